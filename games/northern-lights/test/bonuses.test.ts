import { at } from '@quai/engine/at.ts';
import { expect, test } from 'vitest';
import { position, routeAt, type Setting } from '../../rails/test/position.ts';
import { northernLights, sample } from './sample.ts';

const rules = northernLights(3);
const { board } = rules;

/** The counts of a bonus for seats 0, 1, 2, and the points each scores for it. */
function bonus(id: string, setting: Setting): { counts: number[]; points: number[] } {
  const state = position(rules, { ...setting, bonuses: [id] });
  const lines = rules.standings(state).map(({ lines: all }) => all.find((line) => line.id === 'bonus')!);
  const figures = lines.map((line) => line.figures as Record<string, number>);
  // Every sheet shows every seat's count.
  for (const each of figures) expect([each.seat0, each.seat1, each.seat2]).toEqual(figures.map(({ count }) => count));
  return { counts: figures.map(({ count }) => count!), points: lines.map(({ points }) => points) };
}

test('NL-16 NL-20 NL-19.10 Call of the wild: locomotives in hand, and one more for each pair of a colour', () => {
  // 1 + nothing for single cards; 0 + two pairs of blue and one of red; three blue are one pair.
  const { counts, points } = bonus('fatal-traction', { hands: ['*BGKR', 'BBBBRR', 'BBB*'] });
  expect(counts).toEqual([1, 3, 2]);
  expect(points).toEqual([0, 5, 0]);
});

test('NL-16 NL-20 NL-19.11 Capital investment: completed tickets to one of four capitals, one with two counts once', () => {
  const { counts, points } = bonus('capital-investment', {
    // Oslo–Stockholm joins two capitals; Honningsvåg–Rovaniemi is completed and joins none; seat 1 has not completed its ticket.
    routes: {
      'karlstad--oslo--1': 0,
      'karlstad--stockholm--1': 0,
      [found('honningsvag', 'junction-sweden-north')]: 0,
      [found('rovaniemi', 'junction-sweden-north')]: 0,
    },
    tickets: [['oslo--stockholm', 'honningsvag--rovaniemi'], ['stockholm--riga'], []],
  });
  expect(counts).toEqual([1, 0, 0]);
  expect(points).toEqual([7, 0, 0]);
});

test('NL-19.11 Tallinn and Riga are no capitals here; 19 tickets count', () => {
  const capital = (place: number) => at(board.edition.places, place).marks?.includes('capital') ?? false;
  expect(board.tickets.filter(({ a, b }) => capital(a) || capital(b))).toHaveLength(19);
  expect(
    board.edition.places
      .filter(({ marks }) => marks?.includes('capital'))
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['helsinki', 'kobenhavn', 'oslo', 'stockholm']);
});

test('NL-16 NL-20 Cost efficiency: most wagons left', () => {
  const { counts, points } = bonus('cost-cutting', { pieces: [[3], [7], [7]] });
  expect(counts).toEqual([3, 7, 7]);
  expect(points).toEqual([0, 7, 7]);
});

test('NL-16 NL-20 Small steps strategist: routes of one space, ferries included', () => {
  const { counts, points } = bonus('small-steps', {
    routes: { 'helsinki--turku--1': 0, 'alborg--goteborg--1': 0, 'goteborg--oslo--1': 1, 'karlstad--oslo--1': 1 },
  });
  expect(counts).toEqual([2, 1, 0]);
  expect(points).toEqual([10, 0, 0]);
});

test('NL-16 NL-20 NL-19.14 Nordic Express: the most spaces on a walk that uses no route twice; cities may repeat', () => {
  // Oslo–Karlstad–Stockholm–Norrköping–Karlstad is a loop with a tail: all four routes in one walk. Seat 1 has three
  // routes that meet in Oslo: two of them make the walk, 2 + 1 + 1 becomes 3.
  const loop = ['karlstad--oslo--1', 'karlstad--stockholm--1', 'norrkoping--stockholm--1', 'norrkoping--karlstad--1'];
  const star = ['goteborg--oslo--1', 'lillehammer--oslo--1', 'kristiansand--oslo--1'];
  const known = (ids: string[]) =>
    ids.map((id) => board.edition.routes.find((route) => route.id === id)?.id ?? other(id));
  const routes = Object.fromEntries([...known(loop).map((id) => [id, 0]), ...known(star).map((id) => [id, 1])]);
  const { counts, points } = bonus('nordic-express', { routes });
  expect(counts).toEqual([4, 3, 0]);
  expect(points).toEqual([10, 0, 0]);
  const state = position(rules, { routes, bonuses: ['nordic-express'] });
  const marks = at(rules.standings(state), 0).lines.find(({ id }) => id === 'bonus')!.marks!;
  expect([...at(marks, 0)].sort((a, b) => a - b)).toEqual(
    known(loop)
      .map((id) => routeAt(rules, id))
      .sort((a, b) => a - b),
  );
});

