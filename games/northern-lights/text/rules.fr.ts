/** The rules of Northern Lights in our own words, in French. `why` explains a refusal. */

import type { RuleTexts } from '../../rails/text/words.ts';

export const rules: RuleTexts = {
  'NL-1': { text: 'De deux à cinq places. Chacune commence avec 40 wagons et zéro point.' },
  'NL-2': {
    text: 'Il y a 114 cartes wagon : 12 dans chacune des huit couleurs et 18 locomotives, qui valent toutes les couleurs. Chaque place en reçoit quatre, et cinq sont visibles ; elles restent, si nombreuses que soient les locomotives.',
  },
  'NL-3': { text: 'Quatre des onze cartes bonus sont posées à la vue de tous ; les sept autres ne servent pas.' },
  'NL-4': {
    text: 'Chaque place reçoit quatre tickets et en garde au moins deux ; tous choisissent en même temps, et nul ne sait combien les autres ont gardé avant que le dernier ait choisi. Le reste va sous la pile, puis on tire au sort qui commence.',
    why: 'Sur les {offered} tickets reçus, gardez-en au moins {least}.',
  },
  'NL-5': {
    text: 'Prendre des cartes, c’est en prendre deux, visibles ou à l’aveugle ; une carte visible est remplacée avant le choix de la deuxième, obligatoire s’il y en a une à prendre (la règle dit « deux » et « jusqu’à deux » ; ici, c’est deux). Une locomotive visible ne se prend qu’en premier et reste alors seule ; piochée à l’aveugle, elle compte comme une autre.',
    why: 'Aucune carte de cette sorte n’est visible, ou c’est une locomotive, qui ne peut pas être la deuxième carte.',
  },
  'NL-6': {
    text: 'Une pioche vide est refaite aussitôt avec la défausse mélangée, ou dès qu’il y en a une, et les trous parmi les cartes visibles sont comblés dès que possible. Quand les cartes manquent on prend ce qu’il y a ; s’il n’y en a aucune, l’action est impossible. À la lettre de la règle, les cartes visibles ne se prennent plus quand la pioche et la défausse sont vides ; ici, on peut encore les prendre.',
    why: 'La pioche est vide.',
  },
  'NL-7': {
    text: 'Une route libre coûte autant de cartes de sa couleur qu’elle a d’espaces, les locomotives valant toute couleur, et l’on pose un wagon par espace. Les cartes sont défaussées, les points comptent tout de suite. Une route par tour, n’importe où.',
    why: 'Une route doit être libre. Cartes de sa couleur : exactement {cards} à payer, vous en avez {have} (et locomotives : {wilds}). Wagons : {pieces} à poser, vous en avez {left}.',
  },
  'NL-8': {
    text: 'De routes parallèles, personne ne peut en tenir deux. D’une double on utilise une voie à deux ou trois places, les deux au-delà ; d’une triple, une à deux places, deux à trois, toutes au-delà. Une fois ce nombre atteint, le reste est fermé.',
    why: 'Une route voisine est déjà à vous, ou les routes voisines ferment celle-ci.',
  },
  'NL-9': {
    text: 'Un ferry demande pour chaque icône une locomotive ou une paire d’une même couleur, et pour ses autres espaces une série d’une couleur que les locomotives complètent ; les paires peuvent être de toutes couleurs. Une façon de payer est ce qu’on défausse, sans locomotive dans une paire ni carte de trop ; les moins chères viennent d’abord, une locomotive comptant pour deux cartes.',
    why: 'Cases de ce ferry : {cards} ; icônes : {icons}. Une locomotive ou une paire par icône, une série d’une couleur pour le reste, rien de trop. Vos cartes d’une même couleur, au mieux : {have} ; locomotives : {wilds}.',
  },
  'NL-10': {
    text: 'Après avoir pris une route marquée +X, on pioche X cartes à l’aveugle, autant qu’il y en a. Les cartes payées sont déjà dans la défausse, et les trous parmi les cartes visibles sont comblés avant.',
  },
  'NL-11': {
    text: 'Piocher des tickets, c’est en prendre trois, ou ce qui reste, et en garder au moins un ; les autres vont sous la pile. S’il n’y en a plus, l’action est impossible. Ce qui est gardé ne se rend plus.',
    why: 'Tickets proposés : {offered}. Il faut en garder au moins {least}.',
  },
  'NL-12': {
    text: 'Les mains, les tickets et leur réussite sont secrets jusqu’à la fin. Sont publics leur nombre, la taille des deux piles, la défausse, les wagons, les points, les cartes bonus et tout décompte que le plateau suffit à faire.',
  },
  'NL-13': {
    text: 'Quand une place finit son tour avec deux wagons ou moins, chacun joue un dernier tour, elle en dernier. Cela n’arrive qu’une fois, et un tour passé compte comme le dernier.',
  },
  'NL-14': {
    text: 'Le score final additionne les routes, les tickets réussis et les cartes bonus, et retire les tickets manqués.',
  },
  'NL-15': {
    text: 'Une carte bonus va à qui a le maximum après le dernier tour. À égalité tous la marquent en entier, même à zéro, et chacun est réputé l’avoir gagnée.',
  },
  'NL-16': {
    text: 'Les cartes bonus comptent les locomotives en main, les tickets vers les capitales, les wagons restants, les routes d’un espace, le plus long trajet, les petits tickets, les pays, les tickets polaires, les routes polaires, les ferries ou les routes en Norvège.',
  },
  'NL-17': {
    text: 'Le plus de points gagne. À égalité, le plus de tickets réussis, puis le plus de cartes bonus ; si l’égalité demeure, la victoire est partagée.',
  },
  'NL-18': {
    text: 'Le score final montre chacune de ses parts, le trajet de chaque ticket sur la carte, et le plus long trajet.',
  },
  'NL-19': {
    text: 'Là où le livret se tait, ce site tranche : les notes du jeu donnent chaque point, et la page du jeu dit ce qui est confirmé.',
  },
  'NL-20': {
    text: 'Deux cartes d’une même couleur en main valent une locomotive. Un ticket ou une route compte une fois, par l’un ou l’autre bout ; un ticket seulement s’il est réussi, selon sa valeur imprimée. Le plus long trajet n’emprunte aucune route deux fois, et un pays compte dès qu’une route de la place y aboutit.',
  },
  'NL-21': {
    text: 'Qui peut agir doit agir. Une place qui ne peut rien faire est passée, et tout le monde en est averti ; si tous passent à la suite, la partie s’arrête aussitôt et l’on compte.',
  },
  'NL-22': {
    text: 'La pile des tickets, c’est le reste non distribué dans un ordre inconnu et, dessous, ce qui a été rendu, pioché dans l’ordre d’arrivée. Seul qui a rendu un ticket le connaît.',
  },
  'NL-23': {
    text: 'On peut revenir sur une prise de route jusqu’au coup suivant d’un autre, sauf si elle a fait piocher des cartes ou compléter les cartes visibles. Ni une carte ni des tickets piochés ne s’annulent.',
  },
  'NL-24': {
    text: 'En cas d’égalité pour la victoire, c’est le nombre de tickets réussis qui départage, non leur valeur.',
  },
};
