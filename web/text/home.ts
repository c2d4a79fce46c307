/** Texts of the home page. */

import { texts } from './text.ts';

const en = {
  more: '{count} of them, live or over days, with friends, against bots, on one screen, or alone on a train without a network.',
  playNow: 'Play now',
  choose: 'Choose a game',
  noAccount: 'A game of {game} against a bot, {from} to {to} minutes. No account, nothing to install.',
  failed:
    'The table could not be made: this browser keeps nothing, or the site was renewed. Reload the page and try again.',
  learn: 'Learn',
  daily: 'Today’s board',
  box: 'With a real box',
  waiting: 'Waiting for you ({n})',
  asked: 'You are asked to undo',
  kept: 'A seat is kept for you',
  left: '{time} left',
  install: 'Install',
  installHint: 'Quai can stand among your apps, and opens without a network.',
  installByHand: 'To have Quai among your apps: Share, then “Add to Home Screen”.',
  goOn: 'Continue',
  noYours: 'None yet. Invite somebody: choose a game, then “With friends”.',
};

const fr: typeof en = {
  more: 'Il y en a {count} : en direct ou sur plusieurs jours, entre amis, contre des robots, sur un seul écran, ou seul dans un train sans réseau.',
  playNow: 'Jouer maintenant',
  choose: 'Choisir un jeu',
  noAccount: 'Une partie contre un robot : {game}, {from} à {to} minutes. Sans compte, sans rien installer.',
  failed:
    'La table n’a pas pu être créée : ce navigateur ne garde rien, ou le site a été renouvelé. Rechargez la page et réessayez.',
  learn: 'Apprendre',
  daily: 'Plateau du jour',
  box: 'Avec une vraie boîte',
  waiting: 'On vous attend ({n})',
  asked: 'On vous demande une annulation',
  kept: 'Une place vous est réservée',
  left: 'encore {time}',
  install: 'Installer',
  installHint: 'Quai peut se ranger parmi vos applications, et s’ouvre sans réseau.',
  installByHand: 'Pour avoir Quai parmi vos applications : Partager, puis « Sur l’écran d’accueil ».',
  goOn: 'Reprendre',
  noYours: 'Aucune pour l’instant. Invitez quelqu’un : choisissez un jeu, puis « Entre amis ».',
};

export const homeTexts = texts({ en, fr });
