/** Reading and changing plain data by paths, without touching the original. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Path = readonly (string | number)[];

export function at(value: Json | undefined, path: Path): Json | undefined {
  let now = value;
  for (const key of path) {
    if (typeof now !== 'object' || now === null) return undefined;
    now = (now as Readonly<Record<string | number, Json>>)[key];
  }
  return now;
}

/** The records of a list; a draft may have something else there. */
export function listAt(value: Json | undefined, path: Path): readonly Json[] {
  const found = at(value, path);
  return Array.isArray(found) ? (found as readonly Json[]) : [];
}

/** A copy with another value there; `undefined` takes the field away. */
export function changed(value: Json, path: Path, to: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return to ?? null;
  if (Array.isArray(value)) {
    const list = [...(value as Json[])];
    if (rest.length === 0 && to === undefined) list.splice(Number(key), 1);
    else list[Number(key)] = changed(list[Number(key)] ?? {}, rest, to);
    return list;
  }
  const copy: Record<string, Json> = { ...(value as Record<string, Json>) };
  if (rest.length === 0 && to === undefined) delete copy[key];
  else copy[key] = changed(copy[key] ?? {}, rest, to);
  return copy;
}

/** How many plain values differ, where they come from left aside. */
export function differences(a: Json | undefined, b: Json | undefined): number {
  const isPlain = (value: Json | undefined) => typeof value !== 'object' || value === null;
  if (a === b) return 0;
  if (isPlain(a) && isPlain(b)) return 1;
  if (isPlain(a)) return differences({}, b) || 1;
  if (isPlain(b)) return differences(a, {}) || 1;
  const keys = new Set([...Object.keys(a as object), ...Object.keys(b as object)]);
  let sum = 0;
  for (const key of keys) if (!/^(sources?|drawing)$/.test(key)) sum += differences(at(a, [key]), at(b, [key]));
  return sum;
}
