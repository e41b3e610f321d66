import type { Suit } from '@shoal/core';
import './card-look.css';
import styles from './suit-sign.module.css';
import { suitSymbol } from './suit-symbol.ts';

export interface SuitSignProps {
  readonly suit: Suit;
  /** Takes the colour of the text around it instead of the suit's own. */
  readonly plain?: boolean;
}

const COLOURS = [styles.spades, styles.hearts, styles.diamonds, styles.clubs];

/** A suit among text, as high as a capital letter. The text beside it names the suit for those who listen. */
export const SuitSign = ({ suit, plain = false }: SuitSignProps) => (
  <svg class={plain ? styles.sign : `${styles.sign} ${COLOURS[suit]}`} viewBox="0 0 100 100" aria-hidden="true">
    <use href={`#${suitSymbol(suit)}`} />
  </svg>
);
