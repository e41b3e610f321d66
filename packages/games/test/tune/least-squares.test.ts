import { expect, test } from 'vitest';
import { stream } from './duel.ts';
import { LeastSquares } from './least-squares.ts';

const SEED = 3;
const WEIGHTS = [2, -1, 0.5];

test(`the weights of a sum are found again, and an unseen one is 0, seed ${SEED}`, () => {
  const rng = stream(SEED, 0, 0);
  const squares = new LeastSquares(4);
  for (let n = 0; n < 50_000; n++) {
    const x = Float64Array.from([...WEIGHTS.map(() => rng.below(11) - 5), 0]);
    const noise = rng.below(3) - 1;
    squares.add(
      x,
      WEIGHTS.reduce((sum, weight, at) => sum + weight * x[at], noise),
      1,
    );
  }
  const found = squares.solve();
  for (const [at, weight] of [...WEIGHTS, 0].entries()) expect(found[at]).toBeCloseTo(weight, 1);
});

test('what counts more decides', () => {
  const squares = new LeastSquares(1);
  squares.add(Float64Array.of(1), 10, 1_000_000);
  squares.add(Float64Array.of(1), 0, 1);
  expect(squares.solve()[0]).toBeCloseTo(10, 1);
});
