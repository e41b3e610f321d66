/** The inverse of a symmetric matrix that is positive definite, so that no pivot vanishes (Gauss-Jordan). */
export function invert(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot++) {
    const scale = rows[pivot][pivot];
    rows[pivot] = rows[pivot].map((value) => value / scale);
    for (let i = 0; i < size; i++) {
      if (i === pivot) continue;
      const factor = rows[i][pivot];
      rows[i] = rows[i].map((value, column) => value - factor * rows[pivot][column]);
    }
  }
  return rows.map((row) => row.slice(size));
}
