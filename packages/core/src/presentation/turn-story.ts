import type { Seat } from '../engine/cards/kind.ts';
import type { NarrationScope } from '../engine/game/narration.ts';
import type { Message } from '../engine/options/message.ts';

/** What a seat does, told by a verb phrase after its name. */
interface Step<S extends Message> {
  readonly seat: Seat;
  readonly step: S;
  /** Does a choice of the player begin here? A long sentence ends only before a choice. */
  readonly isChoice?: boolean;
}

/** A part of a turn: a step, or a message with a sentence of its own. */
export type TurnPart<S extends Message = Message, E extends Message = Message> = {
  /** The seat whose turn it is; null between turns. */
  readonly turn: Seat | null;
  /** The number of the last event that this part tells. */
  readonly at: number;
} & (Step<S> | { readonly message: E });

/** One sentence: the steps of one seat, or a message. */
export type TurnSentence<S extends Message = Message, E extends Message = Message> =
  | { readonly seat: Seat; readonly steps: readonly S[] }
  | { readonly message: E };

/** A turn in few sentences, with the number of the last event that they tell. */
export interface NarratedTurn<S extends Message = Message, E extends Message = Message> {
  readonly seat: Seat | null;
  readonly at: number;
  readonly sentences: readonly TurnSentence<S, E>[];
}

/** A sentence with more steps is hard to follow. */
const MANY_STEPS = 4;

/** Groups the parts of a story by turn, and the steps of a seat by sentence. */
export function turnsOf<S extends Message, E extends Message>(
  parts: readonly TurnPart<S, E>[],
  { from = 0, to = Number.POSITIVE_INFINITY }: Pick<NarrationScope, 'from' | 'to'> = {},
): NarratedTurn<S, E>[] {
  const turns: NarratedTurn<S, E>[] = [];
  for (const part of parts) {
    if (part.at < from || part.at >= to) continue;
    const last = turns.at(-1);
    if (last === undefined || last.seat !== part.turn) {
      turns.push({ seat: part.turn, at: part.at, sentences: added([], part) });
    } else {
      turns[turns.length - 1] = { ...last, at: part.at, sentences: added(last.sentences, part) };
    }
  }
  return turns;
}

function added<S extends Message, E extends Message>(
  sentences: readonly TurnSentence<S, E>[],
  part: TurnPart<S, E>,
): readonly TurnSentence<S, E>[] {
  if ('message' in part) return [...sentences, { message: part.message }];
  const { seat, step, isChoice = false } = part;
  const last = sentences.at(-1);
  if (last === undefined || !('steps' in last) || last.seat !== seat || (isChoice && last.steps.length >= MANY_STEPS)) {
    return [...sentences, { seat, steps: [step] }];
  }
  return [...sentences.slice(0, -1), { seat, steps: [...last.steps, step] }];
}
