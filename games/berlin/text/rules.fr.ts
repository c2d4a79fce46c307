/** Berlin's rules in our own words, in French. `why` explains a refusal. */

import type { RuleTexts } from '../../rails/text/words.ts';

export const rules: RuleTexts = {
  'BE-1': { text: 'De deux à quatre places. Chacune commence avec 11 tramways, 5 métros et zéro point.' },
  'BE-2': {
    text: 'Il y a 44 cartes Transport : 6 dans chacune des six couleurs et 8 vélos, qui valent toutes les couleurs. Chaque place en reçoit deux, et cinq sont visibles.',
  },
  'BE-3': {
    text: 'Chaque place reçoit deux destinations et en garde une ou deux ; tous choisissent en même temps, et nul ne sait combien les autres ont gardé avant que le dernier ait choisi. Les cartes rendues vont sous la pile dans l’ordre des places, puis on tire au sort qui commence.',
    why: 'Sur les {offered} destinations reçues, gardez-en au moins {least}.',
  },
  'BE-4': {
    text: 'Prendre des cartes, c’est en prendre deux, visibles ou à l’aveugle. Une carte visible est remplacée aussitôt, avant le choix de la deuxième, et celle-ci est obligatoire s’il y en a une à prendre.',
    why: 'Aucune carte de cette sorte n’est visible.',
  },
  'BE-5': {
    text: 'Un vélo visible pris en premier est la seule carte de la prise, et on ne peut en prendre un en second. Un vélo pioché à l’aveugle compte comme n’importe quelle carte.',
    why: 'Un vélo visible ne peut pas être la deuxième carte.',
  },
  'BE-6': {
    text: 'Dès que trois des cinq cartes visibles sont des vélos, toutes les cinq sont défaussées et remplacées, plusieurs fois s’il le faut. On ne le fait ni avec moins de cinq cartes visibles, ni s’il reste moins de trois autres cartes hors des mains, ni une sixième fois de suite.',
  },
  'BE-7': {
    text: 'Une pioche vide est refaite aussitôt avec la défausse mélangée, ou dès qu’il y en a une, et les trous parmi les cartes visibles sont comblés dès que possible. Quand les cartes manquent on prend ce qu’il y a ; s’il n’y en a aucune, l’action est impossible.',
    why: 'La pioche est vide.',
  },
  'BE-8': {
    text: 'Une route de tramway coûte autant de cartes de sa couleur qu’elle a d’espaces, d’une seule couleur au choix si elle est grise ; les vélos complètent. On pose un tramway par espace : il faut en avoir assez.',
    why: 'Cartes d’une couleur qui convient : {cards} à payer, vous en avez {have} (et vélos : {wilds}). Tramways : {pieces} à poser, vous en avez {left}.',
  },
  'BE-9': {
    text: 'Une route de métro coûte le nombre de cartes inscrit à côté, de sa couleur, ou d’une seule au choix si elle est grise ; les vélos complètent. Elle ne prend qu’un métro, qu’il faut encore avoir.',
    why: 'Cartes d’une couleur qui convient : {cards} à payer, vous en avez {have} (et vélos : {wilds}). Métros : {pieces} à poser, vous en avez {left}.',
  },
  'BE-10': {
    text: 'Une seule route par tour, n’importe où, pourvu qu’elle soit libre. Ses points comptent tout de suite ; tramways et métros ont chacun leur barème.',
    why: 'Cette route est déjà prise.',
  },
  'BE-11': {
    text: 'De deux routes entre les mêmes lieux, personne ne peut tenir les deux. À deux places, dès que l’une est prise l’autre est fermée à tous.',
    why: 'La route voisine est déjà à vous, ou ferme celle-ci.',
  },
  'BE-12': {
    text: 'Prendre des destinations, c’est en piocher deux et en garder au moins une ; l’autre va sous la pile. S’il n’en reste qu’une, on peut la piocher et on la garde. Ce qui est gardé ne se rend plus.',
    why: 'Destinations proposées : {offered}. Il faut en garder au moins {least}.',
  },
  'BE-13': {
    text: 'Les mains sont secrètes ; les destinations et leur réussite le sont jusqu’à la fin. Sont publics le nombre de cartes et de destinations, la taille des deux piles, la défausse, les pièces et les points ; une carte visible est prise au vu de tous.',
  },
  'BE-14': {
    text: 'Qui peut agir doit agir, même à contrecœur. Une place qui ne peut rien faire est passée, et tout le monde en est averti.',
  },
  'BE-15': {
    text: 'Quand une place finit son tour avec au plus une pièce, tramways et métros ensemble, chacun joue encore un tour, elle en dernier. Cela n’arrive qu’une fois, et un tour passé compte comme le dernier.',
  },
  'BE-16': {
    text: 'À la fin, chaque destination réussie ajoute ses points à ceux des routes, et chaque autre les retire. Réussie veut dire que les routes de la place, des deux sortes, relient ses deux lieux.',
  },
  'BE-17': {
    text: 'Le plus de points gagne. À égalité, le plus de destinations réussies ; si l’égalité demeure, la victoire est partagée.',
  },
  'BE-18': {
    text: 'Le score final recompte les routes sur le plan et montre pour chaque destination le trajet qui la relie, ou ce qui manquait.',
  },
  'BE-19': {
    text: 'Là où le livret se tait, ce site tranche : les notes du jeu donnent chaque point, et la page du jeu dit ce qui est reconstitué.',
  },
  'BE-20': {
    text: 'Une façon de payer, c’est tant de cartes d’une couleur et tant de vélos, exactement le nombre demandé. Des vélos seuls font une seule façon, quelle que soit la couleur. Toutes celles que la main permet sont proposées, le moins de vélos d’abord.',
    why: 'Cartes à payer : exactement {cards}, ni plus ni moins.',
  },
  'BE-21': {
    text: 'Si tout le monde doit passer à la suite, la partie s’arrête aussitôt et l’on compte, sans dernier tour. Sinon elle finit d’elle-même, car chaque action consomme quelque chose.',
  },
  'BE-22': {
    text: 'La pile des destinations, c’est le reste non distribué dans un ordre inconnu et, dessous, ce qui a été rendu, pioché dans l’ordre d’arrivée. Le choix de ce qu’on garde se fait tout de suite, avant toute autre chose.',
  },
  'BE-23': {
    text: 'On peut revenir sur une prise de route jusqu’au coup suivant d’un autre, sauf si elle a fait compléter les cartes visibles. Ni une carte piochée, ni une destination piochée, ni un remplacement des cinq ne s’annulent.',
  },
  'BE-24': {
    text: 'Une destination manquée est montrée avec les lieux que chacun de ses deux bouts a pu rejoindre.',
  },
};
