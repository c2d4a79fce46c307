/** Which of the mutants that survived are explained in accepted.json: they change nothing that a test could notice. */

import { relative } from 'node:path';

const SURVIVED = ['Survived', 'NoCoverage'];
const TIMED_OUT = ['Timeout'];
const KILLED = ['Killed', 'RuntimeError', 'CompileError'];

/**
 * The survivors without an explanation, those with one, and the explanations of whole `files` that fit no survivor any more.
 * `accepted` maps a file to a list of `{ line, change, why }`: the text of the line, and which part of it became what.
 */
export function judged(mutants, accepted, files, read) {
  const of = (which) => mutants.filter(({ status }) => which.includes(status)).map((mutant) => shown(mutant, read));
  const survivors = of(SURVIVED);
  // On a busy machine any mutant may run out of time.
  const unkilled = [...survivors, ...of(TIMED_OUT)];
  const known = Object.entries(accepted).flatMap(([file, list]) => list.map((one) => ({ ...one, file })));
  const same = (one, other) => one.file === other.file && one.line === other.line && one.change === other.change;
  const isAccepted = (survivor) => known.some((one) => same(one, survivor));
  return {
    survived: survivors.filter((survivor) => !isAccepted(survivor)),
    accepted: survivors.filter(isAccepted),
    stale: known.filter((one) => files.includes(one.file) && !unkilled.some((mutant) => same(one, mutant))),
  };
}

function shown({ fileName, location, replacement }, read) {
  const file = relative(process.cwd(), fileName);
  const lines = read(file).split('\n');
  const { start, end } = location;
  const original = lines.slice(start.line - 1, end.line);
  original[original.length - 1] = original.at(-1).slice(0, end.column - 1);
  original[0] = original[0].slice(start.column - 1);
  const change = `${original.join(' ')} -> ${replacement}`.replace(/\s+/g, ' ');
  return { file, number: start.line, line: lines[start.line - 1].trim(), change };
}

/** One line: how many mutants there were, and what became of them. */
export function summary(mutants, { survived, accepted }) {
  const count = (which) => mutants.filter(({ status }) => which.includes(status)).length;
  const tested = mutants.filter(({ status }) => status !== 'Ignored').length;
  const known = accepted.length > 0 ? ` (and ${accepted.length} accepted)` : '';
  return `${tested} mutants, ${count(KILLED)} killed, ${count(TIMED_OUT)} timed out, ${survived.length} survived${known}`;
}
