/** Deep equality for memos, so that unchanged values are not drawn again. */

export function alike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((part, i) => alike(part, b[i]));
  if (a instanceof Set) return b instanceof Set && a.size === b.size && [...a].every((part) => b.has(part));
  if (Array.isArray(b)) return false;
  const [own, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(own);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && alike(own[key], other[key]));
}
