import type { Mark, Seat } from '@shoal/core';

/** What the coach says of any game. */
export type CoachMessage =
  | { readonly key: 'win-share'; readonly share: number; readonly better: number }
  | { readonly key: 'only-share'; readonly share: number }
  | { readonly key: Mark; readonly loss: number; readonly error: number }
  | { readonly key: 'forgot'; readonly loss: number; readonly error: number }
  | { readonly key: 'curve-of'; readonly seat: Seat }
  | { readonly key: 'your-curve' | 'nothing-marked' };
