/** The words on the drawn board. */

import { counted } from '@quai/engine/say.ts';
import type { Language } from '@quai/engine/words.ts';

export interface BoardTexts {
  readonly language: Language;
  readonly map: string;
  readonly zoom: Readonly<{ closer: string; further: string; whole: string }>;
  border(from: string, to: string): string;
  region(name: string): string;
  readonly phases: readonly string[];
  round(round: number, rounds: number): string;
  readonly auction: string;
  readonly gains: string;
  readonly minimum: string;
  cubes(n: number): string;
  cubesLeft(n: number): string;
  readonly dragCubes: string;
  readonly tracks: string;
  readonly influence: readonly string[];
  /** The four kinds of influence and profit, as on narrow tracks. */
  readonly short: readonly string[];
  readonly profit: string;
  readonly trains: string;
  readonly train: string;
  /** After a number in the disc's colour. */
  readonly trainPrice: string;
  readonly passengerSlot: string;
  readonly goodsSlot: string;
  readonly seats: string;
  readonly hand: string;
  readonly stock: string;
  readonly links: string;
  readonly locomotives: string;
  readonly held: string;
  readonly ifNow: string;
  ifNowOf(income: number, upkeep: number, from: number, to: number): string;
  terrain: Readonly<Record<'hill' | 'lowland' | 'valley', string>>;
  readonly legend: string;
  readonly pieces: readonly string[];
  /** The kinds of pieces a seat may have scored; each is followed by its number. */
  readonly scored: readonly string[];
  readonly reconstructed: string;
  readonly wouldHave: string;
  /** What the signs in the boxes of the auction mean. */
  readonly lotKey: string;
  bidFor(cubes: number, space: number): string;
  lessFor(space: number): string;
  moreFor(space: number): string;
  readonly toLoad: string;
  load(piece: string, region: string): string;
  next(phase: string): string;
  /** Cubes, links on the map, and profit now and if the round ended now. */
  counts(cubes: number, links: number, profit: string): readonly [string, string, string];
  /** What the line would cost with this link. */
  lineTotal(due: number): string;
  /** What a takeover does before it is done. */
  takeover(company: string, towns: string, saved: number): readonly string[];
  readonly leaves: string;
}

const en: BoardTexts = {
  language: 'en',
  map: 'The Dales',
  zoom: { closer: 'Zoom in', further: 'Zoom out', whole: 'Whole map' },
  border: (from, to) => `Border between ${from} and ${to}`,
  region: (name) => name,
  phases: ['cubes', 'discs', 'auction', 'orders', 'build', 'trains', 'profit', 'player order', 'takeovers', 'end'],
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  auction: 'Auction',
  gains: 'Winner gets',
  minimum: 'Minimum',
  cubes: (n) => counted('en', n, 'cube'),
  cubesLeft: (n) => `${counted('en', n, 'cube')} to bid with`,
  dragCubes: 'Drag onto a space to bid',
  tracks: 'Influence and profit',
  influence: ['Government', 'Train', 'MR', 'NER'],
  short: ['Govt', 'Train', 'MR', 'NER', 'Profit'],
  profit: 'Profit and loss',
  trains: 'Trains',
  train: 'Train',
  trainPrice: 'price in Train influence',
  passengerSlot: 'passengers',
  goodsSlot: 'goods',
  seats: 'Players',
  hand: 'Cubes',
  stock: 'in stock',
  links: 'Links left',
  locomotives: 'Locomotives',
  held: 'Scored',
  ifNow: 'If the round ended now:',
  ifNowOf: (income, upkeep, from, to) => `earns ${income}, pays ${upkeep}, profit ${from} → ${to}`,
  terrain: { hill: 'hill', lowland: 'lowland', valley: 'valley' },
  legend: 'Key',
  pieces: ['stone', 'cheese', 'MR passenger', 'NER passenger', 'objector'],
  scored: ['stone', 'cheese', 'MR passengers', 'NER passengers'],
  reconstructed: 'This map is reconstructed; it is not the printed board.',
  wouldHave: 'You would have',
  lotKey: '≥ least bid · 1→3 your influence now and then',
  bidFor: (cubes, space) => `Bid ${cubes} on ${space}`,
  lessFor: (space) => `Less for space ${space}`,
  moreFor: (space) => `More for space ${space}`,
  toLoad: 'To load: tap a piece, or drag it onto one of your trains.',
  load: (piece, region) => `Load ${piece} from ${region}`,
  next: (phase) => `Next: ${phase}`,
  counts: (cubes, links, profit) => [counted('en', cubes, 'cube'), counted('en', links, 'link'), `profit ${profit}`],
  lineTotal: (due) => `With it, the line costs ${due}`,
  takeover: (company, towns, saved) => [
    ...(towns === '' ? [] : [`Joins the ${company}: ${towns}`]),
    `Upkeep saved: ${saved}`,
  ],
  leaves: 'Removed from the game:',
};

