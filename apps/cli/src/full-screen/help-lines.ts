import type { GameId } from '@shoal/core';
import type { ScreenWords } from '@shoal/table-ui';
import { columns } from '../columns.ts';
import { textWidth } from '../text-width.ts';

const GAP = 2;

/** Every key of a table with what it does, in two columns; the second begins at `hang`. */
export function helpLines(
  game: GameId,
  { helpKeys, helpCommon }: ScreenWords,
): { readonly lines: readonly string[]; readonly hang: number } {
  const rows = [...helpKeys[game], ...helpCommon];
  const widest = Math.max(...rows.map(([key]) => textWidth(key)));
  return { lines: columns(rows, ['left', 'left']), hang: widest + GAP };
}
