/** The terms of a table in words: for the form that sets them, and for those who look at them. */

import type { Terms } from '@quai/protocol/terms.ts';
import { filled, texts } from './text.ts';

const en = {
  pace: 'Pace',
  paces: {
    none: { name: 'No clock', help: 'Everybody takes the time they need.' },
    live: {
      name: 'Live, with a clock',
      help: 'Everybody has {bank} minutes in all, and {increment} seconds back for every turn.',
    },
    days: { name: 'Over days', help: '{days} days for each turn. One need not be there at the same time.' },
    oneDay: 'A day for each turn. One need not be there at the same time.',
  },
  bank: 'Minutes for everybody',
  increment: 'Seconds back for every turn',
  daysEach: 'Days for each turn',
  outOfTime: 'Whoever runs out of time is played on for by a bot, and may come back.',
  visibility: 'Who can join?',
  visibilities: {
    link: { name: 'Whoever has the link', help: 'It is in no list. Give the link to your friends.' },
    open: { name: 'Everybody', help: 'It stands in the list of open tables on the first page.' },
    invited: { name: 'Only by invitation', help: 'Each seat has a link of its own, which you give to one person.' },
  },
  spectators: { name: 'Others may look on', help: 'They see what everybody sees, and nothing of anybody’s hand.' },
  start: { name: 'Start by itself', help: 'As soon as the last seat is taken; else you start it.' },
  rated: {
    name: 'The result counts for ratings',
    help: 'Only among people; no longer once a bot had to play on for somebody.',
  },
  hints: { name: 'Hints', help: 'Everybody may ask what a strong bot would do.' },
  said: {
    none: 'no clock',
    live: '{bank} min each, {increment} s back a turn',
    days: '{days} days a turn',
    oneDay: 'a day a turn',
    open: 'open to everybody',
    link: 'for whoever has the link',
    invited: 'by invitation',
    spectators: 'others may look on',
    alone: 'no spectators',
    rated: 'counts for ratings',
    hints: 'with hints',
  },
};

const fr: typeof en = {
  pace: 'Rythme',
  paces: {
    none: { name: 'Sans pendule', help: 'Chacun prend le temps qu’il lui faut.' },
    live: {
      name: 'En direct, avec pendule',
      help: 'Chacun a {bank} minutes en tout, et regagne {increment} secondes à chaque tour.',
    },
    days: { name: 'Sur plusieurs jours', help: '{days} jours pour chaque tour. Nul besoin d’être là en même temps.' },
    oneDay: 'Un jour pour chaque tour. Nul besoin d’être là en même temps.',
  },
  bank: 'Minutes pour chacun',
  increment: 'Secondes regagnées à chaque tour',
  daysEach: 'Jours pour chaque tour',
  outOfTime: 'Si le temps de quelqu’un s’écoule, un robot joue à sa place ; la personne peut revenir.',
  visibility: 'Qui peut venir ?',
  visibilities: {
    link: { name: 'Qui a le lien', help: 'La table n’est dans aucune liste. Donnez le lien à vos amis.' },
    open: { name: 'Tout le monde', help: 'Elle figure dans la liste des tables ouvertes de la première page.' },
    invited: { name: 'Sur invitation', help: 'Chaque place a son propre lien, que vous donnez à une personne.' },
  },
  spectators: {
    name: 'D’autres peuvent regarder',
    help: 'Ils voient ce que tous voient, et rien de la main de personne.',
  },
  start: {
    name: 'Commencer d’elle-même',
    help: 'Dès que la dernière place est prise ; sinon c’est vous qui commencez.',
  },
  rated: {
    name: 'Le résultat compte pour le classement',
    help: 'Seulement entre personnes ; plus du tout si un robot a dû jouer pour quelqu’un.',
  },
  hints: { name: 'Conseils', help: 'Chacun peut demander ce que ferait un robot fort.' },
  said: {
    none: 'sans pendule',
    live: '{bank} min chacun, {increment} s regagnées par tour',
    days: '{days} jours par tour',
    oneDay: 'un jour par tour',
    open: 'ouverte à tous',
    link: 'pour qui a le lien',
    invited: 'sur invitation',
    spectators: 'on peut regarder',
    alone: 'sans spectateurs',
    rated: 'compte pour le classement',
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
  if (clock.kind === 'days') return clock.days === 1 ? say.oneDay : filled(say.days, { days: clock.days });
  return filled(say.live, { bank: clock.bank / MINUTE, increment: clock.increment / SECOND });
}
