/** Berlin's rules in our own words, in French. `why` explains a refusal. */

import type { RuleTexts } from '../../rails/text/words.ts';

export const rules: RuleTexts = {
  'BE-1': {
    text: 'De {minSeats} à {maxSeats} joueurs. Chacun commence avec {piece1} Tramways, {piece2} Métros et zéro point.',
  },
  'BE-2': {
    text: 'Il y a {allCards} cartes Transport, de {colours} couleurs, dont {wildCards} cartes Vélo, qui servent de joker. Chaque joueur en reçoit {dealt}, et {row} sont visibles.',
  },
  'BE-3': {
    text: 'Chaque joueur reçoit {ticketsDealt} cartes Destination et en garde au moins {keepDealt}. Tout le monde choisit en même temps, et personne ne sait combien les autres en gardent avant que tous aient choisi. Les cartes rendues vont sous la pioche dans l’ordre des joueurs ; puis le premier joueur est tiré au sort.',
    why: 'Gardez au moins {least} des {offered} cartes Destination reçues.',
  },
  'BE-4': {
    text: 'Prendre des cartes Transport, c’est en prendre deux, chacune parmi les cartes visibles ou à l’aveugle dans la pioche. Une carte visible est remplacée aussitôt, avant le choix de la deuxième, qui est obligatoire s’il y en a une.',
    why: 'Aucune carte de ce type n’est visible.',
  },
  'BE-5': {
    text: 'Une carte Vélo visible prise en premier est votre seule carte du tour ; vous ne pouvez pas en prendre une en second. Piochée à l’aveugle, elle compte comme une autre.',
    why: 'Une carte Vélo visible ne peut pas être votre deuxième carte.',
  },
  'BE-6': {
    text: 'Dès que {sweepWilds} des {row} cartes visibles sont des cartes Vélo, toutes sont défaussées et remplacées, plusieurs fois s’il le faut, mais {sweepLimit} fois de suite au plus. Cela ne se fait ni avec moins de {row} cartes visibles, ni s’il reste moins de {sweepOthers} autres cartes hors des mains.',
  },
  'BE-7': {
    text: 'Quand la pioche est vide, la défausse est mélangée aussitôt pour en refaire une, ou dès qu’il y en a une ; les vides parmi les cartes visibles sont comblés dès que possible. S’il manque des cartes, on prend ce qu’il y a ; s’il n’y en a aucune, on ne peut pas piocher.',
    why: 'La pioche est vide.',
  },
  'BE-8': {
    text: 'Une Route de Tramway coûte autant de cartes de sa couleur qu’elle a d’Espaces, ou d’une couleur au choix si elle est grise ; les cartes Vélo remplacent toute couleur. On pose un Tramway sur chaque Espace : il faut en avoir assez en réserve.',
    why: 'Cartes d’une couleur qui convient : il en faut {cards}, vous en avez {have} (cartes Vélo : {wilds}). Tramways : il en faut {pieces}, vous en avez {left}.',
  },
  'BE-9': {
    text: 'Une Route de Métro coûte le nombre de cartes indiqué à côté, de sa couleur, ou d’une couleur au choix si elle est grise ; les cartes Vélo remplacent toute couleur. On n’y pose qu’un seul Métro, qu’il faut avoir en réserve.',
    why: 'Cartes d’une couleur qui convient : il en faut {cards}, vous en avez {have} (cartes Vélo : {wilds}). Métros : il en faut {pieces}, vous en avez {left}.',
  },
  'BE-10': {
    text: 'Vous pouvez prendre une Route libre par tour, n’importe où sur le plateau. Elle rapporte ses points tout de suite ; Tramways et Métros ont chacun leur barème.',
    why: 'Cette Route est déjà prise.',
  },
  'BE-11': {
    text: 'Un joueur ne peut pas prendre les deux Routes d’une Route Double. À deux joueurs, dès que l’une est prise, l’autre est fermée.',
    why: 'Vous avez déjà l’autre Route, ou elle est prise et celle-ci est fermée.',
  },
  'BE-12': {
    text: 'Reprendre des cartes Destination, c’est en piocher {ticketsDrawn} et en garder au moins {keepDrawn} ; le reste va sous la pioche. S’il en reste moins, on peut encore les piocher ; la dernière, on la garde. Une carte gardée ne se rend plus.',
    why: 'Vous avez pioché {offered:carte Destination|cartes Destination}. Gardez-en au moins {least}.',
  },
  'BE-13': {
    text: 'Les mains sont secrètes. Les cartes Destination le sont aussi, complétées ou non, jusqu’à la fin. Sont publics le nombre de cartes Transport et Destination, la taille des deux pioches, la défausse, les pièces et les points ; tout le monde voit quelles cartes visibles sont prises.',
  },
  'BE-14': {
    text: 'Si vous pouvez agir, vous le devez. Un joueur qui ne peut rien faire passe son tour, et tout le monde en est averti.',
  },
  'BE-15': {
    text: 'Quand un joueur termine son tour avec {piecesLeft:pièce|pièces} au plus, Tramways et Métros confondus, chacun joue encore un tour, ce joueur en dernier. Cela n’arrive qu’une fois, et un tour passé compte comme le dernier.',
  },
  'BE-16': {
    text: 'À la fin, chaque carte Destination complétée ajoute ses points à ceux des Routes, et chaque carte non complétée les retire. Elle est complétée si vos propres Routes, des deux types, relient ses deux Lieux.',
  },
  'BE-17': {
    text: 'Le joueur qui a le plus de points gagne. {ties}',
  },
  'BE-18': {
    text: 'Le score final recompte les Routes sur le plateau et montre, pour chaque carte Destination, le chemin qui relie ses Lieux ou ce qui manquait.',
  },
  'BE-19': {
    text: 'Là où la règle imprimée ne dit rien, ce site tranche : les notes du jeu donnent chaque point, et la page du jeu dit ce qui est reconstitué.',
  },
  'BE-20': {
    text: 'On paie avec des cartes d’une seule couleur et des cartes Vélo, exactement autant qu’il en faut. Des cartes Vélo seules comptent comme une seule façon de payer, quelle que soit la couleur. Toutes les combinaisons que votre main permet sont proposées, le moins de Vélos d’abord.',
    why: 'Payez exactement {cards:carte|cartes}, ni plus ni moins.',
  },
  'BE-21': {
    text: 'Si tous les joueurs doivent passer à la suite, la partie s’arrête aussitôt et l’on compte les points, sans dernier tour. Sinon elle se termine d’elle-même, car chaque action consomme quelque chose.',
  },
  'BE-22': {
    text: 'La pioche des cartes Destination contient les cartes non distribuées, dans un ordre inconnu, et dessous les cartes rendues, piochées dans l’ordre de leur retour. On choisit tout de suite celles qu’on garde, avant toute autre chose.',
  },
  'BE-23': {
    text: 'Vous pouvez annuler une prise de Route jusqu’au coup du joueur suivant, sauf si elle a fait compléter les cartes visibles. Une carte ou une carte Destination piochée ne s’annule pas, ni le remplacement des cartes visibles.',
  },
  'BE-24': {
    text: 'Une carte Destination non complétée est montrée avec les Lieux que chacune de ses extrémités a pu atteindre.',
  },
};
