import {
  type ActionCode,
  type Card,
  type Chance,
  countByte,
  countShort,
  type EventLog,
  nthOfByte,
  nthOfShort,
  type Pack,
  packOf,
  RANKS,
  type Rank,
  type Result,
  type Rng,
  type Rules,
  rankOf,
  type Seat,
} from '@shoal/core';
import { askCode, CODE_COUNT, decode, encode, FISH_CODE } from './codes.ts';
import { whyNot } from './legality.ts';
import { actionOf, censor, eventsOf, tellBooked, tellCatch, tellFish, tellMiss, tellRefill } from './narration.ts';
import type { GoFishOptions } from './options.ts';
import { resultOf, winnerOf } from './result.ts';
import { ASK, FISH, GoFishState, NOTHING_ASKED, OVER, rankIn, seatIn, slotOf } from './state.ts';
import { cardCount, firstOf, without } from './suits.ts';
import { viewOf } from './view.ts';
import type { GoFish, GoFishAction, GoFishRefusal, GoFishView } from './vocabulary.ts';

/** Asks for each seat that may go by without a card drawn or a book laid down (R14). */
const FRUITLESS_ASKS = 10;

/** Reasons to go again, as bits of a set. */
const CATCH = 1;
const LUCKY_FISH = 2;
const BOOK = 4;

/** The rules of one table. Options are plain fields, read in the hot loop; why they are declared: see the state. */
export class GoFishRules implements Rules<GoFish> {
  declare readonly options: GoFishOptions;
  declare readonly seats: number;
  declare readonly pack: Pack;
  declare readonly dealtCards: number;
  declare readonly actionCount: number;
  declare readonly askLimit: number;
  declare private readonly everyone: number;
  declare private readonly handSize: number;
  declare private readonly bookSize: number;
  declare private readonly bookCount: number;
  declare private readonly givesOne: boolean;
  declare private readonly goesAgainOn: number;
  declare private readonly refillSize: number;
  declare private readonly stopsAtEmptyHand: boolean;
  declare private readonly booksDecide: boolean;
  declare private readonly undealt: GoFishState;

  readonly encode = encode;
  readonly decode = decode;
  readonly events = eventsOf;
  readonly censor = censor;
  readonly actionOf = actionOf;

  constructor(options: GoFishOptions, seats: number, pack: Pack = packOf(options.packs)) {
    this.options = options;
    this.seats = seats;
    this.pack = pack;
    this.dealtCards = seats * options.handSize;
    this.actionCount = CODE_COUNT;
    this.askLimit = FRUITLESS_ASKS * seats;
    this.everyone = (1 << seats) - 1;
    this.handSize = options.handSize;
    this.bookSize = options.bookSize;
    this.givesOne = options.give === 'one';
    this.goesAgainOn =
      (options.goAgainOnCatch ? CATCH : 0) |
      (options.goAgainOnLuckyDraw ? LUCKY_FISH : 0) |
      (options.goAgainOnBook ? BOOK : 0);
    this.bookCount = Math.floor(pack.length / options.bookSize);
    this.refillSize = options.refill;
    this.stopsAtEmptyHand = options.end === 'first-empty-hand';
    this.booksDecide = options.win === 'most-books';
    this.undealt = new GoFishState(pack);
  }

  create(): GoFishState {
    return new GoFishState(this.pack);
  }

  copy(from: GoFishState, into: GoFishState): void {
    into.copyFrom(from);
  }

  deal(state: GoFishState, firstSeat: Seat, chance: Chance, log?: EventLog): void {
    state.copyFrom(this.undealt);
    chance.orderPack(state.pack);
    state.turn = firstSeat;
    state.next = this.seats * this.handSize;
    let hasBook = false;
    // One card at a time, clockwise: each seat gets every so many-th card.
    for (let i = 0, seat = firstSeat; i < this.seats; i++, seat = this.after(seat)) {
      if (this.dealCards(state, seat, i, state.next, this.seats)) hasBook = true;
    }
    if (hasBook) this.layOpeningBooks(state, firstSeat, log);
    this.settle(state, true, log);
  }

