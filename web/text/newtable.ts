/** Texts of the form for a new table. */

import { texts } from './text.ts';

const en = {
  kinds: {
    friends: { name: 'With friends', help: 'Online: each on their own screen, live or over several days.' },
    bots: { name: 'Against bots', help: 'In this browser, right away, with or without a network.' },
    shared: { name: 'Shared screen', help: 'In this browser: pass the screen around; it hides what is not yours.' },
    alone: { name: 'Solo', help: 'In this browser: play for your best score.' },
    box: { name: 'With a real box' },
  },
  title: '{game}: new table',
  kind: 'How do you want to play?',
  local: 'This table is stored in this browser only. Nothing is sent anywhere; clearing the browser’s data deletes it.',
  level: 'Bot level',
  person: 'a person',
  heldBy: 'Who plays in seat {n}?',
  editionHelp: 'The printed parts of the game: map, cards, dice.',
  writeEdition: 'Open or enter a map',
  correct: 'Correct this edition',
  noOwn: 'This browser does not hold a playable edition of yours yet.',
  ownSteps: [
    'Open the file of an edition, or change the one shown. Everything is checked as you type.',
    'As soon as it can be played, come back here: choose the players, bots and clocks, and create the table.',
    'Your friends need nothing: the table brings the edition along.',
  ],
  withMap: 'Played on the map stored in this browser.',
  withOwn: 'Played with your corrected edition.',
  changeOwn: 'Look at it or change it',
};

const fr: typeof en = {
  kinds: {
    friends: { name: 'Entre amis', help: 'En ligne : chacun sur son écran, en direct ou sur plusieurs jours.' },
    bots: { name: 'Contre des robots', help: 'Dans ce navigateur, tout de suite, avec ou sans réseau.' },
    shared: {
      name: 'Écran partagé',
      help: 'Dans ce navigateur : passez-vous l’écran, il cache ce qui n’est pas à vous.',
    },
    alone: { name: 'En solo', help: 'Dans ce navigateur : visez votre meilleur score.' },
    box: { name: 'Avec une vraie boîte' },
  },
  title: '{game} : nouvelle table',
  kind: 'Comment voulez-vous jouer ?',
  local:
    'Cette table n’est enregistrée que dans ce navigateur. Rien n’est envoyé nulle part ; effacer les données du navigateur la supprime.',
  level: 'Niveau des robots',
  person: 'une personne',
  heldBy: 'Qui joue à la place {n} ?',
  editionHelp: 'Le matériel imprimé du jeu : carte, cartes, dés.',
  writeEdition: 'Ouvrir ou saisir une carte',
  correct: 'Corriger cette édition',
  noOwn: 'Ce navigateur ne contient pas encore d’édition jouable à vous.',
  ownSteps: [
    'Ouvrez le fichier d’une édition, ou modifiez celle qui est affichée. Tout est vérifié à la saisie.',
    'Dès qu’elle est jouable, revenez ici : choisissez les joueurs, les robots et le temps, puis créez la table.',
    'Vos amis n’ont besoin de rien : la table apporte l’édition.',
  ],
  withMap: 'Sur la carte enregistrée dans ce navigateur.',
  withOwn: 'Avec votre édition corrigée.',
  changeOwn: 'La voir ou la modifier',
};

export const newTableTexts = texts({ en, fr });
