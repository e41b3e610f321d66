import { SUITS, type Suit } from '@shoal/core';
import './card-look.css';
import { SUIT_PATHS } from './paths.ts';
import styles from './suit-sign.module.css';

const NAMES = ['suit-spades', 'suit-hearts', 'suit-diamonds', 'suit-clubs'];

/** The id of a suit's symbol in the sprite. */
export const suitSymbol = (suit: Suit): string => NAMES[suit];

/** The suit symbols that all cards use; the page mounts it once. */
export const SuitSprite = () => (
  <svg class={styles.sprite} aria-hidden="true">
    {SUITS.map((suit) => (
      <symbol key={suit} id={suitSymbol(suit)} viewBox="0 0 100 100" fill="currentColor">
        <path d={SUIT_PATHS[suit]} />
      </symbol>
    ))}
  </svg>
);

export interface SuitSignProps {
  readonly suit: Suit;
  /** Uses the colour of the surrounding text instead of the suit's. */
  readonly plain?: boolean;
}

const COLOURS = [styles.spades, styles.hearts, styles.diamonds, styles.clubs];

/** A suit within text, as high as a capital letter. The text must name the suit for screen readers. */
export const SuitSign = ({ suit, plain = false }: SuitSignProps) => (
  <svg class={plain ? styles.sign : `${styles.sign} ${COLOURS[suit]}`} viewBox="0 0 100 100" aria-hidden="true">
    <use href={`#${suitSymbol(suit)}`} />
  </svg>
);
