import { FISH_PATH } from '../cards/paths.ts';
import styles from './logo.module.css';

/** The mark of the house, for the header: a fish that leaps over a card. */
export const Logo = ({ size = 32 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <rect class={styles.card} x="8" y="3.5" width="17" height="25" rx="2.5" transform="rotate(-9 16 16)" />
    <path class={styles.fish} d={FISH_PATH} transform="translate(16 16.5)rotate(-24)scale(1.6)" />
  </svg>
);
