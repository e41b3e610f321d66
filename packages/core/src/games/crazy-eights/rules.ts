import { CARD_COUNT, type Card, cardOf, type Rank, rankNamed, rankOf, type Suit } from '../../engine/card.ts';
import type { Chance } from '../../engine/chance.ts';
import type { EventLog } from '../../engine/event-log.ts';
import type { ActionCode, Seat } from '../../engine/kind.ts';
import { type Pack, packOf } from '../../engine/pack.ts';
import type { Rng } from '../../engine/rng.ts';
import type { Result, Rules } from '../../engine/rules.ts';
import { CODE_COUNT, DRAW_CODE, decode, encode, KEEP_PLAYING_CODE, namedIn, PASS_CODE, PLAY_CODES } from './codes.ts';
import { imagine } from './imagine.ts';
import { whyNot } from './legality.ts';
import { DRAW_TWO, effectsOf, NO_EFFECT, REVERSE } from './matching.ts';
import * as tell from './narration.ts';
import { Offers } from './offers.ts';
import type { CrazyEightsOptions } from './options.ts';
import { resultOf } from './result.ts';
import { BY_BLOCK, BY_OUT, BY_VOTE, CrazyEightsState, OVER, PLAY, VOTE } from './state.ts';
import { viewOf } from './view.ts';
import type {
  CrazyEights,
  CrazyEightsAction,
  CrazyEightsEvent,
  CrazyEightsRefusal,
  CrazyEightsView,
} from './vocabulary.ts';

/** The rules of one table. Options are plain fields, read in the hot loop. */
export class CrazyEightsRules implements Rules<CrazyEights> {
  readonly options: CrazyEightsOptions;
  readonly seats: number;
  readonly pack: Pack;
  readonly actionCount = CODE_COUNT;
  readonly offers: Offers;
  readonly wild: Rank;
  private readonly effects: Uint8Array;
  private readonly handSize: number;
  private readonly buriesStarter: boolean;
  private readonly untilPlayable: boolean;
  private readonly undealt: CrazyEightsState;
  /** Kept apart from the stock, which a rebuild part-way through a penalty writes over. */
  private readonly penaltyCards: Uint8Array;

  constructor(options: CrazyEightsOptions, seats: number, pack: Pack = packOf(options.packs)) {
    this.options = options;
    this.seats = seats;
    this.pack = pack;
    this.offers = new Offers(options);
    this.wild = rankNamed(options.wild);
    this.effects = effectsOf(options);
    this.handSize = options.handSize;
    this.buriesStarter = options.starterWild === 'bury';
    this.untilPlayable = options.draw === 'until-playable';
    this.penaltyCards = new Uint8Array(pack.length);
    this.undealt = new CrazyEightsState(seats, pack);
  }

  create(): CrazyEightsState {
    return new CrazyEightsState(this.seats, this.pack);
  }

  copy(from: CrazyEightsState, into: CrazyEightsState): void {
    into.copyFrom(from);
  }

  deal(state: CrazyEightsState, firstSeat: Seat, chance: Chance, log?: EventLog): void {
    state.copyFrom(this.undealt);
    chance.orderPack(state.stock);
    for (let round = 0; round < this.handSize; round++) {
      for (let i = 0, seat = firstSeat; i < this.seats; i++, seat = seat + 1 === this.seats ? 0 : seat + 1) {
        state.receive(seat, state.stock[state.next++] as Card);
      }
    }
    this.turnUpStarter(state, log);
    state.turn = firstSeat;
    this.offers.refresh(state);
  }

  turn(state: CrazyEightsState): Seat | null {
    return state.phase === OVER ? null : state.turn;
  }

  isOver(state: CrazyEightsState): boolean {
    return state.phase === OVER;
  }

  legalCount(state: CrazyEightsState): number {
    return this.offers.count(state);
  }

  legalAt(state: CrazyEightsState, n: number): ActionCode {
    return this.offers.at(state, n);
  }

  isLegal(state: CrazyEightsState, code: ActionCode): boolean {
    return this.offers.has(state, code);
  }

