import {
  type Advice,
  type Advisor,
  type Card,
  cardOf,
  RandomChance,
  type Rank,
  rankNamed,
  rankOf,
  type Seat,
  Sfc32,
  type Suit,
  suitOf,
} from '@shoal/core';
import { PLAY_CODES } from '../rules/codes.ts';
import { DRAW_TWO, effectsOf, REVERSE, SKIP } from '../rules/matching.ts';
import { pointsOf } from '../rules/points.ts';
import type { CrazyEightsRules } from '../rules/rules.ts';
import type { CrazyEightsState } from '../rules/state.ts';
import type { CrazyEights, CrazyEightsAction, CrazyEightsEvent, CrazyEightsView } from '../rules/vocabulary.ts';
import { certainlyHoldsNoMatch } from './certainty.ts';
import { CrazyEightsSeatKnowledge } from './seat-knowledge.ts';

interface Played {
  readonly card: Card;
  /** The suit that a wild card names. */
  readonly suit?: Suit;
}

/** Explains an action: its reason, its odds, what it reveals, and which fact it ignores. */
export type CrazyEightsAdviceMessage =
  | ({ readonly key: 'goes-out' | 'only-play' } & Played)
  | ({ readonly key: 'makes-next-draw'; readonly seat: Seat; readonly count: number } & Played)
  | ({ readonly key: 'skips-next' } & Played)
  | ({ readonly key: 'blocks-next'; readonly seat: Seat } & Played)
  | {
      readonly key: 'names-longest-suit' | 'names-suit';
      readonly card: Card;
      readonly suit: Suit;
      readonly count: number;
    }
  | { readonly key: 'names-any-suit' | 'names-suit-not-held'; readonly card: Card; readonly suit: Suit }
  | { readonly key: 'keeps-suit'; readonly card: Card; readonly suit: Suit; readonly count: number }
  | { readonly key: 'sheds-points'; readonly card: Card; readonly points: number }
  | { readonly key: 'leaves-matches'; readonly card: Card; readonly count: number }
  | { readonly key: 'saves-wild'; readonly card: Card; readonly wild: Rank }
  | { readonly key: 'draws-to-save-wild'; readonly wild: Rank }
  | { readonly key: 'draws' | 'must-draw' | 'passes' | 'plays-on' | 'stops' }
  | { readonly key: 'draws-penalty'; readonly count: number }
  | { readonly key: 'block-odds'; readonly seat: Seat; readonly chance: number; readonly points: number }
  | { readonly key: 'sheds'; readonly points: number }
  | { readonly key: 'draw-odds'; readonly chance: number }
  | { readonly key: 'sheds-nothing' }
  | { readonly key: 'shows-card'; readonly card: Card }
  | { readonly key: 'shows-wish'; readonly suit: Suit }
  | { readonly key: 'shows-no-match'; readonly suit: Suit }
  | { readonly key: 'shows-nothing' }
  | { readonly key: 'forgot-going-out'; readonly card: Card }
  | { readonly key: 'forgot-void'; readonly seat: Seat; readonly suit: Suit };

type Play = Extract<CrazyEightsAction, { type: 'play' }>;

/** The results of an action over many worlds: how often it succeeds, and the next seat if that is always the same. */
interface Prospect {
  readonly chance: number;
  readonly next: Seat | null;
}

const LIKELY = 0.5;
const LONG = 2;
const NEARLY_OUT = 2;

export class CrazyEightsAdvisor implements Advisor<CrazyEights> {
  readonly #rules: CrazyEightsRules;
  readonly #wild: Rank;
  readonly #effects: Uint8Array;
  readonly #state: CrazyEightsState;
  readonly #knowledge: CrazyEightsSeatKnowledge;

  constructor(rules: CrazyEightsRules) {
    this.#rules = rules;
    this.#wild = rankNamed(rules.options.wild);
    this.#effects = effectsOf(rules.options);
    this.#state = rules.create();
    this.#knowledge = new CrazyEightsSeatKnowledge(rules);
  }

