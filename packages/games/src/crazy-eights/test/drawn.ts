import { type Card, type Chance, cardOf, RecordedChance, rankOf, type Seat, suitOf, Table } from '@shoal/core';
import {
  cardIn,
  cardsIn,
  type Drawing,
  dealingOrder,
  NO_CHANCE,
  readDrawing,
  suitIn,
} from '../../../test/tables/drawing.ts';
import { crazyEights } from '../index.ts';
import type { CrazyEightsOptions } from '../rules/options.ts';
import { CrazyEightsRules } from '../rules/rules.ts';
import { ANYTHING, type CrazyEightsState } from '../rules/state.ts';
import type { CrazyEights, CrazyEightsAction } from '../rules/vocabulary.ts';

/** `play('9♦')`, and `play('8♠', '♥')` to name a suit. */
export const play = (card: string, suit?: string): CrazyEightsAction => ({
  type: 'play',
  card: cardIn(card),
  ...(suit === undefined ? {} : { suit: suitIn(suit) }),
});
export const draw: CrazyEightsAction = { type: 'draw' };
export const pass: CrazyEightsAction = { type: 'pass' };
export const keepPlaying: CrazyEightsAction = { type: 'keep-playing' };
export const stop: CrazyEightsAction = { type: 'stop' };

type Overrides = Partial<CrazyEightsOptions>;

const LABELS = ['stock', 'pile', 'penalty', 'anticlockwise', 'rebuilds'];

/**
 * A Crazy Eights table from a drawing, by standard rules with overrides. The pile ends with the up-card; `(♥)` after it
 * is the suit in force. A rebuilt stock is not shuffled, so its lowest card is drawn first.
 */
export function crazyEightsAt(picture: string, overrides: Overrides = {}, chance: Chance = NO_CHANCE) {
  const drawing = readDrawing(picture, LABELS);
  const options = { ...crazyEights.tables.presets['standard'].options(drawing.seats.length), ...overrides };
  return new Table<CrazyEights>(new DrawnCrazyEightsRules(options, laidOut(drawing)), chance, drawing.turn);
}

/** Deals the drawn hands, which must have one size, and turns up the starter from the drawn stock. */
export function crazyEightsDealt(picture: string, overrides: Overrides = {}): Table<CrazyEights> {
  const { seats, turn, line } = readDrawing(picture, LABELS);
  const hands = seats.map(({ words }) => cardsIn(words));
  const pack = [...dealingOrder(hands, turn), ...cardsIn(line('stock'))];
  const standard = crazyEights.tables.presets['standard'].options(seats.length);
  const rules = crazyEights.rules({ ...standard, handSize: hands[0].length, ...overrides }, seats.length, pack);
  return new Table(rules, new RecordedChance(pack), turn);
}

interface LaidOut {
  readonly hands: readonly (readonly Card[])[];
  /** The place of each seat that is out; 0 while it plays. */
  readonly places: readonly number[];
  readonly stock: readonly Card[];
  readonly pile: readonly Card[];
  readonly wanted: number;
  readonly penalty: number;
  readonly direction: 1 | -1;
  readonly rebuilds: number;
}

function laidOut({ seats, line }: Drawing): LaidOut {
  const pileWords = line('pile') ?? [];
  const pile = cardsIn(pileWords.filter((word) => !word.startsWith('(')));
  return {
    hands: seats.map(({ words }) => (words[0] === 'out' ? [] : cardsIn(words))),
    places: seats.map(({ words }) => (words[0] === 'out' ? Number(words[1]) : 0)),
    stock: cardsIn(line('stock')),
    pile,
    wanted: wantedAfter(pile[pile.length - 1], pileWords[pile.length]),
    penalty: Number(line('penalty')?.[0] ?? 0),
    direction: line('anticlockwise') === undefined ? 1 : -1,
    rebuilds: Number(line('rebuilds')?.[0] ?? 0),
  };
}

/** The face to match: a suit in brackets is in force, `(any)` is a free wild starter. */
function wantedAfter(upCard: Card, note: string | undefined): number {
  if (note === '(any)') return ANYTHING;
  return cardOf(rankOf(upCard), note === undefined ? suitOf(upCard) : suitIn(note.slice(1, -1)));
}

/** The real rules, except that the deal lays out the drawn cards. */
class DrawnCrazyEightsRules extends CrazyEightsRules {
  readonly #laidOut: LaidOut;

  constructor(options: CrazyEightsOptions, drawn: LaidOut) {
    super(options, drawn.hands.length, [...drawn.hands.flat(), ...drawn.pile, ...drawn.stock]);
    this.#laidOut = drawn;
  }

  override deal(state: CrazyEightsState, firstSeat: Seat): void {
    const { hands, places, stock, pile, ...open } = this.#laidOut;
    state.copyFrom(this.create());
    for (const [seat, hand] of hands.entries()) for (const card of hand) state.receive(seat, card);
    for (const [seat, place] of places.entries()) if (place > 0) seatIsOut(state, seat, place);
    state.stock.set(stock);
    state.end = stock.length;
    state.pile.set(pile);
    state.pileSize = pile.length;
    state.turn = firstSeat;
    state.wanted = open.wanted;
    state.penalty = open.penalty;
    state.direction = open.direction;
    state.rebuilds = open.rebuilds;
    this.choices.refresh(state);
  }
}

function seatIsOut(state: CrazyEightsState, seat: Seat, place: number): void {
  state.places[seat] = place;
  state.inPlay &= ~(1 << seat);
  state.playing -= 1;
}
