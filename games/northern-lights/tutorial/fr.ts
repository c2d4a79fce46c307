/** Ce que dit la leçon de Northern Lights, en français. */

import type { LessonText, ReplyText } from './en.ts';

export const fr: Readonly<Record<LessonText, string>> = {
  welcome:
    'De Gdańsk au cap Nord : il faut le plus de points. Prenez des routes entre les villes pour en marquer tout de suite. Les tickets, que vous seul voyez, et les cartes bonus comptent à la fin.',
  keep: 'Vous avez reçu quatre tickets et devez en garder au moins deux. Gardez les deux premiers : Oslo – Stockholm et Stavanger – Karlstad vont bien ensemble.',
  loco: 'À votre tour, une seule action : prendre deux cartes, prendre une route ou piocher des tickets. Une locomotive remplace toute couleur. Prise face visible, c’est votre seule carte : prenez-la.',
  dear: 'Une route coûte autant de cartes de sa couleur qu’elle a d’espaces. Essayez les trois espaces violets de Bergen à Oslo.',
  claim:
    'Pas assez de violet. Une carte blanche suffit pour l’espace blanc entre Karlstad et Oslo : prenez-le. Payez en blanc ; la locomotive vaudra plus ailleurs.',
  parallel: 'Trois routes relient ces deux villes. Essayez de prendre aussi la verte.',
  second:
    'Un joueur ne peut pas prendre deux routes parallèles. Prenez l’espace vert de Karlstad à Stockholm et payez en vert.',
  completed: 'Oslo – Stockholm est réussi : vos propres routes relient les deux villes, par n’importe quel chemin.',
  ferry:
    'Passons à la côte. Une ligne de ferries grise prend toute couleur, mais chaque icône demande une locomotive ou deux cartes d’une même couleur. Prenez Kristiansand – Stavanger.',
  payFerry:
    'Une locomotive pour l’icône et une carte noire pour l’autre espace, c’est la façon la moins chère : choisissez-la.',
  drawn:
    'Le bonus de pioche +1 vous a donné une carte. Kristiansand – Oslo, en blanc ou en jaune, compléterait votre deuxième ticket.',
  tickets: 'À votre tour, vous pouvez aussi piocher trois tickets et en garder au moins un. Faites-le maintenant.',
  keepMore: 'Ne gardez que le premier, Oslo – Copenhague.',
  points:
    'Une autre partie, presque finie. Un à cinq espaces rapportent 1, 2, 4, 7 et 10 points : économisez pour les longues routes.',
  bonus:
    'Quatre cartes bonus sont posées à chaque partie. Chacune vaut 5 à 12 points pour le joueur qui remplit le mieux sa condition ; à égalité, chacun en marque tous les points.',
  end: 'Quand un joueur n’a plus que deux wagons ou moins, chacun joue un dernier tour. Les tickets échoués coûtent leurs points.',
  last: 'Jouez maintenant les derniers tours d’une vraie partie contre un robot débutant. Regardez d’abord vos tickets : que manque-t-il ?',
};

export const repliesFr: Readonly<Record<ReplyText, string>> = {
  keepFar:
    'Avec Mourmansk – Copenhague, vous gagneriez 19 points ou les perdriez : gardez plutôt les deux petits tickets.',
  keepBergen:
    'Bergen – Stockholm est un bon ticket, mais les deux petits font presque le même chemin : ne gardez que ceux-là.',
  locoOther: '{chosen} est permis, mais une locomotive remplace toute couleur : prenez-la.',
  locoRoute: '{chosen} peut déjà se prendre, mais cette étape parle des cartes : prenez la locomotive.',
  locoTickets: '{chosen} prend un tour entier, et vous en avez déjà deux : prenez la locomotive.',
  dearOther: '{chosen} aiderait, mais essayez d’abord la route violette, pour voir ce qu’une route coûte.',
  dearRoute: '{chosen} est dans vos moyens ; la route violette montre ce qui se passe sinon.',
  dearTickets: '{chosen}, c’est pour plus tard ; essayez d’abord la route violette.',
  claimOther: '{chosen} est permis, mais une carte blanche fait déjà avancer vos tickets.',
  claimRoute: '{chosen} est possible, mais vos deux tickets ont besoin de Karlstad : prenez l’espace blanc vers Oslo.',
  claimTickets: '{chosen} est permis, mais l’espace blanc sert déjà vos deux tickets.',
  claimLoco: '{chosen} marche, mais le blanc suffit, et la locomotive paiera une ligne de ferries.',
  parallelOther: '{chosen} est permis, mais voyez d’abord si la route verte voisine de la vôtre peut se prendre.',
  parallelRoute: '{chosen} est libre ; celle à essayer est la verte, à côté de votre route blanche.',
  parallelTickets: '{chosen}, c’est pour plus tard ; essayez d’abord la verte, à côté de votre route.',
  secondOther: '{chosen} est permis, mais une carte verte suffit à réussir votre premier ticket.',
  secondRoute: '{chosen} est possible, mais il manque l’espace vert de Karlstad à Oslo – Stockholm.',
  secondTickets: '{chosen} est permis, mais un espace vert suffit à réussir le premier que vous avez.',
  secondLoco: '{chosen} marche, mais gardez la locomotive : l’étape suivante en a besoin.',
  ferryOther: '{chosen} est permis, mais votre locomotive et une carte noire paient déjà les ferries.',
  ferryRoute: '{chosen} est possible, mais votre deuxième ticket part de Stavanger : prenez les ferries qui y vont.',
  ferryTickets: '{chosen} est permis, mais votre deuxième ticket a d’abord besoin des ferries vers Stavanger.',
  payPair:
    'Deux cartes noires valent une icône, mais l’autre espace prend alors la locomotive : c’est une carte de plus.',
  ticketsOther: '{chosen} est permis, mais cette étape parle des tickets : piochez-en trois.',
  ticketsRoute: '{chosen} rapporterait ; mais ici il s’agit de tickets, piochez-en trois.',
  moreOther: 'Turku et Imatra sont loin de vos routes, et un ticket échoué coûte : ne gardez qu’Oslo – Copenhague.',
  moreBoth: 'Oslo – Copenhague convient, mais chaque ticket de plus est à réussir : ne gardez que celui-là.',
};
