/**
 * Who imports whom, checked against .dependency-cruiser.cjs; cycles that import.meta.glob closes; crowded folders. Also checks that
 * the modules were really read, since dependency-cruiser fails silently if they were not.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cyclesThrough, globEdges } from './globs.mjs';
import { ROOT } from './setup.mjs';

const FOLDERS = ['engine', 'protocol', 'kit', 'table', 'games', 'bots', 'server', 'web', 'cli', 'bench'];

/** The most files a folder of server/ may hold, subfolders not counted. */
const MOST_FILES = 12;

// dependency-cruiser asks swc for plain TypeScript; .tsx files need one more option, set before it loads swc.
const require = createRequire(import.meta.url);
const swc = require('@swc/core');
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

/** One line per problem. */
export async function architectureProblems() {
  const { cruise } = await import('dependency-cruiser');
  const { default: extractTSConfig } = await import('dependency-cruiser/config-utl/extract-ts-config');
  const config = require('../.dependency-cruiser.cjs');
  process.chdir(ROOT);
  const { output } = await cruise(
    FOLDERS,
    { ruleSet: { forbidden: config.forbidden }, validate: true, ...config.options },
    { ...config.options.enhancedResolveOptions },
    { tsConfig: extractTSConfig(join(ROOT, 'tsconfig.json')) },
  );
  const problems = [
    ...output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
    ...unread(output.modules),
    ...globProblems(output.modules),
    ...crowded('server'),
  ];
  return { problems, modules: output.modules.length };
}

function unread(modules) {
  const problems = [];
  for (const folder of FOLDERS) {
    const own = modules.filter(({ source }) => source.startsWith(`${folder}/`));
    const links = own.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
    if (links === 0) problems.push(`no import of ${folder}/ was read`);
  }
  const pages = modules.filter(({ source, dependencies }) => /^web\/.*\.tsx$/.test(source) && dependencies.length > 0);
  if (pages.length < 5) problems.push('the .tsx files of web/ were not read');
  return problems;
}

function globProblems(modules) {
  const own = modules.filter(({ source }) => FOLDERS.includes(source.split('/')[0]) && /\.tsx?$/.test(source));
  const { edges, problems } = globEdges(
    own.map(({ source }) => source),
    (file) => readFileSync(join(ROOT, file), 'utf8'),
  );
  if (edges.length === 0) problems.push('no import.meta.glob was read');
  const imports = new Map(
    own.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
  // The server and the command line are built by esbuild, which knows no globs.
  const elsewhere = edges.filter(({ from }) => !from.startsWith('web/')).map(({ from }) => from);
  return [
    ...problems,
    ...[...new Set(elsewhere)].map((from) => `only web/ may use import.meta.glob: ${from}`),
    ...cyclesThrough(edges, imports).map((cycle) => `no-circles, by import.meta.glob: ${cycle.join(' -> ')}`),
  ];
}

/** Folders below this one that hold too many files. Attacks are kept one to a file, however many there are. */
function crowded(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory() && !/node_modules|test\/attacks/.test(join(entry.parentPath, entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((path) => {
      const files = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isFile()).length;
      const name = path.slice(ROOT.length + 1);
      return files > MOST_FILES ? [`${name}/ has ${files} files, more than ${MOST_FILES}: group them`] : [];
    });
}

if (process.argv[1]?.endsWith('architecture.mjs')) {
  const { problems, modules } = await architectureProblems();
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.stdout.write(`${modules} modules, ${problems.length} problems\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
