import type { Seat } from '@shoal/core';
import type { SpokenCall } from '@shoal/table-ui';

/** What is said at once, and what is said in answer to it. */
export interface Conversation {
  /** The last call that was made to a seat; null if nobody was spoken to. */
  readonly question: SpokenCall | null;
  /** The last words of each seat after the question, or without one. */
  readonly words: readonly SpokenCall[];
}

/** What came before the last question is past. Viewers know what they do themselves, unless they speak to somebody. */
export function conversationIn(calls: readonly SpokenCall[], viewer: Seat | null): Conversation {
  const asked = calls.findLastIndex(({ to }) => to !== undefined);
  const heard = asked < 0 ? calls.filter(({ seat }) => seat !== viewer) : calls.slice(asked + 1);
  return { question: calls[asked] ?? null, words: [...new Map(heard.map((call) => [call.seat, call])).values()] };
}
