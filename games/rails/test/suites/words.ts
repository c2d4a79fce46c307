/** The texts of a game of the family, in both languages. */

import { playoutChance } from '@quai/engine/chance.ts';
import type { GameEvent } from '@quai/engine/contract.ts';
import { begin, moves, openStep, play, refusal, show, stepOf, toAct } from '@quai/engine/play.ts';
import { pickOne, randomFrom } from '@quai/engine/random.ts';
import { fill } from '@quai/engine/say.ts';
import { LANGUAGES } from '@quai/engine/words.ts';
import { describe, expect, test } from 'vitest';
import type { RailsState } from '../../rules/state.ts';
import type { Sample } from './sample.ts';

const names = (seat: number) => `N${seat}`;
/** What a missing text or figure looks like. */
const FAULTY = /undefined|null|NaN|\{|\[object/;
const faulty = (texts: readonly string[]) => texts.filter((text) => text === '' || FAULTY.test(text));
/** One position in this many is checked. */
const STRIDE = 7;

export function wordsSuite({ open, words, prefix, rules: count }: Sample): void {
  // The maximum number of seats, so that every text is used.
  const rules = open(open(2).board.edition.seats.max);

  /** Visits positions of a few random games, including the first and the last. `told` holds the events since the previous visit. */
  function atPositions(look: (state: RailsState, told: readonly GameEvent[]) => void): void {
    for (let seed = 0; seed < 3; seed++) {
      const random = randomFrom(seed);
      const chance = playoutChance(random);
      let told: GameEvent[] = [];
      const state = begin(rules, chance, (event) => told.push(event));
      for (let ply = 0; ; ply++) {
        if (ply % STRIDE === 0 || state.ended !== null) {
          look(state, told);
          told = [];
        }
        if (state.ended !== null) break;
        const seat = pickOne(toAct(state), random);
        play(rules, state, seat, rules.pick!(state, seat, random), chance, (event) => told.push(event));
      }
    }
  }

  describe.each(LANGUAGES)('%s', async (language) => {
    const say = await words(rules, language);

    test('every rule has its text, in order', () => {
      expect(Object.keys(say.rules)).toEqual(Array.from({ length: count }, (_, at) => `${prefix}${at + 1}`));
      expect(faulty(Object.values(say.rules).map(({ text }) => text))).toEqual([]);
    });

    test('every refusal has a sentence with all its figures', () => {
      const seen = new Set<string>();
      atPositions((state) => {
        const sentences: string[] = [];
        for (const seat of toAct(state)) {
          const step = openStep(state, seat)!;
          stepOf(rules, step).candidates(state, seat, step, (move) => {
            const why = refusal(rules, state, seat, move);
            if (why === null || why.rule === 'step') return;
            seen.add(why.rule);
            sentences.push(fill(say.rules[why.rule]!.why ?? '', why.figures, 'en'));
          });
        }
        expect(faulty(sentences)).toEqual([]);
      });
      expect(seen.size).toBeGreaterThan(3);
    });

    test('a move in words tells it from every other move of the list', () => {
      atPositions((state) => {
        for (const seat of toAct(state)) {
          const view = rules.view(state, seat);
          const legal = moves(rules, state, seat);
          const list = legal.map((move) => say.move(view, move));
          expect(new Set(list).size).toBe(list.length);
          const prompt = say.prompt(view, seat, openStep(state, seat)!);
          expect(faulty([...list, prompt, ...legal.map((move) => say.group(view, move))])).toEqual([]);
        }
      });
    });

    test('every event is a sentence that names its seat, for that seat and for others', () => {
      const kinds = new Set<string>();
      atPositions((_state, told) => {
        for (const event of told) {
          kinds.add(event.kind);
          const texts = [null, 0, 1].map((viewer) => say.event(show(event, viewer), names) ?? '');
          expect(faulty(texts)).toEqual([]);
          if (event.by !== null) expect(texts[0]).toContain(names(event.by));
        }
      });
      expect([...kinds]).toEqual(expect.arrayContaining(TOLD));
    });

    test('score lines, endings and the whole table have words', () => {
      atPositions((state) => {
        const sheets = rules.standings(state).map(({ lines }) => lines);
        const texts = sheets.flat().flatMap((line) => [say.line(line), say.tally!(line)!]);
        // A line that all seats have needs one name to become one row; each seat's tally stands beside its points.
        const rows = sheets.map((lines) => lines.filter(({ id }) => id !== 'ticket').map((line) => say.line(line)));
        expect(new Set(rows.map((row) => row.join()))).toHaveLength(1);
        for (const viewer of [null, 0])
          for (const { title, lines, head, rows } of say.board(rules.view(state, viewer), names)) {
            texts.push(title, ...(lines ?? []), ...(head ?? []), ...(rows ?? []).flat());
            expect((rows ?? []).filter((row) => row.length !== head!.length)).toEqual([]);
          }
        expect(faulty(texts)).toEqual([]);
      });
      const endings = ['pieces', 'stuck'].map((reason) => say.ending(reason));
      expect(faulty(endings)).toEqual([]);
      expect(endings[0]).not.toBe(endings[1]);
    });

    test('BE-13 NL-12 the text of a table holds nothing secret', () => {
      atPositions((state) => {
        const view = rules.view(state, null);
        const other = rules.imagine(view, randomFrom(1));
        const [here, there] = [view, rules.view(other, null)].map((seen) => JSON.stringify(say.board(seen, names)));
        expect(there).toBe(here);
      });
    });
  });
}

/** Events that every game produces sooner or later. */
const TOLD = ['offered', 'chose', 'kept', 'starts', 'took', 'blind', 'turned', 'claimed', 'last-round', 'ended'];
