/**
 * What the pool loads, from a build (thinker.mjs beside it) or from source (thinker.ts, which needs tsx). CommonJS that imports
 * the thread itself: the pool loads modules with `require`, and stopping a thread in the middle of that aborts the whole process
 * ("IsGraphAsync must be used on an instantiated module", Node 20).
 */

const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

async function load() {
  const built = join(__dirname, 'thinker.mjs');
  if (existsSync(built)) return import(pathToFileURL(built).href);
  (await import('tsx/esm/api')).register();
  return import('./thinker.ts');
}

const thinker = load();

module.exports = async (job) => (await thinker).default(job);
module.exports.checkUpload = async (upload) => (await thinker).checkUpload(upload);
