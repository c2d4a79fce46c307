/** The command line as people use it: the real program, in a pipe. */

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const BIN = join(import.meta.dirname, '../bin/quai.mjs');
const folder = mkdtempSync(join(tmpdir(), 'quai-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function quai(args: readonly string[], input = '', env: Readonly<Record<string, string>> = {}): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...args], { cwd: folder, env: { ...process.env, ...env } });
    let out = '';
    let err = '';
    child.stdout.on('data', (data) => (out += data));
    child.stderr.on('data', (data) => (err += data));
    child.on('error', reject);
    // Setup messages are not the command's own.
    child.on('close', (code) => resolve({ code, out, err: err.replace(/^(Building|Installing).*\n/gm, '') }));
    child.stdin.end(input);
  });
}

const lastLine = (text: string) => text.trim().split('\n').at(-1)!;
const file = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return name;
};

let record: string;
beforeAll(async () => {
  const made = await quai(['record', 'railroad-ink', '--seed', 'a test', '--seats', '2']);
  expect(made.code, made.err).toBe(0);
  record = made.out;
  file('good.json', record);
  file('shopping.json', '["bread", "milk"]');
});

describe('quai simulate', () => {
  test.each([
    ['1', '{}'],
    ['4', '{}'],
    ['2', '{"expansion":"river"}'],
    ['2', '{"expansion":"lake"}'],
  ])('with %s seats and %s ends with one line of figures', async (seats, options) => {
    const { code, out } = await quai([
      'simulate',
      'railroad-ink',
      '--games',
      '50',
      '--seats',
      seats,
      '--options',
      options,
      '--json',
    ]);
    expect(code).toBe(0);
    const figures = JSON.parse(lastLine(out));
    expect(figures).toMatchObject({ game: 'railroad-ink', seats: Number(seats), games: 50, endings: { rounds: 50 } });
    for (const key of ['seconds', 'gamesPerSecond', 'movesPerSecond']) expect(figures[key]).toBeGreaterThan(0);
    expect(figures.scores.min).toBeLessThanOrEqual(figures.scores.mean);
    expect(figures.scores.mean).toBeLessThanOrEqual(figures.scores.max);
  });

  test('the same seed gives the same tables', async () => {
    const run = async () =>
      JSON.parse((await quai(['simulate', 'railroad-ink', '--games', '30', '--seed', '9', '--json'])).out).scores;
    expect(await run()).toEqual(await run());
  });

  test('without --json the output is for people', async () => {
    expect((await quai(['simulate', 'railroad-ink', '--games', '5'])).out).toMatch(/tables and \d+ moves per second/);
  });
});

describe('records', () => {
  test('the same seed makes the same record, another seed a different one', async () => {
    expect((await quai(['record', 'railroad-ink', '--seed', 'a test', '--seats', '2'])).out).toBe(record);
    expect((await quai(['record', 'railroad-ink', '--seed', 'b test', '--seats', '2'])).out).not.toBe(record);
  });

  test('a record checks out, also from standard input', async () => {
    expect(await quai(['verify', 'good.json'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^checks out: 15 entries, \d+ draws match the seed, over \(rounds\)/),
    });
    expect((await quai(['verify', '-'], record)).code).toBe(0);
  });

  test('a changed move or outcome is refused, and its entry is named', async () => {
    const changed = JSON.parse(record);
    const entry = changed.entries[5];
    entry.moves = entry.moves.split(' ').reverse().join(' ');
    expect(await quai(['verify', file('move.json', JSON.stringify(changed))])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^move 5:/),
    });
    const bent = JSON.parse(record);
    const at = bent.entries.findIndex(
      (line: { outcomes?: number[] }, seq: number) => seq > 0 && line.outcomes !== undefined,
    );
    bent.entries[at].outcomes[0] = (bent.entries[at].outcomes[0] + 1) % 6;
    expect(await quai(['verify', file('bent.json', JSON.stringify(bent))])).toMatchObject({
      code: 1,
      err: expect.stringMatching(new RegExp(`^move ${at}:`)),
    });
  });

  test('replay shows the standings line by line, at any entry', async () => {
    const end = JSON.parse((await quai(['replay', 'good.json', '--json'])).out);
    expect(end).toMatchObject({ game: 'railroad-ink', at: 14, ended: 'rounds', acting: [] });
    expect(end.standings[0].lines.map((line: { id: string }) => line.id)).toContain('exits');
    expect(end.hash).toMatch(new RegExp(`^${JSON.parse(record).entries[14].hash}`));
    const half = JSON.parse((await quai(['replay', 'good.json', '--at', '3', '--json'])).out);
    expect(half).toMatchObject({ at: 3, ended: null, acting: [1] });
    expect((await quai(['replay', 'good.json'])).out).toMatch(/exits/);
  });

  test('moves lists the legal moves, in notation', async () => {
    const { seats } = JSON.parse((await quai(['moves', 'good.json', '--at', '0', '--json'])).out);
    expect(seats.map((row: { seat: number }) => row.seat)).toEqual([0, 1]);
    expect(seats[0].moves.length).toBeGreaterThan(10);
    expect((await quai(['moves', 'good.json'])).out).toMatch(/nobody must act/);
  });

  test('think also reads standard input', async () => {
    const { code, out } = await quai(['think', '-', '--at', '0', '--level', 'beginner', '--json'], record);
    expect([code, JSON.parse(out).level]).toEqual([0, 'beginner']);
  });
});

