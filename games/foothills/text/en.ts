/** FootHills in English. */

import { andList, orList, wordFor } from '@quai/engine/say.ts';
import type { LineFilter } from '../rules/params.ts';
import type { Phrases, Unit } from './phrases.ts';
import { plural } from './plurals.ts';

const units: Readonly<Record<Unit, readonly [one: string, more: string]>> = {
  iron: ['iron', 'iron'],
  stone: ['stone', 'stone'],
  anyResource: ['resource of your choice', 'resources of your choice'],
  rubble: ['rubble', 'rubble'],
  passenger: ['passenger', 'passengers'],
  vp: ['VP', 'VP'],
};

function join(parts: readonly string[], last: 'and' | 'or'): string {
  return last === 'and' ? andList('en', parts) : orList('en', parts);
}

const onLine: Readonly<Record<LineFilter, string>> = {
  any: '',
  ticket: ' on a line you have a ticket for',
  ticketOrTrack: ' on a line where you have a ticket or a track',
};

const targets = {
  anyAvailable: 'a free surveyor space',
  start: 'a free starting station',
  ticketLine: 'a free space on a line you have a ticket for',
  adjacent: 'a free space on a neighbouring card',
  pub: 'the pub',
  home: 'home',
};

const times = (count: number) => (count === 1 ? '' : count === 2 ? 'Up to twice: ' : `Up to ${count} times: `);
const small = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
const upTo = (count: number, sentence: string) => (count === 1 ? sentence : times(count) + small(sentence));
const asOption = (sentence: string, first: boolean) => (first ? sentence : small(sentence)).replace(/\.$/, '');

