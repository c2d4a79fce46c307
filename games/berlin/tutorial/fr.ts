/** Ce que dit la leçon de Berlin, en français. */

import type { LessonText, ReplyText } from './en.ts';

export const fr: Readonly<Record<LessonText, string>> = {
  welcome:
    'Bienvenue à Berlin. Il faut le plus de points. Prenez des Routes entre les Lieux pour en marquer tout de suite, et reliez les Lieux de vos cartes Destination, que vous seul voyez, pour en marquer à la fin.',
  keep: 'Vous avez reçu deux cartes Destination. La longue vaut 12, mais coûte 12 si vous échouez. Ne gardez que la courte, Gleisdreieck – Porte de Brandebourg.',
  cards:
    'À votre tour, une seule action : prendre deux cartes, prendre une Route ou piocher des cartes Destination. Cinq cartes sont visibles. Prenez la rose.',
  bike: 'Le vide est comblé aussitôt. Une carte Vélo remplace toute couleur ; visible, elle se prend en premier et c’est alors votre seule carte. Essayez de la prendre en second.',
  blind: 'Pas en second. Piochez votre deuxième carte à l’aveugle.',
  dear: 'Une Route coûte autant de cartes de sa couleur qu’elle a d’Espaces. Essayez les trois Espaces bleus de Nollendorfplatz à Potsdamer Platz.',
  claim:
    'Vous n’avez pas de bleu. Une Route grise se paie d’une couleur au choix, et vous avez trois cartes noires : prenez les deux Espaces gris de Potsdamer Platz à Gleisdreieck.',
  pay: 'Deux points, deux Tramways de moins. Il ne manque qu’un Espace : prenez Porte de Brandebourg – Potsdamer Platz, l’une ou l’autre Route, et choisissez comment payer.',
  parallel:
    'Complétée : vos propres Routes, Tramways et Métros confondus, relient les deux Lieux. Essayez maintenant l’autre Route, à côté de la dernière.',
  tickets:
    'À deux joueurs, dès qu’une Route d’une Route Double est prise, l’autre est fermée. Il reste du temps pour d’autres cartes Destination : piochez-en deux.',
  keepMore: 'Ne gardez que la première, Potsdamer Platz – Quartier Saint-Nicolas : elle part de là où vous êtes.',
  subway:
    'Une autre partie. Une Route de Métro coûte le nombre de cartes indiqué à côté, mais un seul Métro. Avec vos deux cartes orange, prenez Gare centrale – Musée d’histoire naturelle.',
  points:
    'Trois points pour une pièce. Les longues Routes rapportent le plus : quatre Espaces de Tramway valent 7 points, quatre fois un seul Espace 4. Économiser paie.',
  pieces:
    'On commence avec 11 Tramways et 5 Métros. Quand un joueur n’a plus qu’une pièce au plus, chacun joue encore un tour.',
  end: 'Alors les cartes Destination complétées ajoutent leurs points et les autres les retirent. Touchez l’une des vôtres : le plateau montre ses deux Lieux.',
  last: 'Jouez maintenant les derniers tours d’une vraie partie contre un robot débutant. Regardez d’abord vos cartes Destination : que manque-t-il ?',
};

export const repliesFr: Readonly<Record<ReplyText, string>> = {
  keepLong:
    'Kurfürstendamm – Alexanderplatz seule, c’est permis, mais risquer douze points au départ est rude : gardez la courte.',
  keepBoth: 'Garder les deux est permis, mais la longue coûte 12 points si vous échouez : ne gardez que la courte.',
  cardsOther: '{chosen} est permis, mais c’est la rose qu’il faut ici, pour voir sa place se remplir.',
  cardsClaim: '{chosen} peut déjà se prendre, mais cette étape parle des cartes : prenez la rose.',
  cardsTickets: '{chosen} prend un tour entier ; vous avez déjà une Destination à relier, prenez plutôt la rose.',
  bikeOther:
    '{chosen} va très bien en second, mais essayez le vélo : il montre ce qu’une deuxième carte ne peut pas être.',
  blindOther: '{chosen} est permis en second ; ici, piochez à l’aveugle pour voir que la pioche marche aussi.',
  dearCard: '{chosen} servira plus tard ; essayez d’abord la Route bleue, pour voir ce qu’une Route coûte.',
  dearClaim: '{chosen} est dans vos moyens, mais essayez la bleue : elle montre ce qui se passe sinon.',
  dearTickets: '{chosen}, c’est pour plus tard ; essayez d’abord la Route bleue.',
  claimCard: '{chosen} est permis, mais vos trois cartes noires paient déjà la Route grise.',
  claimRoute: '{chosen} est possible, mais votre Destination a besoin de Gleisdreieck : prenez les deux Espaces gris.',
  claimTickets: '{chosen} est permis, mais complétez d’abord celle que vous avez.',
  payCard: '{chosen} est permis, mais une seule carte de votre main complète déjà votre Destination.',
  payRoute: '{chosen} est possible, mais il manque encore Porte de Brandebourg – Potsdamer Platz.',
  payTickets: '{chosen} est permis, mais un seul Espace complète celle que vous avez.',
  parallelCard: '{chosen} est permis, mais voyez d’abord ce qu’il en est de la Route voisine de la vôtre.',
  parallelRoute: '{chosen} est encore libre ; celle à essayer est l’autre Route, à côté de la dernière.',
  parallelTickets: '{chosen}, c’est l’étape suivante ; essayez d’abord la Route voisine de la vôtre.',
  ticketsCard: '{chosen} est permis, mais sans Destination à relier, mieux vaut en piocher maintenant.',
  ticketsRoute: '{chosen} rapporterait peu ; une nouvelle Destination vaut mieux, piochez-en deux.',
  moreSecond: 'Porte de Charlottenbourg – Gendarmenmarkt vaut 9, mais c’est à l’autre bout de Berlin.',
  moreBoth: 'Garder les deux est permis, mais la longue peut vous coûter 9 points : ne gardez que la première.',
  subwayCard: '{chosen} est permis, mais vos deux cartes orange paient déjà le Métro.',
  subwayRoute: '{chosen} est possible, mais ce n’est pas le Métro orange de la Gare centrale.',
  subwayTickets: '{chosen} est permis, mais cette étape parle du Métro, et vos cartes le paient.',
};
