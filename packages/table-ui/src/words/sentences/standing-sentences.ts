import type { Seat, View } from '@shoal/core';
import type { GameId } from '@shoal/games';
import type { GoFishOptions } from '@shoal/games/go-fish';
import { PRESENTATIONS } from '../../presentation/presentations.ts';
import type { LineModeWords } from '../catalogue.ts';
import type { Sentences } from './sentences.ts';

/** Which game by which rules. */
export interface InForce {
  readonly id: GameId;
  readonly options: object;
}

/** Are cards laid down as pairs, not as books of four? */
export const isPairs = (options: object): boolean => (options as Partial<GoFishOptions>).bookSize === 2;

/** Tells in whole sentences what lies in the middle beside the stock. */
export function middleFacts({ id, options }: InForce, view: View, sentences: Sentences): string[] {
  const { upCard, suitInForce, anythingMatches, isReversed, penalty } = PRESENTATIONS[id].middle(view, options);
  const facts = upCard === null ? [] : [sentences.say({ key: 'up-card', card: upCard })];
  if (anythingMatches) facts.push(sentences.say({ key: 'anything-matches' }));
  if (suitInForce !== null) facts.push(sentences.say({ key: 'suit-in-force', suit: suitInForce }));
  if (isReversed) facts.push(sentences.say({ key: 'direction', direction: -1 }));
  if (penalty > 0) facts.push(sentences.say({ key: 'penalty-waits', count: penalty }));
  return facts;
}

/** Tells what every seat in play holds and has laid down, and the size of the stock. The labels are as shown. */
export function holdingsSentence(
  { id, options }: InForce,
  view: View,
  labels: readonly string[],
  words: LineModeWords,
): string {
  const { handSizes, stockSize } = view;
  const { books, place } = PRESENTATIONS[id];
  const counts = labels.flatMap((_, seat) => books(view, seat)?.length ?? []);
  if (counts.length > 0) {
    return (isPairs(options) ? words.standingWithPairs : words.standingWithBooks)(labels, handSizes, counts, stockSize);
  }
  const isInPlay = (_: unknown, seat: Seat) => place(view, seat) === null;
  return words.standing(labels.filter(isInPlay), handSizes.filter(isInPlay), stockSize);
}
