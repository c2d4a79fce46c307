/** Editions as downloadable files. */

import type { Json } from '@quai/kit/json.ts';

/** Readable JSON: short records on one line. */
export function fileText(edition: Json): string {
  return `${written(edition, '')}\n`;
}

const WIDTH = 118;

function written(value: Json, indent: string): string {
  const short = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + short.length <= WIDTH) return short;
  const deeper = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map((item) => deeper + written(item as Json, deeper)).join(',\n')}\n${indent}]`;
  const lines = Object.entries(value).map(([key, item]) => `${deeper}${JSON.stringify(key)}: ${written(item, deeper)}`);
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
