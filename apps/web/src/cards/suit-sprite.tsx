import { SUITS } from '@shoal/core';
import { SUIT_PATHS } from './suit-paths.ts';
import styles from './suit-sprite.module.css';
import { suitSymbol } from './suit-symbol.ts';

/** The drawings of the suits that every card and sign uses; the page holds it once. */
export const SuitSprite = () => (
  <svg class={styles.sprite} aria-hidden="true">
    {SUITS.map((suit) => (
      <symbol key={suit} id={suitSymbol(suit)} viewBox="0 0 100 100" fill="currentColor">
        <path d={SUIT_PATHS[suit]} />
      </symbol>
    ))}
  </svg>
);