/** The same route named from its other end. */
function other(id: string): string {
  const [a, b, track] = id.split('--');
  return `${b}--${a}--${track}`;
}

test('NL-16 NL-20 Local network: completed tickets of five points or less, by their printed value', () => {
  const { counts, points } = bonus('local-network', {
    // From Oslo to Tallinn: tickets of 2, of 5 and of 6 points, all completed. Seat 1 has not completed its own.
    routes: {
      'karlstad--oslo--1': 0,
      'karlstad--stockholm--1': 0,
      [found('stockholm', 'turku')]: 0,
      'helsinki--turku--1': 0,
      [found('helsinki', 'tallinn')]: 0,
    },
    tickets: [['oslo--stockholm', 'oslo--helsinki', 'oslo--tallinn'], ['stavanger--karlstad'], []],
  });
  expect(counts).toEqual([2, 0, 0]);
  expect(points).toEqual([10, 0, 0]);
});

test('NL-16 NL-20 NL-19.12 International tycoon: different countries of the ends, joined to each other or not', () => {
  // Seat 0: Sweden and Norway, and far from it Finland and Estonia. Seat 1: junctions have a country too.
  const { counts, points } = bonus('rail-baron', {
    routes: {
      'karlstad--oslo--1': 0,
      [found('helsinki', 'tallinn')]: 0,
      [found('mo-i-rana', 'junction-sweden-south')]: 1,
    },
  });
  expect(counts).toEqual([4, 2, 0]);
  expect(points).toEqual([12, 0, 0]);
  expect(board.edition.regions).toHaveLength(9);
});

function found(a: string, b: string): string {
  return board.edition.routes.find((route) => [route.a, route.b].sort().join() === [a, b].sort().join())!.id;
}

test('NL-16 NL-20 Polar Express: completed tickets with a city inside the polar circle', () => {
  const { counts, points } = bonus('polar-express', {
    routes: {
      [found('honningsvag', 'junction-sweden-north')]: 0,
      [found('rovaniemi', 'junction-sweden-north')]: 0,
      'karlstad--oslo--1': 1,
      'karlstad--stockholm--1': 1,
    },
    tickets: [['honningsvag--rovaniemi', 'narvik--apatity'], ['oslo--stockholm'], []],
  });
  expect(counts).toEqual([1, 0, 0]);
  expect(points).toEqual([12, 0, 0]);
});

test('NL-16 NL-20 Snowplow award: routes touching a city inside the polar circle, once if both do', () => {
  const { counts, points } = bonus('snowplow', {
    routes: { [found('kiruna', 'narvik')]: 0, [found('boden', 'kiruna')]: 0, [found('boden', 'tornio')]: 1 },
  });
  expect(counts).toEqual([2, 0, 0]);
  expect(points).toEqual([12, 0, 0]);
});

test('NL-16 NL-20 Ferry Master: most ferries, whatever their length', () => {
  const { counts, points } = bonus('ferry-captain', {
    routes: { 'alborg--goteborg--1': 0, 'alborg--oslo--1': 0, 'mo-i-rana--narvik--1': 1, 'karlstad--oslo--1': 1 },
  });
  expect(counts).toEqual([2, 1, 0]);
  expect(points).toEqual([12, 0, 0]);
});

test('NL-16 NL-20 The wild west: routes touching a city in Norway, ferries too, once if both ends do', () => {
  const { counts, points } = bonus('way-out-west', {
    routes: { 'karlstad--oslo--1': 0, 'mo-i-rana--narvik--1': 0, 'karlstad--stockholm--1': 1 },
  });
  expect(counts).toEqual([2, 0, 0]);
  expect(points).toEqual([7, 0, 0]);
});

test('NL-19.13 how much there is to count: 18 polar tickets, 33 polar and 50 Norwegian routes, 15 small tickets, 55 short routes', () => {
  const places = board.edition.places;
  const polar = (place: number) => at(places, place).marks?.includes('polar') ?? false;
  const norway = (place: number) => at(places, place).region === 'NO';
  expect(board.tickets.filter(({ a, b }) => polar(a) || polar(b))).toHaveLength(18);
  expect(board.routes.filter(({ a, b }) => polar(a) || polar(b))).toHaveLength(33);
  expect(board.routes.filter(({ a, b }) => norway(a) || norway(b))).toHaveLength(50);
  expect(board.tickets.filter(({ points }) => points <= 5)).toHaveLength(15);
  expect(board.routes.filter(({ length }) => length === 1)).toHaveLength(55);
});

test('NL-15 NL-19.8 tied seats all score in full, also when the most is 0', () => {
  expect(bonus('ferry-captain', {}).points).toEqual([12, 12, 12]);
  expect(bonus('ferry-captain', { routes: { 'alborg--oslo--1': 0, 'alborg--goteborg--1': 2 } }).points).toEqual([
    12, 0, 12,
  ]);
});

