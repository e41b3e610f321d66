import type { Seat, View } from '@shoal/core';
import type { LineModeWords } from '../catalogue.ts';
import type { Sentences } from './sentences.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Tells what lies in the middle beside the stock. */
export function middleFacts(view: View, options: object, sentences: Sentences): string[] {
  const { piles, badges } = sentences.game.presentation.table(view, options);
  const cards = piles.flatMap((pile) =>
    pile.type === 'up-card' ? [sentences.say({ key: 'up-card', card: pile.card })] : [],
  );
  return [...cards, ...badges.map((badge) => `${capital(sentences.badge(badge))}.`)];
}

/** Tells what every seat in play holds and has laid down, and the size of the stock. The labels are as shown. */
export function holdingsSentence(
  view: View,
  options: object,
  labels: readonly string[],
  { game }: Sentences,
  words: LineModeWords,
): string {
  const { handSizes, stockSize } = view;
  const seats = labels.map((_, seat) => game.presentation.seat(view, seat));
  const counts = seats.flatMap(({ groups }) => groups?.length ?? []);
  if (counts.length > 0) {
    return words.standingLaid(labels, handSizes, { name: game.words.score(options), counts }, stockSize);
  }
  const isInPlay = (_: unknown, seat: Seat) => seats[seat].badge === null;
  return words.standing(labels.filter(isInPlay), handSizes.filter(isInPlay), stockSize);
}
