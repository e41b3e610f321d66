import { type EventLog, type Rank, rankOf } from '@shoal/core';
import { BOOKED, CAUGHT, FISHED, MISSED } from '../rules/narration.ts';
import { slotOf } from '../rules/state.ts';
import { cardCount } from '../rules/suits.ts';
import type { GoFishEvent, GoFishView } from '../rules/vocabulary.ts';
import type { GoFishCommonKnowledge } from './common-knowledge.ts';

/** Applies the public part of a log; private cards are ignored. */
export function applyLog(known: GoFishCommonKnowledge, { ints, length }: EventLog): void {
  for (let at = 0; at < length; at++) {
    const told = ints[at];
    const type = told & 15;
    const seat = (told >> 4) & 15;
    const slot = (told >> 8) & 255;
    const value = told >> 16;
    if (type === FISHED) known.fish(seat, slot === 1 ? value >> 2 : null);
    else if (type === MISSED) known.miss(seat, slot);
    else if (type === CAUGHT) known.catch(seat, slot, cardCount(value));
    else if (type === BOOKED) known.lay(seat, slot);
    else {
      known.refill(seat, value);
      at += value;
    }
  }
}

/** Builds the knowledge from a view and a log, which need not begin with a full deal. */
export function readEvents(known: GoFishCommonKnowledge, view: GoFishView, log: readonly GoFishEvent[]): void {
  rewind(known, view, log);
  log.forEach((event, at) => {
    if (event.type === 'ask') readAsk(known, event, log[at + 1]);
    else if (event.type === 'booked') known.lay(event.seat, slotOf(event.seat, event.rank));
    else if (event.type === 'drew' && event.refill) known.refill(event.seat, event.cards.length);
    else if (event.type === 'drew') known.fish(event.seat, shownRank(event));
  });
}

type Told<T extends GoFishEvent['type']> = Extract<GoFishEvent, { type: T }>;

function readAsk(known: GoFishCommonKnowledge, { seat, of, rank }: Told<'ask'>, next: GoFishEvent | undefined): void {
  if (next?.type === 'gave') known.catch(seat, slotOf(of, rank), next.cards.length);
  else known.miss(seat, slotOf(of, rank));
}

function shownRank({ cards: [card], shown }: Told<'drew'>): Rank | null {
  return shown && card !== null ? rankOf(card) : null;
}

/** The public counts before the log began: the present ones, minus the events. */
function rewind(known: GoFishCommonKnowledge, view: GoFishView, log: readonly GoFishEvent[]): void {
  const sizes = [...view.handSizes];
  const books = view.books.map(({ length }) => length);
  const left = [...known.copies];
  let stock = view.stockSize;
  for (const { rank, cards } of view.books.flat()) left[rank] -= cards.length;
  for (const event of log) {
    if (event.type === 'gave') {
      sizes[event.to] -= event.cards.length;
      sizes[event.seat] += event.cards.length;
    } else if (event.type === 'drew') {
      sizes[event.seat] -= event.cards.length;
      stock += event.cards.length;
    } else if (event.type === 'booked') {
      sizes[event.seat] += event.cards.length;
      books[event.seat] -= 1;
      left[event.rank] += event.cards.length;
    }
  }
  known.begin({ sizes, books, left, stock });
}
