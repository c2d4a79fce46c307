/** The texts: complete in both languages, and good enough to play from. */

import { at } from '@quai/engine/at.ts';
import { playoutChance } from '@quai/engine/chance.ts';
import type { GameEvent, Line } from '@quai/engine/contract.ts';
import { begin, moves, openStep, play, refusal, stepOf, toAct } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { fill } from '@quai/engine/say.ts';
import { LANGUAGES } from '@quai/engine/words.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import type { InkRules } from '../rules/rules.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { inkWords } from '../text/words.ts';
import { ink, played, position } from './position.ts';

const wordsOf = (rules: InkRules, language: 'en' | 'fr') => inkWords(rules, { en, fr }[language]);
const RULE_IDS = Array.from({ length: 26 }, (_, i) => `RI-${i + 1}`);
const names = (seat: number): string => ['Ada', 'Bo', 'Cy'][seat] ?? `seat ${seat}`;

describe.each(LANGUAGES)('words in %s', (language) => {
  const base = ink({}, 2);
  const words = wordsOf(base, language);

  test('every rule has a text of one or two sentences', () => {
    expect(Object.keys(words.rules)).toEqual(RULE_IDS);
    for (const { text, why } of Object.values(words.rules)) {
      expect(text.endsWith('.')).toBe(true);
      expect(text.length).toBeLessThan(400);
      expect(text).not.toMatch(/[{}]/);
      if (why !== undefined) expect(why.endsWith('.')).toBe(true);
    }
  });

  test('every refusal of a candidate has a sentence with all its figures', () => {
    const seen = new Set<string>();
    for (const expansion of ['none', 'river', 'lake']) {
      const rules = ink({ expansion });
      const random = randomFrom(11);
      const chance = playoutChance(random);
      const state = begin(rules, chance);
      while (state.ended === null) {
        const open = openStep(state, 0)!;
        stepOf(rules, open).candidates(state, 0, open, (move) => {
          const why = refusal(rules, state, 0, move);
          if (why === null || seen.has(why.rule + expansion)) return;
          seen.add(why.rule + expansion);
          const { why: sentence } = words.rules[why.rule]!;
          expect(sentence, why.rule).toBeDefined();
          expect(fill(sentence!, why.figures, language)).not.toMatch(/[{}]/);
        });
        play(rules, state, 0, rules.pick!(state, 0, random), chance);
      }
    }
    expect([...seen].map((key) => key.replace(/none|river|lake/, ''))).toEqual(
      expect.arrayContaining(['RI-7', 'RI-8', 'RI-9', 'RI-22', 'RI-23']),
    );
  });

  test('refusals of what is not among the candidates have a sentence too', () => {
    const rules = ink({ expansion: 'river' });
    const state = position(rules, 'A4A4A1B0R0R0', 'S2A10 S3A30 S0A50');
    for (const [text, rule] of [
      ['A3B10', 'RI-5'],
      ['A4A10', 'RI-6'],
      ['S5B10', 'RI-11'],
      ['R1D30', 'RI-20'],
    ] as const) {
      const why = refusal(rules, state, 0, rules.parse(text)!)!;
      expect(why.rule).toBe(rule);
      expect(fill(words.rules[rule]!.why!, why.figures, language)).not.toMatch(/[{}]/);
    }
  });

  test.each(['none', 'river', 'lake'])('moves in words are all different, with expansion %s', (expansion) => {
    const rules = ink({ expansion });
    const own = wordsOf(rules, language);
    const state = begin(rules, playoutChance(randomFrom(3)));
    const view = rules.view(state, 0);
    const all = moves(rules, state, 0);
    expect(new Set(all.map((move) => own.move(view, move))).size).toBe(all.length);
    for (const move of all) expect(own.group(view, move)).not.toBe('');
    expect(own.prompt(view, 0, openStep(state, 0)!)).toMatch(/1/);
  });

  test('RI-9 RI-11 RI-20 the prompt asks for no more than there is to do', () => {
    const river = ink({ expansion: 'river' });
    const own = wordsOf(river, language);
    const said = (state: ReturnType<typeof position>) => own.prompt(river.view(state, 0), 0, openStep(state, 0)!);
    const [draw, extra, special, drawn, noRoom] =
      language === 'en'
        ? ['draw 4 more routes', 'expansion die', 'special route', 'all dice drawn', 'no die fits']
        : ['encore 4 Voies', 'dé d’extension', 'Voie Spéciale', 'tout est tracé', 'aucun dé ne convient'];
    const state = position(river, 'A4A4A1B0R0R1', 'S2A10 S3A30');
    expect(said(state)).toContain(draw);
    // The third special route is the last. After it only the river dice are optional, then nothing is left.
    played(river, state, 'S0A50 A4B10 A4G10 A1B30 B0D03');
    expect(said(state)).toContain(extra);
    expect(said(state)).not.toContain(draw);
    expect(said(state)).not.toContain(special);
    played(river, state, 'R0D30 R1E30');
    expect(said(state)).toContain(drawn);
    expect(said(state)).not.toMatch(new RegExp(`${extra}|${special}`));
    const crowded =
      'A0F00A0B00A0A31B1A14A0B61A0F61A0G32B1D61A0G43A0A62A0E61B1G56S1G60A0E03A0A03B1G12A0G02S0A50A0B50A5D03B1B40';
    const stuck = played(base, position(base, 'A0A0A0B1', crowded), 'S4A42');
    expect(words.prompt(base.view(stuck, 0), 0, openStep(stuck, 0)!)).toContain(noRoom);
  });

  test('a refusal reads well with one as with many: no figure stands before a noun', () => {
    for (const { why } of Object.values(words.rules)) expect(why ?? '').not.toMatch(/\{(count|shown|drawn)\} [a-zé]/);
  });

  test('events are sentences', () => {
    const rules = ink({ expansion: 'lake' }, 2);
    const own = wordsOf(rules, language);
    const random = randomFrom(5);
    const chance = playoutChance(random);
    const told: GameEvent[] = [];
    const state = begin(rules, chance, (event) => told.push(event));
    while (state.ended === null) {
      const seat = at(toAct(state), 0);
      play(rules, state, seat, rules.pick!(state, seat, random), chance, (event) => told.push(event));
    }
    expect(new Set(told.map((event) => event.kind))).toEqual(new Set(['rolled', 'ended', 'drawn']));
    for (const event of told) expect(own.event(event, names)).toMatch(/^\S.*\.$/);
    expect(own.event({ kind: 'unheard-of', by: null }, names)).toBeNull();
  });

  test('a seat that drew nothing, and floods, are told', () => {
    const rules = ink({ expansion: 'lake' }, 1);
    const own = wordsOf(rules, language);
    const drawn = { kind: 'drawn', by: 0, round: 2, drawings: ['L0E30'], flooded: ['D3'] };
    expect(own.event(drawn, names)).toMatch(/Ada.*E3.*D3/);
    expect(own.event({ ...drawn, drawings: [], flooded: [] }, names)).toMatch(/Ada/);
  });

  test('the text board shows the grid with exits, drawings and rounds, the dice and special routes left, and the score', () => {
    const state = position(base, 'A4A4A1B0', 'A4A10 B1B14 S2A50', 'A4G10');
    played(base, state, 'A1B01');
    const [table, own, other, legend] = words.board(base.view(state, 0), names);
    expect(table!.lines!.join(' ')).toMatch(/A4.*A4.*A1.*B0/);
    expect(own!.title).toMatch(/Ada/);
    expect(other!.title).toMatch(/Bo/);
    expect(own!.rows).toHaveLength(9);
    for (const row of own!.rows!) expect(row).toHaveLength(own!.head!.length);
    // Row A is the second row, column 1 the fourth cell.
    expect(at(own!.rows!, 1)[3]).toBe(language === 'en' ? 'h:NS 1' : 'a:NS 1');
    expect(at(own!.rows!, 2)[3]).toBe(language === 'en' ? 'h:N+r:W 1' : 'a:N+f:O 1');
    expect(at(own!.rows!, 2)[2]).toBe(language === 'en' ? 'r:EW 2' : 'f:EO 2');
    expect(at(own!.rows!, 0)[3]).toMatch(language === 'en' ? /exit h/ : /Sortie a/);
    const lines = own!.lines!.join('\n');
    expect(lines).toMatch(/S0.*S1.*S3.*S4.*S5/);
    expect(lines).not.toMatch(/S2/);
    expect(lines).toMatch(/A1B01/);
    expect(lines).toMatch(/total 5/);
    expect(legend!.lines!.length).toBeGreaterThan(2);
    // The other board does not show the current round.
    expect(other!.lines!.join('\n')).not.toMatch(/A4A10/);
  });

  test('after the end the board says so', () => {
    const random = randomFrom(8);
    const chance = playoutChance(random);
    const state = begin(base, chance);
    while (state.ended === null) {
      const seat = at(toAct(state), 0);
      play(base, state, seat, base.pick!(state, seat, random), chance);
    }
    expect(words.board(base.view(state, null), names)).toHaveLength(4);
    expect(words.ending(state.ended)).not.toBe(state.ended);
  });

  test('lines, options and their values have names', () => {
    for (const expansion of ['none', 'river', 'lake']) {
      const rules = ink({ expansion });
      const own = wordsOf(rules, language);
      const lines: readonly Line[] = at(rules.standings(begin(rules, playoutChance(randomFrom(1)))), 0).lines;
      for (const line of lines) expect(own.line(line)).not.toBe(line.id);
      expect(lines.map((line) => own.tally!(line))).toEqual(lines.map(() => null));
      expect(own.tally!({ id: 'exits', points: 12, figures: { exits: '3+2' } })).toMatch(/^3\+2 (exits|Sorties)$/);
    }
    for (const option of game.options) {
      expect(words.options[option.id]!.name).not.toBe('');
      expect(Object.keys(words.options[option.id]!.values)).toEqual(option.values);
    }
  });
});

test('every rule from RI-1 to RI-26 is there, in the same words in no two languages', () => {
  const [en, fr] = [wordsOf(ink(), 'en'), wordsOf(ink(), 'fr')];
  for (const id of RULE_IDS) expect(en.rules[id]!.text).not.toBe(fr.rules[id]!.text);
});