  assess(
    view: CrazyEightsView,
    _log: readonly CrazyEightsEvent[],
    worlds: readonly CrazyEightsState[],
    action: CrazyEightsAction,
  ): Advice {
    if (action.type === 'play') return this.#playing(view, worlds, action);
    if (action.type === 'draw') return this.#drawing(view, worlds);
    const reason: CrazyEightsAdviceMessage = { key: REASONS[action.type] };
    return { chance: 1, gain: 0, reason, odds: { key: 'sheds-nothing' }, reveals: this.#shownBy(action, view) };
  }

  /** Reports a last card that fits and was not played, or a seat about to go out that was spared a suit it lacks. */
  forgotten(
    view: CrazyEightsView,
    log: readonly CrazyEightsEvent[],
    action: CrazyEightsAction,
    isCostly: boolean,
  ): CrazyEightsAdviceMessage | null {
    const [card] = view.hand;
    const canGoOut = view.hand.length === 1 && view.legal.some(({ type }) => type === 'play');
    if (canGoOut) return action.type === 'play' ? null : { key: 'forgot-going-out', card };
    return isCostly && action.type === 'play' ? this.#letOff(view, log, action) : null;
  }

  #letOff(view: CrazyEightsView, log: readonly CrazyEightsEvent[], play: Play): CrazyEightsAdviceMessage | null {
    const seat = this.#follower(view, play);
    if (seat === null || view.handSizes[seat] > NEARLY_OUT) return null;
    this.#knowledge.rebuild(view, log);
    const stops = (one: Play) => certainlyHoldsNoMatch(this.#rules, this.#knowledge, seat, this.#wantedAfter(one));
    const better = view.legal.find(
      (other) => other.type === 'play' && this.#follower(view, other) === seat && stops(other),
    );
    if (better?.type !== 'play' || stops(play)) return null;
    return { key: 'forgot-void', seat, suit: better.suit ?? suitOf(better.card) };
  }

  /** The seat that must match a play; null if the play returns the turn or asks for a penalty instead (3.2.8). */
  #follower(view: CrazyEightsView, { card }: Play): Seat | null {
    const { turn, direction, outPlaces } = view;
    const effect = this.#effects[rankOf(card)];
    if (turn === null || effect === DRAW_TWO) return null;
    const isTurned = effect === REVERSE && outPlaces.filter((place) => place === null).length > 2;
    const next = seatAfter(view, turn, isTurned ? -direction : direction);
    const isSkipped = effect === SKIP || (effect === REVERSE && !isTurned);
    const seat = isSkipped ? seatAfter(view, next, direction) : next;
    return seat === turn ? null : seat;
  }

  /** The face that must be matched after a play. */
  #wantedAfter({ card, suit }: Play): number {
    return suit === undefined ? card : cardOf(this.#wild, suit);
  }

  #playing(view: CrazyEightsView, worlds: readonly CrazyEightsState[], play: Play): Advice {
    const prospect = this.#blocks(view.turn, worlds, play);
    const { chance, next } = prospect;
    const points = pointsOf(play.card, this.#wild);
    const odds: CrazyEightsAdviceMessage =
      next === null || next === view.turn || chance === 0
        ? { key: 'sheds', points }
        : { key: 'block-odds', seat: next, chance, points };
    const reason = this.#reasonFor(view, play, prospect);
    return { chance, gain: points, reason, odds, reveals: this.#shownBy(play, view) };
  }

  #drawing(view: CrazyEightsView, worlds: readonly CrazyEightsState[]): Advice {
    const chance = this.#drawsPlayable(view.turn, worlds);
    const odds: CrazyEightsAdviceMessage = view.penalty > 0 ? { key: 'sheds-nothing' } : { key: 'draw-odds', chance };
    const reason = this.#whyDraw(view);
    return { chance, gain: 0, reason, odds, reveals: this.#shownBy({ type: 'draw' }, view) };
  }

  #whyDraw({ penalty, legal }: CrazyEightsView): CrazyEightsAdviceMessage {
    if (penalty > 0) return { key: 'draws-penalty', count: penalty };
    if (legal.length === 1) return { key: 'must-draw' };
    const isWild = ({ card }: Play) => rankOf(card) === this.#wild;
    const plays = legal.filter((action) => action.type === 'play');
    return plays.every(isWild) ? { key: 'draws-to-save-wild', wild: this.#wild } : { key: 'draws' };
  }

  #reasonFor(view: CrazyEightsView, play: Play, prospect: Prospect): CrazyEightsAdviceMessage {
    if (view.hand.length === 1) return { key: 'goes-out', ...playedBy(play) };
    if (view.legal.length === 1) return { key: 'only-play', ...playedBy(play) };
    return this.#strike(view, play, prospect) ?? this.#keeping(view, play);
  }

