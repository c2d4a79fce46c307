/** The game in English: names, sentences, headings. The French file has the same keys. */

import { at } from '@quai/engine/at.ts';
import { counted } from '@quai/engine/say.ts';
import { byLinkEn, rulesEn } from './rules.en.ts';

const count = (n: number, one: string, many = `${one}s`) => counted('en', n, one, many);
const signed = (n: number) => (n > 0 ? `+${n}` : String(n));

/** Stone, cheese, MR passenger, NER passenger, objector. */
const piece = (kind: number, n: number) =>
  at([`${n} stone`, `${n} cheese`, count(n, 'MR passenger'), count(n, 'NER passenger'), count(n, 'objector')], kind);

/** `2 MR influence`, `1 cube`. */
const much = (source: string) => (source === 'cubes' ? 'many cubes' : `much ${source}`);
const given = (amount: number, source: string) => (source === 'cubes' ? count(amount, 'cube') : `${amount} ${source}`);

export const en = {
  rules: rulesEn,
  rulesByLink: byLinkEn,
  options: {
    fee: {
      name: 'Influence for company towns',
      values: { region: 'counted by region', link: 'counted by link' },
      help: 'Counting by region is our reading of the printed rules. A link straight from one town of a company to another costs 2 by region, 1 by link.',
    },
    south: {
      name: 'The South',
      values: { both: 'a town of both companies', mr: 'an MR town', ner: 'an NER town' },
      help: 'The printed rules do not say whose it is. A line out of it costs one influence of each of its companies.',
    },
  },
  signed,
  piece,
  pieceName: ['stone', 'cheese', 'MR passengers', 'NER passengers', 'objectors'] as readonly string[],
  aPiece: ['stone', 'cheese', 'an MR passenger', 'an NER passenger', 'an objector'] as readonly string[],
  influence: ['Government', 'Train', 'MR', 'NER'] as readonly string[],
  source: ['Government influence', 'Train influence', 'MR influence', 'NER influence', 'cubes'] as readonly string[],
  terrain: { hill: 'hill', lowland: 'lowland', valley: 'valley' },
  town: (name: string, size: 'small' | 'large') => `${size} town ${name}`,
  companyTown: (companies: string) => `${companies} town`,
  and: 'and',
  nothing: '-',
  list: (items: readonly string[]) => items.join(', '),
  phase: [
    'investment cubes',
    'influence discs',
    'auction',
    'building and train order',
    'building lines',
    'trains and loading',
    'profit and loss',
    'player order',
    'takeovers',
    'end of the round',
  ] as readonly string[],

  prompt: {
    bid: (bids: number, hand: number) => `Place a bid (${bids} of 2 placed). You have ${count(hand, 'cube')}.`,
    buildFirst: (hand: number, points: number, links: number) =>
      `Lay a first link, or build nothing. To spend: ${hand + points}; links: ${links}.`,
    buildNext: (due: number, purse: number) => `Lay the next link, or end the line. Cost: ${due} of ${purse}.`,
    payLine: (due: number, source: string, least: number, most: number) =>
      `${due} left to pay: how ${much(source)} (${least}–${most})?`,
    payTrain: (due: number, source: string, least: number, most: number) =>
      `${due} left to exchange: how ${much(source)} (${least}–${most})?`,
    trains: (points: number) => `Buy a train, load one piece, or pass. Train influence: ${points}.`,
    takeoverFirst: (mr: number, ner: number) => `Choose a link to hand over, or keep all. MR: ${mr}, NER: ${ner}.`,
    takeoverNext: (company: string, cost: number) =>
      `Add a link, or end in a town. Cost: ${cost} ${company} influence.`,
  },

  move: {
    passBuild: 'Build nothing',
    passTrains: 'Pass for the rest of this phase',
    passTakeover: 'Keep all links',
    doneBuild: (due: number) => `End the line and pay ${due}`,
    doneTakeover: (company: string, cost: number) => `Complete the takeover for ${cost} ${company} influence`,
    bid: (space: number, cubes: number) => `Space ${space}: bid ${count(cubes, 'cube')}`,
    link: (from: string, to: string, cost: number) => `${from} → ${to}: cost ${cost}`,
    linkFee: (company: string, n: number) => `${n} ${company} influence`,
    linkObjectors: (n: number) => `${n} Government influence for ${count(n, 'objector')}`,
    linkLoads: (loads: string) => `gives access to ${loads}`,
    pay: (amount: number, source: string) => `Pay ${given(amount, source)}`,
    give: (amount: number, source: string) => `Exchange ${given(amount, source)}`,
    buy: (id: string, cost: number, passengers: number, goods: number) =>
      `Train ${id} for ${cost}: ${count(passengers, 'passenger')}, ${goods} goods`,
    exchange: (give: number, missing: number) => `exchanging ${give} for the ${missing} you are missing`,
    load: (what: string, region: string) => `Load ${what} from ${region}`,
    take: (company: string, from: string, to: string, cost: number) =>
      `${company}: ${from} → ${to}, ${cost} influence so far`,
  },

  group: {
    end: 'Stop here',
    space: (space: number) => `Space ${space}`,
    from: (region: string) => `From ${region}`,
    pay: 'Payment',
    trains: 'Trains',
    load: (what: string) => `Load: ${what}`,
    company: (company: string) => `Takeover by ${company}`,
  },

  event: {
    setup: (gone: string) => `The map is set up. Removed from the game: ${gone}.`,
    seatOrder: (names: string) => `Player order: ${names}.`,
    round: (round: number, rounds: number) => `Round ${round} of ${rounds}.`,
    phase: (phase: number, name: string) => `Phase ${phase}: ${name}.`,
    cubes: (who: string, received: number, hand: number) =>
      `${who} takes ${count(received, 'cube')} (${hand} in hand).`,
    discs: (discs: string) => `Discs on spaces 1 to 8: ${discs}.`,
    bid: (who: string, space: number, cubes: number) => `${who} bids ${count(cubes, 'cube')} on space ${space}.`,
    outbid: (who: string, space: number, cubes: number, other: string) =>
      `${who} bids ${count(cubes, 'cube')} on space ${space} and outbids ${other}.`,
    noBid: (who: string) => `${who} cannot bid and is skipped.`,
    won: (who: string, space: number, cubes: number) => `${who} wins space ${space} for ${count(cubes, 'cube')}.`,
    influence: (who: string, kind: string, from: number, to: number) => `${who}: ${kind} influence ${from} → ${to}.`,
    lost: (n: number) => `${n} lost at the end of the track.`,
    orders: (build: string, train: string) => `Building order: ${build}. Train order: ${train}.`,
    passedBuild: (who: string) => `${who} builds nothing.`,
    passedTrains: (who: string) => `${who} passes.`,
    passedTakeover: (who: string) => `${who} keeps all links.`,
    unableBuild: (who: string) => `${who} cannot build anything.`,
    unableTrains: (who: string) => `${who} has nothing to do and passes.`,
    unableTakeover: (who: string) => `${who} has nothing to hand over.`,
    link: (who: string, from: string, to: string, cost: number, due: number) =>
      `${who} lays a link from ${from} to ${to} (${cost}; line: ${due}).`,
    line: (who: string, line: string, due: number, cubes: number) =>
      `${who} builds ${line} for ${due}, paying ${count(cubes, 'cube')}.`,
    paid: (who: string, amount: number, source: string) => `${who} pays ${given(amount, source)}.`,
    given: (who: string, amount: number, source: string) =>
      `${who} exchanges ${given(amount, source)} for Train influence.`,
    bought: (who: string, train: string) => `${who} buys train ${train}.`,
    loaded: (who: string, what: string, region: string, train: string) =>
      `${who} loads ${what} from ${region} onto train ${train}.`,
    profit: (who: string, income: number, upkeep: number, from: number, to: number) =>
      `${who} earns ${income}, pays ${upkeep} for links: profit ${signed(from)} → ${signed(to)}.`,
    chosen: (who: string, company: string, from: string, to: string) =>
      `${who} offers the ${company} the link from ${from} to ${to}.`,
    takeover: (who: string, company: string, line: string, cost: number) =>
      `The ${company} takes over ${line} from ${who} for ${cost} influence.`,
    companyTown: (region: string, company: string) => `${region} is now a ${company} town.`,
    removed: (what: string, region: string) => `Removed from the game: ${what} (${region}).`,
    ended: 'The last round is over.',
  },

  line: {
    stone: 'Stone',
    cheese: 'Cheese',
    redPassengers: 'MR passengers',
    greenPassengers: 'NER passengers',
    sets: 'Sets of four',
    profit: 'Profit and loss',
    links: 'Links on the board',
  } as Readonly<Record<string, string>>,
  ending: 'The last round is over.',

  board: {
    round: (round: number, rounds: number, phase: number, name: string) =>
      `Round ${round} of ${rounds}, phase ${phase}: ${name}`,
    now: (who: string) => `To play: ${who}.`,
    over: 'The game is over.',
    next: (phases: string) => `Then: ${phases}.`,
    order: (names: string) => `Player order: ${names}.`,
    buildOrder: (names: string) => `Building order: ${names}.`,
    trainOrder: (names: string) => `Train order: ${names}.`,
    lineBuilt: (line: string, due: number) => `Line under construction: ${line}, cost ${due}.`,
    lineTaken: (company: string, line: string) => `Line offered to the ${company}: ${line}.`,
    seats: 'Players',
    seatsHead: ['Player', 'Cubes', 'Government', 'Train', 'MR', 'NER', 'Profit', 'Links', 'Locomotives', 'In front'],
    cubes: (hand: number, stock: number) => `${hand} in hand, ${stock} in stock`,
    links: (laid: number, left: number) => `${laid} laid, ${left} left`,
    tracks: 'Tracks (top disc first)',
    trackNames: ['Government', 'Train', 'MR', 'NER', 'Profit and loss'],
    pile: (space: string, names: string) => `${space}: ${names}`,
    auction: 'Auction',
    auctionHead: ['Space', 'Printed', 'Drawn', 'Minimum', 'Bid'],
    bid: (who: string, cubes: number) => `${who}, ${count(cubes, 'cube')}`,
    trains: 'Trains',
    trainsHead: ['Train', 'Cost', 'Passenger slots', 'Goods slots', 'Owner', 'Load'],
    passed: (names: string) => `Passed: ${names}.`,
    forecast: 'Profit if the round ended now',
    forecastHead: ['Player', 'Income', 'Links', 'Space', 'Player order'],
    space: (from: number, to: number) => `${signed(from)} → ${signed(to)}`,
    regions: 'Regions',
    regionsHead: ['Region', 'Terrain', 'Town', 'Pieces', 'Links', 'Neighbours'],
    link: (to: string, owner: string) => `to ${to} (${owner})`,
    outOnly: 'lines only start here',
    box: 'Removed and in stock',
    gone: (pieces: string) => `Removed from the game: ${pieces}.`,
    companyLinks: (mr: number, ner: number) => `Links left: MR ${mr}, NER ${ner}.`,
    bag: (discs: string) => `Discs in the bag: ${discs}.`,
  },
};

/** What every language says. */
export type Phrases = typeof en;
