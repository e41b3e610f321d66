import type { Seat, View } from '@shoal/core';
import type { NewGameOptions } from './options.ts';
import type { NewGameState } from './state.ts';

export const PHASES = ['play', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Why a game ended. */
export type Reason = 'out';

/** What a seat can do, made of what it touches: `card`, `rank`, `suit`, `target`, `spot`. */
export interface NewGameAction {
  readonly type: 'pass';
}

/** What can happen: each action, and each fact that comes of one. */
export interface NewGameEvent {
  readonly type: 'pass';
  readonly seat: Seat;
}

/** What a seat sees besides its hand, the sizes of all hands and the stock. */
export interface NewGameView extends View {
  readonly phase: Phase;
  readonly legal: readonly NewGameAction[];
}

export type NewGameRefusal = 'game-over' | 'must-pass';

export interface NewGame {
  options: NewGameOptions;
  state: NewGameState;
  action: NewGameAction;
  event: NewGameEvent;
  view: NewGameView;
  refusal: NewGameRefusal;
}
