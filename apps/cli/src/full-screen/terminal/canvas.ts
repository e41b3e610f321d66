import type { Size } from './painter.ts';
import { EMPTY_ROW, fit, type Row, span } from './row.ts';

/** A place on the screen. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** Rows at a place. What does not fit into the box is cut off. */
export interface Block {
  readonly box: Box;
  readonly rows: readonly Row[];
  /** Do its rows name the key of the log? */
  readonly namesLog?: boolean;
}

/** Draws blocks that do not overlap. */
export function composed(blocks: readonly Block[], { rows }: Pick<Size, 'rows'>): Row[] {
  const fromLeft = [...blocks].sort((a, b) => a.box.x - b.box.x);
  return Array.from({ length: rows }, (_, y) => {
    const line: Row[number][] = [];
    let x = 0;
    for (const { box, rows: drawn } of fromLeft) {
      const at = drawn[y - box.y];
      if (at === undefined || y - box.y >= box.rows || box.columns <= 0) continue;
      line.push(span(' '.repeat(Math.max(0, box.x - x))), ...fit(at, box.columns));
      x = box.x + box.columns;
    }
    return line.length === 0 ? EMPTY_ROW : line;
  });
}

/** Empty rows above, so that a block of so many rows ends where its box does. */
export const atBottom = (rows: readonly Row[], height: number): Row[] => [
  ...Array.from({ length: Math.max(0, height - rows.length) }, () => EMPTY_ROW),
  ...rows,
];