  sample(state: CrazyEightsState, rng: Rng): ActionCode {
    const choices = this.offers.count(state);
    return this.offers.at(state, choices === 1 ? 0 : rng.below(choices));
  }

  apply(state: CrazyEightsState, code: ActionCode, chance: Chance, log?: EventLog): void {
    if (code < CARD_COUNT) this.play(state, code as number as Card, undefined, log);
    else if (code === DRAW_CODE) this.draw(state, chance, log);
    else if (code === PASS_CODE) this.pass(state, log);
    else if (code < PLAY_CODES) this.playWild(state, code, log);
    else this.vote(state, code === KEEP_PLAYING_CODE, log);
  }

  encode(action: CrazyEightsAction): ActionCode {
    return encode(action);
  }

  decode(code: ActionCode): CrazyEightsAction {
    return decode(code);
  }

  whyNot(state: CrazyEightsState, action: CrazyEightsAction): CrazyEightsRefusal | null {
    return whyNot(this, state, action);
  }

  result(state: CrazyEightsState): Result | null {
    return state.phase === OVER ? resultOf(this, state) : null;
  }

  view(state: CrazyEightsState, seat: Seat | null): CrazyEightsView {
    return viewOf(this, state, seat);
  }

  events(log: EventLog, from = 0): CrazyEightsEvent[] {
    return tell.eventsOf(log, from);
  }

  censor(event: CrazyEightsEvent, viewer: Seat | null): CrazyEightsEvent {
    return tell.censor(event, viewer);
  }

  actionOf(event: CrazyEightsEvent): CrazyEightsAction | null {
    return tell.actionOf(event);
  }

  imagine(into: CrazyEightsState, view: CrazyEightsView, rng: Rng): void {
    imagine(this, into, view, rng);
  }

  /** A wild starter goes under the stock and the next card is turned up (R20); under `free` it stays. */
  private turnUpStarter(state: CrazyEightsState, log?: EventLog): void {
    const { stock } = state;
    while (this.buriesStarter && rankOf(stock[state.next] as Card) === this.wild) {
      const starter = stock[state.next];
      stock.copyWithin(state.next, state.next + 1, state.end);
      stock[state.end - 1] = starter;
      state.buried += 1;
    }
    const card = stock[state.next++] as Card;
    state.pile[state.pileSize++] = card;
    if (rankOf(card) !== this.wild) state.wanted = card;
    if (log) tell.tellStarter(log, card, stock, state.buried);
  }

  private playWild(state: CrazyEightsState, code: ActionCode, log?: EventLog): void {
    const named = namedIn(code);
    this.play(state, (code - named * CARD_COUNT) as Card, (named - 1) as Suit, log);
  }

  private play(state: CrazyEightsState, card: Card, named: Suit | undefined, log?: EventLog): void {
    const seat = state.turn;
    if (log) tell.tellPlay(log, seat, card, named);
    state.release(seat, card);
    state.pile[state.pileSize++] = card;
    state.wanted = named === undefined ? card : cardOf(this.wild, named);
    state.passes = 0;
    const next = this.effects[card >> 2] === NO_EFFECT ? this.after(state, seat) : this.takeEffect(state, card);
    if (state.hasNoCards(seat)) this.goOut(state, next, log);
    else this.beginTurn(state, next);
  }

  /** What an action card does to the next seat; returns who acts next (3.2.8). */
  private takeEffect(state: CrazyEightsState, card: Card): Seat {
    const effect = this.effects[rankOf(card)];
    if (effect === DRAW_TWO) {
      state.penalty += 2;
      return this.after(state, state.turn);
    }
    if (effect === REVERSE && state.playing > 2) {
      state.direction = state.direction === 1 ? -1 : 1;
      return this.after(state, state.turn);
    }
    return this.after(state, this.after(state, state.turn));
  }

  private draw(state: CrazyEightsState, chance: Chance, log?: EventLog): void {
    if (log) tell.tellDraw(log, state.turn);
    if (state.penalty > 0) this.drawPenalty(state, chance, log);
    else this.drawOne(state, chance, log);
  }

