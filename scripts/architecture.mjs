/** Who imports whom, checked against .dependency-cruiser.cjs; and that it really read the modules, for it can fail in silence. */

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

const FOLDERS = ['engine', 'protocol', 'kit', 'table', 'games', 'bots', 'server', 'web', 'cli', 'bench'];

// dependency-cruiser asks swc for plain TypeScript; a .tsx file needs one more word. It must be said before it loads swc.
const require = createRequire(import.meta.url);
const swc = require('@swc/core');
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

/** The problems found, each as a line. */
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
  const problems = output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  for (const folder of FOLDERS) {
    const own = output.modules.filter(({ source }) => source.startsWith(`${folder}/`));
    const links = own.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
    if (links === 0) problems.push(`no import of ${folder}/ was read`);
  }
  // The parser needs a word more for .tsx (above): if it were lost, these files would look as if they imported nothing.
  const pages = output.modules.filter(
    ({ source, dependencies }) => /^web\/.*\.tsx$/.test(source) && dependencies.length > 0,
  );
  if (pages.length < 5) problems.push('the .tsx files of web/ were not read');
  return { problems, modules: output.modules.length };
}

if (process.argv[1]?.endsWith('architecture.mjs')) {
  const { problems, modules } = await architectureProblems();
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.stdout.write(`${modules} modules, ${problems.length} problems\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
