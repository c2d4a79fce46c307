/** The rules of Northern Lights in our own words, in French. `why` explains a refusal. */

import type { RuleTexts } from '../../rails/text/words.ts';

export const rules: RuleTexts = {
  'NL-1': { text: 'De {minSeats} à {maxSeats} joueurs. Chacun commence avec {pieces} wagons et zéro point.' },
  'NL-2': {
    text: 'Il y a {allCards} cartes wagon, de {colours} couleurs, dont {wildCards} locomotives, qui servent de joker. Chaque joueur en reçoit {dealt}, et {row} sont visibles ; elles restent, quel que soit le nombre de locomotives.',
  },
  'NL-3': {
    text: 'Sur les {allBonuses} cartes bonus, {laidOut} sont étalées face visible ; les autres ne servent pas.',
  },
  'NL-4': {
    text: 'Chaque joueur reçoit {ticketsDealt} tickets et en garde au moins {keepDealt}. Tout le monde choisit en même temps, et personne ne sait combien les autres en gardent avant que tous aient choisi. Les autres vont sous la pioche ; puis le premier joueur est tiré au sort.',
    why: 'Gardez au moins {least} des {offered} tickets reçus.',
  },
  'NL-5': {
    text: 'Prendre des cartes wagon, c’est en prendre deux, visibles ou à l’aveugle. Une carte visible est remplacée avant le choix de la deuxième, qui est obligatoire s’il y en a une (la règle dit « deux » et « jusqu’à deux » ; ici, c’est deux). Une locomotive visible ne se prend qu’en premier, et c’est alors votre seule carte ; piochée à l’aveugle, elle compte comme une autre.',
    why: 'Aucune carte de ce type n’est visible, ou c’est une locomotive, qui ne peut pas être votre deuxième carte.',
  },
  'NL-6': {
    text: 'Quand la pioche est vide, la défausse est mélangée aussitôt pour en refaire une, ou dès qu’il y en a une ; les vides parmi les cartes visibles sont comblés dès que possible. S’il manque des cartes, on prend ce qu’il y a ; s’il n’y en a aucune, on ne peut pas piocher. À la lettre de la règle, les cartes visibles ne se prennent plus quand la pioche et la défausse sont vides ; ici, on peut encore les prendre.',
    why: 'La pioche est vide.',
  },
  'NL-7': {
    text: 'Une route libre coûte autant de cartes de sa couleur qu’elle a d’espaces ; les locomotives remplacent toute couleur. On pose un wagon sur chaque espace. Les cartes sont défaussées, et la route rapporte ses points tout de suite. Une route par tour, n’importe où.',
    why: 'La route doit être libre. Cartes de sa couleur : il en faut exactement {cards}, vous en avez {have} (locomotives : {wilds}). Wagons : il en faut {pieces}, vous en avez {left}.',
  },
  'NL-8': {
    text: 'Un joueur ne peut pas prendre deux routes parallèles. D’une route double, une seule est ouverte à deux ou trois joueurs, les deux au-delà ; d’une route triple, une à deux joueurs, deux à trois, toutes au-delà. Une fois ce nombre atteint, les autres sont fermées.',
    why: 'Vous avez déjà une route parallèle, ou assez sont prises et celle-ci est fermée.',
  },
  'NL-9': {
    text: 'Une ligne de ferries demande pour chaque icône une locomotive ou une paire d’une même couleur, et pour ses autres espaces une série d’une couleur, où les locomotives servent de joker ; les paires peuvent être de toutes couleurs. On défausse exactement ce qu’il faut, sans locomotive dans une paire ni carte de trop. Les combinaisons les moins chères viennent d’abord, une locomotive comptant pour deux cartes.',
    why: 'Cette ligne de ferries a {cards:espace|espaces}, dont {icons:icône|icônes}. Une locomotive ou une paire par icône, une série d’une couleur pour le reste, rien de trop. Au mieux, vous avez {have} cartes d’une même couleur ; locomotives : {wilds}.',
  },
  'NL-10': {
    text: 'Bonus de pioche : après avoir pris une route marquée +X, on pioche X cartes à l’aveugle, tant qu’il y en a. Les cartes payées sont déjà dans la défausse, et les vides parmi les cartes visibles sont comblés avant.',
  },
  'NL-11': {
    text: 'Piocher des tickets, c’est en piocher {ticketsDrawn}, ou ce qui reste, et en garder au moins {keepDrawn} ; les autres vont sous la pioche. S’il n’y en a plus, on ne peut pas en piocher. Un ticket gardé ne se rend plus.',
    why: 'Vous avez pioché {offered:ticket|tickets}. Gardez-en au moins {least}.',
  },
  'NL-12': {
    text: 'Les mains et les tickets, réussis ou non, sont secrets jusqu’à la fin. Sont publics leur nombre, la taille des deux pioches, la défausse, les wagons, les points, les cartes bonus et tout ce qui se compte sur le plateau.',
  },
  'NL-13': {
    text: 'Quand un joueur termine son tour avec {piecesLeft:wagon|wagons} ou moins, chacun joue un dernier tour, ce joueur en dernier. Cela n’arrive qu’une fois, et un tour passé compte comme le dernier.',
  },
  'NL-14': {
    text: 'Le score final additionne les routes, les tickets réussis et les cartes bonus, moins les tickets échoués.',
  },
  'NL-15': {
    text: 'Chaque carte bonus va au joueur qui remplit le mieux sa condition après le dernier tour. À égalité, tous en marquent les points en entier, même à zéro, et chacun compte comme l’ayant remportée.',
  },
  'NL-16': {
    text: 'Les cartes bonus comptent les locomotives en main, les tickets vers les capitales, les wagons restants, les routes d’un espace, le plus long chemin, les petits tickets, les pays, les tickets polaires, les routes polaires, les lignes de ferries ou les routes en Norvège.',
  },
  'NL-17': {
    text: 'Le joueur qui a le plus de points gagne. {ties}',
  },
  'NL-18': {
    text: 'Le score final montre chacune de ses parts, le chemin de chaque ticket sur la carte, et le plus long chemin.',
  },
  'NL-19': {
    text: 'Là où la règle imprimée ne dit rien, ce site tranche : les notes du jeu donnent chaque point, et la page du jeu dit ce qui est confirmé.',
  },
  'NL-20': {
    text: 'Deux cartes d’une même couleur en main valent une locomotive. Un ticket ou une route compte une fois, par l’une ou l’autre extrémité ; un ticket seulement s’il est réussi, à sa valeur imprimée. Le plus long chemin n’emprunte aucune route deux fois, et un pays compte dès qu’une de vos routes y aboutit.',
  },
  'NL-21': {
    text: 'Si vous pouvez agir, vous le devez. Un joueur qui ne peut rien faire passe son tour, et tout le monde en est averti ; si tous passent à la suite, la partie s’arrête aussitôt et l’on compte les points.',
  },
  'NL-22': {
    text: 'La pioche des tickets contient les tickets non distribués, dans un ordre inconnu, et dessous les tickets rendus, piochés dans l’ordre de leur retour. Seul le joueur qui a rendu un ticket le connaît.',
  },
  'NL-23': {
    text: 'Vous pouvez annuler une prise de route jusqu’au coup du joueur suivant, sauf si elle a fait piocher des cartes ou compléter les cartes visibles. Les cartes et les tickets piochés ne s’annulent pas.',
  },
  'NL-24': {
    text: 'En cas d’égalité pour la victoire, c’est le nombre de tickets réussis qui départage, non leur valeur.',
  },
};
