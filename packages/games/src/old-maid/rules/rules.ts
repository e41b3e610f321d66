import {
  type ActionCode,
  type Card,
  type Chance,
  cardOf,
  type EventLog,
  lowestBit,
  type Pack,
  packOf,
  RANK_COUNT,
  RANKS,
  type Rank,
  type Result,
  type Rng,
  type Rules,
  rankOf,
  type Seat,
  type Suit,
  takeFrom,
} from '@shoal/core';
import { decode, encode, spotIn, takeCode, targetIn } from './codes.ts';
import { whyNot } from './legality.ts';
import { actionOf, censor, eventsOf, tellEnd, tellPaired, tellSafe, tellTake } from './narration.ts';
import { FRUITLESS_TAKES, type OldMaidOptions } from './options.ts';
import {
  firstOfPair,
  kindCount,
  kindsOf,
  leftIn,
  type OpeningPairs,
  openingsOf,
  pairsIn,
  secondOfPair,
  TAKEN_OUT,
  withCard,
} from './pairing.ts';
import { isOneLeft, resultOf, winnerOf } from './result.ts';
import { NO_CARD, OldMaidState, OVER } from './state.ts';
import { viewOf } from './view.ts';
import type { OldMaid, OldMaidAction, OldMaidRefusal, OldMaidView } from './vocabulary.ts';

/** The rules of one table. Options are plain fields, because the hot loop reads them; `state.ts` says why they are declared. */
export class OldMaidRules implements Rules<OldMaid> {
  declare readonly options: OldMaidOptions;
  declare readonly seats: number;
  declare readonly pack: Pack;
  declare readonly dealtCards: number;
  declare readonly actionCount: number;
  declare readonly takeLimit: number;
  /** The kind of each face: cards of one kind make pairs. */
  declare readonly kinds: Uint8Array;
  declare private readonly openings: Int32Array;
  declare private readonly undealt: OldMaidState;
  /** The hand that is being dealt, rank by rank. */
  declare private readonly dealtSuits: Uint8Array;

  readonly encode = encode;
  readonly decode = decode;
  readonly events = eventsOf;
  readonly censor = censor;
  readonly actionOf = actionOf;

  constructor(options: OldMaidOptions, seats: number, pack: Pack = packFor(options)) {
    this.options = options;
    this.seats = seats;
    this.pack = pack;
    this.dealtCards = options.odd === 'secret' ? pack.length - 1 : pack.length;
    // No hand is larger than there are kinds of cards, for it holds no pair.
    this.actionCount = takeCode(0, kindCount(options.pair));
    this.takeLimit = FRUITLESS_TAKES * seats;
    this.kinds = kindsOf(options.pair);
    this.openings = openingsOf(options.pair);
    this.dealtSuits = new Uint8Array(RANK_COUNT);
    this.undealt = this.create();
  }

  create(): OldMaidState {
    return new OldMaidState(this.seats, this.pack, this.kinds, kindCount(this.options.pair));
  }

  copy(from: OldMaidState, into: OldMaidState): void {
    into.copyFrom(from);
  }

  deal(state: OldMaidState, firstSeat: Seat, chance: Chance, log?: EventLog): void {
    state.copyFrom(this.undealt);
    chance.orderPack(state.pack);
    if (this.dealtCards < state.pack.length) state.setAside = state.pack[this.dealtCards] as Card;
    for (let i = 0, seat = firstSeat; i < this.seats; i++, seat = this.after(seat)) this.dealTo(state, seat, i, log);
    for (let i = 0, seat = firstSeat; i < this.seats; i++, seat = this.after(seat)) {
      if (state.sizes[seat] === 0) this.makeSafe(state, seat, 1, log);
    }
    const holdsCards = ((state.holders >> firstSeat) & 1) === 1;
    this.beginTurn(state, holdsCards ? firstSeat : holderAfter(state.holders, firstSeat), log);
  }

  turn(state: OldMaidState): Seat | null {
    return state.phase === OVER ? null : state.turn;
  }

  isOver(state: OldMaidState): boolean {
    return state.phase === OVER;
  }

  winner(state: OldMaidState): Seat | null {
    return winnerOf(state);
  }

  legalCount(state: OldMaidState): number {
    return state.phase === OVER ? 0 : state.sizes[state.target];
  }

  legalAt(state: OldMaidState, n: number): ActionCode {
    return takeCode(state.target, n);
  }

  isLegal(state: OldMaidState, code: ActionCode): boolean {
    return state.phase !== OVER && targetIn(code) === state.target && spotIn(code) < state.sizes[state.target];
  }

  sample(state: OldMaidState, rng: Rng): ActionCode {
    return takeCode(state.target, rng.below(state.sizes[state.target]));
  }

