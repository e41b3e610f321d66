import type { Seat } from '@shoal/core';

/** How one seat stands at the end. */
export type StandingMessage =
  | { readonly key: 'books' | 'pairs' | 'points'; readonly seat: Seat; readonly place: number; readonly count: number }
  | { readonly key: 'your-books' | 'your-pairs' | 'your-points'; readonly place: number; readonly count: number }
  | { readonly key: 'no-cards'; readonly seat: Seat; readonly place: number }
  | { readonly key: 'you-have-no-cards'; readonly place: number };
