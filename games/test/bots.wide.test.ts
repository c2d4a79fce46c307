/** Every bot of every game can take over any seat at any entry, knows only what that seat knows, and influences no draw. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '@quai/bots/bot.ts';
import { iterations } from '@quai/bots/effort.ts';
import { plainBots } from '@quai/bots/list.ts';
import { reasonsFor } from '@quai/bots/reasons.ts';
import { chooserOf } from '@quai/bots/turn.ts';
import type { Game } from '@quai/engine/contract.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { drawKey, seededChance } from '@quai/engine/seed.ts';
import { botTurn } from '@quai/table/botturn.ts';
import { acting, playMoves, replay, startTable, type Table } from '@quai/table/log.ts';
import { type OpenedRecord, openAnyRecord, readRecord } from '@quai/table/record.ts';
import { randomTurn } from '@quai/table/test/randomturn.ts';
import { openWanted, playWanted, type Wanted } from '@quai/table/test/wanted.ts';
import { describe, expect, test } from 'vitest';
import { botNamed } from '../bots.ts';
import { listed } from '../list.ts';
import { gameFolders, loadGame, recordNames, recordsOf } from './folders.ts';

/** Entries of a table at which a bot steps in, and iterations of each search. */
const STEPS = 6;
const FEW = 12;
const SOME = 100;

const bots = [...LEVELS, 'rollout'];

describe.each(gameFolders())('%s', async (id) => {
  const game = await loadGame(id);
  const recorded = await Promise.all(recordNames(id).map((name) => recordedTable(game, name)));
  const tables = recorded.length > 0 ? recorded : randomTables(game);

  test.each(bots)('%s steps into any seat at any entry of a table', async (name) => {
    const bot = (await botNamed(id, name))!;
    let stepped = 0;
    for (const [at, { rules, setup, entries }] of tables.entries()) {
      // Each table is entered somewhere else.
      const every = Math.max(1, Math.floor(entries.length / STEPS));
      for (let seq = at % every; seq < entries.length; seq += every * tables.length) {
        const table = replay(rules, setup, entries, seq);
        // If several decide at once, two of them.
        for (const seat of acting(table).slice(-2)) {
          const random = randomFrom(seq);
          const choose = chooserOf(bot, rules, seat, random, iterations(FEW));
          const moves = botTurn(rules, rules.view(table.state, seat), seat, choose, random);
          const played = playMoves(table, seat, moves, seededChance(drawKey('00'.repeat(32), []), 0));
          expect(played.ok, `${name} at ${seq}: ${moves.join(' ')}`).toBe(true);
          stepped++;
        }
      }
    }
    expect(stepped).toBeGreaterThan(0);
  });

  // Bots that know only the contract see reasons in scores, which a game may leave to the very end.
  if (listed(id)?.bots !== undefined)
    test('strong has a reason for nearly every choice it makes', async () => {
      const bot = (await botNamed(id, 'strong'))!;
      let choices = 0;
      let reasoned = 0;
      for (const { rules, setup, entries } of tables.slice(0, 3))
        for (let step = 1; step < STEPS; step++) {
          const table = replay(rules, setup, entries, Math.floor((entries.length * step) / STEPS));
          for (const seat of acting(table).slice(0, 1)) {
            const view = rules.view(table.state, seat);
            const { weighed } = bot.sit(rules, seat).think(view, iterations(SOME), randomFrom(step));
            if (weighed.length < 2) continue;
            choices++;
            if (reasonsFor(rules, view, seat, weighed, randomFrom(step))[0]!.length > 0) reasoned++;
          }
        }
      expect(choices).toBeGreaterThan(2);
      expect(reasoned / choices).toBeGreaterThan(0.8);
    });

  test.each(LEVELS)('a table’s draws are the same with and without a thinking %s', async (name) => {
    const bot = (await botNamed(id, name))!;
    const { rules, setup } = tables[0]!;
    const key = drawKey('ab'.repeat(32), ['01']);
    const table = (thinks: boolean): Table => {
      let now = startTable(rules, setup, seededChance(key, 0));
      for (let turn = 0; turn < 12 && now.over === null; turn++) {
        const seat = acting(now)[0]!;
        const view = rules.view(now.state, seat);
        if (thinks) bot.sit(rules, seat).think(view, iterations(4), randomFrom(turn));
        const done = playMoves(
          now,
          seat,
          randomTurn(rules, view, seat, randomFrom(turn)),
          seededChance(key, now.draws),
        );
        if (!done.ok) throw new Error('a random turn was refused');
        now = done.table;
      }
      return now;
    };
    expect(table(true).entries).toEqual(table(false).entries);
  });
});

type Played = Pick<OpenedRecord, 'rules' | 'setup' | 'entries'>;

async function recordedTable(game: Game, name: string): Promise<Played> {
  const read = readRecord(readFileSync(join(recordsOf(game.id), `${name}.json`), 'utf8'));
  const opened = read.ok ? await openAnyRecord(read.value, game) : read;
  if (!opened.ok) throw new Error(opened.problems.join('\n'));
  return opened.value;
}

/** For a game that has no recorded tables yet. */
function randomTables(game: Game): Played[] {
  const wanted: Wanted = { name: 'random', seats: Math.max(2, game.seats.min), players: 'random', shows: () => true };
  const opened = openWanted(game, wanted);
  return [1, 2, 3].map((n) => {
    const { table } = playWanted(opened, wanted, n, (name, rules, seat, random) =>
      chooserOf(plainBots[name]!, rules, seat, random),
    );
    return { ...opened, entries: table.entries };
  });
}
