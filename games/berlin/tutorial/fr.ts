/** Ce que dit la leçon de Berlin, en français. */

import type { LessonText } from './en.ts';

export const fr: Readonly<Record<LessonText, string>> = {
  welcome:
    'Berlin, années vingt. Vous prenez des routes entre des lieux : tramways au centre, métros sur l’anneau. Les routes rapportent tout de suite ; les destinations, que vous seul voyez, à la fin.',
  keep: 'Ces deux destinations vous ont été distribuées. La longue vaut beaucoup, mais coûte autant si elle échoue. Ne gardez que la courte, Gleisdreieck – Porte de Brandebourg.',
  cards:
    'À votre tour, une chose sur trois : piocher deux cartes, prendre une route ou piocher des destinations. Cinq cartes sont visibles. Prenez la rose.',
  bike: 'Le vide est comblé aussitôt. Les vélos remplacent toute couleur ; un vélo visible se prend en premier et c’est alors votre seule carte. Essayez de le prendre en second.',
  blind: 'Pas en second. Piochez votre deuxième carte à l’aveugle, dans la pioche.',
  dear: 'Ann a pris une route. À vous : une route demande autant de cartes de sa couleur qu’elle a de cases. Essayez les trois cases bleues de Nollendorfplatz à Potsdamer Platz.',
  claim:
    'Vous n’avez pas de carte bleue. Les routes grises acceptent n’importe quelle couleur, une seule, et vous avez trois cartes noires : prenez les deux cases grises de Potsdamer Platz à Gleisdreieck.',
  pay: 'Deux points, deux tramways de moins. Il manque une case à votre destination : prenez Porte de Brandebourg – Potsdamer Platz, l’une ou l’autre voie, et choisissez comment payer.',
  parallel:
    'Destination atteinte : vos propres routes relient ses deux bouts. Essayez maintenant de prendre l’autre voie, à côté de la dernière.',
  tickets:
    'À deux, une route double est fermée dès que l’une des deux est prise. Il reste du temps pour une autre destination : piochez-en deux.',
  keepMore: 'Ne gardez que la première, Potsdamer Platz – Quartier Saint-Nicolas : elle continue là où vous êtes.',
  subway:
    'Une autre table, votre premier tour. Une ligne de métro coûte le nombre écrit à côté, mais ne prend toujours qu’une pièce. Vous tenez deux cartes orange : prenez le métro orange de la Gare centrale au Muséum d’histoire naturelle.',
  pieces:
    'Trois points pour une pièce. Vous aviez 11 tramways et 5 métros. Quand quelqu’un n’a plus qu’une pièce au plus, chacun joue encore un tour.',
  end: 'À la fin, les destinations réussies ajoutent leurs points et les autres les retirent. Touchez une de vos destinations : le plan montre ses deux bouts.',
  last: 'Et maintenant les derniers tours d’une vraie partie, contre un robot débonnaire. Regardez d’abord vos destinations !',
};
