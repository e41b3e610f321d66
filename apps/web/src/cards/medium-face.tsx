import { type Card, rankOf, suitOf } from '@shoal/core';
import { rankSign } from '@shoal/table-ui';
import { Corners, SuitMark } from './face-parts.tsx';

/** Drawn at 72 × 104, less its border. */
export const MediumFace = ({ card }: { readonly card: Card }) => (
  <svg aria-hidden="true" viewBox="1 1 70 102">
    <Corners
      sign={rankSign(rankOf(card))}
      suit={suitOf(card)}
      width={72}
      height={104}
      x={14}
      rankY={22.5}
      rankSize={23}
      suitY={34}
      suitSize={14}
    />
    <SuitMark suit={suitOf(card)} x={36} y={52} size={35} />
  </svg>
);
