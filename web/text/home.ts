/** Texts of the home page. */

import { texts } from './text.ts';

const en = {
  more: '{count} {n?game|games}, live or over several days: with friends, against bots, on a shared screen, or solo on a train with no network.',
  playNow: 'Play now',
  choose: 'Choose a game',
  noAccount: 'A game of {game} against a bot, {from} to {to} minutes. No account, nothing to install.',
  failed:
    'The table could not be created: this browser blocks storage, or the site has been updated. Reload the page and try again.',
  learn: 'Learn',
  puzzles: 'Puzzles',
  learning: 'Learn {at}/{of}',
  learned: 'Learned ✓',
  lesson: 'The lesson of {game}',
  daily: 'Daily board',
  box: 'With a real box',
  waiting: 'Waiting for you ({n})',
  asked: 'Somebody asks to undo',
  kept: 'A seat is reserved for you',
  left: '{time} left',
  install: 'Install',
  installHint: 'Install Quai as an app. It also works offline.',
  installByHand: 'To install Quai as an app: Share, then “Add to Home Screen”.',
  goOn: 'Continue',
  noYours: 'No finished games yet. To invite somebody, choose a game, then “With friends”.',
};

const fr: typeof en = {
  more: '{count} {n?jeu|jeux}, en direct ou sur plusieurs jours : entre amis, contre des robots, sur un écran partagé, ou en solo dans un train sans réseau.',
  playNow: 'Jouer maintenant',
  choose: 'Choisir un jeu',
  noAccount: 'Une partie de {game} contre un robot, {from} à {to} minutes. Sans compte, sans rien installer.',
  failed:
    'La table n’a pas pu être créée : ce navigateur bloque le stockage, ou le site a été mis à jour. Rechargez la page et réessayez.',
  learn: 'Apprendre',
  puzzles: 'Problèmes',
  learning: 'Apprendre {at}/{of}',
  learned: 'Appris ✓',
  lesson: 'La leçon de {game}',
  daily: 'Plateau du jour',
  box: 'Avec une vraie boîte',
  waiting: 'On vous attend ({n})',
  asked: 'On vous demande une annulation',
  kept: 'Une place vous est réservée',
  left: 'encore {time}',
  install: 'Installer',
  installHint: 'Installez Quai comme une application. Elle fonctionne aussi sans réseau.',
  installByHand: 'Pour installer Quai comme une application : Partager, puis « Sur l’écran d’accueil ».',
  goOn: 'Continuer',
  noYours: 'Aucune partie terminée. Pour inviter quelqu’un, choisissez un jeu, puis « Entre amis ».',
};

export const homeTexts = texts({ en, fr });
