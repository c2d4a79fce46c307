/** Imports through import.meta.glob, which dependency-cruiser does not see, and the cycles they close. */

import { posix } from 'node:path';

/** The call, its type argument, and its first argument: a string or a list of them. */
const CALL = /import\.meta\.glob(?:<[\s\S]*?>)?\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*"|`[^`$]*`)/g;

/** The patterns in a source text; null if one of them is not a literal. */
export function patternsIn(text) {
  const calls = [...text.matchAll(CALL)];
  const mentions = text.match(/import\.meta\.glob\b/g) ?? [];
  if (calls.length !== mentions.length) return null;
  return calls.flatMap(([, argument]) => [...argument.matchAll(/['"`]([^'"`]+)['"`]/g)].map((match) => match[1]));
}

/** Edges from a file to every file that one of its patterns matches. `read` returns the text of a file. */
export function globEdges(files, read) {
  const edges = [];
  const problems = [];
  for (const from of files) {
    const patterns = patternsIn(read(from));
    if (patterns === null) {
      problems.push(`${from}: a pattern of import.meta.glob is not a plain string`);
      continue;
    }
    for (const pattern of patterns.filter((one) => !one.startsWith('!'))) {
      const matching = matcher(posix.join(posix.dirname(from), pattern));
      const found = files.filter((file) => matching.test(file));
      if (found.length === 0) problems.push(`${from}: ${pattern} matches nothing`);
      edges.push(...found.map((to) => ({ from, to })));
    }
  }
  return { edges, problems };
}

/** `*` within a folder, `**` across folders, `{a,b}` either. */
function matcher(pattern) {
  const source = pattern.replace(/[.+^$()|[\]\\]/g, '\\$&').replace(/\*\*\/|\*\*|\*|\{([^}]*)\}/g, (sign, either) => {
    if (sign === '**/') return '(?:.*/)?';
    if (sign === '**') return '.*';
    return sign === '*' ? '[^/]*' : `(?:${either.split(',').join('|')})`;
  });
  return new RegExp(`^${source}$`);
}

/** The shortest cycle through each of these edges, if there is one. `imports` maps a file to those it imports. */
export function cyclesThrough(edges, imports) {
  const all = new Map([...imports].map(([file, targets]) => [file, new Set(targets)]));
  for (const { from, to } of edges) all.set(from, (all.get(from) ?? new Set()).add(to));
  return edges.flatMap(({ from, to }) => {
    const way = shortestWay(all, to, from);
    return way === null ? [] : [[from, ...way]];
  });
}

function shortestWay(imports, start, end) {
  const before = new Map([[start, null]]);
  for (const file of before.keys()) {
    if (file === end) {
      const way = [];
      for (let at = end; at !== null; at = before.get(at)) way.unshift(at);
      return way;
    }
    for (const next of imports.get(file) ?? []) if (!before.has(next)) before.set(next, file);
  }
  return null;
}
