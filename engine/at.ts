/** Indexing that fails loudly. */

/**
 * The element at an index that must exist: throws here instead of letting an `undefined` travel on. Being shared by every kind of
 * list makes it too slow for playouts; inner loops index directly.
 */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`);
  return item;
}
