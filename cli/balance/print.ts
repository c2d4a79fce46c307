/** Prints a report of `quai balance` as text. */

import { print } from '../command.ts';
import type { BalanceReport, Share } from './report.ts';

const NAME = 24;

export function printReport(report: BalanceReport): void {
  print(
    `${report.game}, ${report.seats} seats: ${report.games} tables, ${report.turns.median} turns (median), from ${report.turns.min} to ${report.turns.max}`,
  );
  print('  wins');
  report.bySeat.forEach((share, place) => {
    print(`    ${`place ${place + 1} in the order`.padEnd(NAME)} ${shareText(share)}`);
  });
  for (const [colour, share] of Object.entries(report.byColour))
    print(`    ${colour.padEnd(NAME)} ${shareText(share)}`);
  print('  endings');
  for (const [reason, count] of Object.entries(report.endings))
    print(`    ${reason.padEnd(NAME)} ${String(count).padStart(6)} ${percent(count / report.games)}`);
  print('  lines of the score sheet: mean points, share of the winner’s points');
  for (const [id, { mean, shareOfWinner }] of Object.entries(report.lines))
    print(`    ${id.padEnd(NAME)} ${mean.toFixed(2).padStart(6)} ${percent(shareOfWinner)}`);
  for (const { round, ...figures } of report.rounds) {
    print(`  round ${round}: mean, median, from, to, share of tables`);
    for (const [name, figure] of Object.entries(figures))
      if (typeof figure !== 'number')
        print(
          `    ${name.padEnd(NAME)} ${figure.mean.toFixed(2).padStart(6)} ${[figure.median, figure.min, figure.max].map((value) => String(value).padStart(5)).join(' ')} ${percent(figure.games)}`,
        );
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1).padStart(6)} %`;

function shareText({ wins, low, high }: Share): string {
  return `${percent(wins)} [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`;
}
