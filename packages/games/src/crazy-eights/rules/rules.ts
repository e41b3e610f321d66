import {
  type ActionCode,
  CARD_COUNT,
  type Card,
  type Chance,
  cardOf,
  type EventLog,
  type Pack,
  packOf,
  type Rank,
  type Result,
  type Rng,
  type Rules,
  rankNamed,
  rankOf,
  type Seat,
  type Suit,
} from '@shoal/core';
import {
  CODE_COUNT,
  cardIn,
  DRAW_CODE,
  decode,
  encode,
  KEEP_PLAYING_CODE,
  namedIn,
  PASS_CODE,
  PLAY_CODES,
} from './codes.ts';
import { buryStarters, dealHands, turnUpStarter } from './deal.ts';
import { LegalChoices } from './legal-choices.ts';
import { whyNot } from './legality.ts';
import { actionRanksOf, DRAW_TWO, effectsOf, REVERSE } from './matching.ts';
import * as tell from './narration.ts';
import type { CrazyEightsOptions } from './options.ts';
import { resultOf } from './result.ts';
import { BY_BLOCK, BY_OUT, BY_VOTE, CrazyEightsState, OVER, PLAY, VOTE } from './state.ts';
import { viewOf } from './view.ts';
import type { CrazyEights, CrazyEightsAction, CrazyEightsView } from './vocabulary.ts';

/** The rules of one table. Options are plain fields, read in the hot loop. */
export class CrazyEightsRules implements Rules<CrazyEights> {
  declare readonly options: CrazyEightsOptions;
  declare readonly seats: number;
  declare readonly pack: Pack;
  declare readonly dealtCards: number;
  readonly actionCount = CODE_COUNT;
  declare readonly choices: LegalChoices;
  declare readonly wild: Rank;
  declare private readonly effects: Uint8Array;
  declare private readonly actionRanks: number;
  declare private readonly handSize: number;
  declare private readonly buriesStarter: boolean;
  declare private readonly untilPlayable: boolean;
  declare private readonly undealt: CrazyEightsState;
  /** A copy, since a rebuild during a penalty overwrites the stock. */
  declare private readonly penaltyCards: Uint8Array;

  readonly encode = encode;
  readonly decode = decode;
  readonly events = tell.eventsOf;
  readonly censor = tell.censor;
  readonly actionOf = tell.actionOf;

  constructor(options: CrazyEightsOptions, seats: number, pack: Pack = packOf(options.packs)) {
    this.options = options;
    this.seats = seats;
    this.pack = pack;
    this.dealtCards = seats * options.handSize;
    this.choices = new LegalChoices(options);
    this.wild = rankNamed(options.wild);
    this.effects = effectsOf(options);
    this.actionRanks = actionRanksOf(this.effects);
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
    dealHands(state, this.seats, this.handSize, firstSeat);
    if (this.buriesStarter) buryStarters(state, this.wild);
    turnUpStarter(state, this.wild);
    if (log !== undefined) tell.tellStarter(log, state.upCard, state.stock, state.starters);
    state.turn = firstSeat;
    this.choices.refresh(state);
  }

  turn(state: CrazyEightsState): Seat | null {
    return state.phase === OVER ? null : state.turn;
  }

  isOver(state: CrazyEightsState): boolean {
    return state.phase === OVER;
  }

  /** The seat that went out first. */
  winner(state: CrazyEightsState): Seat | null {
    return state.playing === this.seats ? null : state.places.indexOf(1);
  }

  legalCount(state: CrazyEightsState): number {
    return this.choices.count(state);
  }

  legalAt(state: CrazyEightsState, n: number): ActionCode {
    return this.choices.at(state, n);
  }

  isLegal(state: CrazyEightsState, code: ActionCode): boolean {
    return this.choices.has(state, code);
  }

  sample(state: CrazyEightsState, rng: Rng): ActionCode {
    return this.choices.sample(state, rng);
  }

  apply(state: CrazyEightsState, code: ActionCode, chance: Chance, log?: EventLog): void {
    if (code < PLAY_CODES) this.play(state, code, log);
    else if (code === DRAW_CODE) this.draw(state, chance, log);
    else if (code === PASS_CODE) this.pass(state, log);
    else this.vote(state, code === KEEP_PLAYING_CODE, log);
  }

  whyNot(state: CrazyEightsState, action: CrazyEightsAction): CrazyEights['refusal'] | null {
    return whyNot(this, state, action);
  }

  result(state: CrazyEightsState): Result | null {
    return state.phase === OVER ? resultOf(this, state) : null;
  }

  view(state: CrazyEightsState, seat: Seat | null): CrazyEightsView {
    return viewOf(this, state, seat);
  }

