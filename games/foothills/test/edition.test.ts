import { readFileSync } from 'node:fs';
import { conform } from '@quai/engine/kit/conform.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { operations } from '../rules/ops/list.ts';
import { type Edition, PROVENANCES } from '../rules/printed.ts';
import { kitOf } from './kit.ts';
import { adapted, altered, rulesWith } from './opened.ts';
import { position } from './position.ts';

type Loose = { [key: string]: Loose };

/** The problems of a copy after a change. */
function problems(change: (edition: Loose) => void): readonly string[] {
  const copy = JSON.parse(JSON.stringify(game.editions.adapted));
  change(copy);
  const read = game.readEdition(copy);
  return read.ok ? [] : read.problems;
}

const card = (edition: Edition, id: string) => edition.actionCards.find((one) => one.id === id)!;
const station = (edition: Edition, id: string) => edition.stations.find((one) => one.id === id)!;

describe('the edition', () => {
  test('FH-41 a corrected copy is read and played: costs, effects, rubble', () => {
    const edition = altered((copy) => {
      station(copy, 'llangower').spaces[0]!.cost = { iron: 1 };
      station(copy, 'llangower').rubble = 1;
      station(copy, 'llangower').surveyor = [{ op: 'take', gain: { vp: 5 } }];
      card(copy, 'E1').ops = [{ op: 'take', gain: { rubble: 6 } }];
    });
    const p = position({}, edition).holdsCard(0, 'e1').play('E');
    expect([p.own(0, 'rubble'), p.rubble('V-2')]).toEqual([6, 1]);
    p.play('B V').clear('V-2').play('D V-2 @V-2');
    expect([p.own(0, 'iron'), p.state.vp[0]]).toEqual([0, 6]);
  });

  test('FH-42 an unknown operation is refused, with its path', () => {
    expect(problems((edition) => Object.assign(edition.actionCards![3]!.ops![0]!, { op: 'digTunnel' }))).toMatchObject([
      expect.stringMatching(/^actionCards\.3\.ops\.0\.op: /),
    ]);
  });

  test('FH-42 an unknown, a missing and a wrong parameter are refused, with their paths', () => {
    const op = (edition: Loose) => edition.mainActions!.B!.ops![0]!;
    expect(problems((edition) => Object.assign(op(edition), { speed: 3 }))).toMatchObject([
      expect.stringMatching(/^mainActions\.B\.ops\.0\.speed: /),
    ]);
    expect(problems((edition) => delete op(edition).max)).toMatchObject([
      expect.stringMatching(/^mainActions\.B\.ops\.0\.max: /),
    ]);
    expect(problems((edition) => Object.assign(op(edition), { spread: 'everywhere' }))).toMatchObject([
      expect.stringMatching(/^mainActions\.B\.ops\.0\.spread: /),
    ]);
    // Also inside a `choose`.
    expect(
      problems((edition) => Object.assign(edition.mainActions!.C!.ops![0]!.options![0]!, { lineFilter: 'mine' })),
    ).toMatchObject([expect.stringMatching(/^mainActions\.C\.ops\.0\.options\.0\.lineFilter: /)]);
    // A gain may be VP, a cost may not.
    expect(
      problems((edition) => Object.assign(edition.mainActions!.C!.ops![0]!.options![1]!.pay!, { vp: 1 })),
    ).toHaveLength(1);
  });

  test('FH-42 what has a default may be left out', () => {
    const { max, spread, lineFilter } = adapted().mainActions.B.ops[0]!;
    const edition = altered((copy) => {
      copy.mainActions.B.ops = [{ op: 'removeRubble', max, spread, lineFilter }];
      copy.mainActions.E.ops = [{ op: 'moveSurveyor', targets: ['anyAvailable', 'pub', 'home'] }];
    });
    const p = position({}, edition).clear('V-2').play('B V');
    expect([p.own(0, 'rubble'), p.own(1, 'rubble')]).toEqual([4, 0]);
    expect(p.play('E @V-1').seat).toBe(0);
  });

  test('every problem is a sentence with a path', () => {
    const cases: [(edition: Loose) => void, RegExp][] = [
      [(e) => Object.assign(e, { extra: 1 }), /^extra: /],
      [(e) => Object.assign(e.box!, { iron: -1 }), /^box\.iron: /],
      [(e) => Object.assign(e.box!, { buffers: 7 }), /^box\.buffers: /],
      [(e) => Object.assign(e.lines![2]!, { id: 'IX' }), /^lines\.2\.id: /],
      [(e) => Object.assign(e.lines![2]!, { id: 'IV' }), /^lines\.2\.id: lines must be in the order/],
      [(e) => Object.assign(e.stations![8]!, { columns: [3, 5] }), /^stations\.8\.columns: .*side by side/],
      [(e) => Object.assign(e.stations![8]!, { tracks: 0 }), /^stations\.8\.tracks: /],
      [(e) => Object.assign(e.stations![0]!, { rubble: 2 }), /^stations\.0: the first card/],
      [(e) => Object.assign(e.stations![0]!.surveyor![0]!, { colour: 'gold' }), /^stations\.0\.surveyor\.0\.colour: /],
      [(e) => Object.assign(e.backs![0]!, { closed: ['I', 'III'] }), /^backs: lines I and II are closed by 0 backs/],
      [(e) => Object.assign(e.backs![0]!, { closed: ['II', 'I'] }), /^backs\.0\.closed: .* not a pair/],
      [(e) => Object.assign(e.tickets![0]!, { lines: ['II'] }), /^tickets: line I has 0 colours/],
      [(e) => Object.assign(e.actionCards![0]!, { owner: 'green' }), /^actionCards: blue must have one card A/],
      [(e) => Object.assign(e.actionCards![1]!, { id: 'A1' }), /^actionCards\.1\.id: A1 is listed twice/],
      [(e) => Object.assign(e.setup!, { reservePerType: 4 }), /^actionCards: too few neutral cards A/],
      [(e) => Object.assign(e.setup!, { opening: 4 }), /^setup\.opening: /],
      [(e) => delete e.figures!.sources!.refill, /^figures\.sources: .*refill/],
      [(e) => Object.assign(e.figures!.sources!, { speed: 'confirmed' }), /^figures\.sources\.speed: /],
      [
        (e) => Object.assign(e.stations![7]!, { surveyor: [{ op: 'moveSurveyor', targets: ['start'] }] }),
        /^stations\.7\.surveyor\.0: .*cannot move the surveyor/,
      ],
      [
        (e) => (e.mainActions!.C!.ops![0]!.options as unknown as object[]).push({ op: 'flipExtra', max: 1 }),
        /^mainActions\.C\.ops\.0\.options\.2: a flip cannot be an option/,
      ],
    ];
    for (const [change, sentence] of cases) expect(problems(change)).toContainEqual(expect.stringMatching(sentence));
    expect(game.readEdition(null)).toMatchObject({ ok: false });
    expect(game.readEdition({ id: 'nothing' })).toMatchObject({ ok: false });
  });

  test('every figure says where it comes from, and the summary says that the card set is adapted', () => {
    const { provenance, stations, name } = adapted();
    expect(name).toEqual({ en: 'Adapted card set', fr: 'Jeu de cartes adapté' });
    expect(provenance.summary.en[0]).toMatch(/adapted card set/);
    expect(provenance.summary.fr[0]).toMatch(/jeu de cartes adapté/);
    for (const { sources } of stations)
      for (const source of Object.values(sources)) expect(PROVENANCES).toContain(source);
    const hebron = station(adapted(), 'hebron');
    expect([hebron.sources.rubble, hebron.sources.spaces]).toEqual(['confirmed', 'reconstructed']);
  });

  test('the rubble of any six lines fits the box; the box is the rulebook’s', () => {
    const edition = adapted();
    expect(edition.box).toMatchObject({ iron: 20, stone: 16, events: 4, rubble: 58, competitors: 10, buffers: 5 });
    expect(edition.stations.flatMap(({ cards }) => cards)).toHaveLength(34);
    const { layouts, stations } = rulesWith().tables;
    for (const layout of layouts)
      expect(layout.stations.reduce((sum, i) => sum + stations[i]!.rubble, 0)).toBeLessThanOrEqual(58);
  });

  test('docs/editions/foothills.md documents every operation and every parameter', () => {
    const page = readFileSync(new URL('../../../docs/editions/foothills.md', import.meta.url), 'utf8');
    for (const [name, { params }] of Object.entries(operations)) {
      const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\` |`));
      expect(row, name).toBeDefined();
      for (const parameter of Object.keys(params)) expect(row, `${name} ${parameter}`).toContain(`\`${parameter}\``);
    }
  });
});

