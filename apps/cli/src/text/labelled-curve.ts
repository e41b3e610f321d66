import { textCurve } from '@shoal/table-ui';

const WIDEST = 64;

interface CurveLook {
  /** Columns for all of it; null where nobody counts them. */
  readonly room: number | null;
  readonly height: number;
  readonly low: number;
  readonly high: number;
  readonly ascii: boolean;
  readonly percent: (share: number) => string;
}

/** A curve drawn in lines. It begins behind a margin, in which some rows say how high they are. */
export interface LabelledCurve {
  readonly lines: readonly string[];
  readonly margin: number;
  readonly width: number;
}

export function labelledCurve(values: readonly number[], look: CurveLook): LabelledCurve {
  const { room, height, low, high, ascii, percent } = look;
  const digits = percent(1).length;
  const margin = digits + 2;
  const width = room === null ? WIDEST : Math.max(1, Math.min(WIDEST, room - margin));
  // The highest, the middle and the lowest row are labelled.
  const label = (row: number) =>
    row % ((height - 1) / 2) === 0 ? percent(high - ((high - low) * row) / (height - 1)) : '';
  const rows = textCurve(values, { width, height, low, high, ascii });
  const lines = rows.map((row, index) => `${label(index).padStart(digits)} ${ascii ? '|' : '│'}${row}`);
  return { lines, margin, width };
}
