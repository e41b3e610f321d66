import type { Card, Rank, Seat, Suit } from '@shoal/core';

/** What a table says beside the game itself: headers, prompts, farewells. */
export type LineMessage =
  // How things stand.
  | { readonly key: 'stock-left'; readonly count: number }
  | { readonly key: 'out-in-place'; readonly place: number }
  | { readonly key: 'up-card'; readonly card: Card }
  | { readonly key: 'suit-in-force'; readonly suit: Suit }
  | { readonly key: 'anything-matches' }
  | { readonly key: 'direction'; readonly direction: 1 | -1 }
  | { readonly key: 'penalty-waits'; readonly count: number }
  // Whose turn it is, and what is wanted.
  | { readonly key: 'your-turn' }
  | { readonly key: 'turn'; readonly seat: Seat }
  | { readonly key: 'which-rank'; readonly of: Seat }
  | { readonly key: 'which-seat'; readonly rank: Rank }
  | { readonly key: 'which-suit' }
  | { readonly key: 'vote-now' }
  | { readonly key: 'not-understood'; readonly text: string }
  | { readonly key: 'no-such-player'; readonly text: string; readonly seats: readonly Seat[] }
  | { readonly key: 'no-such-card-number'; readonly count: number }
  // Beginning and end.
  | { readonly key: 'seed'; readonly seed: string }
  | { readonly key: 'saved'; readonly path: string }
  | { readonly key: 'really-quit' }
  | { readonly key: 'input-ended' }
  | { readonly key: 'goodbye' };
