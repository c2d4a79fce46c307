import { expect, test } from 'vitest';
import { cyclesThrough, globEdges, patternsIn } from '../globs.mjs';

/** A site whose boards are found by a glob, as a map from files to their text and imports. */
const site = (boardImports) => ({
  'web/games/boards.ts': ["const boards = import.meta.glob<{ default: Board }>('../../games/*/board/board.tsx');", []],
  'web/table.ts': ['', ['web/games/boards.ts']],
  'games/one/board/board.tsx': ['', ['kit/board.ts']],
  'games/two/board/board.tsx': ['', boardImports],
  'games/two/board/part/board.tsx': ['', []],
  'kit/board.ts': ['', []],
});

const problemsOf = (files) => {
  const { edges, problems } = globEdges(Object.keys(files), (file) => files[file][0]);
  return { edges, problems, cycles: cyclesThrough(edges, new Map(Object.entries(files).map(([f, [, i]]) => [f, i]))) };
};

test('a glob imports every file that it matches', () => {
  const { edges, problems, cycles } = problemsOf(site(['kit/board.ts']));
  expect(edges.map(({ to }) => to)).toEqual(['games/one/board/board.tsx', 'games/two/board/board.tsx']);
  expect(problems).toEqual([]);
  expect(cycles).toEqual([]);
});

test('a cycle through a glob is found, with its path', () => {
  expect(problemsOf(site(['web/table.ts'])).cycles).toEqual([
    ['web/games/boards.ts', 'games/two/board/board.tsx', 'web/table.ts', 'web/games/boards.ts'],
  ]);
});

test('a glob that matches nothing, or that cannot be read, is a problem', () => {
  const lost = { 'web/a.ts': ["import.meta.glob('./nowhere/*.ts')", []] };
  expect(problemsOf(lost).problems).toEqual(['web/a.ts: ./nowhere/*.ts matches nothing']);
  const computed = { 'web/a.ts': ['import.meta.glob(pattern)', []] };
  expect(problemsOf(computed).problems).toEqual(['web/a.ts: a pattern of import.meta.glob is not a plain string']);
});

test('patterns are found in every notation', () => {
  expect(patternsIn("import.meta.glob('./a/*.ts')")).toEqual(['./a/*.ts']);
  expect(patternsIn('import.meta.glob<() => Element>("./*.tsx", { eager: true })')).toEqual(['./*.tsx']);
  expect(patternsIn("import.meta.glob([\n  './a.ts',\n  '!./b.ts',\n])")).toEqual(['./a.ts', '!./b.ts']);
  expect(patternsIn('const a = 1;')).toEqual([]);
  const files = ['web/a.ts', 'web/x/b.ts', 'web/x/y/c.tsx'];
  const text = { 'web/a.ts': "import.meta.glob('./**/*.{ts,tsx}')" };
  expect(globEdges(files, (file) => text[file] ?? '').edges.map(({ to }) => to)).toEqual(files);
});
