import type { Seat } from '@shoal/core';
import type { ChartHue, GameReviewed } from '@shoal/table-ui';
import { HUES } from '../plots/line-swatch.tsx';
import type { PlayedTable, ReviewedWords } from './reviewed-words.ts';

/** Win chances with a cursor in them. */
export interface ChanceProps {
  readonly table: PlayedTable;
  readonly reviewed: GameReviewed;
  readonly words: ReviewedWords;
  /** The number of the moment. */
  readonly at: number;
  readonly onMove: (at: number) => void;
}

/** Whoever is reviewed stands out; the others have hues in the order of their seats. */
export const hueOf = (of: Seat, reviewed: Seat): ChartHue =>
  of === reviewed ? 'main' : (of < reviewed ? of : of - 1) % HUES;
