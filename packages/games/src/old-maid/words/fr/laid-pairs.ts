import { allOf, sevens } from '@shoal/language/fr';
import type { LaidPairs } from '../../presentation/story.ts';

export const pairsOf = (laid: LaidPairs['laid']): string =>
  allOf(laid.map(({ rank, pairs }) => (pairs === 1 ? sevens(rank) : `${pairs} fois ${sevens(rank)}`)));
