/** What the form of a new table says. */

import { texts } from './text.ts';

const en = {
  kinds: {
    friends: { name: 'With friends', help: 'At the server: everybody at their own screen, live or over days.' },
    bots: { name: 'Against bots', help: 'In this browser, at once, with or without a network.' },
    shared: { name: 'One shared screen', help: 'In this browser: the screen goes round, and hides what is not yours.' },
    alone: { name: 'Alone', help: 'In this browser: for the best score you can reach.' },
    box: {
      name: 'With a real box',
      help: 'You roll your own dice and type in what they show; the site checks what is drawn and counts the score.',
    },
  },
  title: '{game}: a new table',
  kind: 'How do you want to play?',
  local:
    'This table is kept in this browser only: nothing is sent anywhere, and clearing the browser’s data deletes it.',
  level: 'How strong are the bots?',
  person: 'a person',
  heldBy: 'Who holds seat {n}?',
  optionHelp: {
    'railroad-ink.expansion':
      'Two more dice each round: rivers that want to run long, or lakes that want to be enclosed. One round less.',
    'railroad-ink.longest': 'What counts as one way when the longest highway and railway are scored.',
    'railroad-ink.water': 'Whether a route may lie against the side of an open lake. Only with the lakes.',
    'foothills.lines': 'Two of the lines are left out of each game: by chance, or the pair you name.',
    'foothills.first': 'Who takes the first turn.',
    'foothills.colours': 'Which seat plays which of the two decks of cards.',
  } as Readonly<Record<string, string>>,
  editionHelp: 'The printed data the game is played with: map, cards, dice.',
};

const fr: typeof en = {
  kinds: {
    friends: { name: 'Entre amis', help: 'Au serveur : chacun devant son écran, en direct ou sur plusieurs jours.' },
    bots: { name: 'Contre des robots', help: 'Dans ce navigateur, tout de suite, avec ou sans réseau.' },
    shared: {
      name: 'Un écran partagé',
      help: 'Dans ce navigateur : l’écran passe de main en main et cache ce qui n’est pas à vous.',
    },
    alone: { name: 'Seul', help: 'Dans ce navigateur : pour le meilleur score possible.' },
    box: {
      name: 'Avec une vraie boîte',
      help: 'Vous lancez vos propres dés et dites ce qu’ils montrent ; le site vérifie les tracés et compte les points.',
    },
  },
  title: '{game} : nouvelle table',
  kind: 'Comment voulez-vous jouer ?',
  local:
    'Cette table n’est gardée que dans ce navigateur : rien n’est envoyé nulle part, et effacer les données du navigateur la supprime.',
  level: 'De quelle force sont les robots ?',
  person: 'une personne',
  heldBy: 'Qui tient la place {n} ?',
  optionHelp: {
    'railroad-ink.expansion':
      'Deux dés de plus à chaque round : des rivières qui veulent être longues, ou des lacs qui veulent être fermés. Un round de moins.',
    'railroad-ink.longest':
      'Ce qui compte comme une seule voie pour la plus longue autoroute et la plus longue voie ferrée.',
    'railroad-ink.water': 'Si une voie peut toucher le bord d’un lac ouvert. Seulement avec les lacs.',
    'foothills.lines': 'Deux des lignes restent hors de chaque partie : au hasard, ou celles que vous nommez.',
    'foothills.first': 'Qui joue le premier tour.',
    'foothills.colours': 'Quelle place joue lequel des deux jeux de cartes.',
  },
  editionHelp: 'Les données imprimées avec lesquelles on joue : carte, cartes, dés.',
};

export const newTableTexts = texts({ en, fr });
