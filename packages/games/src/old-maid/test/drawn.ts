import { type Card, type ChanceOutcome, RecordedChance, type Seat, Table } from '@shoal/core';
import { cardIn, cardsIn, type Drawing, readDrawing } from '../../../test/tables/drawing.ts';
import { oldMaid } from '../index.ts';
import type { OldMaidOptions } from '../rules/options.ts';
import { OldMaidRules } from '../rules/rules.ts';
import { type OldMaidState, TAKE } from '../rules/state.ts';
import type { OldMaid, OldMaidAction } from '../rules/vocabulary.ts';

export const take = (target: Seat, spot = 0): OldMaidAction => ({ type: 'take', target, spot });

type Overrides = Partial<OldMaidOptions>;

/**
 * A table at rest from a drawing: each seat's cards, its pairs after the bar, `safe 1` for a seat that is safe in that
 * place, and `aside` for the card taken out. Chance picks the cards in the given order.
 */
export function oldMaidAt(picture: string, picks = '', overrides: Overrides = {}): Table<OldMaid> {
  const drawing = readDrawing(picture, ['aside']);
  const rules = new DrawnOldMaidRules(optionsOf(drawing, overrides), drawing);
  return new Table<OldMaid>(rules, new RecordedChance([], pickedIn(picks)), drawing.turn);
}

/** Deals the drawn hands. All consequences of the deal have happened. */
export function oldMaidDealt(picture: string, picks = '', overrides: Overrides = {}): Table<OldMaid> {
  const drawing = readDrawing(picture, ['aside']);
  const hands = drawing.seats.map(({ words }) => cardsIn(words));
  const pack = [...dealingOrder(hands, drawing.turn), ...cardsIn(drawing.line('aside'))];
  const rules = oldMaid.rules(optionsOf(drawing, overrides), hands.length, pack);
  return new Table(rules, new RecordedChance(pack, pickedIn(picks)), drawing.turn);
}

const optionsOf = ({ seats, line }: Drawing, overrides: Overrides): OldMaidOptions => ({
  ...oldMaid.tables.presets[line('aside') === undefined ? 'standard' : 'secret'].options(seats.length),
  ...overrides,
});

const pickedIn = (picks: string): ChanceOutcome[] =>
  picks
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ type: 'pick', card: cardIn(word) }));

/** Deals one card at a time, clockwise, as long as there are cards; hands may differ by one. */
function dealingOrder(hands: readonly (readonly Card[])[], firstSeat: Seat): Card[] {
  const clockwise = [...hands.slice(firstSeat), ...hands.slice(0, firstSeat)];
  const sizes = clockwise.map(({ length }) => length);
  if (sizes.some((size, seat) => size > sizes[0] || size < sizes[0] - 1 || size > (sizes[seat - 1] ?? size))) {
    throw new Error('a deal goes round until the cards are gone');
  }
  return clockwise[0].flatMap((_, round) => clockwise.flatMap((hand) => hand.slice(round, round + 1)));
}

/** The real rules, except that the deal lays out the drawn cards. */
class DrawnOldMaidRules extends OldMaidRules {
  readonly #drawing: Drawing;

  constructor(options: OldMaidOptions, drawing: Drawing) {
    const cards = drawing.seats.flatMap(({ words, behindBar }) => [...cardsOf(words), ...cardsIn(behindBar)]);
    super(options, drawing.seats.length, [...cards, ...cardsIn(drawing.line('aside'))]);
    this.#drawing = drawing;
  }

  override deal(state: OldMaidState, firstSeat: Seat): void {
    state.copyFrom(this.create());
    for (const [seat, { words, behindBar }] of this.#drawing.seats.entries()) {
      for (const card of cardsOf(words)) state.receive(seat, card);
      const laid = cardsIn(behindBar);
      for (let at = 0; at < laid.length; at += 2) state.layDown(seat, laid[at], laid[at + 1]);
      if (words[0] === 'safe') {
        state.places[seat] = Number(words[1]);
        state.safe += 1;
      }
    }
    for (const card of cardsIn(this.#drawing.line('aside'))) state.setAside = card;
    state.phase = TAKE;
    state.turn = firstSeat;
    state.target = firstSeat;
    do state.target = (state.target + 1) % this.seats;
    while (state.sizes[state.target] === 0);
  }
}

const cardsOf = (words: readonly string[]): Card[] => (words[0] === 'safe' ? [] : cardsIn(words));
