/** A reporter for logs that prints only the tests' own output; `npm test` reports failures from the JSON report. */

export default class Quiet {
  /** Otherwise Playwright adds a reporter of its own. */
  printsToStdio(): boolean {
    return true;
  }

  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }
}
