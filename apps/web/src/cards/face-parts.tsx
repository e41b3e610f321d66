import type { Suit } from '@shoal/core';
import styles from './card-face.module.css';
import { suitSymbol } from './suit-sign.tsx';

export interface SuitMarkProps {
  readonly suit: Suit;
  /** The centre of the mark. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turned?: boolean;
}

export const SuitMark = ({ suit, x, y, size, turned = false }: SuitMarkProps) => (
  <use
    href={`#${suitSymbol(suit)}`}
    x={x - size / 2}
    y={y - size / 2}
    width={size}
    height={size}
    {...(turned && { transform: `rotate(180 ${x} ${y})` })}
  />
);

export interface RankMarkProps {
  readonly sign: string;
  /** The centre or left edge of the mark, and its baseline. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor?: 'middle' | 'start';
  readonly turn?: string;
}

/** The width of a ten in ems: barely wider than a queen in any font. */
const TEN_WIDTH = 0.86;

export const RankMark = ({ sign, x, y, size, anchor = 'middle', turn }: RankMarkProps) => (
  <text
    class={styles.rank}
    x={x}
    y={y}
    font-size={size}
    text-anchor={anchor}
    {...(sign.length > 1 && { textLength: size * TEN_WIDTH, lengthAdjust: 'spacingAndGlyphs' })}
    {...(turn !== undefined && { transform: turn })}
  >
    {sign}
  </text>
);

export interface CornersProps {
  readonly sign: string;
  readonly suit: Suit;
  readonly width: number;
  readonly height: number;
  /** The axis of the index, the baseline of its rank, and the centre of its suit. */
  readonly x: number;
  readonly rankY: number;
  readonly rankSize: number;
  readonly suitY: number;
  readonly suitSize: number;
}

/** Draws rank over suit at the top left and, rotated, at the bottom right. */
export const Corners = ({ sign, suit, width, height, x, rankY, rankSize, suitY, suitSize }: CornersProps) => (
  <>
    <RankMark sign={sign} x={x} y={rankY} size={rankSize} />
    <SuitMark suit={suit} x={x} y={suitY} size={suitSize} />
    <RankMark sign={sign} x={x} y={rankY} size={rankSize} turn={`rotate(180 ${width / 2} ${height / 2})`} />
    <SuitMark suit={suit} x={width - x} y={height - suitY} size={suitSize} turned />
  </>
);
