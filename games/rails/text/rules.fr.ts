/** The family's rules in our own words, in French, with the edition's figures. `why` explains a refusal. */

import type { RuleTexts } from './words.ts';

export const rules: RuleTexts = {
  'RA-1': { text: 'De {minSeats} à {maxSeats} joueurs. Chacun commence avec {pieces} pièces et zéro point.' },
  'RA-2': {
    text: 'Il y a {allCards} cartes en {colours} couleurs, dont {wildCards} jokers. Chaque joueur en reçoit {dealt}, et {row} sont visibles.',
  },
  'RA-3': {
    text: 'Chaque joueur reçoit {ticketsDealt} des {allTickets} tickets et en garde au moins {keepDealt} ; tous choisissent à la fois. Le reste va sous la pile, puis on tire au sort qui commence.',
    why: 'Sur les {offered} tickets reçus, gardez-en au moins {least}.',
  },
  'RA-4': {
    text: 'Prendre des cartes, c’est en prendre deux, visibles ou à l’aveugle. Une carte visible est remplacée avant le choix de la deuxième, obligatoire s’il y en a une à prendre.',
    why: 'Aucune carte de cette sorte n’est visible.',
  },
  'RA-5': {
    text: 'Un joker visible ne peut être que la première et seule carte. Pioché à l’aveugle, il compte comme une autre.',
    why: 'Un joker visible ne peut pas être la deuxième carte.',
  },
  'RA-6': {
    text: '{sweep}',
  },
  'RA-7': {
    text: 'Une pioche vide est refaite avec la défausse mélangée dès qu’il y en a une, et les trous parmi les cartes visibles sont comblés dès que possible.',
    why: 'La pioche est vide.',
  },
  'RA-8': {
    text: 'Une route coûte les cartes qu’elle demande, de sa couleur, ou d’une seule au choix si elle est grise, les jokers valant toute couleur. On pose une pièce de sa sorte par espace.',
    why: 'Cartes qui conviennent : {cards} à payer, vous en avez {have} (et jokers : {wilds}). Pièces : {pieces} à poser, vous en avez {left}.',
  },
  'RA-9': {
    text: '{pairs} ; le reste est une série d’une couleur.',
    why: 'Cartes à payer : {cards} ; icônes : {icons}. Vos cartes d’une couleur qui convient, au mieux : {have} ; jokers : {wilds}.',
  },
  'RA-10': {
    text: 'Une route libre par tour, n’importe où. Ses points comptent tout de suite, selon le barème de ses pièces.',
    why: 'Cette route est déjà prise.',
  },
  'RA-11': {
    text: 'Personne ne peut posséder deux routes parallèles. {limits}',
    why: 'Une route voisine est déjà à vous, ou les routes voisines ferment celle-ci.',
  },
  'RA-12': { text: 'Une route marquée +X donne X cartes piochées à l’aveugle, autant qu’il y en a.' },
  'RA-13': {
    text: 'Piocher des tickets, c’est en prendre {ticketsDrawn}, ou ce qui reste, et en garder au moins {keepDrawn} ; les autres vont sous la pile. Ce qui est gardé ne se rend plus.',
    why: 'Tickets proposés : {offered}. Il faut en garder au moins {least}.',
  },
  'RA-14': {
    text: 'Les mains et les tickets sont secrets ; leur nombre, la taille des piles, la défausse, les pièces et les points sont publics. Une carte visible est prise au vu de tous.',
  },
  'RA-15': {
    text: 'Qui peut agir doit agir. Un joueur qui ne peut rien faire passe son tour ; si tous passent à la suite, la partie s’arrête aussitôt.',
  },
  'RA-16': {
    text: 'Quand un joueur finit son tour avec {piecesLeft} pièces ou moins, chacun joue un dernier tour, lui compris, en dernier.',
  },
  'RA-17': {
    text: 'Le score final additionne les routes, les tickets réussis{extras}, et retire les tickets échoués. À égalité pour un bonus ou le plus long trajet, tous le marquent.',
  },
  'RA-18': {
    text: 'Le plus de points gagne. {ties}',
  },
  'RA-19': {
    text: 'Une façon de payer est ce qu’on défausse, exactement ce qui est demandé. Toutes celles que la main permet sont proposées, les moins chères d’abord, un joker comptant pour deux.',
    why: 'Cartes à payer : exactement {cards}, ou une de plus par paire.',
  },
  'RA-20': {
    text: 'On peut revenir sur une prise de route jusqu’au coup suivant d’un autre, sauf si elle a fait piocher ou retourner des cartes. Rien de ce qui est pioché ne s’annule.',
  },
};
