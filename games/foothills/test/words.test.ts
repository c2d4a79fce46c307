import { playoutChance } from '@quai/engine/chance.ts';
import type { GameEvent, Seat } from '@quai/engine/contract.ts';
import { begin, moves, openStep, play, refusal, stepOf } from '@quai/engine/play.ts';
import { pickOne, randomFrom } from '@quai/engine/random.ts';
import { fill } from '@quai/engine/say.ts';
import { LANGUAGES, type Words } from '@quai/engine/words.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { crumbsTo } from '../text/prompt.ts';
import { rulesWith } from './opened.ts';
import { position } from './position.ts';
import { wordsOf } from './say.ts';

const names = (seat: Seat) => ['Ann', 'Owen'][seat]!;
const rules = rulesWith();
const both: Words<State, Move>[] = LANGUAGES.map((language) => wordsOf(rules, language));

/** Visits positions of whole random tables, with all events so far. */
function tables(count: number, visit: (s: State, seat: Seat) => void, tell?: (event: GameEvent) => void): void {
  for (let seed = 0; seed < count; seed++) {
    const random = randomFrom(seed);
    const chance = playoutChance(random);
    const s = begin(rules, chance, tell);
    while (s.ended === null) {
      const seat = s.open[0]!.length > 0 ? 0 : 1;
      visit(s, seat);
      play(rules, s, seat, pickOne(moves(rules, s, seat), random), chance, tell);
    }
    visit(s, 0);
  }
}