  private play(state: CrazyEightsState, code: ActionCode, log?: EventLog): void {
    if (log !== undefined) tell.tellPlay(log, state.turn, code);
    if (code < CARD_COUNT) this.layDown(state, code as number as Card, code as number as Card, log);
    else this.layDown(state, cardIn(code), cardOf(this.wild, (namedIn(code) - 1) as Suit), log);
  }

  private layDown(state: CrazyEightsState, card: Card, wanted: Card, log?: EventLog): void {
    const seat = state.turn;
    state.release(seat, card);
    state.pile[state.pileSize++] = card;
    state.wanted = wanted;
    state.passes = 0;
    const next = (this.actionRanks >> rankOf(card)) & 1 ? this.takeEffect(state, card) : this.after(state, seat);
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
    if (state.penalty > 0) this.drawPenalty(state, chance, log);
    else this.drawOne(state, chance, log);
  }

  private drawOne(state: CrazyEightsState, chance: Chance, log?: EventLog): void {
    const isRebuilt = state.next === state.end;
    if (log !== undefined && isRebuilt) tell.tellDraw(log, state.turn);
    const card = this.take(state, chance, log);
    if (log !== undefined) tell.tellDrawn(log, state.turn, card, isRebuilt);
    state.drawn += 1;
    state.passes = 0;
    if (this.choices.isPlayable(state, card)) this.find(state);
    else this.choices.refreshDraw(state);
  }

  /** A playable card just drawn must be played (R21). */
  private find(state: CrazyEightsState): void {
    state.mustPlay = this.untilPlayable;
    this.choices.refreshTurn(state);
  }

  private drawPenalty(state: CrazyEightsState, chance: Chance, log?: EventLog): void {
    let count = 0;
    if (log !== undefined) tell.tellDraw(log, state.turn);
    for (; count < state.penalty && this.choices.canDraw(state); count++) {
      this.penaltyCards[count] = this.take(state, chance, log);
    }
    if (log !== undefined) tell.tellDrew(log, state.turn, this.penaltyCards, 0, count);
    state.penalty = 0;
    this.beginTurn(state, this.after(state, state.turn));
  }

  /** The top card of the stock goes to the seat to act. */
  private take(state: CrazyEightsState, chance: Chance, log?: EventLog): Card {
    if (state.next === state.end) this.rebuild(state, chance, log);
    const card = state.stock[state.next++] as Card;
    state.receive(state.turn, card);
    return card;
  }

  private rebuild(state: CrazyEightsState, chance: Chance, log?: EventLog): void {
    const { stock, pile } = state;
    const count = state.pileSize - 1;
    for (let i = 0; i < count; i++) stock[i] = pile[i];
    state.rebuilds += 1;
    chance.orderStock(stock, count, state.rebuilds);
    state.next = 0;
    state.end = count;
    state.starters = 0;
    pile[0] = pile[count];
    state.pileSize = 1;
    if (log !== undefined) tell.tellRebuilt(log, state.stock, count);
  }

  private pass(state: CrazyEightsState, log?: EventLog): void {
    if (log !== undefined) tell.tellPass(log, state.turn);
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
    if (log !== undefined) tell.tellOut(log, seat, place);
    if (state.playing === 1 || this.options.playOn === 'never') this.finish(state, BY_OUT);
    else if (this.options.playOn === 'always') this.beginTurn(state, next);
    else this.beginVote(state, next);
  }

  private beginVote(state: CrazyEightsState, next: Seat): void {
    state.phase = VOTE;
    state.votesLeft = state.playing;
    state.afterVote = next;
    state.turn = this.after(state, state.turn);
    this.choices.refresh(state);
  }

  private vote(state: CrazyEightsState, playOn: boolean, log?: EventLog): void {
    if (log !== undefined) tell.tellVote(log, state.turn, playOn);
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

  /** A new turn begins here and nowhere else: after a play, a pass, a penalty or the last vote. */
  private beginTurn(state: CrazyEightsState, seat: Seat): void {
    state.turn = seat;
    state.drawn = 0;
    state.mustPlay = false;
    if (state.penalty > 0) this.choices.refresh(state);
    else this.choices.refreshTurn(state);
  }

  private finish(state: CrazyEightsState, reason: number): void {
    state.phase = OVER;
    state.reason = reason;
    // No penalty is drawn after the end.
    state.penalty = 0;
    this.choices.refresh(state);
  }

  /** The next seat still in play, in the direction of play. */
  private after(state: CrazyEightsState, seat: Seat): Seat {
    let next = seat + state.direction;
    if (next === this.seats) next = 0;
    else if (next < 0) next = this.seats - 1;
    return (state.inPlay >> next) & 1 ? next : this.after(state, next);
  }
}