export const en: Phrases = {
  amount: (count, unit) => plural(count, ...units[unit]),
  nothing: 'nothing',
  and: (parts) => join(parts, 'and'),
  or: (parts) => join(parts, 'or'),
  cube: (cube) => (cube === 'white' ? 'event cube' : cube),
  colour: { blue: 'blue', green: 'green' },
  scoring: {
    passengerPairs: '1 VP for each pair of passengers',
    trackPairs: '1 VP for each pair of tracks',
    stations: '1 VP for each station',
    tickets: '1 VP for each ticket',
    pileCards: '1 VP for each card in your scoring pile',
  },
  requires: { ticket: 'a ticket', ticketOrTrack: 'a ticket or a track' },
  sides: ['gold', 'grey'],
  ops: {
    take: (gain) => `Take ${gain}.`,
    takeFromStockyard: (min, max) =>
      max === 'tickets'
        ? 'Take up to 1 resource from the stockyard per ticket you have.'
        : `Take ${min === max ? max : `${min} to ${max}`} resources from the stockyard.`,
    drawFromBag: (draw, keep) =>
      `Draw ${plural(draw, 'resource')} at random from the bag, ignoring events${keep < draw ? `, and keep ${keep}` : ''}.`,
    refillStockyard: (cubes) => `Refill the stockyard to ${plural(cubes, 'cube')}, including event cubes.`,
    addToStockyard: (cubes) => `Add ${plural(cubes, 'cube')} from the bag to the stockyard.`,
    removeRubble(op) {
      const from = {
        oneLine: 'from one line',
        upToTwoLines: 'from one line, or one from each of two',
        differentLines: 'each from a different line',
      }[op.spread];
      const where = op.filter === 'any' ? '' : `,${onLine[op.filter]}`;
      const rest = op.fill ? '; make up the rest from the supply' : '';
      const gift = op.opponentGets > 0 ? ` Give ${op.opponentGets} of them to your opponent.` : '';
      return `Take ${op.max} rubble ${from}${where}${rest}.${gift}`;
    },
    layTrack: (cost, count, filter) => upTo(count, `Lay a track for ${cost}${onLine[filter]}.`),
    exchange: (pay, gain, count) => upTo(count, `Pay ${pay} for ${gain}.`),
    choose: (options, count) => upTo(count, `${options.map((option, i) => asOption(option, i === 0)).join('; or ')}.`),
    buildStation(op) {
      const price = [
        ...(op.extraCost === null ? [] : [`paying ${op.extraCost} more`]),
        ...(op.discount > 0 ? [`at a discount of ${op.discount}, of your choice`] : []),
        ...(op.ironForStone ? ['with iron in place of stone if you like'] : []),
      ];
      const gains = [
        ...(op.bonus ? [] : [' You do not receive its bonus.']),
        ...(op.extraGain === null ? [] : [` Receive ${op.extraGain}.`]),
      ];
      return `Build one available station${onLine[op.filter]}${price.map((part) => `, ${part}`).join('')}.${gains.join('')}`;
    },
    moveSurveyor: (to, count) =>
      upTo(
        count,
        `Move your surveyor to ${join(
          to.map((target) => targets[target]),
          'or',
        )} and take its action.`,
      ),
    takeTicket: (colour) => `Take the ${colour} ticket.`,
    takeAnyTicket: 'Take a ticket you do not have yet.',
    takeSummit: 'Take the summit token.',
    scoreCard: 'You may score one of your action cards, as at the pub.',
    flipExtra: (max) =>
      `You may flip ${max === 'any' ? 'any number of other action cards' : max === 1 ? 'one other action card' : `up to ${max} other action cards`}.`,
  },
  labels: {
    opening: 'starting resources',
    card: 'action card',
    yard: 'stockyard',
    gain: 'receive',
    keep: 'keep',
    rubble: 'rubble',
    track: 'track',
    exchange: 'exchange',
    choose: 'choose',
    build: 'build',
    pay: 'pay',
    surveyor: 'surveyor',
    visit: 'surveyor',
    ticket: 'ticket',
    score: 'scoring pile',
    replace: 'replacement',
    flip: 'flip',
  },
  questions: {
    opening: 'take a starting resource',
    card: 'choose one of your action cards',
    yard: 'take a resource from the stockyard',
    gain: 'take a resource from the stockyard or from the bag',
    keep: 'choose which cubes to keep',
    rubble: 'choose a line to remove rubble from',
    track: 'choose a line to lay track on',
    exchange: 'exchange, or skip',
    choose: 'choose an effect',
    build: 'choose a station to build',
    pay: 'choose how to pay',
    surveyor: 'choose where to move your surveyor',
    visit: 'move your surveyor to this card, or not',
    ticket: 'choose a ticket',
    score: 'choose an action card to score',
    replace: 'choose a reserve card to replace it',
    flip: 'choose another card to flip',
  },
  crumbs: {
    surveyor: (station) => `surveyor at ${station}`,
    onBuild: (station) => `effect of ${station}`,
    station: (station) => `station at ${station}`,
    track: (line) => `track on line ${line}`,
    exchange: 'exchange',
  },
  moves: {
    stop: 'Stop here',
    stops: {
      yard: 'Take no more',
      visit: 'Leave the surveyor there',
      score: 'Score no card',
      flip: 'Flip no more cards',
      track: 'Lay no track',
      exchange: 'No exchange',
    },
    card: (letter, name, effect) => `${letter}, ${name}: ${effect}`,
    flip: (letter, from, to) => `Flip ${letter}, ${from}, to ${to}`,
    score: (letter, name, scoring) => `Score ${letter}, ${name}: ${scoring}`,
    noCard: (letter) => `${letter}: no card`,
    cube: (resource, source) => `1 ${resource} from the ${source === 'yard' ? 'stockyard' : 'bag'}`,
    rubble: (line, station, cubes) => `Line ${line}: rubble from ${station} onwards (${cubes} on the line)`,
    track: (line, station) => `Line ${line}: track at ${station}`,
    line: (line) => `Line ${line}`,
    space: (code, station, cost, bonus) => `${station} (${code}): printed cost ${cost}, bonus ${bonus}`,
    pay: (amounts) => `Pay ${amounts}`,
    keep: (amounts) => `Keep ${amounts}`,
    place: (code, station, effect) => `${station} (${code}): ${effect}`,
    pub: 'The pub: score an action card',
    home: 'Home',
    ticket: (colour) => `The ${colour} ticket`,
    replace: (card, name, effect) => `${card}, with the back ${name}: ${effect}`,
  },
  groups: {
    stop: 'Stop',
    cards: 'Action cards',
    cubes: 'Resources',
    lines: 'Lines',
    effects: 'Effects',
    stations: 'Stations',
    payments: 'Payments',
    places: 'Surveyor',
    tickets: 'Tickets',
  },
  events: {
    lines: (closed) => `Lines ${join(closed, 'and')} are closed.`,
    reserve: (cards) => `In the reserve: ${cards.join(', ')}.`,
    drawn: (cube) => `Added to the stockyard: 1 ${cube}.`,
    first: (name) => `${name} goes first.`,
    turn: (name, number) => `Turn ${number}: ${name}.`,
    lateRefill: 'The stockyard is empty: it is refilled.',
    passed: (name) => `${name} cannot use any card and passes.`,
    card: (name, letter, card) => `${name} uses ${letter}, ${card}.`,
    took: (name, resource, source) =>
      `${name} takes 1 ${resource} from the ${source === 'yard' ? 'stockyard' : 'bag'}.`,
    fromBag: (name, resource) => `${name} draws 1 ${resource} from the bag.`,
    supplied: (name, amount) => `${name} receives ${amount} from the supply.`,
    vp: (name, vp) => `${name} gains ${vp} VP.`,
    paid: (name, amounts) => `${name} pays ${amounts}.`,
    rubble: (name, cubes, station, left, vp) =>
      `${name} removes ${cubes} rubble from ${station}${left === 0 ? `, now cleared (${vp} VP)` : ` (${left} left)`}.`,
    gave: (name, cubes) => `${name} gives ${cubes} rubble to the opponent.`,
    track: (name, line, station, vp) => `${name} lays track on line ${line}, at ${station} (${vp} VP).`,
    buffer: (line, left) => `Line ${line} gets its buffer; ${left} left.`,
    competitor: (station, rubble, left) =>
      `A competitor builds at ${station}${rubble > 0 ? `; ${rubble} rubble ${wordFor('en', rubble, 'goes', 'go')} to the supply` : ''}. ${plural(left, 'tile')} left.`,
    noCompetitor: 'No competitor can be placed.',
    eventsBack: (cubes) => `${plural(cubes, 'event cube')} ${wordFor('en', cubes, 'goes', 'go')} back into the bag.`,
    station: (name, code, station, count) =>
      `${name} builds at ${station} (${code}): ${plural(count, 'station')} so far.`,
    bonus: (name, line) => `${name} is sure of the most stations on line ${line} and takes its bonus token.`,
    surveyor: (name, station) => `${name} moves the surveyor to ${station}.`,
    surveyorHome: (name) => `${name} brings the surveyor home.`,
    surveyorPub: (name) => `${name} sends the surveyor to the pub.`,
    ticket: (name, colour) => `${name} takes the ${colour} ticket.`,
    summit: (name, fromOpponent) => `${name} takes the summit token${fromOpponent ? ' from the opponent' : ''}.`,
    scored: (name, card, scoring) => `${name} scores ${card}: ${scoring}.`,
    replaced: (name, card) => `${name} takes ${card} from the reserve.`,
    flipped: (name, letter, shown) => `${name} flips ${letter}: now ${shown}.`,
    triggered: {
      buffers: 'The last buffer is placed: the end is near.',
      competitors: 'A competitor cannot be placed: the end is near.',
      stalled: 'Nothing has been built for too long: the end is near.',
    },
    lastTurn: (name) => `${name} plays the last turn.`,
    ended: 'The game is over.',
  },
  lines: {
    vp: 'VP during the game',
    bonus: (line) => `Bonus token of line ${line}`,
    pile: (card, scoring) => `${card}: ${en.scoring[scoring]}`,
    passengers: 'Passengers, ½ VP each',
    summit: 'Summit token',
  },
  kinds: { bonus: 'Bonus tokens', pile: 'Scoring piles', passengers: 'Passengers' },
  keep: 'Play again on the same lines',
  endings: {
    buffers: 'All buffers were placed.',
    competitors: 'A competitor could not be placed.',
    stalled: 'Nothing was built for too long (house rule).',
  },
  board: {
    table: 'Table',
    opening: (name) => `Starting resources: ${name}.`,
    turnOf: (name, turn) => `Turn ${turn}: ${name}.`,
    over: 'The game is over.',
    triggered: 'The end has been triggered.',
    firstSeat: (name) => `First player: ${name}.`,
    buffersLeft: (count) => `Buffers left: ${count}.`,
    competitorsLeft: (count) => `Competitor tiles left: ${count}.`,
    closedLines: (lines) => `Closed lines: ${lines}.`,
    yard: (amounts, white) => `Stockyard: ${amounts}; white cubes: ${white}.`,
    bag: (amounts, white) => `Bag: ${amounts}; white cubes: ${white}.`,
    supply: (rubble, passengers) =>
      `Supply: ${Math.max(0, rubble)} rubble, ${plural(Math.max(0, passengers), 'passenger')} (unlimited).`,
    line: (id, name) => `Line ${id}, ${name}`,
    buffer: 'The line has its buffer.',
    bonusToken: (vp, owner) => `Bonus token, ${vp} VP: ${owner ?? 'on Porthmadog'}.`,
    summitToken: (vp, owner) => `Summit token, ${vp} VP: ${owner ?? 'on its card'}.`,
    ticketsLeft: (count, colour) => `Tickets left: ${count} ${colour}.`,
    head: ['Card', 'Rubble', 'Track', 'Stations', 'Surveyor'],
    start: 'starting station',
    free: 'free',
    underRubble: 'under rubble',
    waits: 'after the left one',
    competitor: 'competitor',
    space: (code, cost, bonus, owner) => `${code}: ${owner} (cost ${cost}, bonus ${bonus})`,
    onBuild: (effect) => `When built: ${effect}`,
    noSurveyor: 'no surveyor space',
    standsHere: (names) => `Here: ${names}.`,
    seat: (name, colour) => `${name}, ${colour}`,
    owns: (vp, amounts) => `${vp} VP; ${amounts}.`,
    works: (stations, tracks, tiles) =>
      `${plural(stations, 'station')}, ${plural(tracks, 'track')}, ${plural(tiles, 'tile')} left.`,
    tickets: (colours) => `Tickets: ${colours}.`,
    surveyorAt: (place) => `Surveyor: ${place}.`,
    atHome: 'at home',
    atPub: 'at the pub',
    none: 'none',
    cardHead: ['Card', 'Shown side', 'Other side', 'Scores'],
    missing: 'no card',
    inUse: ' (in use)',
    reserve: 'Reserve',
    reserveHead: ['Card', 'Back', 'Scores'],
    pile: (name) => `Scoring pile of ${name}`,
    pileHead: ['Card', 'Scores'],
    needs: (what) => `Needs ${what}.`,
  },
  options: {
    lines: 'Closed lines',
    random: 'at random',
    closed: (pair) => `${pair} closed`,
    first: 'First player',
    seats: ['player 1', 'player 2'],
    colours: 'Colours',
    blueFirst: 'player 1 blue, player 2 green',
    greenFirst: 'player 1 green, player 2 blue',
    help: {
      lines: 'Two lines are left out of each game: at random, or as you choose.',
      first: 'Who takes the first turn.',
      colours: 'Who plays which of the two decks of cards.',
    },
  },
};
