/** Regularises the diagonal, so that weights without observations stay finite. */
const RIDGE = 1;
const RIDGE_PART = 0.0005;

/** Collects observations of y ≈ Σ weight × x, and solves for the weights of least squared error. */
export class LeastSquares {
  readonly #size: number;
  readonly #products: Float64Array[];

  constructor(size: number) {
    this.#size = size;
    this.#products = Array.from({ length: size }, () => new Float64Array(size + 1));
  }

  add(x: Float64Array, y: number, importance: number): void {
    const size = this.#size;
    for (let row = 0; row < size; row++) {
      const part = x[row] * importance;
      if (part === 0) continue;
      const products = this.#products[row];
      for (let column = 0; column < size; column++) products[column] += part * x[column];
      products[size] += part * y;
    }
  }

  /** Gauss-Jordan elimination; the ridge makes every pivot positive. */
  solve(): number[] {
    const size = this.#size;
    const rows = this.#products.map((row, at) => {
      const ridged = Float64Array.from(row);
      ridged[at] += RIDGE + RIDGE_PART * row[at];
      return ridged;
    });
    for (let pivot = 0; pivot < size; pivot++) {
      for (let row = 0; row < size; row++) if (row !== pivot) eliminate(rows[row], rows[pivot], pivot);
    }
    return rows.map((row, at) => row[size] / row[at]);
  }
}

function eliminate(row: Float64Array, pivotRow: Float64Array, pivot: number): void {
  const factor = row[pivot] / pivotRow[pivot];
  if (factor === 0) return;
  for (let column = pivot; column < row.length; column++) row[column] -= factor * pivotRow[column];
}
