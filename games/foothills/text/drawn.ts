/** The words on the drawn board that the text board does not have. */

import { wordFor } from '@quai/engine/say.ts';
import type { Language } from '@quai/engine/words.ts';
import { of, plural, pluriel } from './plurals.ts';

export type Unit = 'iron' | 'stone' | 'rubble' | 'passenger' | 'vp' | 'event';

export interface DrawnTexts {
  readonly lines: string;
  readonly yard: string;
  readonly bag: string;
  /** What so many of something are called, without the number. */
  readonly unit: (unit: Unit, count: number) => string;
  readonly pub: string;
  readonly home: string;
  readonly reserve: string;
  readonly cards: string;
  readonly otherSide: string;
  readonly works: (stations: number, tracks: number, tiles: number) => string;
  readonly tickets: string;
  readonly buffersLeft: string;
  readonly competitors: string;
  readonly buffer: string;
  readonly competitor: string;
  readonly surveyor: string;
  readonly rubbleLeft: (cubes: number) => string;
  readonly trackOf: (name: string) => string;
  readonly freeTrack: string;
  readonly stationOf: (name: string) => string;
  readonly buildHere: (code: string) => string;
  readonly goHere: (station: string) => string;
  readonly chooseLine: (line: string) => string;
  readonly chooseCard: (name: string) => string;
  readonly take: (what: string, from: string) => string;
  readonly last: string;
  readonly adapted: string;
  readonly where: string;
  readonly summit: string;
  readonly onItsCard: string;
  /** Between a label and its value. */
  readonly colon: string;
  readonly openCard: (name: string) => string;
  readonly choose: string;
  readonly close: string;
  readonly worthNow: (vp: number) => string;
  /** The pub takes a card only if there are more stations than cards in the pile (FH-35). */
  readonly pubLimit: (cards: number, stations: number) => string;
  readonly lineBonus: (vp: number, owner: string | null) => string;
  readonly counts: (stations: number, tracks: number, pile: number) => readonly string[];
  readonly turn: (number: number) => string;
}

type Forms = readonly [one: string, more: string];

const UNITS_EN: Readonly<Record<Unit, Forms>> = {
  iron: ['iron', 'iron'],
  stone: ['stone', 'stone'],
  rubble: ['rubble', 'rubble'],
  passenger: ['passenger', 'passengers'],
  vp: ['VP', 'VP'],
  event: ['event cube', 'event cubes'],
};

const UNITS_FR: Readonly<Record<Unit, Forms>> = {
  iron: ['fer', 'fer'],
  stone: ['pierre', 'pierre'],
  rubble: ['gravats', 'gravats'],
  passenger: ['passager', 'passagers'],
  vp: ['PV', 'PV'],
  event: ['cube Événement', 'cubes Événement'],
};

const inEnglish: DrawnTexts = {
  lines: 'The lines',
  yard: 'Stockyard',
  bag: 'Bag',
  unit: (unit, count) => wordFor('en', count, ...UNITS_EN[unit]),
  pub: 'The pub',
  home: 'Home',
  reserve: 'Reserve',
  cards: 'Action cards',
  otherSide: 'Other side',
  works: (stations, tracks, tiles) =>
    `${plural(stations, 'station')} · ${plural(tracks, 'track')} · ${plural(tiles, 'tile')} left`,
  tickets: 'Tickets',
  buffersLeft: 'Buffers left',
  competitors: 'Competitors left',
  buffer: 'Buffer: the line is complete',
  competitor: 'Competitor',
  surveyor: 'Surveyor',
  rubbleLeft: (cubes) => `${cubes} rubble`,
  trackOf: (name) => `${name}’s track`,
  freeTrack: 'Free track space',
  stationOf: (name) => `${name}’s station`,
  buildHere: (code) => `Build at ${code}`,
  goHere: (station) => `Surveyor to ${station}`,
  chooseLine: (line) => `Line ${line}`,
  chooseCard: (name) => `Choose ${name}`,
  take: (what, from) => `${what} from the ${from}`,
  last: 'The end has been triggered.',
  adapted: 'Adapted cards: most figures are reconstructed.',
  where: 'Your action so far',
  summit: 'Summit token',
  onItsCard: 'on its card',
  colon: ':',
  openCard: (name) => `Look at ${name}`,
  choose: 'Choose this card',
  close: 'Close',
  worthNow: (vp) => `${vp} VP now`,
  pubLimit: (cards, stations) => `Scoring pile: ${plural(cards, 'card')} for ${plural(stations, 'station')}`,
  lineBonus: (vp, owner) => `${vp} VP for the most stations on the line${owner === null ? '' : `: ${owner}`}`,
  counts: (stations, tracks, pile) => [plural(stations, 'station'), plural(tracks, 'track'), `pile ${pile}`],
  turn: (number) => `Turn ${number}`,
};

const inFrench: DrawnTexts = {
  lines: 'Les lignes',
  yard: 'Entrepôt',
  bag: 'Sac',
  unit: (unit, count) => wordFor('fr', count, ...UNITS_FR[unit]),
  pub: 'Le Pub',
  home: 'Chez vous',
  reserve: 'Cartes en réserve',
  cards: 'Cartes Action',
  otherSide: 'Autre face',
  works: (stations, tracks, tiles) =>
    `${pluriel(stations, 'gare')} · ${pluriel(tracks, 'voie')} · ${pluriel(tiles, 'tuile restante', 'tuiles restantes')}`,
  tickets: 'Billets',
  buffersLeft: 'Heurtoirs restants',
  competitors: 'Concurrents restants',
  buffer: 'Heurtoir : la ligne est terminée',
  competitor: 'Concurrent',
  surveyor: 'Géomètre',
  rubbleLeft: (cubes) => pluriel(cubes, 'cube Gravats', 'cubes Gravats'),
  trackOf: (name) => `Voie ${of(name)}`,
  freeTrack: 'Case Voie libre',
  stationOf: (name) => `Gare ${of(name)}`,
  buildHere: (code) => `Construire en ${code}`,
  goHere: (station) => `Géomètre : ${station}`,
  chooseLine: (line) => `Ligne ${line}`,
  chooseCard: (name) => `Choisir ${name}`,
  take: (what, from) => `${what}, ${from}`,
  last: 'La fin est déclenchée.',
  adapted: 'Cartes adaptées : la plupart des valeurs sont reconstituées.',
  where: 'Votre action jusqu’ici',
  summit: 'Jeton Sommet',
  onItsCard: 'sur sa carte',
  colon: '\u202f:',
  openCard: (name) => `Regarder ${name}`,
  choose: 'Choisir cette carte',
  close: 'Fermer',
  worthNow: (vp) => `${vp} PV pour l’instant`,
  pubLimit: (cards, stations) => `Pile de score : ${pluriel(cards, 'carte')} pour ${pluriel(stations, 'gare')}`,
  lineBonus: (vp, owner) => `${vp} PV pour la majorité des gares de la ligne${owner === null ? '' : ` : ${owner}`}`,
  counts: (stations, tracks, pile) => [pluriel(stations, 'gare'), pluriel(tracks, 'voie'), `pile ${pile}`],
  turn: (number) => `Tour ${number}`,
};

export const drawnTexts: Readonly<Record<Language, DrawnTexts>> = { en: inEnglish, fr: inFrench };
