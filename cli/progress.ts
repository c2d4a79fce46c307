/** A progress bar on a terminal; silence in a pipe. */

const WIDTH = 30;

export function progressBar(total: number, what: string): { at(done: number): void; end(): void } {
  if (!process.stderr.isTTY) return { at: () => {}, end: () => {} };
  let shown = -1;
  return {
    at(done) {
      const percent = Math.floor((done / total) * 100);
      if (percent === shown) return;
      shown = percent;
      const full = Math.floor((percent / 100) * WIDTH);
      process.stderr.write(`\r${what} [${'='.repeat(full)}${' '.repeat(WIDTH - full)}] ${percent} %`);
    },
    end: () => process.stderr.write(`\r${' '.repeat(what.length + WIDTH + 12)}\r`),
  };
}