describe('quai position', () => {
  const words = ['position', 'railroad-ink', 'A1A30 A0B30 A5A11 B1B20 S4A23 / A0A1A2B0'];

  test('scores a board given in notation, and lists the moves a roll allows', async () => {
    const { code, out } = await quai([...words, '--json']);
    const { standings, seats } = JSON.parse(out);
    expect([code, standings[0].total, seats[0].seat]).toEqual([0, 9, 0]);
    expect(seats[0].moves.length).toBeGreaterThan(20);
    const said = (await quai(['position', 'railroad-ink', '-'], words[2])).out;
    expect(said).toMatch(/^railroad-ink, seat 0: 9\n {2}exits/);
    expect(said).toMatch(new RegExp(`^seat 0, draw: ${seats[0].moves.length}$`, 'm'));
  });
});

describe('quai edition check', () => {
  const edition = readFileSync(join(import.meta.dirname, '../../games/railroad-ink/editions/standard.json'), 'utf8');

  test('a valid file passes, one with a wrong figure does not', async () => {
    expect(await quai(['edition', 'check', file('edition.json', edition)])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^valid edition of railroad-ink, hash [0-9a-f]{64}/),
    });
    const raw = JSON.parse(edition);
    raw.rounds = 'many';
    const { code, err } = await quai([
      'edition',
      'check',
      file('wrong.json', JSON.stringify(raw)),
      '--game',
      'railroad-ink',
    ]);
    expect(code).toBe(1);
    expect(err).toMatch(/rounds/);
  });
});

