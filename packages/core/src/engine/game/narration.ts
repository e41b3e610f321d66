import type { Seat } from '../cards/kind.ts';
import type { Message } from '../options/message.ts';
import { winnersOf } from '../rules/places.ts';
import type { Result } from '../rules/rules.ts';

/** A message about one or more events of a log, with the number of the last one. */
export interface NarratedMessage<M extends Message> {
  readonly message: M;
  readonly at: number;
}

/** Who won, addressed to one seat or to nobody. */
export type WinnersMessage =
  | { readonly key: 'wins'; readonly seat: Seat }
  | { readonly key: 'you-win' }
  | { readonly key: 'share'; readonly seats: readonly Seat[] }
  | { readonly key: 'you-share'; readonly others: readonly Seat[] }
  | { readonly key: 'all-share' };

export function winnersMessage({ places }: Result, you: Seat | null): WinnersMessage {
  const seats = winnersOf(places);
  if (seats.length === 1) return seats[0] === you ? { key: 'you-win' } : { key: 'wins', seat: seats[0] };
  if (seats.length === places.length) return { key: 'all-share' };
  if (you === null || !seats.includes(you)) return { key: 'share', seats };
  return { key: 'you-share', others: seats.filter((seat) => seat !== you) };
}

/** Which part of a log to narrate. The rest is read too, so that no sentence depends on where the log was cut. */
export interface NarrationScope {
  /** The seat addressed as "you"; null to use only names. */
  readonly you: Seat | null;
  readonly from?: number;
  readonly to?: number;
  /** The phase after the last event, if known. */
  readonly phase?: string;
  /** The seat to act after the last event, if known. */
  readonly turn?: Seat | null;
}
