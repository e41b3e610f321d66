import { type Action, isText, objectIn, type Result, type Seat } from '@shoal/core';
import { printable, readSpelled, type Spelled } from '@shoal/room';
import { BotFault } from './bot-fault.ts';

export const PROTOCOL = 'shoal-bot/1';

/** What is said to a bot, one JSON object a line. Only `hello` and `choose` want an answer. */
export type BotMessage =
  | ({ readonly type: 'hello'; readonly protocol: typeof PROTOCOL } & Hello)
  | ({ readonly type: 'deal' } & DealMessage)
  | {
      readonly type: 'choose';
      readonly view: Spelled;
      readonly log: readonly Spelled[];
      readonly legal: readonly Spelled[];
    }
  | ({ readonly type: 'result'; readonly log: readonly Spelled[] } & Ending)
  | { readonly type: 'bye' };

/** What stays the same as long as the process lives. */
export interface Hello {
  readonly game: string;
  /** Every option by its name, as in records. */
  readonly rules: object;
  readonly seats: number;
  readonly timeLimitMs: number;
}

export interface DealMessage {
  readonly seat: Seat;
  readonly firstSeat: Seat;
  /** For the bot's own chance: the same game gives the same number, and it tells nothing of the cards. */
  readonly seed: number;
}

/** How a game ended; one that was lost by a fault has no scores. */
export type Ending = Result | { readonly places: readonly number[]; readonly reason: 'forfeit' };

const LONGEST_NAME = 20;

/** The name that a bot gives itself in its answer to `hello`. */
export function readHello(line: string): string {
  const { protocol, name } = readObject(line);
  const clean = isText(name) ? [...printable(name).trim()].slice(0, LONGEST_NAME).join('') : '';
  if (protocol !== PROTOCOL || clean === '') throw new BotFault('wrong-protocol', line);
  return clean;
}

/** The legal action that an answer names, itself or by its number in the list. */
export function readAnswer(line: string, legal: readonly Action[]): Action {
  const answer = readObject(line);
  const { choice } = answer;
  const found = choice === undefined ? readSpelled(answer, legal) : legal.find((_, index) => index === choice);
  if (found === undefined) throw new BotFault('illegal', line);
  return found;
}

function readObject(line: string): Spelled {
  const json = objectIn(line);
  if (json === null) throw new BotFault('not-json', line);
  return json;
}
