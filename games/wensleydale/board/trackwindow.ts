/** Which part of a long track is shown. */

/** The part of a long track that holds all discs: at least `wide` spaces, with one to spare at each end where there is one. */
export function windowOf(at: readonly number[], wide: number, first: number, last: number): [from: number, to: number] {
  let from = Math.max(first, Math.min(...at) - 1);
  let to = Math.min(last, Math.max(...at) + 1);
  while (to - from + 1 < wide && (from > first || to < last)) {
    if (to < last) to++;
    if (to - from + 1 < wide && from > first) from--;
  }
  return [from, to];
}
