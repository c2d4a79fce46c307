/** The family's rules in our own words, in French, with the edition's figures. `why` explains a refusal. */

import type { RuleTexts } from './words.ts';

export const rules: RuleTexts = {
  'RA-1': { text: 'De {minSeats} à {maxSeats} joueurs. Chacun commence avec {pieces} pièces et zéro point.' },
  'RA-2': {
    text: 'Il y a {allCards} cartes de {colours} couleurs, dont {wildCards} jokers. Chaque joueur en reçoit {dealt}, et {row} sont visibles.',
  },
  'RA-3': {
    text: 'Chaque joueur reçoit {ticketsDealt} des {allTickets} tickets et en garde au moins {keepDealt} ; tout le monde choisit en même temps. Les autres vont sous la pioche, puis le premier joueur est tiré au sort.',
    why: 'Gardez au moins {least} des {offered} tickets reçus.',
  },
  'RA-4': {
    text: 'Prendre des cartes, c’est en prendre deux, visibles ou à l’aveugle. Une carte visible est remplacée avant le choix de la deuxième, qui est obligatoire s’il y en a une.',
    why: 'Aucune carte de ce type n’est visible.',
  },
  'RA-5': {
    text: 'Un joker visible ne se prend qu’en premier, et c’est alors votre seule carte. Pioché à l’aveugle, il compte comme une autre.',
    why: 'Un joker visible ne peut pas être votre deuxième carte.',
  },
  'RA-6': {
    text: '{sweep}',
  },
  'RA-7': {
    text: 'Quand la pioche est vide, la défausse est mélangée pour en refaire une, dès qu’il y en a une. Les vides parmi les cartes visibles sont comblés dès que possible.',
    why: 'La pioche est vide.',
  },
  'RA-8': {
    text: 'Une route coûte le nombre de cartes indiqué, de sa couleur, ou d’une couleur au choix si elle est grise. Les jokers remplacent toute couleur. Posez une pièce du bon type sur chaque espace.',
    why: 'Cartes d’une couleur qui convient : il en faut {cards}, vous en avez {have} (jokers : {wilds}). Pièces : il en faut {pieces}, vous en avez {left}.',
  },
  'RA-9': {
    text: '{pairs} ; le reste est une série d’une couleur.',
    why: 'Cartes nécessaires : {cards}, dont {icons:icône|icônes}. Au mieux, vous avez {have} d’une même couleur ; jokers : {wilds}.',
  },
  'RA-10': {
    text: 'Vous pouvez prendre une route libre par tour, n’importe où. Elle rapporte ses points tout de suite, selon le barème de ses pièces.',
    why: 'Cette route est déjà prise.',
  },
  'RA-11': {
    text: 'Un joueur ne peut pas prendre deux routes parallèles. {limits}',
    why: 'Vous avez déjà une route parallèle, ou assez sont prises et celle-ci est fermée.',
  },
  'RA-12': { text: 'Une route marquée +X fait piocher X cartes à l’aveugle, tant qu’il y en a.' },
  'RA-13': {
    text: 'Piocher des tickets, c’est en piocher {ticketsDrawn}, ou ce qui reste, et en garder au moins {keepDrawn} ; les autres vont sous la pioche. Un ticket gardé ne se rend plus.',
    why: 'Vous avez pioché {offered:ticket|tickets}. Gardez-en au moins {least}.',
  },
  'RA-14': {
    text: 'Les mains et les tickets sont secrets. Leur nombre, la taille des pioches, la défausse, les pièces et les points sont publics. Tout le monde voit quelles cartes visibles sont prises.',
  },
  'RA-15': {
    text: 'Si vous pouvez agir, vous le devez. Un joueur qui ne peut rien faire passe son tour ; si tous passent à la suite, la partie s’arrête aussitôt.',
  },
  'RA-16': {
    text: 'Quand un joueur termine son tour avec {piecesLeft} pièces ou moins, chacun joue un dernier tour, ce joueur en dernier.',
  },
  'RA-17': {
    text: 'Le score final additionne les routes, les tickets réussis{extras}, moins les tickets échoués. À égalité pour un bonus ou le plus long chemin, tous en marquent les points.',
  },
  'RA-18': {
    text: 'Le joueur qui a le plus de points gagne. {ties}',
  },
  'RA-19': {
    text: 'On défausse exactement ce que la route demande. Toutes les combinaisons que votre main permet sont proposées, les moins chères d’abord, un joker comptant pour deux.',
    why: 'Payez exactement {cards:carte|cartes}, ou une de plus par paire.',
  },
  'RA-20': {
    text: 'Vous pouvez annuler une prise de route jusqu’au coup du joueur suivant, sauf si elle a fait piocher ou dévoiler des cartes. Ce qui est pioché ne s’annule pas.',
  },
};
