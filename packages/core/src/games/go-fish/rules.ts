import { countByte, countShort, nthOfByte, nthOfShort } from '../../engine/bits.ts';
import { type Card, RANK_COUNT, RANKS, type Rank, rankOf } from '../../engine/card.ts';
import type { Chance } from '../../engine/chance.ts';
import type { EventLog } from '../../engine/event-log.ts';
import type { ActionCode, Seat } from '../../engine/kind.ts';
import { type Pack, packOf } from '../../engine/pack.ts';
import type { Rng } from '../../engine/rng.ts';
import type { Result, Rules } from '../../engine/rules.ts';
import { imagine } from './imagine.ts';
import { whyNot } from './legality.ts';
import { censor, eventsOf, tellAsk, tellBooked, tellCatch, tellFish, tellGave, tellRefill } from './narration.ts';
import type { GoFishOptions } from './options.ts';
import { resultOf } from './result.ts';
import { ASK, FISH, GoFishState, NOTHING_ASKED, OVER, slotOf } from './state.ts';
import { cardCount, firstOf, joined, type Suits, without } from './suits.ts';
import { viewOf } from './view.ts';
import type { GoFish, GoFishAction, GoFishEvent, GoFishRefusal, GoFishView } from './vocabulary.ts';

/** Asks for each seat that may go by without a card drawn or a book laid down (R14). */
const FRUITLESS_ASKS = 10;

/** Reasons to go again, as bits of a set (R5). */
const CATCH = 1;
const LUCKY_FISH = 2;
const BOOK = 4;

/** An ask is its rank and target, three bits for the target; fishing comes after the last of them. */
const askCode = (target: Seat, rank: number): ActionCode => ((rank << 3) | target) as ActionCode;
const targetOf = (code: ActionCode): Seat => code & 7;
const rankAsked = (code: ActionCode): Rank => (code >> 3) as Rank;
const FISH_CODE = askCode(0, RANK_COUNT);

/** The rules of one table. Options are plain fields, read in the hot loop. */
export class GoFishRules implements Rules<GoFish> {
  declare readonly options: GoFishOptions;
  declare readonly seats: number;
  declare readonly pack: Pack;
  declare readonly actionCount: number;
  declare readonly askLimit: number;
  declare private readonly everyone: number;
  declare private readonly handSize: number;
  declare private readonly bookSize: number;
  declare private readonly givesOne: boolean;
  declare private readonly goesAgainOn: number;
  declare private readonly refillSize: number;
  declare private readonly stopsAtEmptyHand: boolean;
  declare private readonly undealt: GoFishState;

  constructor(options: GoFishOptions, seats: number, pack: Pack = packOf(options.packs)) {
    this.options = options;
    this.seats = seats;
    this.pack = pack;
    this.actionCount = FISH_CODE + 1;
    this.askLimit = FRUITLESS_ASKS * seats;
    this.everyone = (1 << seats) - 1;
    this.handSize = options.handSize;
    this.bookSize = options.bookSize;
    this.givesOne = options.give === 'one';
    this.goesAgainOn =
      (options.goAgainOnCatch ? CATCH : 0) |
      (options.goAgainOnLuckyDraw ? LUCKY_FISH : 0) |
      (options.goAgainOnBook ? BOOK : 0);
    this.refillSize = options.refill;
    this.stopsAtEmptyHand = options.end === 'first-empty-hand';
    this.undealt = new GoFishState(seats, pack);
  }

  create(): GoFishState {
    return new GoFishState(this.seats, this.pack);
  }

  copy(from: GoFishState, into: GoFishState): void {
    into.copyFrom(from);
  }

  deal(state: GoFishState, firstSeat: Seat, chance: Chance, log?: EventLog): void {
    state.copyFrom(this.undealt);
    chance.orderPack(state.pack);
    state.turn = firstSeat;
    let hasBook = false;
    for (let i = 0, seat = firstSeat; i < this.seats; i++, seat = this.after(seat)) {
      if (this.dealHand(state, seat, i)) hasBook = true;
    }
    state.next = this.seats * this.handSize;
    if (hasBook) this.layOpeningBooks(state, firstSeat, log);
    this.settle(state, true, log);
  }

  turn(state: GoFishState): Seat | null {
    return state.phase === OVER ? null : state.turn;
  }

  isOver(state: GoFishState): boolean {
    return state.phase === OVER;
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
    return ((this.targets(state) >> targetOf(code)) & (state.heldBy(state.turn) >> rankAsked(code)) & 1) === 1;
  }

  apply(state: GoFishState, code: ActionCode, _chance: Chance, log?: EventLog): void {
    if (code === FISH_CODE) return this.goFish(state, log);
    this.ask(state, targetOf(code), rankAsked(code), log);
  }

  encode(action: GoFishAction): ActionCode {
    return action.type === 'fish' ? FISH_CODE : askCode(action.target, action.rank);
  }