  /** Which card lies at the place is decided now, whatever the place (R42). */
  apply(state: OldMaidState, code: ActionCode, chance: Chance, log?: EventLog): void {
    const { turn, target } = state;
    state.takes += 1;
    const picked = chance.pickCard(state.hands[target], state.sizes[target], state.takes);
    const card = state.release(target, picked);
    const mateAt = state.mateAt(turn, card);
    if (log !== undefined) tellTake(log, turn, target, spotIn(code), card, mateAt >= 0);
    if (mateAt < 0) {
      state.receive(turn, card);
      state.fruitlessTakes += 1;
    } else {
      this.layDown(state, turn, card, state.release(turn, mateAt), log);
      state.fruitlessTakes = 0;
    }
    this.settle(state, log);
  }

  whyNot(state: OldMaidState, action: OldMaidAction): OldMaidRefusal | null {
    return whyNot(this, state, action);
  }

  result(state: OldMaidState): Result | null {
    return state.phase === OVER ? resultOf(this.seats, state) : null;
  }

  view(state: OldMaidState, seat: Seat | null): OldMaidView {
    return viewOf(this, state, seat);
  }

  /** Giver and taker may get safe by one take; then they share the place (R43). */
  private settle(state: OldMaidState, log?: EventLog): void {
    const { turn, target } = state;
    const place = state.safe + 1;
    if (state.sizes[target] === 0) this.makeSafe(state, target, place, log);
    if (state.sizes[turn] === 0) this.makeSafe(state, turn, place, log);
    this.beginTurn(state, holderAfter(state.holders, turn), log);
  }

  private makeSafe(state: OldMaidState, seat: Seat, place: number, log?: EventLog): void {
    state.places[seat] = place;
    state.safe += 1;
    if (log !== undefined) tellSafe(log, seat, place);
  }

  private beginTurn(state: OldMaidState, seat: Seat, log?: EventLog): void {
    if (isOneLeft(state.holders) || state.fruitlessTakes >= this.takeLimit) {
      state.phase = OVER;
      if (log !== undefined) this.tellEnd(state, log);
      return;
    }
    state.turn = seat;
    state.target = holderAfter(state.holders, seat);
  }

  private tellEnd({ holders, hands, setAside }: OldMaidState, log: EventLog): void {
    const loser = lowestBit(holders);
    const oldMaid = isOneLeft(holders) ? (hands[loser][0] as Card) : NO_CARD;
    tellEnd(log, loser, oldMaid, setAside);
  }

  /** Deals a seat its cards, one a round, and lays down its pairs (R41). */
  private dealTo(state: OldMaidState, seat: Seat, from: number, log?: EventLog): void {
    const { dealtSuits } = this;
    dealtSuits.fill(0);
    for (let at = from; at < this.dealtCards; at += this.seats) {
      const card = state.pack[at] as Card;
      dealtSuits[rankOf(card)] = withCard(dealtSuits[rankOf(card)], card);
    }
    for (const rank of RANKS) {
      if (dealtSuits[rank] !== 0) this.open(state, seat, rank, this.openings[dealtSuits[rank]], log);
    }
  }

  private open(state: OldMaidState, seat: Seat, rank: Rank, opening: OpeningPairs, log?: EventLog): void {
    for (let n = 0; n < pairsIn(opening); n++) {
      const first = cardOf(rank, firstOfPair(opening, n) as Suit);
      this.layDown(state, seat, first, cardOf(rank, secondOfPair(opening, n) as Suit), log);
    }
    for (let left = leftIn(opening); left !== 0; left &= left - 1) {
      state.receive(seat, cardOf(rank, lowestBit(left) as Suit));
    }
  }

  private layDown(state: OldMaidState, seat: Seat, one: Card, other: Card, log?: EventLog): void {
    const first = one < other ? one : other;
    const second = one < other ? other : one;
    state.layDown(seat, first, second);
    if (log !== undefined) tellPaired(log, seat, first, second);
  }

  /** The next seat clockwise. */
  private after(seat: Seat): Seat {
    return seat + 1 === this.seats ? 0 : seat + 1;
  }
}

/** With `queen` one queen of clubs is taken out before the deal; with `secret` chance leaves a card undealt (R40). */
function packFor({ odd, packs }: OldMaidOptions): Pack {
  const pack = [...packOf(packs)];
  if (odd === 'queen') takeFrom(pack, TAKEN_OUT);
  return pack;
}

/** Returns the next seat clockwise that holds cards; at least one must. */
function holderAfter(holders: number, seat: Seat): Seat {
  const later = (holders >> (seat + 1)) << (seat + 1);
  return lowestBit(later === 0 ? holders : later);
}
