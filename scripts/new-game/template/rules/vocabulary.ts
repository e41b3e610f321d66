import type { Seat, View } from '@shoal/core';
import type { NewGameOptions } from './options.ts';
import type { NewGameState } from './state.ts';

export const PHASES = ['play', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Why a game ended. */
export type Reason = 'out';

/** An action of a seat, made of what it touches: `card`, `rank`, `suit`, `target`, `spot`. */
export interface NewGameAction {
  readonly type: 'pass';
}

/** An event: an action, or a fact that follows from one. */
export interface NewGameEvent {
  readonly type: 'pass';
  readonly seat: Seat;
}

/** What a seat sees besides its hand and the sizes of hands and stock. */
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
