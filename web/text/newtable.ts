/** Texts of the form for a new table. */

import { texts } from './text.ts';

const en = {
  kinds: {
    friends: { name: 'With friends', help: 'At the server: everybody at their own screen, live or over days.' },
    bots: { name: 'Against bots', help: 'In this browser, at once, with or without a network.' },
    shared: { name: 'One shared screen', help: 'In this browser: the screen goes round, and hides what is not yours.' },
    alone: { name: 'Alone', help: 'In this browser: for the best score you can reach.' },
    box: { name: 'With a real box' },
  },
  title: '{game}: a new table',
  kind: 'How do you want to play?',
  local:
    'This table is kept in this browser only: nothing is sent anywhere, and clearing the browser’s data deletes it.',
  level: 'How strong are the bots?',
  person: 'a person',
  heldBy: 'Who holds seat {n}?',
  editionHelp: 'The printed data the game is played with: map, cards, dice.',
  writeEdition: 'Open or type in a map',
  correct: 'Correct this edition',
  noOwn: 'There is no edition of your own in this browser yet that could be played.',
  ownSteps: [
    'Open the file of an edition, or change the one shown. Everything is checked as you type.',
    'As soon as it can be played, come back here: choose the players, bots and clocks, and make the table.',
    'Your friends need nothing: the table brings the edition along.',
  ],
  withMap: 'Played on the map in this browser.',
  withOwn: 'Played with your corrected edition.',
  changeOwn: 'Look at it or change it',
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
    box: { name: 'Avec une vraie boîte' },
  },
  title: '{game} : nouvelle table',
  kind: 'Comment voulez-vous jouer ?',
  local:
    'Cette table n’est gardée que dans ce navigateur : rien n’est envoyé nulle part, et effacer les données du navigateur la supprime.',
  level: 'De quelle force sont les robots ?',
  person: 'une personne',
  heldBy: 'Qui tient la place {n} ?',
  editionHelp: 'Les données imprimées avec lesquelles on joue : carte, cartes, dés.',
  writeEdition: 'Ouvrir ou saisir une carte',
  correct: 'Corriger cette édition',
  noOwn: 'Ce navigateur ne contient pas encore d’édition à vous qui soit jouable.',
  ownSteps: [
    'Ouvrez le fichier d’une édition, ou modifiez celle qui est affichée. Tout est vérifié à la saisie.',
    'Dès qu’elle est jouable, revenez ici : choisissez les joueurs, les robots et le temps, puis créez la table.',
    'Vos amis n’ont besoin de rien : la table apporte l’édition.',
  ],
  withMap: 'Sur la carte qui se trouve dans ce navigateur.',
  withOwn: 'Avec votre édition corrigée.',
  changeOwn: 'La voir ou la modifier',
};

export const newTableTexts = texts({ en, fr });