  /** The effect of a play on the next seat, if that is its reason. */
  #strike(view: CrazyEightsView, play: Play, { chance, next }: Prospect): CrazyEightsAdviceMessage | null {
    const effect = this.#effects[rankOf(play.card)];
    const isSkip = effect === SKIP || (effect === REVERSE && next === view.turn);
    if (effect === DRAW_TWO && next !== null) {
      return { key: 'makes-next-draw', seat: next, count: view.penalty + 2, ...playedBy(play) };
    }
    if (isSkip) return { key: 'skips-next', ...playedBy(play) };
    if (chance >= LIKELY && next !== null) return { key: 'blocks-next', seat: next, ...playedBy(play) };
    return null;
  }

  /** What the play leaves in the hand. */
  #keeping({ hand, legal }: CrazyEightsView, { card, suit }: Play): CrazyEightsAdviceMessage {
    const counts = this.#suitsLeft(hand, card);
    if (suit !== undefined) return naming(counts, card, suit);
    const own = suitOf(card);
    if (counts[own] >= LONG) return { key: 'keeps-suit', card, suit: own, count: counts[own] };
    const points = pointsOf(card, this.#wild);
    if (points >= this.#mostPoints(legal)) return { key: 'sheds-points', card, points };
    if (hand.some((held) => rankOf(held) === this.#wild)) return { key: 'saves-wild', card, wild: this.#wild };
    const count = matchesLeft(hand, card);
    return count === 0 ? { key: 'sheds-points', card, points } : { key: 'leaves-matches', card, count };
  }

  /** The most points that any natural play sheds. */
  #mostPoints(legal: readonly CrazyEightsAction[]): number {
    const naturals = legal.flatMap((action) =>
      action.type === 'play' && action.suit === undefined ? action.card : [],
    );
    return Math.max(...naturals.map((card) => pointsOf(card, this.#wild)));
  }

  /** How many natural cards of each suit remain in the hand. */
  #suitsLeft(hand: readonly Card[], played: Card): number[] {
    const counts = [0, 0, 0, 0];
    for (const card of hand) if (rankOf(card) !== this.#wild) counts[suitOf(card)] += 1;
    if (rankOf(played) !== this.#wild) counts[suitOf(played)] -= 1;
    return counts;
  }

  #shownBy(action: CrazyEightsAction, view: CrazyEightsView): CrazyEightsAdviceMessage {
    if (action.type === 'play') {
      return action.suit === undefined
        ? { key: 'shows-card', card: action.card }
        : { key: 'shows-wish', suit: action.suit };
    }
    const { suitInForce } = view;
    return suitInForce !== null && this.#tellsNoMatch(action, view)
      ? { key: 'shows-no-match', suit: suitInForce }
      : { key: 'shows-nothing' };
  }

  /** A seat that may draw or pass with a match in hand reveals nothing by it (3.2.4, 3.2.6). */
  #tellsNoMatch({ type }: CrazyEightsAction, { penalty, drawn }: CrazyEightsView): boolean {
    const { draw, drawWithPlayable } = this.#rules.options;
    if (type === 'pass') return drawn === 0 || draw === 'until-playable';
    return type === 'draw' && penalty === 0 && !drawWithPlayable;
  }

  /** How often the next seat cannot play on it. */
  #blocks(seat: Seat | null, worlds: readonly CrazyEightsState[], play: Play): Prospect {
    let [blocked, next]: [number, Seat | null] = [0, null];
    for (const world of worlds) {
      this.#do(world, play);
      next = this.#rules.turn(this.#state);
      if (next === seat || this.#plays() === 0) blocked += 1;
    }
    return { chance: blocked / worlds.length, next };
  }

  /** How often the drawn card can be played. */
  #drawsPlayable(seat: Seat | null, worlds: readonly CrazyEightsState[]): number {
    let playable = 0;
    for (const world of worlds) {
      this.#rules.copy(world, this.#state);
      const before = this.#plays();
      this.#do(world, { type: 'draw' });
      if (this.#rules.turn(this.#state) === seat && this.#plays() > before) playable += 1;
    }
    return playable / worlds.length;
  }

  /** A rebuilt stock may come in any order, so one fixed order will do. */
  #do(world: CrazyEightsState, action: CrazyEightsAction): void {
    this.#rules.copy(world, this.#state);
    this.#rules.apply(this.#state, this.#rules.encode(action), new RandomChance(new Sfc32(1, 2, 3, 4)));
  }

  /** How many plays are open to the seat to act. */
  #plays(): number {
    let plays = 0;
    const count = this.#rules.legalCount(this.#state);
    while (plays < count && this.#rules.legalAt(this.#state, plays) < PLAY_CODES) plays++;
    return plays;
  }
}

const REASONS = { pass: 'passes', 'keep-playing': 'plays-on', stop: 'stops' } as const;

/** How well the named suit serves the remaining cards. */
function naming(counts: readonly number[], card: Card, suit: Suit): CrazyEightsAdviceMessage {
  const [count, most] = [counts[suit], Math.max(...counts)];
  if (most === 0) return { key: 'names-any-suit', card, suit };
  if (count === 0) return { key: 'names-suit-not-held', card, suit };
  return { key: count === most ? 'names-longest-suit' : 'names-suit', card, suit, count };
}

const playedBy = ({ card, suit }: Play): Played => (suit === undefined ? { card } : { card, suit });

/** How many other cards of the hand could follow this one by rank or suit. */
const matchesLeft = (hand: readonly Card[], played: Card): number =>
  hand.filter((card) => card !== played && (rankOf(card) === rankOf(played) || suitOf(card) === suitOf(played))).length;

/** The next seat still in play. */
function seatAfter({ seats, outPlaces }: CrazyEightsView, seat: Seat, direction: number): Seat {
  let next = seat;
  do next = (next + direction + seats) % seats;
  while (outPlaces[next] !== null && next !== seat);
  return next;
}
