import { type Card, rankOf, suitOf } from '@shoal/core';
import { rankSign } from '@shoal/table-ui';
import { RankMark, SuitMark } from './face-parts.tsx';

/** Drawn at 44 × 64, less its border: a rank that shows when cards overlap, and one large suit. */
export const SmallFace = ({ card }: { readonly card: Card }) => (
  <svg aria-hidden="true" viewBox="1 1 42 62">
    <RankMark sign={rankSign(rankOf(card))} x={4} y={24.5} size={27} anchor="start" />
    <SuitMark suit={suitOf(card)} x={27} y={46} size={28} />
  </svg>
);
