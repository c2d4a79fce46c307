/** A file to be mutated by the tests of `npm run mutants`: its own tests notice every change but two. */

/** Whoever is under four travels free; with more than three bags everybody pays one more. */
export function fare(age, bags) {
  const price = age < 4 ? 0 : 2;
  return bags > 3 ? price + 1 : price;
}