  private drawOne(state: CrazyEightsState, chance: Chance, log?: EventLog): void {
    if (state.next === state.end) this.rebuild(state, chance, log);
    const card = this.take(state);
    if (log) tell.tellDrew(log, state.turn, state.stock, state.next - 1, 1);
    state.drawn += 1;
    state.passes = 0;
    // What is found is then played (R21).
    state.mustPlay = this.untilPlayable && this.offers.isPlayable(state, card);
    this.offers.refresh(state);
  }

  private drawPenalty(state: CrazyEightsState, chance: Chance, log?: EventLog): void {
    let count = 0;
    for (; count < state.penalty && this.offers.canDraw(state); count++) {
      if (state.next === state.end) this.rebuild(state, chance, log);
      this.penaltyCards[count] = this.take(state);
    }
    if (log) tell.tellDrew(log, state.turn, this.penaltyCards, 0, count);
    state.penalty = 0;
    this.beginTurn(state, this.after(state, state.turn));
  }

  /** The top card of the stock goes to the seat to act. */
  private take(state: CrazyEightsState): Card {
    const card = state.stock[state.next++] as Card;
    state.receive(state.turn, card);
    if (state.buried > state.end - state.next) state.buried -= 1;
    return card;
  }

  private rebuild(state: CrazyEightsState, chance: Chance, log?: EventLog): void {
    const count = state.pileSize - 1;
    const upCard = state.upCard;
    state.stock.set(state.pile.subarray(0, count));
    state.rebuilds += 1;
    chance.orderStock(state.stock, count, state.rebuilds);
    state.next = 0;
    state.end = count;
    state.pile[0] = upCard;
    state.pileSize = 1;
    if (log) tell.tellRebuilt(log, state.stock, count);
  }

  private pass(state: CrazyEightsState, log?: EventLog): void {
    if (log) tell.tellPass(log, state.turn);
    state.passes += 1;
    if (state.passes === state.playing) this.finish(state, BY_BLOCK);
    else this.beginTurn(state, this.after(state, state.turn));
  }

  /** A seat with no cards left takes the next place; then the game ends, goes on, or is voted on (3.2.7). */
  private goOut(state: CrazyEightsState, next: Seat, log?: EventLog): void {
    const seat = state.turn;
    const place = this.seats - state.playing + 1;
    state.places[seat] = place;
    state.playing -= 1;
    state.inPlay &= ~(1 << seat);
    if (log) tell.tellOut(log, seat, place);
    if (state.playing === 1 || this.options.playOn === 'never') this.finish(state, BY_OUT);
    else if (this.options.playOn === 'always') this.beginTurn(state, next);
    else this.beginVote(state, next);
  }

  private beginVote(state: CrazyEightsState, next: Seat): void {
    state.phase = VOTE;
    state.votesLeft = state.playing;
    state.afterVote = next;
    state.turn = this.after(state, state.turn);
  }

  private vote(state: CrazyEightsState, playOn: boolean, log?: EventLog): void {
    if (log) tell.tellVote(log, state.turn, playOn);
    state.votesLeft -= 1;
    if (!playOn) {
      this.finish(state, BY_VOTE);
    } else if (state.votesLeft > 0) {
      state.turn = this.after(state, state.turn);
    } else {
      state.phase = PLAY;
      this.beginTurn(state, state.afterVote);
    }
  }

  /** The turn passes here and nowhere else, after a play, a pass, a penalty or a vote. */
  private beginTurn(state: CrazyEightsState, seat: Seat): void {
    state.turn = seat;
    state.drawn = 0;
    state.mustPlay = false;
    this.offers.refresh(state);
  }

  private finish(state: CrazyEightsState, reason: number): void {
    state.phase = OVER;
    state.reason = reason;
    // No penalty is drawn after the end.
    state.penalty = 0;
  }

  /** The next seat still in play, in the direction of play. */
  private after(state: CrazyEightsState, seat: Seat): Seat {
    let next = seat;
    do {
      next += state.direction;
      if (next === this.seats) next = 0;
      else if (next < 0) next = this.seats - 1;
    } while (((state.inPlay >> next) & 1) === 0);
    return next;
  }
}
