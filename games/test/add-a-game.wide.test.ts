/**
 * docs/add-a-game.md, followed literally in a copy of the project: the result must be a game that every tool accepts. Slow, as it
 * builds the project and runs the tests that concern every game.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, newTable } from '@quai/server/test/support/client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../list.ts';
import { type Block, blocksOf, ROOT, Scratch } from './scratch.ts';

const DOCUMENT = 'docs/add-a-game.md';
const blocks = blocksOf(readFileSync(join(ROOT, DOCUMENT), 'utf8'));
const files = blocks.filter(({ language }) => language !== 'diff');
const meta = files.find(({ path }) => path.endsWith('/meta.ts'))!;
const id = /^games\/([\w-]+)\//.exec(meta.path)![1]!;

/** The test files outside the games' own folders that run for every game in the list. */
function testsOfEveryGame(): string[] {
  return ['games/test', 'server/test', 'table/test', 'bots/test', 'cli/test', 'web/test'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => file.endsWith('.test.ts') && file !== 'games/test/add-a-game.test.ts')
      .filter((file) =>
        /import \{[^}]*\bgames\b[^}]*\} from '.*list\.ts'|from '\.\/folders\.ts'/.test(
          readFileSync(join(ROOT, file), 'utf8'),
        ),
      ),
  );
}

describe('a game added as the document says', () => {
  let scratch: Scratch;
  beforeAll(() => {
    scratch = new Scratch();
    for (const { language, path, text } of blocks)
      if (language === 'diff') scratch.patch(path, text);
      else scratch.write(path, text);
  });
  afterAll(() => scratch.remove());

  /** Fails with the end of what was printed. */
  const succeeds = async (program: string, ...args: string[]): Promise<string> => {
    const { code, said } = await scratch.run(program, ...args);
    expect(code, said.slice(-4000)).toBe(0);
    return said;
  };

  test('is one folder and two lines of the list', () => {
    expect(files.map(({ path }) => path).filter((path) => !path.startsWith(`games/${id}/`))).toEqual([]);
    expect(games.map((game) => game.meta.id)).not.toContain(id);
    const changes = blocks.filter(({ language }) => language === 'diff');
    expect(changes.map(({ path }) => path)).toEqual(['games/list.ts']);
    expect(added(changes)).toHaveLength(2);
  });

  test('has the right types', async () => {
    await succeeds('tsc', '-p', 'tsconfig.json');
  });

  test('is formatted as the rest', async () => {
    await succeeds('biome', 'check', '--error-on-warnings', `games/${id}`, 'games/list.ts');
  });

  test('imports only what a game may', async () => {
    await succeeds('node', 'scripts/architecture.mjs');
  });

  test('passes its own tests, and those that run for every game', async () => {
    const suites = testsOfEveryGame();
    expect(suites.length).toBeGreaterThan(8);
    // Whatever is named after another game has nothing to do with this one.
    const others = games.map((game) => game.meta.id).join('|');
    const said = await succeeds('vitest', 'run', `games/${id}`, ...suites, '-t', `^(?!.*(${others}))`);
    expect(said).not.toMatch(/\b[1-9]\d* failed/);
    // Filtered by name: make sure that something ran.
    expect(Number(/Tests\s+(\d+) passed/.exec(said)?.[1])).toBeGreaterThan(50);
  });

  test('is built with the site and the command line', async () => {
    await succeeds('node', 'scripts/build.mjs');
    const assets = join(scratch.folder, 'dist/web/assets');
    const built = readdirSync(assets).filter((file) => file.endsWith('.js'));
    expect(built.some((file) => readFileSync(join(assets, file), 'utf8').includes(titleOf(meta)))).toBe(true);
  });

  test('is played by the command line', async () => {
    const said = await succeeds('node', '-e', program('simulate', id, '--games', '200', '--json'));
    expect(JSON.parse(said)).toMatchObject({ game: id, games: 200 });
  });

  test('is played at the server, against a bot', async () => {
    const server = new Served(scratch.folder);
    try {
      const address = await server.start();
      const { client, cookie } = await Client.open(address, 'Ann');
      const table = await newTable(address, cookie, { game: id, seats: 2, bots: [null, 'beginner'] });
      await client.ask(table, { type: 'watch' });
      expect(await client.ask(table, { type: 'sit', seat: 0, contribution: '01' })).toMatchObject({ ok: true });
      expect(await client.ask(table, { type: 'start' })).toMatchObject({ ok: true });
      await client.wait(() => client.table()?.now != null);
      while (client.table().status !== 'over') {
        const { since, moves } = client.table().now!;
        if (moves.length > 0)
          expect(await client.ask(table, { type: 'play', seat: 0, since, moves: moves.slice(0, 1) })).toMatchObject({
            ok: true,
          });
        await client.wait(() => client.table().status === 'over' || client.table().now!.since !== since, 30_000);
      }
      expect(client.table().now!.result).toHaveLength(2);
      client.close();
    } finally {
      await server.stop();
    }
  });
});

const added = (changes: readonly Block[]): string[] =>
  changes.flatMap(({ text }) => text.split('\n').filter((line) => line.startsWith('+')));

const titleOf = ({ text }: Block): string => /title: '([^']+)'/.exec(text)![1]!;

/** What `quai` does with these words, as built in the scratch folder. */
const program = (...words: string[]): string =>
  `import('./dist/cli/quai.mjs').then(({ main }) => main(${JSON.stringify(words)})).then((code) => { process.exitCode = code; })`;

/** The server as built in the scratch folder. */
class Served {
  private child: ChildProcess | null = null;
  private readonly folder: string;
  constructor(folder: string) {
    this.folder = folder;
  }

  start(): Promise<string> {
    const env = { ...process.env, PORT: '0', QUAI_HOST: '127.0.0.1', QUAI_DATA: join(this.folder, 'data') };
    const child = spawn(process.execPath, ['-e', program('serve')], { cwd: this.folder, env });
    this.child = child;
    return new Promise((resolve, reject) => {
      let said = '';
      const hear = (data: Buffer) => {
        said += data;
        const address = /Quai is running at (http:\S+)/.exec(said)?.[1];
        if (address !== undefined) resolve(address);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('exit', (code) => reject(new Error(`the server stopped with ${code}: ${said}`)));
    });
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  }
}