const fr: BoardTexts = {
  language: 'fr',
  map: 'Les Dales',
  zoom: { closer: 'Zoom avant', further: 'Zoom arrière', whole: 'Toute la carte' },
  border: (from, to) => `Limite entre ${from} et ${to}`,
  region: (name) => name,
  phases: [
    'cubes',
    'disques',
    'enchères',
    'ordres',
    'construction',
    'trains',
    'profit',
    'ordre des joueurs',
    'absorptions',
    'fin',
  ],
  round: (round, rounds) => `Tour ${round} sur ${rounds}`,
  auction: 'Enchères',
  gains: 'Le gagnant reçoit',
  minimum: 'Minimum',
  cubes: (n) => counted('fr', n, 'cube'),
  cubesLeft: (n) => `${counted('fr', n, 'cube')} pour miser`,
  dragCubes: 'À glisser sur une case pour miser',
  tracks: 'Influence et profit',
  influence: ['Gouvernement', 'Moteur', 'MR', 'NER'],
  short: ['Gouv.', 'Moteur', 'MR', 'NER', 'Profit'],
  profit: 'Pertes & Profits',
  trains: 'Trains',
  train: 'Train',
  trainPrice: 'prix en influence Moteur',
  passengerSlot: 'passagers',
  goodsSlot: 'marchandises',
  seats: 'Joueurs',
  hand: 'Cubes',
  stock: 'en stock',
  links: 'Liens restants',
  locomotives: 'Locomotives',
  held: 'Gagné',
  ifNow: 'Si le tour finissait maintenant :',
  ifNowOf: (income, upkeep, from, to) => `gagne ${income}, paie ${upkeep}, profit ${from} → ${to}`,
  terrain: { hill: 'colline', lowland: 'Lowlands', valley: 'vallée' },
  legend: 'Légende',
  pieces: ['Pierre', 'Fromage', 'passager MR', 'passager NER', 'Opposant'],
  scored: ['Pierre', 'Fromage', 'passagers MR', 'passagers NER'],
  reconstructed: 'Cette carte est reconstituée ; ce n’est pas le plateau imprimé.',
  wouldHave: 'Vous auriez',
  lotKey: '≥ mise minimale · 1→3 votre influence, puis après',
  bidFor: (cubes, space) => `Miser ${cubes} sur ${space}`,
  lessFor: (space) => `Moins pour la case ${space}`,
  moreFor: (space) => `Plus pour la case ${space}`,
  toLoad: 'À charger : touchez une pièce, ou glissez-la sur un de vos trains.',
  load: (piece, region) => `Charger : ${piece} (${region})`,
  next: (phase) => `Ensuite : ${phase}`,
  counts: (cubes, links, profit) => [counted('fr', cubes, 'cube'), counted('fr', links, 'lien'), `profit ${profit}`],
  lineTotal: (due) => `Avec lui, la ligne coûte ${due}`,
  takeover: (company, towns, saved) => [
    ...(towns === '' ? [] : [`Rejoint la ${company} : ${towns}`]),
    `Entretien économisé : ${saved}`,
  ],
  leaves: 'Retiré du jeu :',
};

export const boardTexts: Readonly<Record<Language, BoardTexts>> = { en, fr };
