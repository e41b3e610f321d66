import { allOf, sevens } from '@shoal/language/en';
import type { LaidPairs } from '../../presentation/story.ts';

/** "aces, sevens twice and kings". */
export const pairsOf = (laid: LaidPairs['laid']): string =>
  allOf(laid.map(({ rank, pairs }) => `${sevens(rank)}${TIMES[pairs] ?? ` ${pairs} times`}`));

const TIMES: Readonly<Record<number, string>> = { 1: '', 2: ' twice' };