describe('usage errors', () => {
  test.each([
    [[], 2, /./],
    [['dance'], 2, /unknown command "dance"/],
    [['simulate'], 2, /usage/],
    [['simulate', 'chess'], 2, /unknown game "chess"; the games are railroad-ink/],
    [['simulate', 'railroad-ink', '--seats', '13'], 2, /--seats must be a whole number from 1 to 12/],
    [['simulate', 'railroad-ink', '--games', '-5'], 2, /games/],
    [['simulate', 'railroad-ink', '--options', '{'], 2, /--options is not valid JSON/],
    [['simulate', 'railroad-ink', '--options', '[]'], 2, /must be a JSON object/],
    [['simulate', 'railroad-ink', '--options', '{"x":"y"}'], 2, /unknown option x/],
    [['simulate', 'railroad-ink', '--options', '{"expansion":"lava"}'], 2, /not one of none, river, lake/],
    [['simulate', 'railroad-ink', '--edition', 'nofile.json'], 2, /cannot read nofile.json: ENOENT/],
    [['simulate', 'railroad-ink', '--speed', '9'], 2, /^quai: unknown option --speed\nusage: quai simulate/],
    [
      ['simulate', 'railroad-ink', '--seed', '-3'],
      2,
      /--seed needs a value \(write --seed=-… if it starts with a dash\)/,
    ],
    [['simulate', 'railroad-ink', '--seed'], 2, /--seed needs a value/],
    [['simulate', 'railroad-ink', '--json=1'], 2, /--json takes no value/],
    [['simulate', 'foothills', '--seats', '3'], 2, /--seats must be 2, not "3"/],
    [['replay', 'shopping.json'], 2, /^quai: shopping.json: not a record/],
    [['record', 'railroad-ink', '--bots', 'genius'], 2, /unknown bot "genius"/],
    [['record', 'railroad-ink', '--seats', '3', '--bots', 'random,random'], 2, /2 bots for 3 seats/],
    [['verify', 'nofile.json'], 2, /cannot read nofile.json/],
    [['replay', 'good.json', '--at', '99'], 2, /--at must be a whole number from 0 to 14/],
    [['position', 'railroad-ink', 'A4D30'], 2, /A4D30 fits in no order of the drawings \(RI-7\)/],
    [['position', 'berlin', 'x'], 2, /berlin has no notation for positions/],
    [['edition', 'bake', 'x'], 2, /the only action is check/],
    [['bench', 'nothing'], 2, /unknown benchmark/],
  ])('quai %j', async (args, code, pattern) => {
    const ran = await quai(args);
    expect(ran.code).toBe(code);
    expect(ran.err + ran.out).toMatch(pattern);
    expect(ran.err).not.toMatch(/\n\s+at /);
  });

  test.each([
    [{ PORT: 'TAKEN', QUAI_HOST: '127.0.0.1' }, /port \d+ is in use; choose another with PORT/],
    [{ QUAI_HOST: 'nowhere.invalid' }, /QUAI_HOST: cannot listen on "nowhere.invalid"/],
    [{ QUAI_DATA: 'good.json', QUAI_ROMS: '9' }, /unknown setting QUAI_ROMS is ignored/],
    [{ QUAI_DATA: 'good.json' }, /good.json\/quai.sqlite cannot be opened: EEXIST/],
  ])('quai serve with %j says what is wrong and ends', async (wrong, pattern) => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const env = { PORT: '0', QUAI_DATA: 'served', ...wrong };
    const ran = await quai(['serve'], '', { ...env, PORT: env.PORT === 'TAKEN' ? String(port) : env.PORT });
    other.close();
    expect(ran).toMatchObject({ code: 2, err: expect.stringMatching(pattern) });
    expect(ran.err).not.toMatch(/\n\s+at /);
  });

  test('every command has help', async () => {
    const { out } = await quai(['help']);
    for (const name of ['serve', 'simulate', 'record', 'replay', 'moves', 'position', 'verify', 'edition', 'bench']) {
      expect(out).toContain(`quai ${name}`);
      expect((await quai([name, '--help'])).code).toBe(0);
    }
    expect((await quai(['help', 'verify'])).out).toMatch(/^quai verify <record>/);
    expect((await quai(['verify', '-h'])).out).toMatch(/^quai verify <record>/);
    expect((await quai(['help', 'dance'])).code).toBe(2);
  });

  test.skipIf(!existsSync('/dev/full'))('a full disk is reported in one line', async () => {
    const child = spawn('sh', ['-c', `"${process.execPath}" "${BIN}" record railroad-ink --seed x > /dev/full`]);
    let err = '';
    child.stderr.on('data', (data) => (err += data));
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect([code, err]).toEqual([2, 'quai: cannot write the output: ENOSPC\n']);
  });

  test('a reader that closes early is not an error', async () => {
    const child = spawn('sh', [
      '-c',
      `"${process.execPath}" "${BIN}" record railroad-ink --seed x --seats 12 | head -n 1`,
    ]);
    let err = '';
    child.stderr.on('data', (data) => (err += data));
    await new Promise((resolve) => child.on('close', resolve));
    expect(err.replace(/^(Building|Installing).*\n/gm, '')).toBe('');
  });
});
