import {
  type ActionCode,
  type Chance,
  type EventLog,
  type Pack,
  packOf,
  type Result,
  type Rng,
  type Rules,
  type Seat,
} from '@shoal/core';
import { ACTION_COUNT, decode, encode } from './codes.ts';
import { whyNot } from './legality.ts';
import { actionOf, censor, eventsOf } from './narration.ts';
import type { NewGameOptions } from './options.ts';
import { resultOf, winnerOf } from './result.ts';
import { NewGameState, OVER } from './state.ts';
import { viewOf } from './view.ts';
import type { NewGame, NewGameAction, NewGameRefusal, NewGameView } from './vocabulary.ts';

/** The rules of one table. */
export class NewGameRules implements Rules<NewGame> {
  readonly options: NewGameOptions;
  readonly seats: number;
  readonly pack: Pack;
  readonly dealtCards: number;
  readonly actionCount = ACTION_COUNT;

  readonly encode = encode;
  readonly decode = decode;
  readonly events = eventsOf;
  readonly censor = censor;
  readonly actionOf = actionOf;

  constructor(options: NewGameOptions, seats: number, pack: Pack = packOf(1)) {
    this.options = options;
    this.seats = seats;
    this.pack = pack;
    this.dealtCards = options.handSize * seats;
  }

  create(): NewGameState {
    return new NewGameState(this.pack);
  }

  copy(from: NewGameState, into: NewGameState): void {
    into.copyFrom(from);
  }

  deal(_state: NewGameState, _firstSeat: Seat, _chance: Chance, _log?: EventLog): void {
    throw new Error(
      'Step 4: in packages/games/src/new-game/rules/rules.ts write deal(): reset the state, let chance.orderPack() shuffle its pack, deal one card at a time clockwise from the first seat.',
    );
  }

  turn(state: NewGameState): Seat | null {
    return state.phase === OVER ? null : state.turn;
  }

  isOver(state: NewGameState): boolean {
    return state.phase === OVER;
  }

  winner(state: NewGameState): Seat | null {
    return winnerOf(state);
  }

  legalCount(_state: NewGameState): number {
    return legalityUnwritten();
  }

  legalAt(_state: NewGameState, _n: number): ActionCode {
    return legalityUnwritten();
  }

  isLegal(_state: NewGameState, _code: ActionCode): boolean {
    return legalityUnwritten();
  }

  sample(_state: NewGameState, _rng: Rng): ActionCode {
    return legalityUnwritten();
  }

  apply(_state: NewGameState, _code: ActionCode, _chance: Chance, _log?: EventLog): void {
    throw new Error(
      'Step 8: in packages/games/src/new-game/rules/rules.ts write apply(): do what the code says, pass the turn on, set the phase to OVER at the end, and tell the log what happened.',
    );
  }

  whyNot(state: NewGameState, action: NewGameAction): NewGameRefusal | null {
    return whyNot(this, state, action);
  }

  result(state: NewGameState): Result | null {
    return state.phase === OVER ? resultOf(state) : null;
  }

  view(state: NewGameState, seat: Seat | null): NewGameView {
    return viewOf(this, state, seat);
  }
}

function legalityUnwritten(): never {
  throw new Error(
    'Step 5: in packages/games/src/new-game/rules/rules.ts write legalCount(), legalAt(), isLegal() and sample(): what the seat to act may do, as codes.',
  );
}
