/** A thin-plate spline: the smoothest map of the plane that takes given points to given others. */

/** `from` and `to` are lists of [x, y]; the result maps any [x, y]. */
export function thinPlate(from, to) {
  const n = from.length;
  const rows = from.map(([x, y]) => [...from.map((other) => bend([x, y], other)), 1, x, y]);
  const lower = [0, 1, 2].map((k) => [...from.map(([x, y]) => [1, x, y][k]), 0, 0, 0]);
  const matrix = [...rows, ...lower];
  const right = [...to, [0, 0], [0, 0], [0, 0]];
  const weights = solve(matrix, right);
  return ([x, y]) =>
    [0, 1].map((axis) => {
      let sum = weights[n][axis] + weights[n + 1][axis] * x + weights[n + 2][axis] * y;
      for (let i = 0; i < n; i++) sum += weights[i][axis] * bend([x, y], from[i]);
      return sum;
    });
}

/** r² log r² */
function bend([ax, ay], [bx, by]) {
  const square = (ax - bx) ** 2 + (ay - by) ** 2;
  return square === 0 ? 0 : square * Math.log(square);
}

/** Gaussian elimination with pivoting, for several right sides at once. */
function solve(matrix, right) {
  const rows = matrix.map((row, i) => [...row, ...right[i]]);
  const n = rows.length;
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let row = column; row < n; row++) if (Math.abs(rows[row][column]) > Math.abs(rows[pivot][column])) pivot = row;
    if (Math.abs(rows[pivot][column]) < 1e-12)
      throw new Error('the points do not determine a map: are they all on a line?');
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    for (let row = 0; row < n; row++) {
      if (row === column) continue;
      const factor = rows[row][column] / rows[column][column];
      if (factor === 0) continue;
      for (let k = column; k < rows[row].length; k++) rows[row][k] -= factor * rows[column][k];
    }
  }
  return rows.map((row, i) => row.slice(n).map((value) => value / row[i]));
}
