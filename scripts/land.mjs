/**
 * Draws the land under maps, from coordinates of their places.
 *
 *   npx tsx scripts/land.mjs                                   every game that has land/poster.mjs: writes its board/land.svg and names.json
 *   npx tsx scripts/land.mjs <edition.json> <coordinates.json> any other map: writes outlines into the edition's drawing
 *
 * The coordinates of a map are { "<place>": [longitude, latitude] } for at least three places of it.
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bendTo, outlines } from './land/outlines.mjs';
import { ROOT } from './setup.mjs';

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const [file, given] = process.argv.slice(2);
if (file === undefined) await posters();
else intoEdition(file, given);

async function posters() {
  for (const id of readdirSync(join(ROOT, 'games'))) {
    const folder = join(ROOT, 'games', id, 'land');
    if (!existsSync(join(folder, 'poster.mjs'))) continue;
    const edition = read(join(ROOT, 'games', id, 'editions', `${id}.json`));
    const coordinates = read(join(folder, 'coordinates.json'));
    const { poster } = await import(pathToFileURL(join(folder, 'poster.mjs')).href);
    const { to } = bendTo(edition.drawing, coordinates.places);
    const { content, names } = poster({
      edition,
      coordinates,
      to,
      get outlines() {
        return outlines(edition.drawing, coordinates.places);
      },
    });
    const { width, height } = edition.drawing.canvas;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">\n<title>${edition.name.en}</title>\n<!-- Made by scripts/land.mjs. ${coordinates.source} -->\n${content}\n</svg>\n`;
    writeFileSync(join(ROOT, 'games', id, 'board/land.svg'), svg);
    process.stdout.write(`${id}: ${Math.round(svg.length / 1000)} KB\n`);
    writeFileSync(join(ROOT, 'games', id, 'board/names.json'), names);
  }
}

/** Shapes called land-… are drawn as land; they have no part in the rules. */
function intoEdition(path, coordinatesPath) {
  const edition = read(path);
  const { land } = outlines(edition.drawing, read(coordinatesPath));
  const shapes = Object.fromEntries(
    land
      .filter(({ points }) => points.length <= 1000)
      .map(({ points }, index) => [
        `land-${index + 1}`,
        points.map((point) => point.map((value) => Math.round(value))),
      ]),
  );
  edition.drawing.shapes = { ...edition.drawing.shapes, ...shapes };
  writeFileSync(path, `${JSON.stringify(edition, null, 1)}\n`);
  process.stdout.write(`${land.length} outlines\n`);
}
