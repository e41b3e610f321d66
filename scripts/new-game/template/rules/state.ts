import type { Pack, Seat } from '@shoal/core';

export const PLAY = 0;
export const OVER = 1;

/** The complete state of a game in progress. */
export class NewGameState {
  readonly pack: Uint8Array;
  turn: Seat = 0;
  phase = PLAY;

  constructor(pack: Pack) {
    this.pack = Uint8Array.from(pack);
    throw new Error(
      'Step 3: in packages/games/src/new-game/rules/state.ts declare what a game in progress is made of, such as hands, stock and piles, and copy each of them in copyFrom().',
    );
  }

  copyFrom(other: NewGameState): void {
    this.pack.set(other.pack);
    this.turn = other.turn;
    this.phase = other.phase;
  }
}