describe('words', () => {
  test('every rule number has a text of its own in both languages', () => {
    const numbers = [
      ...Array.from({ length: 45 }, (_, i) => `FH-${i + 1}`),
      ...Array.from({ length: 34 }, (_, i) => `FH-41.${i + 1}`),
    ];
    for (const words of both) {
      expect(Object.keys(words.rules).sort()).toEqual(numbers.slice().sort());
      expect(new Set(Object.values(words.rules).map((rule) => rule.text)).size).toBe(numbers.length);
    }
    for (const number of numbers) expect(both[0]!.rules[number]!.text).not.toBe(both[1]!.rules[number]!.text);
  });

  test('every refusal of random tables has its rule and all its figures, in both languages', () => {
    const met = new Set<string>();
    tables(12, (s, seat) => {
      const open = openStep(s, seat);
      if (open === undefined) return;
      stepOf(rules, open).candidates(s, seat, open, (m) => {
        const why = refusal(rules, s, seat, m);
        if (why === null) return;
        met.add(why.rule);
        for (const words of both) {
          const { why: sentence, text } = words.rules[why.rule]!;
          expect(sentence, why.rule).toBeDefined();
          expect(fill(sentence ?? text, why.figures, 'en'), why.rule).not.toMatch(/[{}]/);
        }
      });
    });
    expect(met.size).toBeGreaterThan(14);
  });

  test('moves of one step are told apart, and have a heading', () => {
    tables(6, (s, seat) => {
      const legal = moves(rules, s, seat);
      for (const words of both) {
        const said = legal.map((m) => words.move(s, m));
        expect(new Set(said).size, said.join('\n')).toBe(said.length);
        for (const m of legal) expect(words.group(s, m)).toMatch(/\S/);
      }
    });
  });

  test('every event is a sentence in both languages', () => {
    const kinds = new Set<string>();
    tables(
      25,
      () => {},
      (event) => {
        kinds.add(event.kind);
        for (const words of both) expect(words.event(event, names), event.kind).toMatch(/^\S.*\.$/);
      },
    );
    expect(kinds.size).toBeGreaterThan(28);
    expect(both[0]!.event({ kind: 'unheard', by: null }, names)).toBeNull();
  });

  test('FH-40 a line of the sheet is called the same for both seats; how many passengers each has stands beside it', () => {
    const p = position().holds(0, 0, 0, 0, 3).holds(1, 0, 0, 0, 1);
    const say = wordsOf(p.rules, 'en');
    const sheets = p.rules.standings(p.state).map(({ lines }) => lines.find(({ id }) => id === 'passengers')!);
    expect(sheets.map((line) => say.line(line))).toEqual(Array(2).fill('Passengers, ½ VP each'));
    expect(sheets.map((line) => say.tally!(line))).toEqual(['×3', '×1']);
  });

  test('FH-23 FH-20 the log says what a track and a cleared card are worth', () => {
    const p = position().clear('V-2').holds(0, 2, 0, 0, 0).play('C o1').play('B V');
    const [en, fr] = (['en', 'fr'] as const).map((language) => wordsOf(p.rules, language));
    expect(en!.event(p.told('track')[0]!, names)).toBe('Ann lays track on line V, at Llangower (1 VP).');
    expect(fr!.event(p.told('track')[0]!, names)).toBe('Ann pose une voie sur la ligne V, à Llangower (1 PV).');
    expect(en!.event(p.told('rubble')[0]!, names)).toBe('Owen removes 3 rubble from Llanuwchllyn, now cleared (1 VP).');
  });

  test('prompts and boards have no holes', () => {
    tables(3, (s, seat) => {
      const open = openStep(s, seat);
      for (const words of both) {
        if (open !== undefined) expect(words.prompt(s, seat, open)).toMatch(/^[A-ZÀ-Ý].{10,58}\.$/);
        for (const panel of words.board(s, names)) {
          const text = [panel.title, ...(panel.lines ?? []), ...(panel.rows ?? []).flat()].join(' ');
          expect(text).not.toMatch(/undefined|NaN|\[object/);
          for (const row of panel.rows ?? []) expect(row).toHaveLength(panel.head!.length);
        }
      }
    });
  });

  test('a nested prompt says where one is', () => {
    const p = position()
      .holdsCard(0, 'b3')
      .ticket(0, 'white')
      .clear('IV-2', 'V-2')
      .holds(0, 4, 4, 0, 0)
      .play('B IV-2a');
    const prompt = (language: 'en' | 'fr') => wordsOf(p.rules, language).prompt(p.state, 0, openStep(p.state, 0)!);
    const trail = (language: 'en' | 'fr') =>
      crumbsTo({ t: p.rules.tables, p: { en, fr }[language], language }, p.state, 0, openStep(p.state, 0)!)
        .map(({ text }) => text)
        .join(' > ');
    expect([prompt('en'), trail('en')]).toEqual([
      'Architect: choose how to pay.',
      'Architect > station at Two Viaducts / Hebron > pay',
    ]);
    p.play('=1i2s');
    expect(trail('en')).toBe('Architect > station at Two Viaducts / Hebron > surveyor');
    p.play('@IV-2');
    expect(trail('en')).toBe('Architect > surveyor at Two Viaducts / Hebron > track');
    p.play('V');
    expect(trail('en')).toBe('Architect > surveyor at Two Viaducts / Hebron > track on line V > pay');
    expect([prompt('fr'), trail('fr')]).toEqual([
      'Architecte : choisissez comment payer.',
      'Architecte > géomètre à Two Viaducts / Hebron > voie sur la ligne V > payer',
    ]);
  });

  test('effects in words come from the operations, in both languages', () => {
    const p = position().holdsCard(0, 'b4', 'e4');
    const [en, fr] = (['en', 'fr'] as const).map((language) => wordsOf(p.rules, language));
    const cards = (words: Words<State, Move>) =>
      words.board(p.state, names).find((panel) => panel.title.startsWith('Ann'))!.rows!;
    expect(cards(en!)[1]![1]).toBe(
      'D, grey, Mason’s Mate: Build one available station, at a discount of 2, of your choice. You do not receive its bonus.',
    );
    expect(cards(fr!)[4]![1]).toBe(
      'B, gris, Prêt d’ouvriers : Retirez 6 cubes Gravats d’une ligne ; complétez avec la réserve. Donnez-en 2 à votre adversaire.',
    );
    expect(cards(en!)[2]![1]).toBe(
      'C, gold, Lay track and/or gain stone: Up to 3 times: lay a track for 2 iron; or pay 2 rubble for 1 stone.',
    );
    expect(en!.move(p.state, p.rules.parse('A')!)).toBe(
      'A, Collect resources: Take 1 to 3 resources from the stockyard.',
    );
  });

  test('the text board shows lines, cards, stockyard, bag, seats, reserve, piles and tickets', () => {
    const p = position().built(0, 'V-2').surveyorAt(0, 'V-2').competitorOn('I-2').ticket(1, 'red');
    p.state.pile[0] = [p.card('A5')];
    const board = wordsOf(p.rules, 'en').board(p.state, names);
    const titles = board.map((panel) => panel.title);
    expect(titles).toEqual([
      'Table',
      'Line I, Ffestiniog Railway',
      'Line II, Welsh Highland Railway',
      'Line III, Llanberis Lake Railway',
      'Line IV, Snowdon Mountain Railway',
      'Line V, Bala Lake Railway',
      'Line VI, Talyllyn Railway',
      'Ann, blue',
      'Owen, green',
      'Reserve',
      'Scoring pile of Ann',
      'Scoring pile of Owen',
      'Adapted card set',
    ]);
    expect(board[0]!.lines).toContain('Stockyard: 1 iron and 1 stone; white cubes: 0.');
    expect(board[0]!.lines).toContain('Bag: 17 iron and 13 stone; white cubes: 4.');
    expect(board[1]!.rows![1]).toEqual([
      'I-2 Tanygrisiau',
      '0',
      'competitor',
      'I-2: competitor (cost 2 stone, bonus 3 VP)',
      'Pay 1 rubble for 1 stone.',
    ]);
    expect(board[2]!.lines).toContain('Tickets left: 1 red.');
    expect(board[5]!.rows![1]).toEqual([
      'V-2 Llangower',
      '0',
      'free',
      'V-2: Ann (cost 1 stone, bonus 1 VP)',
      'Take 2 rubble and 1 passenger. Here: Ann.',
    ]);
    expect(board[8]!.lines).toContain('Tickets: red.');
    expect(board[10]!.rows).toEqual([['A5', '1 VP for each pair of tracks']]);
    expect(board[12]!.lines![0]).toMatch(/adapted card set/);
  });

  test('score lines, endings and options have names', () => {
    tables(4, (s) => {
      if (s.ended === null) return;
      for (const words of both) {
        expect(words.ending(s.ended)).toMatch(/\.$/);
        for (const { lines } of rules.standings(s)) for (const line of lines) expect(words.line(line)).toMatch(/\S/);
      }
    });
    for (const words of both)
      for (const { id, values } of game.options) {
        expect(words.options[id]!.name).toMatch(/\S/);
        for (const value of values) expect(words.options[id]!.values[value], value).toMatch(/\S/);
      }
  });
});
