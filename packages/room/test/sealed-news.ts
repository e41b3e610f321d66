import {
  type Card,
  type GameEvent,
  readEvent,
  readView,
  type View,
  writeCard,
  writeEvent,
  writeView,
} from '@shoal/core';
import type { SealedNews } from '../src/seal/seal-checker.ts';
import { leafOf } from '../src/seal/seal-digests.ts';
import type { Opening, SealPicture } from '../src/seal/sealed-deal.ts';
import type { SealedTable } from './sealed-table.ts';

/** An event with another card in place of one, whatever its fields are called. */
export function withOtherCard({ case: { game } }: SealedTable, event: GameEvent, card: Card, other: Card): GameEvent {
  const text = JSON.stringify(writeEvent(game, event)).replace(`"${writeCard(card)}"`, `"${writeCard(other)}"`);
  return readEvent(game, JSON.parse(text)) ?? event;
}

/** A view with another card in place of one that lies open, wherever it is mentioned. */
export function withOtherOpenCard({ case: { game } }: SealedTable, view: View, card: Card, other: Card): View {
  const text = JSON.stringify(writeView(game.viewShape, view)).replaceAll(
    `"${writeCard(card)}"`,
    `"${writeCard(other)}"`,
  );
  return readView(game.viewShape, JSON.parse(text)) ?? view;
}

/** Some card of the game that is not this one. */
export const otherThan = ({ case: { rules } }: SealedTable, ...cards: readonly Card[]): Card => {
  const other = rules.pack.find((card) => !cards.includes(card));
  if (other === undefined) throw new Error('there is no other card');
  return other;
};

export const withOpening = (news: SealedNews, at: number, opening: Opening): SealedNews => ({
  ...news,
  openings: news.openings.with(at, opening),
});

/** Seals that fit some openings, as a server would make them that lies from the start. */
export const resealed = (seals: readonly SealPicture[], openings: readonly Opening[]): SealPicture[] =>
  seals.map(({ stock, leaves }) => ({
    stock,
    leaves: leaves.map((leaf, position) => {
      const opening = openings.find((one) => one.stock === stock && one.position === position);
      return opening === undefined ? leaf : leafOf(opening);
    }),
  }));
