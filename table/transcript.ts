/** A recorded table as text: moves, events and result. For reading, and for comparing two builds. */

import type { Figures, GameEvent, Standing } from '@quai/engine/contract.ts';
import { canonical, hashOf } from '@quai/engine/hash.ts';
import type { Entry, Holder, Setup } from './entry.ts';
import { append, replay, type Table } from './log.ts';
import type { OpenedRecord } from './record.ts';
import { result } from './result.ts';

/** Includes private events. Throws LogFault if the record cannot be played, so verify it first. */
export function transcript({ rules, setup, entries }: Pick<OpenedRecord, 'rules' | 'setup' | 'entries'>): string {
  const events: GameEvent[] = [];
  const watch = { heard: (event: GameEvent) => void events.push(event) };
  const told = (entry: Entry, seq: number) => [entryLine(entry, seq), ...events.splice(0).map(eventLine)];
  let table = replay(rules, setup, entries, 0, watch);
  const lines = headLines(setup);
  for (const [seq, entry] of entries.entries()) {
    if (seq > 0) table = append(table, entry, watch);
    lines.push(...told(entry, seq));
  }
  return [...lines, ...resultLines(table), ''].join('\n');
}

function headLines({ game, rulesNumber, edition, options, seats }: Setup): string[] {
  return [
    `${game}, rules ${rulesNumber}, edition ${edition.id} ${edition.hash.slice(0, 8)}`,
    ...Object.keys(options)
      .sort()
      .map((id) => `option ${id}: ${options[id]}`),
    ...seats.map((holder, seat) => `seat ${seat}: ${holderName(holder)}`),
    '',
  ];
}

const holderName = ({ name, bot }: Holder): string => (bot === null ? name : `${name} (${bot})`);

function entryLine(entry: Entry, seq: number): string {
  switch (entry.kind) {
    case 'start':
      return `${seq} start${drawn(entry.outcomes)}`;
    case 'moves':
      return `${seq} seat ${entry.seat}: ${entry.moves.join(' ')}${drawn(entry.outcomes)}`;
    case 'undo':
      return `${seq} seat ${entry.seat} goes back to before ${entry.to}${entry.consent ? ', all consenting' : ''}`;
    case 'resign':
      return `${seq} seat ${entry.seat} resigns, ${entry.bot} plays on`;
    case 'takeover':
      return `${seq} seat ${entry.seat} is held by ${holderName(entry.holder)}`;
    case 'timeout':
      return `${seq} seat ${entry.seat} is out of time, ${entry.bot} plays on`;
  }
}

const drawn = (outcomes: readonly number[]): string => (outcomes.length === 0 ? '' : ` [${outcomes.join(' ')}]`);

function eventLine({ kind, by, only, ...told }: GameEvent): string {
  const who = by === null ? '' : ` ${by}`;
  if (only === undefined) return `    ${kind}${who}${fields(told)}`;
  const { seat, ...secret } = only;
  return `    ${kind}${who}${fields(told)} | only ${seat}:${fields(secret)}`;
}

/** Sorted by name, so that the order of an event's fields does not matter. */
function fields(values: Readonly<Record<string, unknown>>): string {
  return Object.keys(values)
    .sort()
    .map((key) => ` ${key}=${canonical(values[key])}`)
    .join('');
}

function resultLines(table: Table): string[] {
  const places = result(table).flatMap(({ seat, total, rank, lines }: Standing) => [
    `${rank}. seat ${seat}: ${total}`,
    ...lines.map(({ id, points, figures, marks }) => `    ${id} ${points}${figuresOf(figures)}${marksOf(marks)}`),
  ]);
  return ['', `ended: ${table.over ?? 'not yet'}`, ...places, `state ${hashOf(table.state)}`];
}

const figuresOf = (figures: Figures | undefined): string => (figures === undefined ? '' : fields(figures));

/** The places of each mark, separated by bars; marks without a place are left out. */
function marksOf(marks: readonly (readonly number[])[] = []): string {
  const places = marks.filter((mark) => mark.length > 0).map((mark) => mark.join(' '));
  return places.length === 0 ? '' : ` at ${places.join(' | ')}`;
}
