/** Processor time of other processes, from Linux's /proc; it counts in hundredths of a second. */

import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds that all threads of a process have worked. */
export function processorTime(pid: number): number {
  const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return 10 * (Number(words[11]) + Number(words[12]));
}

/** The same for a process and those it started, such as those of PostgreSQL's connections. One that has ended meanwhile counts as nothing. */
export function familyTime(pid: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const words = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      parents.set(Number(name), Number(words[1]));
    } catch {
      // It has just ended.
    }
  }
  const isOf = (one: number): boolean => one === pid || (parents.has(one) && one > 1 && isOf(parents.get(one) ?? 0));
  let time = 0;
  for (const one of parents.keys()) {
    if (!isOf(one)) continue;
    try {
      time += processorTime(one);
    } catch {
      // It has just ended.
    }
  }
  return time;
}