  turn(state: GoFishState): Seat | null {
    return state.phase === OVER ? null : state.turn;
  }

  isOver(state: GoFishState): boolean {
    return state.phase === OVER;
  }

  winner(state: GoFishState): Seat | null {
    return this.booksDecide ? winnerOf(this.seats, this.bookCount, state) : null;
  }

  legalCount(state: GoFishState): number {
    if (state.phase !== ASK) return state.phase === FISH ? 1 : 0;
    return countByte(this.targets(state)) * countShort(state.heldBy(state.turn));
  }

  legalAt(state: GoFishState, n: number): ActionCode {
    if (state.phase === FISH) return FISH_CODE;
    const held = state.heldBy(state.turn);
    const ranks = countShort(held);
    const target = (n / ranks) | 0;
    return askCode(nthOfByte(this.targets(state), target), nthOfShort(held, n - target * ranks));
  }

  sample(state: GoFishState, rng: Rng): ActionCode {
    if (state.phase === FISH) return FISH_CODE;
    const held = state.heldBy(state.turn);
    const targets = this.targets(state);
    const others = countByte(targets);
    const target = nthOfByte(targets, others === 1 ? 0 : rng.below(others));
    return askCode(target, nthOfShort(held, rng.below(countShort(held))));
  }

  isLegal(state: GoFishState, code: ActionCode): boolean {
    if (state.phase !== ASK) return state.phase === FISH && code === FISH_CODE;
    return ((this.targets(state) >> seatIn(code)) & (state.heldBy(state.turn) >> rankIn(code)) & 1) === 1;
  }

  apply(state: GoFishState, code: ActionCode, _chance: Chance, log?: EventLog): void {
    if (code === FISH_CODE) this.goFish(state, log);
    else this.ask(state, code, log);
  }

  whyNot(state: GoFishState, action: GoFishAction): GoFishRefusal | null {
    return whyNot(this, state, action);
  }

  result(state: GoFishState): Result | null {
    return state.phase === OVER ? resultOf(this, state) : null;
  }

  view(state: GoFishState, seat: Seat | null): GoFishView {
    return viewOf(this, state, seat);
  }

  /** Seats that may be asked, as a set of bits. */
  targets(state: GoFishState): number {
    return state.holders & ~(1 << state.turn);
  }

  private ask(state: GoFishState, code: ActionCode, log?: EventLog): void {
    state.fruitlessAsks += 1;
    if (state.hands[code] !== 0) this.give(state, code, log);
    else this.miss(state, code, log);
    if (state.fruitlessAsks >= this.askLimit) state.phase = OVER;
  }

  private miss(state: GoFishState, code: ActionCode, log?: EventLog): void {
    if (log !== undefined) tellMiss(log, state.turn, code);
    if (state.next < state.pack.length) {
      state.phase = FISH;
      state.asked = rankIn(code);
      state.askedOf = seatIn(code);
    } else {
      // With an empty stock nobody goes fishing (R7).
      this.settle(state, false, log);
    }
  }

  private give(state: GoFishState, code: ActionCode, log?: EventLog): void {
    const asker = state.turn;
    const target = seatIn(code);
    const rank = rankIn(code);
    const had = state.hands[code];
    const given = this.givesOne ? firstOf(had, 1) : had;
    if (log !== undefined) tellCatch(log, asker, code, given);
    state.keep(target, rank, given === had ? 0 : without(had, given));
    const suits = state.join(slotOf(asker, rank), given);
    if (cardCount(suits) >= this.bookSize) this.collectBooks(state, asker, rank, log);
    this.settle(state, (this.goesAgainOn & CATCH) !== 0, log);
  }

  private goFish(state: GoFishState, log?: EventLog): void {
    const seat = state.turn;
    const card = state.pack[state.next++] as Card;
    const rank = rankOf(card);
    const makesBook = cardCount(state.receive(seat, card)) >= this.bookSize;
    // Without an ask (R4) it makes no difference who goes again: only this seat holds cards, so its turn comes next anyway.
    const luck = (rank === state.asked ? LUCKY_FISH : 0) | (makesBook ? BOOK : 0);
    const goesAgain = (luck & this.goesAgainOn) !== 0;
    state.fruitlessAsks = 0;
    if (log !== undefined) tellFish(log, seat, card, goesAgain || makesBook);
    if (makesBook) this.collectBooks(state, seat, rank, log);
    this.settle(state, goesAgain, log);
  }

