import type { Seat, View } from '@shoal/core';
import type { ShownGame } from '../../game/shown-game.ts';
import type { Catalogue } from '../catalogue.ts';
import { namedCounts } from './named-counts.ts';
import type { Sentences } from './sentences.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Describes what lies in the middle beside the stock. */
export function middleFacts(view: View, options: object, sentences: Sentences): string[] {
  const { piles, badges } = sentences.game.presentation.table(view, options);
  const cards = piles.flatMap((pile) =>
    pile.type === 'up-card' ? [sentences.say({ key: 'up-card', card: pile.card })] : [],
  );
  return [...cards, ...badges.map((badge) => `${capital(sentences.badge(badge))}.`)];
}

/** The number of cards in the stock; null in a game without a stock. */
export function stockIn(view: View, options: object, { game }: Sentences): number | null {
  const stock = game.presentation.table(view, options).piles.find((pile) => pile.type === 'stock');
  return stock?.count ?? null;
}

/** Says what every seat in play holds and has laid down, and the size of the stock. Takes labels as shown. */
export function holdingsSentence(
  view: View,
  options: object,
  labels: readonly string[],
  sentences: Sentences,
  words: ScoreWords,
): string {
  const { cards, laid } = tallies(view, options, labels, sentences.game, words);
  const stock = stockIn(view, options, sentences);
  return [cards, ...laid, ...(stock === null ? [] : [words.lineMode.stockLeft(stock)])].join(' ');
}

export type ScoreWords = Pick<Catalogue, 'screen' | 'lineMode'>;

/** Counts what every seat in play holds and, in a game with groups, what it has laid down. */
export function tallies(
  view: View,
  options: object,
  labels: readonly string[],
  { presentation, words: said }: ShownGame,
  { screen, lineMode }: ScoreWords,
): { readonly cards: string; readonly laid: readonly string[] } {
  const seats = labels.map((_, seat) => presentation.seat(view, seat));
  const counts = seats.flatMap(({ groups }) => groups?.length ?? []);
  // In a game without groups, a seat that is out has nothing to count.
  const isCounted = (_: unknown, seat: Seat) => counts.length > 0 || seats[seat].badge === null;
  return {
    cards: lineMode.tally(
      lineMode.heads.cards,
      namedCounts(labels.filter(isCounted), view.handSizes.filter(isCounted), screen),
    ),
    laid: counts.length > 0 ? [lineMode.tally(said.score(options), namedCounts(labels, counts, screen))] : [],
  };
}
