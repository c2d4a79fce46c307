/** Finds where the names of a map stand, once, as the content of its `board/names.json`. */

import { boxOf, coverOf, meet, obstaclesOf, placeNames } from '../board/names.ts';

/** Where the names of the map stand in each language, so that nothing is covered. */
export function namesOf(edition, size, boxes) {
  const solved = ['en', 'fr'].map((language) => {
    const texts = edition.places.map(({ name, names }) => names?.[language] ?? name);
    const names = placeNames(edition, edition.drawing, texts, { size, boxes, rounds: 60 });
    const obstacles = obstaclesOf(edition, edition.drawing, boxes);
    const lines = names.map((name, index) => {
      const cover = coverOf(boxOf(name, size), obstacles, index);
      const met = names.filter((other) => other !== name && meet(boxOf(other, size), boxOf(name, size))).length;
      if (cover > 0 || met > 0)
        process.stdout.write(`  ${language} ${name.lines.join(' ')} covers something (${cover}, ${met})\n`);
      const { id } = edition.places[index];
      const { x, y } = edition.drawing.places[id];
      return `      ${JSON.stringify(id)}: ${JSON.stringify([x, y, name.x, name.y, name.anchor, name.rise, ...name.lines])}`;
    });
    return `    "${language}": {\n${lines.join(',\n')}\n    }`;
  });
  return `{\n  "size": ${size},\n  "names": {\n${solved.join(',\n')}\n  }\n}\n`;
}