  /** The one end of every action: empty hands draw anew, and the turn passes at most once (R1). */
  private settle(state: GoFishState, goesAgain: boolean, log?: EventLog): void {
    if (state.holders !== this.everyone) {
      this.settleEmptyHands(state, goesAgain, log);
    } else {
      state.phase = ASK;
      if (!goesAgain) state.turn = this.after(state.turn);
    }
  }

  private settleEmptyHands(state: GoFishState, goesAgain: boolean, log?: EventLog): void {
    if (this.refillSize > 0 && state.next < state.pack.length) this.refillHands(state, log);
    if (state.holders === 0 || (this.stopsAtEmptyHand && state.holders !== this.everyone)) {
      state.phase = OVER;
      return;
    }
    const keepsTurn = goesAgain && ((state.holders >> state.turn) & 1) === 1;
    if (!keepsTurn) this.advanceTurn(state);
    state.phase = ASK;
    if (this.targets(state) === 0) {
      // Nobody is left to ask: while the stock lasts the seat fishes without asking (R4).
      state.phase = state.next < state.pack.length ? FISH : OVER;
      state.asked = NOTHING_ASKED;
    }
  }

  private refillHands(state: GoFishState, log?: EventLog): void {
    for (let i = 0, seat = state.turn; i < this.seats; i++, seat = this.after(seat)) this.refill(state, seat, log);
  }

  private refill(state: GoFishState, seat: Seat, log?: EventLog): void {
    while (state.heldBy(seat) === 0 && state.next < state.pack.length) {
      const count = Math.min(this.refillSize, state.pack.length - state.next);
      if (log !== undefined) tellRefill(log, seat, state.pack, state.next, count);
      state.next += count;
      state.fruitlessAsks = 0;
      if (this.dealCards(state, seat, state.next - count, state.next, 1)) this.collectAllBooks(state, seat, log);
    }
  }

  /** The next seat that holds cards has the turn; that may be the same one. */
  private advanceTurn(state: GoFishState): void {
    let seat = state.turn;
    do seat = this.after(seat);
    while (((state.holders >> seat) & 1) === 0);
    state.turn = seat;
  }

  /** Gives a seat every `step`-th card of the pack; true when one of them makes a book. */
  private dealCards(state: GoFishState, seat: Seat, from: number, to: number, step: number): boolean {
    let hasBook = false;
    for (let at = from; at < to; at += step) {
      if (cardCount(state.receive(seat, state.pack[at] as Card)) >= this.bookSize) hasBook = true;
    }
    return hasBook;
  }

  private layOpeningBooks(state: GoFishState, firstSeat: Seat, log?: EventLog): void {
    for (let i = 0, seat = firstSeat; i < this.seats; i++, seat = this.after(seat)) {
      this.collectAllBooks(state, seat, log);
    }
  }

  private collectAllBooks(state: GoFishState, seat: Seat, log?: EventLog): void {
    for (const rank of RANKS) this.collectBooks(state, seat, rank, log);
  }

  private collectBooks(state: GoFishState, seat: Seat, rank: Rank, log?: EventLog): void {
    const slot = slotOf(seat, rank);
    let suits = state.hands[slot];
    while (cardCount(suits) >= this.bookSize) {
      const book = cardCount(suits) === this.bookSize ? suits : firstOf(suits, this.bookSize);
      if (log !== undefined) tellBooked(log, seat, slot, book);
      state.layDown(seat, rank, book);
      state.fruitlessAsks = 0;
      suits = without(suits, book);
      state.keep(seat, rank, suits);
    }
  }

  /** The next seat clockwise, without a branch that chance decides. */
  private after(seat: Seat): Seat {
    const next = seat + 1;
    return next & ((next - this.seats) >> 31);
  }
}
