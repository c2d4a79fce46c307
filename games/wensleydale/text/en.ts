/** The game in English: names, sentences, headings. The French file has the same keys. */

import { at } from '@quai/engine/at.ts';
import { rulesEn } from './rules.en.ts';

const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
const signed = (n: number) => (n > 0 ? `+${n}` : String(n));

/** Stone, cheese, MR passenger, NER passenger, objector. */
const piece = (kind: number, n: number) =>
  at([`${n} stone`, `${n} cheese`, count(n, 'MR passenger'), count(n, 'NER passenger'), count(n, 'objector')], kind);

/** `2 MR influence`, `1 cube`. */
const given = (amount: number, source: string) => `${amount} ${amount === 1 && source === 'cubes' ? 'cube' : source}`;

export const en = {
  rules: rulesEn,
  signed,
  piece,
  pieceName: ['stone', 'cheese', 'MR passengers', 'NER passengers', 'objectors'] as readonly string[],
  aPiece: ['stone', 'cheese', 'an MR passenger', 'an NER passenger', 'an objector'] as readonly string[],
  influence: ['government', 'train', 'MR', 'NER'] as readonly string[],
  source: ['government influence', 'train influence', 'MR influence', 'NER influence', 'cubes'] as readonly string[],
  terrain: { hill: 'hill', lowland: 'lowland', valley: 'valley' },
  town: (name: string, size: 'small' | 'large') => `${size} town ${name}`,
  companyTown: (companies: string) => `belongs to ${companies}`,
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
    'seat order',
    'takeovers',
    'end of the round',
  ] as readonly string[],

  prompt: {
    bid: (bids: number, hand: number) =>
      `Place a bid on an auction space: ${bids} of 2 bids lie, ${count(hand, 'cube')} at hand.`,
    buildFirst: (hand: number, points: number, links: number) =>
      `Build a line: choose its first link, or build nothing. You have ${count(hand, 'cube')}, ${count(points, 'influence point')} and ${count(links, 'link')}.`,
    buildNext: (line: string, due: number, purse: number) =>
      `Your line ${line} costs ${due} so far, and you can pay ${purse}. Lay the next link or end the line.`,
    payLine: (due: number, source: string, least: number, most: number) =>
      `Still ${due} to pay for the line: how many with ${source} (${least} to ${most})?`,
    payTrain: (due: number, source: string, least: number, most: number) =>
      `Still ${due} to give in exchange for train influence: how many ${source} (${least} to ${most})?`,
    trains: (points: number) =>
      `Buy a train, load one piece, or pass for this phase. You have ${points} train influence.`,
    takeoverFirst: (mr: number, ner: number) =>
      `A takeover: choose the first link of a line out of a company town, or keep your links. You have ${mr} MR and ${ner} NER influence.`,
    takeoverNext: (company: string, line: string, cost: number) =>
      `${company} takes over ${line} for ${cost} ${company} influence. Add a link, or end in a town.`,
  },

  move: {
    passBuild: 'Build nothing',
    passTrains: 'Pass for the rest of the phase',
    passTakeover: 'Keep all links',
    doneBuild: (due: number) => `End the line and pay ${due}`,
    doneTakeover: (company: string, cost: number) => `Complete the takeover for ${cost} ${company} influence`,
    bid: (space: number, cubes: number) => `Space ${space}: bid ${count(cubes, 'cube')}`,
    link: (from: string, to: string, cost: number) => `${from} → ${to}: cost ${cost}`,
    linkFee: (company: string, n: number) => `${n} ${company} influence`,
    linkObjectors: (n: number) => `${n} government influence for ${count(n, 'objector')}`,
    linkLoads: (loads: string) => `gives access to ${loads}`,
    pay: (amount: number, source: string) => `${amount} with ${source}`,
    give: given,
    buy: (id: string, cost: number, passengers: number, goods: number) =>
      `Train ${id} for ${cost}: ${count(passengers, 'passenger')}, ${goods} goods`,
    exchange: (give: number, missing: number) => `giving ${give} in exchange for the ${missing} missing`,
    load: (what: string, region: string) => `Load ${what} from ${region}`,
    take: (company: string, from: string, to: string, cost: number) =>
      `${company}: ${from} → ${to}, ${cost} influence so far`,
  },

  group: {
    end: 'No further',
    space: (space: number) => `Space ${space}`,
    from: (region: string) => `From ${region}`,
    pay: 'Payment',
    trains: 'Trains',
    load: (what: string) => `Load: ${what}`,
    company: (company: string) => `Takeover by ${company}`,
  },

  event: {
    setup: (gone: string) => `The map is set up. Out of the game: ${gone}.`,
    seatOrder: (names: string) => `Seat order: ${names}.`,
    round: (round: number, rounds: number) => `Round ${round} of ${rounds} begins.`,
    phase: (phase: number, name: string) => `Phase ${phase}: ${name}.`,
    cubes: (who: string, received: number, hand: number) =>
      `${who} receives ${count(received, 'cube')} and has ${hand}.`,
    discs: (discs: string) => `Discs on spaces 1 to 8: ${discs}.`,
    bid: (who: string, space: number, cubes: number) => `${who} bids ${count(cubes, 'cube')} on space ${space}.`,
    outbid: (who: string, space: number, cubes: number, other: string) =>
      `${who} bids ${count(cubes, 'cube')} on space ${space} and outbids ${other}.`,
    noBid: (who: string) => `${who} cannot place a bid and is skipped.`,
    won: (who: string, space: number, cubes: number) => `${who} wins space ${space} for ${count(cubes, 'cube')}.`,
    influence: (who: string, kind: string, from: number, to: number) => `${who}: ${kind} influence ${from} → ${to}.`,
    lost: (n: number) => `${n} lost at the end of the track.`,
    orders: (build: string, train: string) => `Building order: ${build}. Train order: ${train}.`,
    passedBuild: (who: string) => `${who} builds nothing.`,
    passedTrains: (who: string) => `${who} passes.`,
    passedTakeover: (who: string) => `${who} keeps all links.`,
    unableBuild: (who: string) => `${who} cannot build anything.`,
    unableTrains: (who: string) => `${who} has nothing to do and passes.`,
    unableTakeover: (who: string) => `${who} can have nothing taken over.`,
    link: (who: string, from: string, to: string, cost: number, due: number) =>
      `${who} lays a link from ${from} to ${to} for ${cost}; the line costs ${due}.`,
    line: (who: string, line: string, due: number, cubes: number) =>
      `${who} has built ${line} for ${due} and pays ${count(cubes, 'cube')}.`,
    paid: (who: string, amount: number, source: string) => `${who} pays ${amount} with ${source}.`,
    given: (who: string, amount: number, source: string) =>
      `${who} gives ${given(amount, source)} in exchange for train influence.`,
    bought: (who: string, train: string) => `${who} buys train ${train}.`,
    loaded: (who: string, what: string, region: string, train: string) =>
      `${who} loads ${what} from ${region} on train ${train}.`,
    profit: (who: string, income: number, upkeep: number, from: number, to: number) =>
      `${who} earns ${income}, pays ${upkeep} for links: profit ${signed(from)} → ${signed(to)}.`,
    chosen: (who: string, company: string, from: string, to: string) =>
      `${who} offers ${company} the link from ${from} to ${to}.`,
    takeover: (who: string, company: string, line: string, cost: number) =>
      `${company} takes over ${line} from ${who} for ${cost} influence.`,
    companyTown: (region: string, company: string) => `${region} is now a town of the ${company}.`,
    removed: (what: string, region: string) => `${what} from ${region}: out of the game.`,
    ended: 'The last round is over.',
  },

  line: {
    stone: 'Stone',
    cheese: 'Cheese',
    redPassengers: 'MR passengers',
    greenPassengers: 'NER passengers',
    sets: 'Sets of all four',
    profit: 'Profit and loss',
    links: 'Own links on the board',
  } as Readonly<Record<string, string>>,
  ending: 'The last round is over.',

  board: {
    round: (round: number, rounds: number, phase: number, name: string) =>
      `Round ${round} of ${rounds}, phase ${phase}: ${name}`,
    now: (who: string) => `To act: ${who}.`,
    over: 'The table is over.',
    next: (phases: string) => `Then: ${phases}.`,
    order: (names: string) => `Seat order: ${names}.`,
    buildOrder: (names: string) => `Building order: ${names}.`,
    trainOrder: (names: string) => `Train order: ${names}.`,
    lineBuilt: (line: string, due: number) => `Line being built: ${line}, cost ${due}.`,
    lineTaken: (company: string, line: string) => `Line offered to ${company}: ${line}.`,
    seats: 'Seats',
    seatsHead: ['Seat', 'Cubes', 'Government', 'Train', 'MR', 'NER', 'Profit', 'Links', 'Locomotives', 'In front'],
    cubes: (hand: number, stock: number) => `${hand} at hand, ${stock} in stock`,
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
    forecast: 'Profit if it were reckoned now',
    forecastHead: ['Seat', 'Income', 'Links', 'Space', 'Seat order'],
    space: (from: number, to: number) => `${signed(from)} → ${signed(to)}`,
    regions: 'Regions',
    regionsHead: ['Region', 'Terrain', 'Town', 'Pieces', 'Links', 'Neighbours'],
    link: (to: string, owner: string) => `to ${to} (${owner})`,
    outOnly: 'start only',
    box: 'Out of the game and in stock',
    gone: (pieces: string) => `Out of the game: ${pieces}.`,
    companyLinks: (mr: number, ner: number) => `Links left: MR ${mr}, NER ${ner}.`,
    bag: (discs: string) => `Discs in the bag: ${discs}.`,
  },
};

/** What every language says. */
export type Phrases = typeof en;