  decode(code: ActionCode): GoFishAction {
    if (code === FISH_CODE) return { type: 'fish' };
    return { type: 'ask', target: targetOf(code), rank: rankAsked(code) };
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

  events(log: EventLog, from = 0): GoFishEvent[] {
    return eventsOf(log, from);
  }

  censor(event: GoFishEvent, viewer: Seat | null): GoFishEvent {
    return censor(event, viewer);
  }

  actionOf(event: GoFishEvent): GoFishAction | null {
    if (event.type === 'ask') return { type: 'ask', target: event.of, rank: event.rank };
    return event.type === 'fish' ? { type: 'fish' } : null;
  }

  imagine(into: GoFishState, view: GoFishView, rng: Rng): void {
    imagine(this, into, view, rng);
  }

  /** Seats that may be asked, as a set of bits. */
  targets(state: GoFishState): number {
    return state.holders & ~(1 << state.turn);
  }

  private ask(state: GoFishState, target: Seat, rank: Rank, log?: EventLog): void {
    state.fruitlessAsks += 1;
    if (log !== undefined) tellAsk(log, state.turn, target, rank);
    const had = state.hands[slotOf(target, rank)];
    if (had !== 0) {
      this.give(state, target, rank, had, log);
    } else if (state.next < state.pack.length) {
      state.phase = FISH;
      state.asked = rank;
      state.askedOf = target;
    } else {
      // A miss with an empty stock sends nobody fishing (R7).
      this.settle(state, false, log);
    }
    if (state.fruitlessAsks >= this.askLimit) state.phase = OVER;
  }

  private give(state: GoFishState, target: Seat, rank: Rank, had: Suits, log?: EventLog): void {
    const asker = state.turn;
    const given = this.givesOne ? firstOf(had, 1) : had;
    if (log !== undefined) tellGave(log, target, asker, rank, given);
    state.keep(target, rank, given === had ? 0 : without(had, given));
    const slot = slotOf(asker, rank);
    const suits = joined(state.hands[slot], given);
    state.hands[slot] = suits;
    if (cardCount(suits) >= this.bookSize) this.collectBooks(state, asker, rank, log);
    this.settle(state, (this.goesAgainOn & CATCH) !== 0, log);
  }

  private goFish(state: GoFishState, log?: EventLog): void {
    const seat = state.turn;
    const asked = state.asked;
    const card = state.pack[state.next++] as Card;
    const rank = rankOf(card);
    const makesBook = cardCount(state.receive(seat, card)) >= this.bookSize;
    const luck = (rank === asked ? LUCKY_FISH : 0) | (makesBook && asked !== NOTHING_ASKED ? BOOK : 0);
    const goesAgain = (luck & this.goesAgainOn) !== 0;
    state.fruitlessAsks = 0;
    if (log !== undefined) {
      tellFish(log, seat);
      tellCatch(log, seat, card, goesAgain || makesBook);
    }
    if (makesBook) this.collectBooks(state, seat, rank, log);
    this.settle(state, goesAgain, log);
  }

  /** What follows every change of a hand: empty hands draw anew, the turn goes on or passes, the game may be over. */
  private settle(state: GoFishState, goesAgain: boolean, log?: EventLog): void {
    if (state.holders !== this.everyone) {
      this.settleEmptyHands(state, goesAgain, log);
    } else {
      state.phase = ASK;
      if (!goesAgain) state.turn = this.after(state.turn);
    }
  }

  private settleEmptyHands(state: GoFishState, goesAgain: boolean, log?: EventLog): void {
    if (this.refillSize > 0) this.refillHands(state, log);
    if (state.holders === 0 || (this.stopsAtEmptyHand && state.holders !== this.everyone)) {
      state.phase = OVER;
      return;
    }
    const keepsTurn = goesAgain && ((state.holders >> state.turn) & 1) === 1;
    if (!keepsTurn) this.advanceTurn(state);
    state.phase = ASK;
    if (this.targets(state) === 0) {
      // Nobody is left to ask while the stock lasts: the seat fishes without asking (R4).
      state.phase = FISH;
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
      for (let i = 0; i < count; i++) state.receive(seat, state.pack[state.next++] as Card);
      state.fruitlessAsks = 0;
      this.collectAllBooks(state, seat, log);
    }
  }

  /** The turn passes here and nowhere else, so no path can pass it twice (R1). */
  private advanceTurn(state: GoFishState): void {
    let seat = state.turn;
    do seat = this.after(seat);
    while (((state.holders >> seat) & 1) === 0);
    state.turn = seat;
  }

  /** One card at a time, clockwise, gives a seat every so many-th card; true when they hold a book. */
  private dealHand(state: GoFishState, seat: Seat, from: number): boolean {
    let hasBook = false;
    const end = this.seats * this.handSize;
    for (let at = from; at < end; at += this.seats) {
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
      if (log !== undefined) tellBooked(log, seat, rank, book);
      state.layDown(seat, rank, book);
      state.fruitlessAsks = 0;
      suits = without(suits, book);
      state.keep(seat, rank, suits);
    }
  }

  private after(seat: Seat): Seat {
    return seat + 1 === this.seats ? 0 : seat + 1;
  }
}
