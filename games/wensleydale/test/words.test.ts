import { playoutChance } from '@quai/engine/chance.ts';
import type { GameEvent } from '@quai/engine/contract.ts';
import { begin, moves, openStep, play, refusal, stepOf, toAct } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { fill } from '@quai/engine/say.ts';
import { LANGUAGES } from '@quai/engine/words.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import type { Move } from '../rules/moves.ts';
import { openRules, type WensleydaleRules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { position, shipped } from './position.ts';
import { wordsOf } from './say.ts';

const names = (seat: number) => ['Ann', 'Bob', 'Cy', 'Di'][seat]!;
const BROKEN = /undefined|NaN|\{|\[object/;

/** One random table: every position, every event. */
function follow(rules: WensleydaleRules, seed: number, watch: (s: State) => void, tell: (event: GameEvent) => void) {
  const random = randomFrom(seed);
  const chance = playoutChance(random);
  const s = begin(rules, chance, tell);
  while (s.ended === null) {
    watch(s);
    const seat = toAct(s)[0]!;
    play(rules, s, seat, rules.pick!(s, seat, random), chance, tell);
  }
  watch(s);
}

describe.each(LANGUAGES)('texts in %s', (language) => {
  const rules = openRules(shipped, 3);
  const text = wordsOf(rules, language);

  test('WD-31 every rule and every open point 1 to 31 has its text', () => {
    const expected = [
      ...Array.from({ length: 31 }, (_, i) => `WD-${i + 1}`),
      ...Array.from({ length: 31 }, (_, i) => `WD-31.${i + 1}`),
    ];
    expect(Object.keys(text.rules)).toEqual(expected);
    for (const rule of Object.values(text.rules)) expect(rule.text).toMatch(/[.]$/);
  });

  test('every move of a random table reads well and differs from every other one', () => {
    follow(
      rules,
      11,
      (s) => {
        for (const seat of toAct(s)) {
          const listed = moves(rules, s, seat).map((move) => text.move(s, move));
          expect(new Set(listed).size).toBe(listed.length);
          for (const line of listed) expect(line).not.toMatch(BROKEN);
          for (const move of moves(rules, s, seat)) expect(text.group(s, move)).not.toMatch(BROKEN);
          expect(text.prompt(s, seat, openStep(s, seat)!)).not.toMatch(BROKEN);
        }
      },
      () => {},
    );
  });

  test('every event is a sentence; only phases without a decision are silent', () => {
    const kinds = new Set<string>();
    for (const seed of [1, 2, 3])
      follow(
        rules,
        seed,
        () => {},
        (event) => {
          kinds.add(event.kind);
          const line = text.event(event, names);
          if (line === null) expect(event.kind).toBe('phase');
          else expect(line).not.toMatch(BROKEN);
        },
      );
    expect(kinds.size).toBeGreaterThan(18);
    expect(text.event({ kind: 'unheard', by: null }, names)).toBeNull();
  });

  test('every refusal has its reason, with its figures filled in', () => {
    const refused = new Set<string>();
    for (const seed of [4, 5])
      follow(
        rules,
        seed,
        (s) => {
          for (const seat of toAct(s)) {
            const open = openStep(s, seat)!;
            stepOf(rules, open).candidates(s, seat, open, (move: Move) => {
              const why = refusal(rules, s, seat, move);
              if (why === null) return;
              refused.add(why.rule);
              const rule = text.rules[why.rule]!;
              expect(fill(rule.why ?? '', why.figures, 'en'), why.rule).toMatch(/^[^{]+[.]$/);
            });
          }
        },
        () => {},
      );
    for (const rule of ['WD-8', 'WD-12', 'WD-14', 'WD-18', 'WD-19', 'WD-21', 'WD-22', 'WD-23', 'WD-26'])
      expect(refused).toContain(rule);
  });

  test('the board names every region with its neighbours, every space, train and track', () => {
    follow(
      rules,
      6,
      (s) => {
        const panels = text.board(s, names);
        const all = JSON.stringify(panels);
        expect(all).not.toMatch(/undefined|NaN|\[object/);
        for (const panel of panels) for (const row of panel.rows ?? []) expect(row).toHaveLength(panel.head!.length);
        const map = panels.find((panel) => panel.rows?.length === shipped.regions.length)!;
        shipped.regions.forEach((region, i) => {
          expect(map.rows![i]![0]).toBe(region.name);
          const beside = rules.tables.neighbours[i]!.map((other) => shipped.regions[other]!.name);
          expect(map.rows![i]![5]).toBe(beside.join(', '));
        });
        for (const train of shipped.trains) expect(all).toContain(train.id);
      },
      () => {},
    );
  });

  test('the score sheet and the ending have names', () => {
    const p = position();
    const { lines } = p.rules.standings(p.s)[0]!;
    expect(new Set(lines.map((line) => text.line(line))).size).toBe(lines.length);
    expect(lines.flatMap((line) => text.tally!(line) ?? [])).toEqual(['×0']);
    expect(text.ending('rounds')).toMatch(/[.]$/);
  });

  test('WD-14 every option has a name, a help and names of its values, and the rules say how the fee is counted', () => {
    for (const { id, values } of game.options) {
      const option = text.options[id]!;
      expect([option.name, option.help, ...values.map((value) => option.values[value])].every(Boolean)).toBe(true);
    }
    expect(text.options.fee!.help).toMatch(/our reading|notre lecture/);
    const byLink = wordsOf(openRules(shipped, 3, { fee: 'link' }), language);
    for (const rule of ['WD-14', 'WD-31.8']) expect(byLink.rules[rule]!.text).not.toBe(text.rules[rule]!.text);
    expect(Object.keys(byLink.rules)).toEqual(Object.keys(text.rules));
  });
});

describe('examples', () => {
  const RICH = [5, 5, 5, 5] as const;
  const p = position({
    phase: 5,
    hand: { 0: 12 },
    influence: { 0: RICH },
    links: { 0: ['skipton>gargrave'] },
    goods: { 'rylstone-fell': 2 },
    figures: { malham: [2, 0, 1] },
  });
  const en = wordsOf(p.rules, 'en');
  const fr = wordsOf(p.rules, 'fr');
  const move = p.rules.parse('gargrave>malham')!;

  test('influence that moves is never the one line about a turn', () => {
    const moved = { kind: 'influence', by: 0, influence: 1, from: 5, to: 4 };
    expect([en.brief?.(moved, String), fr.brief?.(moved, String)]).toEqual(['', '']);
    expect(en.brief?.({ kind: 'bought', by: 0, train: 0 }, String)).toBeNull();
  });

  test('a link tells its cost, fees, objectors and what it opens', () => {
    expect(en.move(p.s, move)).toBe(
      'Gargrave → Malham: cost 2, 1 Government influence for 1 objector, gives access to 2 MR passengers, 2 stone (Rylstone Fell)',
    );
    expect(fr.move(p.s, move)).toBe(
      'Gargrave → Malham : coût 2, 1 point d’influence Gouvernement pour 1 Opposant, donne accès à 2 passagers MR, 2 Pierre (Rylstone Fell)',
    );
  });

  test('what is given for an exchange is told, one cube as one', () => {
    const given = (source: string, amount: number) => ({ kind: 'paid', by: 0, purpose: 1, source, amount });
    expect(en.event(given('cubes', 1), names)).toBe('Ann exchanges 1 cube for Train influence.');
    expect(en.event(given('MR', 2), names)).toBe('Ann exchanges 2 MR influence for Train influence.');
    expect(fr.event(given('cubes', 1), names)).toBe('Ann échange 1 cube contre de l’influence Moteur.');
    expect(fr.event(given('cubes', 3), names)).toBe('Ann échange 3 cubes contre de l’influence Moteur.');
  });

  test('WD-26 a seat that has links but no influence can have nothing taken over, and is told so', () => {
    const poor = position({ phase: 9, round: 5, links: { 0: ['ripon>masham'] }, influence: { 0: [5, 5, 5, 0] } });
    const [passed] = poor.told('passed');
    expect(en.event(passed!, names)).toBe('Ann has nothing to hand over.');
    expect(fr.event(passed!, names)).toBe('Ann n’a rien à céder.');
  });

  test('piles are told with the top disc first', () => {
    const tracks = en.board(p.s, names).find((panel) => panel.title.startsWith('Tracks'))!;
    expect(tracks.lines![0]).toBe('Government (0 … 12): 5: Ann; 1: Bob, Cy');
  });

  test('the game opens its words through the contract', async () => {
    const read = game.readEdition(game.editions.dales);
    if (!read.ok) throw new Error('the edition does not read');
    const rules = game.open(read.value, {}, 4);
    expect((await game.words(rules, 'fr')).ending('rounds')).toBe('Le dernier tour est terminé.');
  });
});
