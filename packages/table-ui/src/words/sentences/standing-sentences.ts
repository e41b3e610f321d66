import type { CommonOptions, GameId, GoFishOptions, Seat, View } from '@shoal/core';
import { SHOWINGS } from '../../showing/index.ts';
import { middleOf } from '../../table-model.ts';
import type { LineModeWords } from '../en/line-mode.ts';
import type { Sentences } from './sentences.ts';

/** Which game by which rules. */
export interface InForce {
  readonly id: GameId;
  readonly options: CommonOptions;
}

/** Are two cards laid down together, rather than four? */
export const isPairs = (options: CommonOptions): boolean => (options as Partial<GoFishOptions>).bookSize === 2;

/** What lies in the middle beside the stock, in whole sentences. */
export function middleFacts({ id, options }: InForce, view: View, sentences: Sentences): string[] {
  const { upCard, suitInForce, anythingMatches, isReversed, penalty } = middleOf(id, options, view);
  const facts = upCard === null ? [] : [sentences.say({ key: 'up-card', card: upCard })];
  if (anythingMatches) facts.push(sentences.say({ key: 'anything-matches' }));
  if (suitInForce !== null) facts.push(sentences.say({ key: 'suit-in-force', suit: suitInForce }));
  if (isReversed) facts.push(sentences.say({ key: 'direction', direction: -1 }));
  if (penalty > 0) facts.push(sentences.say({ key: 'penalty-waits', count: penalty }));
  return facts;
}

/** What everybody in play holds and has laid down, and how many cards the stock has. Labels as they are shown. */
export function holdingsSentence(
  { id, options }: InForce,
  view: View,
  labels: readonly string[],
  words: LineModeWords,
): string {
  const { handSizes, stockSize } = view;
  const { books, place } = SHOWINGS[id];
  const counts = labels.flatMap((_, seat) => books(view, seat)?.length ?? []);
  if (counts.length > 0) {
    return (isPairs(options) ? words.standingWithPairs : words.standingWithBooks)(labels, handSizes, counts, stockSize);
  }
  const isInPlay = (_: unknown, seat: Seat) => place(view, seat) === null;
  return words.standing(labels.filter(isInPlay), handSizes.filter(isInPlay), stockSize);
}
