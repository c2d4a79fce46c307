/** `quai bench`: measures speed on this machine. */

import { loadBenches, loadLongBenches } from '@quai/bench/list.ts';
import { type Command, print, UsageError } from '../command.ts';

export const benchCommand: Command = {
  usage: 'quai bench [name] [options]',
  summary: 'measures speed on this machine: random tables, replay, bots, the server',
  words: [0, 1],
  more: async () => [
    'Runs all benchmarks, or those whose name starts with the given one:',
    ...Object.keys(await loadBenches()).map((name) => `  ${name}`),
    'Only if they are named, since they take long or install something:',
    ...Object.keys(await loadLongBenches()).map((name) => `  ${name}`),
  ],
  options: { json: { type: 'boolean', help: 'one line of JSON per measurement' } },
  async run([wanted], given) {
    const benches = { ...(await loadBenches()), ...(wanted === undefined ? {} : await loadLongBenches()) };
    const chosen = Object.entries(benches).filter(([name]) => wanted === undefined || name.startsWith(wanted));
    if (chosen.length === 0)
      throw new UsageError(`unknown benchmark ${JSON.stringify(wanted)}; there are ${Object.keys(benches).join(', ')}`);
    for (const [name, bench] of chosen) {
      const { value, unit, target, spread } = await bench();
      if (given.json === true) print(JSON.stringify({ name, value, unit, target, spread }));
      else
        print(
          `${name.padEnd(44)} ${String(value).padStart(10)} ${unit.padEnd(14)} ${spread === undefined ? '' : `${spread.join(' to ')} `}${target === null ? '' : `target ${target}`}`,
        );
    }
    return 0;
  },
};
