/** Ce que dit la leçon de Last Train to Wensleydale, en français. */

import type { LessonText } from './en.ts';

export const fr: Readonly<Record<LessonText, string>> = {
  welcome:
    'Les Yorkshire Dales, trop pauvres pour de vrais chemins de fer. Construisez de petites lignes dans les vallées, emportez Pierre, Fromage et passagers, et laissez l’une des deux grandes compagnies, MR ou NER, absorber vos lignes avant qu’elles ne vous ruinent.',
  phases:
    'Un tour se compose de phases : cubes, enchères, ordres, construction, trains, profit, absorptions. Le bandeau montre où vous en êtes et ce qui vient ensuite.',
  bid: 'D’abord les enchères. Chaque case donne ses disques imprimés et un disque tiré : Gouvernement (G), Moteur (Mo), MR (M), NER (N). Vous avez 12 cubes. Misez 2 sur la case 5.',
  outbid:
    'Ann a surenchéri : vos cubes sont revenus, et il faut miser à nouveau jusqu’à avoir deux mises. Misez 2 sur la case 8 : deux points d’influence Gouvernement, pour construire en premier.',
  secondBid:
    'Une mise tient. Pour la seconde, misez 3 sur la case 2 : elle donne de l’influence MR, nécessaire aux lignes qui partent des villes MR.',
  orders:
    'Les cases sont attribuées. L’influence Gouvernement décide qui construit en premier : vous. L’influence Moteur décide qui achète les trains en premier : Ann.',
  link: 'Construisez. Une ligne part d’une ville de compagnie. Posez un lien de Hawes Junction, ville MR, à Ribblehead : vous voyez le coût avant de valider.',
  line: 'Deux pour un lien avec une vallée, plus un point d’influence MR pour la ville de compagnie. Les Opposants, personnages blancs, coûteraient chacun un point d’influence Gouvernement ; il n’y en a pas sur ce trajet. Continuez vers Dent, puis Garsdale, et terminez la ligne.',
  train:
    'Ann et Ben ont construit et acheté des trains. Un train de la ligne 2 coûte deux points d’influence Moteur, juste ce que vous avez. Achetez T2A : deux passagers, deux marchandises.',
  stone:
    'Chacun charge maintenant une pièce à son tour. La Pierre, qui vaut 2, se charge par une ville voisine de sa colline : chargez de la Pierre à Whernside.',
  passenger:
    'Un passager rapporte 1 et doit pouvoir rejoindre par vos liens une ville de sa compagnie. Chargez un passager MR à Dent.',
  again: 'Chargez un autre passager à Dent avant que quelqu’un d’autre ne le fasse.',
  fill: 'Les autres ont fini. Remplissez votre dernier slot avec de la Pierre de Barbon Fell.',
  pass: 'Votre train est plein, et un autre coûterait trop cher. Passez.',
  profit:
    'Vous avez gagné 6, payé 1 pour chacun de vos trois liens, et avancé de 3. Plus vous êtes haut sur la piste Pertes & Profits, plus vous jouez tôt ; à la fin, la case elle-même compte.',
  takeover:
    'Les liens coûtent à chaque tour, et encore une fois à la fin. Faites absorber Hawes Junction – Ribblehead – Dent par la MR : un point d’influence paie deux liens, et la suite de liens doit finir dans une ville.',
  score:
    'À la fin, chaque pièce emportée vaut 1, et chaque set de Pierre, Fromage, passager MR et passager NER 2 de plus. Puis vient la piste Pertes & Profits, et un point de moins par lien qui vous reste.',
  last: 'Jouez maintenant le dernier tour d’une vraie partie, contre deux robots débutants.',
};
