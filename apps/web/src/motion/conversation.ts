import type { Seat } from '@shoal/core';
import type { TableReport } from '@shoal/room';
import type { Sentences, SpokenCall } from '@shoal/table-ui';

/** The last question among new events. */
export interface Question {
  /** The number of its event. */
  readonly at: number;
  readonly call: SpokenCall;
  /** Does the event itself move cards? Then it is more than a question, and waits for no answer. */
  readonly carriesCards: boolean;
}

/** Looks for the last call to a seat from an event on; null if nobody is spoken to. */
export function questionIn({ log, view, options }: TableReport, from: number, sentences: Sentences): Question | null {
  for (let at = log.length - 1; at >= from; at -= 1) {
    const calls = sentences.calls(log, { from: at, to: at + 1, view, options });
    const call = calls.find(({ to }) => to !== undefined);
    const carriesCards = sentences.game.presentation.moves(log.slice(at, at + 1)).length > 0;
    if (call !== undefined) return { at, call, carriesCards };
  }
  return null;
}

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
