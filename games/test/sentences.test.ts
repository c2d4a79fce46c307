/** What every game says while it is played, in both languages: short prompts, whole sentences, French set as French is. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '@quai/engine/at.ts';
import { playoutChance } from '@quai/engine/chance.ts';
import type { GameEvent } from '@quai/engine/contract.ts';
import type { Meta } from '@quai/engine/meta.ts';
import { begin, moves, openStep, play, toAct } from '@quai/engine/play.ts';
import { pickOne, randomFrom } from '@quai/engine/random.ts';
import { typeset } from '@quai/engine/typeset.ts';
import { LANGUAGES } from '@quai/engine/words.ts';
import type { Wanted } from '@quai/table/opening.ts';
import { describe, expect, test } from 'vitest';
import { games } from '../list.ts';
import { rulesOf } from '../open.ts';
import { folderOf } from './folders.ts';

/** A prompt has room for this many characters on a phone. */
const PROMPT = 60;
const TURNS = 120;

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'];
const WRONG =
  /undefined|NaN|\[object|\{\w+|'|\(s\)|(?<!\d)1 (points|cards|cubes|cartes|joueurs|espaces|liens|voies|gares)\b/;
/** ; : ! ? come after a narrow space, and so does what is in « ». */
const UNSET = /[^\s\u202f(\d][;:!?»](?=\s|$)| [;:!?»]|« /;

/** The edition to read: the game's first or, where there is none, the first map of its tests. */
function editionOf({ id, needsEdition }: Meta): Wanted {
  if (needsEdition !== true) return {};
  const folder = join(folderOf(id), 'test', 'maps');
  return { edition: { data: JSON.parse(readFileSync(join(folder, readdirSync(folder).sort()[0]!), 'utf8')) } };
}

describe.each(games.map(({ meta, load }) => [meta.id, meta, load] as const))('%s', (id, meta, load) => {
  test.each(LANGUAGES)('reads well in %s', async (language) => {
    const rules = await rulesOf(id, { ...editionOf(meta), seats: Math.max(2, meta.seats.min) });
    const words = await (await load()).words(rules, language);
    const names = (seat: number) => at(NAMES, seat);
    const said = new Set<string>();
    const prompts = new Set<string>();
    const tell = (event: GameEvent) => {
      for (const text of [words.event(event, names), words.brief?.(event, names) ?? null])
        if (text !== null) said.add(text);
    };
    for (const seed of [1, 2]) {
      const random = randomFrom(seed);
      const chance = playoutChance(random);
      const state = begin(rules, chance, tell);
      for (let turn = 0; turn < TURNS && state.ended === null; turn++) {
        const seat = pickOne(toAct(state), random);
        const open = openStep(state, seat);
        const view = rules.view(state, seat);
        const legal = moves(rules, state, seat);
        if (open !== undefined) prompts.add(words.prompt(view, seat, open));
        const move = rules.pick?.(state, seat, random) ?? pickOne(legal, random);
        for (const text of [words.move(view, move), words.group(view, move)]) said.add(text);
        play(rules, state, seat, move, chance, tell);
      }
      for (const { lines } of rules.standings(state))
        for (const line of lines) said.add(words.line(line)).add(words.tally?.(line) ?? '');
      for (const panel of words.board(rules.view(state, 0), names))
        for (const text of [panel.title, ...(panel.lines ?? []), ...(panel.rows ?? []).flat()]) said.add(text);
    }
    expect(prompts.size).toBeGreaterThan(0);
    expect([...prompts].filter((text) => text.length > PROMPT)).toEqual([]);
    const all = [...prompts, ...said].map((text) => typeset(language, text));
    expect(all.filter((text) => WRONG.test(text))).toEqual([]);
    if (language === 'fr') expect(all.filter((text) => UNSET.test(text))).toEqual([]);
  });
});
