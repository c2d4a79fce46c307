/** Ce que dit la leçon de Northern Lights, en français. */

import type { LessonText } from './en.ts';

export const fr: Readonly<Record<LessonText, string>> = {
  welcome:
    'De Gdańsk au cap Nord. Vous avez 40 wagons, prenez des routes entre les villes pour des points et complétez des tickets. Quatre cartes Bonus, visibles de tous, récompensent qui a le plus de quelque chose.',
  keep: 'Quatre tickets vous ont été distribués, il faut en garder au moins deux. Gardez les deux premiers : Oslo – Stockholm et Stavanger – Karlstad vont bien ensemble.',
  loco: 'Un tour, c’est une chose sur trois : piocher deux cartes, prendre une route ou piocher des tickets. Les locomotives remplacent toute couleur. Visible, une seule se prend : prenez-la.',
  dear: 'Ann a pris une route dans le nord. Une route coûte autant de cartes de sa couleur qu’elle a de cases. Essayez les trois cases violettes de Bergen à Oslo.',
  claim:
    'Pas assez de violet. Une carte blanche paie la seule case blanche entre Karlstad et Oslo : prenez-la. Payez en blanc ; la locomotive vaudra plus ailleurs.',
  parallel: 'Trois voies relient ces deux villes. Essayez de prendre aussi la verte.',
  second:
    'Personne ne tient deux routes parallèles, et à deux une seule d’entre elles sert. Prenez la case verte de Karlstad à Stockholm et payez en vert.',
  ferry:
    'Oslo – Stockholm est fait. Passons à la côte : les ferries ont des icônes, dont chacune demande une locomotive, ou deux cartes d’une même couleur. Prenez le ferry de Kristiansand à Stavanger.',
  payFerry:
    'Il y a deux façons de payer. Une locomotive pour l’icône et une carte noire pour l’autre case, c’est la moins chère : choisissez-la.',
  drawn:
    'Le +1 du ferry vous a donné une carte de la pioche. Kristiansand – Oslo, en blanc ou en jaune, compléterait votre deuxième ticket.',
  tickets: 'À votre tour vous pouvez aussi piocher trois tickets et en garder au moins un. Faites-le maintenant.',
  keepMore: 'Ne gardez que le premier, Oslo – Copenhague.',
  bonus:
    'Gardez un œil sur les cartes Bonus : elles comptent à la fin, pour qui en a le plus ; à égalité, chacun les marque en entier.',
  end: 'Quand quelqu’un n’a plus que deux wagons ou moins, chacun joue un dernier tour. Les tickets non complétés coûtent leurs points.',
  last: 'Et maintenant les derniers tours d’une vraie partie, contre un robot débonnaire. Il reste onze wagons.',
};
