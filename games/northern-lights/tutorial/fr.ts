/** Ce que dit la leçon de Northern Lights, en français. */

import type { LessonText } from './en.ts';

export const fr: Readonly<Record<LessonText, string>> = {
  welcome:
    'De Gdańsk au cap Nord. Vous avez 40 wagons : prenez des routes entre les villes pour marquer des points, et réussissez vos tickets. Quatre cartes bonus, visibles de tous, vont chacune au joueur qui remplit le mieux sa condition.',
  keep: 'Vous avez reçu quatre tickets et devez en garder au moins deux. Gardez les deux premiers : Oslo – Stockholm et Stavanger – Karlstad vont bien ensemble.',
  loco: 'À votre tour, faites une seule action : prendre deux cartes, prendre une route ou piocher des tickets. Une locomotive remplace toute couleur. Prise face visible, c’est votre seule carte du tour : prenez-la.',
  dear: 'Ann a pris une route dans le nord. Une route coûte autant de cartes de sa couleur qu’elle a d’espaces. Essayez les trois espaces violets de Bergen à Oslo.',
  claim:
    'Pas assez de violet. Une carte blanche suffit pour l’unique espace blanc entre Karlstad et Oslo : prenez-le. Payez en blanc ; la locomotive vaudra plus ailleurs.',
  parallel: 'Trois routes relient ces deux villes. Essayez de prendre aussi la verte.',
  second:
    'Un joueur ne peut pas prendre deux routes parallèles, et à deux joueurs une seule d’entre elles peut être prise. Prenez l’espace vert de Karlstad à Stockholm et payez en vert.',
  ferry:
    'Oslo – Stockholm est réussi. Passons à la côte : les lignes de ferries ont des icônes, et chacune demande une locomotive ou deux cartes d’une même couleur. Prenez la ligne de ferries de Kristiansand à Stavanger.',
  payFerry:
    'Il y a deux façons de payer. Une locomotive pour l’icône et une carte noire pour l’autre espace, c’est la moins chère : choisissez-la.',
  drawn:
    'Le bonus de pioche +1 vous a donné une carte. Kristiansand – Oslo, en blanc ou en jaune, compléterait votre deuxième ticket.',
  tickets: 'À votre tour, vous pouvez aussi piocher trois tickets et en garder au moins un. Faites-le maintenant.',
  keepMore: 'Ne gardez que le premier, Oslo – Copenhague.',
  bonus:
    'Gardez un œil sur les cartes bonus : à la fin, chacune va au joueur qui remplit le mieux sa condition ; à égalité, chacun en marque tous les points.',
  end: 'Quand un joueur n’a plus que deux wagons ou moins, chacun joue un dernier tour. Les tickets échoués coûtent leurs points.',
  last: 'Jouez maintenant les derniers tours d’une vraie partie, contre un robot débutant. Il vous reste onze wagons.',
};
