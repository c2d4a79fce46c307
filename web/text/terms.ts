/** The terms of a table in words: for the form that sets them, and for those who look at them. */

import type { Terms } from '@quai/protocol/terms.ts';
import { filled, texts } from './text.ts';

const en = {
  pace: 'Pace',
  paces: {
    none: { name: 'No clock', help: 'Take all the time you need.' },
    live: {
      name: 'Live, with a clock',
      help: 'Each player has {bank:minute|minutes} in total and gets {increment:second|seconds} back every turn.',
    },
    days: {
      name: 'Over several days',
      help: '{days:day|days} per turn. Players need not be online together.',
    },
  },
  bank: 'Minutes per player',
  increment: 'Seconds back every turn',
  daysEach: 'Days per turn',
  outOfTime: 'If you run out of time, a bot takes over; you can come back.',
  visibility: 'Who can join?',
  visibilities: {
    link: { name: 'Anyone with the link', help: 'Not listed anywhere. Send the link to your friends.' },
    open: { name: 'Everybody', help: 'Listed under open tables on the home page.' },
    invited: { name: 'By invitation only', help: 'Each seat has its own link, for one person.' },
  },
  spectators: { name: 'Spectators welcome', help: 'They see what is public, and nobody’s hand.' },
  start: { name: 'Start automatically', help: 'Once every seat is taken. Otherwise you start the game.' },
  rated: {
    name: 'Rated game',
    help: 'Only between people, and only if no bot has to take over.',
  },
  hints: { name: 'Hints', help: 'Players may ask what a strong bot would do.' },
  said: {
    none: 'no clock',
    live: '{bank} min each, {increment} s back per turn',
    days: '{days:day|days} per turn',
    open: 'open to everybody',
    link: 'anyone with the link',
    invited: 'by invitation only',
    spectators: 'spectators welcome',
    alone: 'no spectators',
    rated: 'rated',
    hints: 'with hints',
  },
};

const fr: typeof en = {
  pace: 'Rythme',
  paces: {
    none: { name: 'Sans pendule', help: 'Prenez tout votre temps.' },
    live: {
      name: 'En direct, avec pendule',
      help: 'Chaque joueur a {bank:minute|minutes} en tout et regagne {increment:seconde|secondes} à chaque tour.',
    },
    days: {
      name: 'Sur plusieurs jours',
      help: '{days:jour|jours} par tour. Inutile d’être en ligne en même temps.',
    },
  },
  bank: 'Minutes par joueur',
  increment: 'Secondes regagnées à chaque tour',
  daysEach: 'Jours par tour',
  outOfTime: 'Si votre temps est écoulé, un robot prend le relais ; vous pouvez revenir.',
  visibility: 'Qui peut rejoindre la table ?',
  visibilities: {
    link: { name: 'Ceux qui ont le lien', help: 'La table n’est affichée nulle part. Envoyez le lien à vos amis.' },
    open: { name: 'Tout le monde', help: 'Elle figure parmi les tables ouvertes de la page d’accueil.' },
    invited: { name: 'Sur invitation', help: 'Chaque place a son propre lien, pour une seule personne.' },
  },
  spectators: {
    name: 'Spectateurs bienvenus',
    help: 'Ils voient ce qui est public, mais la main de personne.',
  },
  start: {
    name: 'Démarrage automatique',
    help: 'Dès que toutes les places sont prises. Sinon, c’est vous qui lancez la partie.',
  },
  rated: {
    name: 'Partie classée',
    help: 'Seulement entre humains, et si aucun robot n’a dû prendre le relais.',
  },
  hints: { name: 'Conseils', help: 'Chaque joueur peut demander ce que ferait un robot fort.' },
  said: {
    none: 'sans pendule',
    live: '{bank} min chacun, {increment} s regagnées par tour',
    days: '{days:jour|jours} par tour',
    open: 'ouverte à tous',
    link: 'pour ceux qui ont le lien',
    invited: 'sur invitation',
    spectators: 'spectateurs bienvenus',
    alone: 'sans spectateurs',
    rated: 'classée',
    hints: 'avec conseils',
  },
};

export const termTexts = texts({ en, fr });

const MINUTE = 60_000;
const SECOND = 1000;

export function termsInWords({ clock, visibility, spectators, rated, hints }: Terms): string[] {
  const say = termTexts().said;
  const words = [say[visibility], clockInWords(clock), spectators ? say.spectators : say.alone];
  if (rated) words.push(say.rated);
  if (hints) words.push(say.hints);
  return words;
}

export function clockInWords(clock: Terms['clock']): string {
  const say = termTexts().said;
  if (clock.kind === 'none') return say.none;
  if (clock.kind === 'days') return filled(say.days, { days: clock.days });
  return filled(say.live, { bank: clock.bank / MINUTE, increment: clock.increment / SECOND });
}