/** Everything a list can do, in places and amounts that differ from our edition. */
const strange = altered((copy) => {
  copy.box.events = 8;
  copy.box.competitors = 4;
  copy.setup.stockyard = 5;
  copy.figures.refill = 4;
  copy.figures.trackVp = 2;
  card(copy, 'A4').ops = [
    {
      op: 'choose',
      maxTimes: 2,
      options: [{ op: 'takeAnyTicket' }, { op: 'scoreCard' }, { op: 'addToStockyard', cubes: 2 }],
    },
  ];
  card(copy, 'B4').ops = [
    ...card(copy, 'B4').ops,
    ...card(copy, 'B3').ops,
    { op: 'layTrack', cost: { anyResource: 2, rubble: 1 }, maxTimes: 3, lineFilter: 'ticketOrTrack' },
  ];
  card(copy, 'C1').ops = [{ op: 'moveSurveyor', targets: ['start', 'adjacent', 'home', 'pub'], maxTimes: 3 }];
  card(copy, 'D2').ops = [{ op: 'drawFromBag', draw: 6, keep: 3, ignoreEvents: true }];
  card(copy, 'E3').ops = [
    {
      op: 'removeRubble',
      max: 4,
      spread: 'differentLines',
      lineFilter: 'any',
      fillFromReserve: false,
      opponentGets: 1,
    },
    { op: 'exchange', pay: { anyResource: 2 }, gain: { anyResource: 1, passenger: 1 }, maxTimes: 2 },
  ];
  station(copy, 'brynglas').surveyor = [
    {
      op: 'buildStation',
      lineFilter: 'any',
      extraCost: { anyResource: 1 },
      discount: 3,
      bonus: true,
      extraGain: { anyResource: 1 },
      substitute: { stone: 'iron' },
    },
    { op: 'takeSummit' },
    { op: 'scoreCard' },
  ];
  station(copy, 'barmouth-ferry').surveyor = [{ op: 'take', gain: { anyResource: 2 } }];
  station(copy, 'clogwyn').onBuild = [
    { op: 'refillStockyard', toTotalCubes: 9 },
    { op: 'takeFromStockyard', min: 0, max: 2 },
  ];
});

const rules = rulesWith({}, strange);
conform('foothills, an altered edition', () => rules, { ...kitOf(rules), runs: 40, tables: 5 });
