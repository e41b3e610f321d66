import type { Card, Seat, Suit } from '@shoal/core';

/** What a table says beside the game itself: headers, prompts, curtains. */
export type LineMessage =
  // How things stand.
  | { readonly key: 'stock-left'; readonly count: number }
  | { readonly key: 'hand-size'; readonly seat: Seat; readonly count: number }
  | { readonly key: 'book-count'; readonly seat: Seat; readonly count: number }
  | { readonly key: 'pair-count'; readonly seat: Seat; readonly count: number }
  | { readonly key: 'out-in-place'; readonly seat: Seat; readonly place: number }
  | { readonly key: 'your-hand'; readonly cards: readonly Card[] }
  | { readonly key: 'hand-of'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly key: 'up-card'; readonly card: Card }
  | { readonly key: 'suit-in-force'; readonly suit: Suit }
  | { readonly key: 'anything-matches' }
  | { readonly key: 'direction'; readonly direction: 1 | -1 }
  | { readonly key: 'penalty-waits'; readonly count: number }
  // Whose turn it is, and what is wanted.
  | { readonly key: 'your-turn' }
  | { readonly key: 'turn'; readonly seat: Seat }
  | { readonly key: 'address'; readonly seat: Seat }
  | { readonly key: 'thinking'; readonly seat: Seat }
  | { readonly key: 'which-rank' }
  | { readonly key: 'which-seat' }
  | { readonly key: 'which-card' }
  | { readonly key: 'which-suit' }
  | { readonly key: 'fish-now' }
  | { readonly key: 'vote-now' }
  | { readonly key: 'choose-number'; readonly min: number; readonly max: number }
  | { readonly key: 'choose-default'; readonly number: number }
  | { readonly key: 'not-a-choice'; readonly text: string; readonly min: number; readonly max: number }
  | { readonly key: 'not-understood'; readonly text: string }
  // Hot seat.
  | { readonly key: 'pass-to'; readonly seat: Seat }
  | { readonly key: 'show-hand'; readonly seat: Seat }
  | { readonly key: 'since-then'; readonly count: number }
  // Beginning and end.
  | { readonly key: 'seed'; readonly seed: string }
  | { readonly key: 'saved'; readonly path: string }
  | { readonly key: 'verified'; readonly count: number }
  | { readonly key: 'game-over' }
  | { readonly key: 'play-again' }
  | { readonly key: 'really-quit' }
  | { readonly key: 'input-ended' }
  | { readonly key: 'goodbye' };