test('NL-14 the score is routes, tickets and the bonus cards laid out, and no others', () => {
  const state = position(rules, {
    routes: { 'karlstad--oslo--1': 0, 'karlstad--stockholm--1': 0 },
    tickets: [['oslo--stockholm', 'umea--oslo'], [], []],
    bonuses: ['small-steps', 'ferry-captain'],
  });
  // 1 + 1 for the routes, 2 - 8 for the tickets, 10 for two short routes, 12 as nobody has a ferry.
  expect(at(rules.standings(state), 0).total).toBe(2 + 2 - 8 + 10 + 12);
});

test('NL-17 NL-19.9 tied on points and tickets, most bonus cards won', () => {
  // Seat 0: one route of one space, and the small steps, 11. Seat 1: 7 + 4 for two longer ones. Both 11.
  const state = position(rules, {
    routes: { 'helsinki--turku--1': 0, [found('kuopio', 'vaasa')]: 1, [found('goteborg', 'norrkoping')]: 1 },
    bonuses: ['small-steps'],
  });
  const sheet = rules.standings(state);
  expect(sheet.map(({ total }) => total)).toEqual([11, 11, 0]);
  expect(sheet.map(({ rank }) => rank)).toEqual([1, 2, 3]);
});

test('NL-17 tied on points, completed tickets come before bonus cards', () => {
  // Seat 0: routes 1 + 1 + 7 + 2 and a ticket of 2. Seat 1: a ferry of 1, and 12 for having the most of them.
  const state = position(rules, {
    routes: {
      'karlstad--oslo--1': 0,
      'karlstad--stockholm--1': 0,
      [found('kuopio', 'vaasa')]: 0,
      'goteborg--oslo--1': 0,
      'arhus--kobenhavn--1': 1,
    },
    tickets: [['oslo--stockholm'], [], []],
    bonuses: ['ferry-captain'],
  });
  const sheet = rules.standings(state);
  expect(sheet.map(({ total }) => total)).toEqual([13, 13, 0]);
  expect(sheet.map(({ rank }) => rank)).toEqual([1, 2, 3]);
});

test('NL-15 NL-17 NL-19.9 a card won with another seat counts as won', () => {
  // Seat 0 has 7 + 4 + 2 for routes. The others have a ferry of 1 each, and with it both score Ferry Master.
  const state = position(rules, {
    routes: {
      [found('kuopio', 'vaasa')]: 0,
      [found('goteborg', 'norrkoping')]: 0,
      'goteborg--oslo--1': 0,
      'arhus--kobenhavn--1': 1,
      'alborg--goteborg--1': 2,
    },
    bonuses: ['ferry-captain'],
  });
  const sheet = rules.standings(state);
  expect(sheet.map(({ total }) => total)).toEqual([13, 13, 13]);
  expect(sheet.map(({ rank }) => rank)).toEqual([3, 1, 1]);
});

test('NL-17 NL-24 tied on points, the number of completed tickets decides, not their worth', () => {
  const state = position(rules, {
    routes: {
      'karlstad--oslo--1': 0,
      'karlstad--stockholm--1': 0,
      [found('stockholm', 'turku')]: 0,
      [found('helsinki', 'turku')]: 0,
      [found('lillehammer', 'oslo')]: 0,
      [found('honningsvag', 'junction-sweden-north')]: 1,
      [found('rovaniemi', 'junction-sweden-north')]: 1,
    },
    tickets: [['oslo--stockholm', 'stockholm--helsinki'], ['honningsvag--rovaniemi'], []],
  });
  // Seat 0: routes 6, tickets 2 + 3. Seat 1: routes 6, one ticket of 5.
  const sheet = rules.standings(state);
  expect(sheet.map(({ total }) => total)).toEqual([11, 11, 0]);
  expect(sheet.map(({ rank }) => rank)).toEqual([1, 2, 3]);
});

test('NL-12 the counts that need only the board are public, those of hands and tickets are not', () => {
  const words = board.edition.bonuses!.cards.map(({ id, count }) => [id, count.of] as const);
  expect(words.filter(([, of]) => of === 'hand' || of === 'tickets').map(([id]) => id)).toEqual([
    'fatal-traction',
    'capital-investment',
    'local-network',
    'polar-express',
  ]);
});

test('NL-12 the text of the table shows public counts and hides the others until the end', async () => {
  const state = position(rules, {
    routes: { 'alborg--oslo--1': 0 },
    bonuses: ['ferry-captain', 'fatal-traction', 'local-network', 'nordic-express'],
  });
  const shown = async () => {
    const panels = (await sample.words(rules, 'en')).board(rules.view(state, 1), String);
    return panels.find(({ title }) => title === 'Bonus cards')!.rows!.map((row) => row.slice(3));
  };
  expect(await shown()).toEqual([
    ['1', '0', '0'],
    ['?', '?', '?'],
    ['?', '?', '?'],
    ['3', '0', '0'],
  ]);
  state.ended = 'pieces';
  expect((await shown()).flat()).not.toContain('?');
});
