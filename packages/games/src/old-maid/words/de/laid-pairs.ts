import { allOf, sevens } from '@shoal/language/de';
import type { LaidPairs } from '../../presentation/story.ts';

export const pairsOf = (laid: LaidPairs['laid']): string =>
  allOf(laid.map(({ rank, pairs }) => `${TIMES[pairs] ?? `${pairs}-mal `}${sevens(rank)}`));

const TIMES: Readonly<Record<number, string>> = { 1: '', 2: 'zweimal ' };
