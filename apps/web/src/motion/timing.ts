import type { Speed } from '@shoal/table-ui';

/** How long each motion lasts at a normal pace. */
export const CARD_MS = 200;
export const STAGGER_MS = 40;
export const BOOK_MS = 600;
export const DEAL_MS = 900;
export const SETTLE_MS = 160;

const FACTORS: Readonly<Record<Speed, number>> = { calm: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** How much slower or faster everything goes; 0 is no motion at all. */
export const motionFactor = (speed: Speed, wantsNone: boolean): number => (wantsNone ? 0 : FACTORS[speed]);
