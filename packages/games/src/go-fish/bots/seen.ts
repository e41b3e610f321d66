import { type Card, RANKS, rankOf, type Seat, seatNumbers, takeFrom } from '@shoal/core';
import type { GoFishRules } from '../rules/rules.ts';
import { type GoFishState, NOTHING_ASKED } from '../rules/state.ts';
import { joined, oneCard } from '../rules/suits.ts';
import { type GoFishEvent, type GoFishView, PHASES } from '../rules/vocabulary.ts';
import { GoFishCommonKnowledge } from './common-knowledge.ts';
import { readEvents } from './reading.ts';

/** Public knowledge from a view and a log. */
export function knowledgeOf(rules: GoFishRules, view: GoFishView, log: readonly GoFishEvent[]): GoFishCommonKnowledge {
  const known = new GoFishCommonKnowledge(rules);
  readEvents(known, view, withAsk(view, log));
  return known;
}

export const otherSeats = ({ seat, seats }: GoFishView): Seat[] => seatNumbers(seats).filter((other) => other !== seat);

/** A view shows an ask that waits for fishing, even if the log does not. */
function withAsk({ turn, asked, askedOf }: GoFishView, log: readonly GoFishEvent[]): readonly GoFishEvent[] {
  if (turn === null || asked === null || askedOf === null || log.at(-1)?.type === 'ask') return log;
  return [...log, { type: 'ask', seat: turn, of: askedOf, rank: asked }];
}

/** The cards that lie in other hands or in the stock, as far as the viewer can tell, by rank. */
export function unseenCards(rules: GoFishRules, view: GoFishView): Card[] {
  const unseen = [...rules.pack];
  for (const card of seenCards(view)) takeFrom(unseen, card);
  return RANKS.flatMap((rank) => unseen.filter((card) => rankOf(card) === rank));
}

const seenCards = (view: GoFishView): Card[] => [
  ...view.hand,
  ...view.books.flatMap((books) => books.flatMap(({ cards }) => cards)),
];

/** A state with only the cards that the viewer sees. Cards that have left the stock stand before `next`. */
export function seenState(rules: GoFishRules, view: GoFishView): GoFishState {
  const state = rules.create();
  if (view.seat !== null) for (const card of view.hand) state.receive(view.seat, card);
  view.books.forEach((books, seat) => {
    for (const { rank, cards } of books) state.layDown(seat, rank, cards.map(oneCard).reduce(joined));
  });
  const seen = seenCards(view);
  state.pack.set(seen);
  state.next = seen.length;
  state.turn = view.turn ?? 0;
  state.phase = PHASES.indexOf(view.phase);
  state.asked = view.asked ?? NOTHING_ASKED;
  state.askedOf = view.askedOf ?? 0;
  state.fruitlessAsks = rules.askLimit - view.asksLeft;
  return state;
}
