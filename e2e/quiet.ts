/** The reporter of a log: only what tests say themselves. What went wrong, `npm test` tells from the report in JSON. */

export default class Quiet {
  /** Without this Playwright adds a reporter of its own. */
  printsToStdio(): boolean {
    return true;
  }

  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }
}
