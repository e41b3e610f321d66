/** Marks for bad actions, worst first, each with the loss of the win that it begins at. */
const THRESHOLDS = [
  ['blunder', 0.1],
  ['mistake', 0.06],
  ['inaccuracy', 0.03],
] as const;

export type Mark = (typeof THRESHOLDS)[number][0];
export const MARKS: readonly Mark[] = THRESHOLDS.map(([mark]) => mark);

const CERTAINTY = 2;

/** Does a loss exceed two standard errors? */
export const isClear = (loss: number, error: number): boolean => loss > CERTAINTY * error;

/** Marks a loss only if it is too clear to be chance. */
export function markOf(loss: number, error: number): Mark | null {
  if (!isClear(loss, error)) return null;
  return THRESHOLDS.find(([, threshold]) => loss >= threshold)?.[0] ?? null;
}
