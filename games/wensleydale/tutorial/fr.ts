/** Ce que dit la leçon de Last Train to Wensleydale, en français. */

import type { LessonText } from './en.ts';

export const fr: Readonly<Record<LessonText, string>> = {
  welcome:
    'Les Yorkshire Dales, trop pauvres pour de vrais chemins de fer. Vous construisez de petites lignes dans les vallées, emportez pierre, fromage et voyageurs, et laissez l’une des deux grandes compagnies, MR ou NER, absorber les lignes avant qu’elles ne vous ruinent.',
  phases:
    'Un tour passe par des phases : cubes, enchères, ordres, construction, trains, profit, absorptions. Le bandeau dit où vous en êtes et ce qui vient.',
  bid: 'D’abord les enchères. Chaque case donne les disques imprimés et un disque pioché : gouvernement (G), train (T), MR (M), NER (N). Vous avez 12 cubes. Misez 2 sur la case 5.',
  outbid:
    'Ann a surenchéri : vos cubes sont revenus, et il faut miser encore jusqu’à tenir deux cases. Misez 2 sur la case 8 : deux fois le gouvernement, pour construire en premier.',
  secondBid:
    'Une mise tient. Misez 3 sur la case 2 pour la seconde : elle apporte de l’influence MR, que demandent les lignes au départ des villes MR.',
  orders:
    'Les cases sont attribuées. L’influence du gouvernement dit qui construit d’abord : vous. L’influence train dit qui prend d’abord les trains : Ann.',
  link: 'Construisez. Une ligne part d’une ville de compagnie. Posez un lien de Hawes Junction, ville MR, à Ribblehead : la feuille dit ce qu’il coûte avant que vous ne vous engagiez.',
  line: 'Deux pour un lien avec une vallée, et une influence MR pour la ville de compagnie. Les opposants, figurines blanches, coûteraient chacun une influence du gouvernement ; sur ce chemin il n’y en a pas. Continuez jusqu’à Dent, puis Garsdale, et dites que la ligne est finie.',
  train:
    'Ann et Ben ont construit et pris des trains. Un train de la rangée 2 coûte deux influences train, juste ce que vous avez. Prenez T2A : deux voyageurs, deux marchandises.',
  stone:
    'Chacun charge maintenant une pièce à son tour. La pierre, qui vaut 2, se charge par une ville au pied de sa colline : chargez la pierre de Whernside.',
  passenger:
    'Un voyageur rapporte 1 et demande vos liens jusqu’à une ville de sa compagnie. Chargez un voyageur MR à Dent.',
  again: 'Chargez un autre voyageur à Dent avant que quelqu’un ne le fasse.',
  fill: 'Les autres ont fini. Remplissez votre dernier emplacement avec la pierre de Barbon Fell.',
  pass: 'Votre train est plein ; un autre coûterait trop. Passez.',
  profit:
    'Vous avez gagné 6, payé 1 pour chacun de vos trois liens, et avancé de 3. Plus haut sur cette piste, plus tôt dans l’ordre ; à la fin la case elle-même compte.',
  takeover:
    'Les liens coûtent à chaque tour, et encore à la fin. Laissez la MR absorber Hawes Junction – Ribblehead – Dent : une influence paie deux liens, et le chemin doit finir dans une ville.',
  score:
    'À la fin chaque pièce emportée vaut 1, et chaque série de pierre, fromage, voyageur MR et voyageur NER 2 de plus. Puis vient la piste de profit, et un point de moins par lien encore à vous.',
  last: 'Et maintenant le dernier tour d’une vraie partie, contre deux robots débonnaires.',
};
