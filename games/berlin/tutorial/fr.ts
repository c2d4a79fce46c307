/** Ce que dit la leçon de Berlin, en français. */

import type { LessonText } from './en.ts';

export const fr: Readonly<Record<LessonText, string>> = {
  welcome:
    'Bienvenue à Berlin. Prenez des Routes entre les Lieux : Tramways au centre, Métros sur la ceinture. Les Routes rapportent des points tout de suite ; les cartes Destination, que vous seul voyez, à la fin.',
  keep: 'Vous avez reçu ces deux cartes Destination. La longue vaut beaucoup, mais coûte autant si vous échouez. Ne gardez que la courte, Gleisdreieck – Porte de Brandebourg.',
  cards:
    'À votre tour, faites une seule action : prendre deux cartes, prendre une Route ou reprendre des cartes Destination. Cinq cartes sont visibles. Prenez la rose.',
  bike: 'Le vide est comblé aussitôt. Une carte Vélo remplace toute couleur ; visible, elle se prend en premier et c’est alors votre seule carte. Essayez de la prendre en second.',
  blind: 'Pas en second. Piochez votre deuxième carte à l’aveugle.',
  dear: 'Ann a pris une Route. À vous : une Route coûte autant de cartes de sa couleur qu’elle a d’Espaces. Essayez les trois Espaces bleus de Nollendorfplatz à Potsdamer Platz.',
  claim:
    'Vous n’avez pas de carte bleue. Une Route grise se paie d’une couleur au choix, et vous avez trois cartes noires : prenez les deux Espaces gris de Potsdamer Platz à Gleisdreieck.',
  pay: 'Deux points, deux Tramways de moins. Il ne manque qu’un Espace pour votre Destination : prenez Porte de Brandebourg – Potsdamer Platz, l’une ou l’autre Route, et choisissez comment payer.',
  parallel:
    'Carte Destination complétée : vos propres Routes relient ses deux Lieux. Essayez maintenant de prendre l’autre Route, à côté de la dernière.',
  tickets:
    'À deux joueurs, dès qu’une Route d’une Route Double est prise, l’autre est fermée. Il reste du temps pour d’autres cartes Destination : piochez-en deux.',
  keepMore: 'Ne gardez que la première, Potsdamer Platz – Quartier Saint-Nicolas : elle part de là où vous êtes.',
  subway:
    'Une autre partie, votre premier tour. Une Route de Métro coûte le nombre de cartes indiqué à côté, mais ne prend qu’un seul Métro. Vous avez deux cartes orange : prenez le Métro orange de la Gare centrale au Musée d’histoire naturelle.',
  pieces:
    'Trois points pour une pièce. On commence avec 11 Tramways et 5 Métros. Quand un joueur n’a plus qu’une pièce au plus, chacun joue encore un tour.',
  end: 'À la fin, les cartes Destination complétées ajoutent leurs points et les autres les retirent. Touchez l’une des vôtres : le plateau montre ses deux Lieux.',
  last: 'Jouez maintenant les derniers tours d’une vraie partie, contre un robot débutant. Regardez d’abord vos cartes Destination !',
};
