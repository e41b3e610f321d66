import {
  ACTION_PARTS,
  type Action,
  type Game,
  type GameEvent,
  isText,
  type JsonObject,
  objectIn,
  type Result,
  type Seat,
  type View,
  writeAction,
  writeEntry,
  writeView,
} from '@shoal/core';
import { cleanName, isLongName, printable } from '@shoal/room';
import { BotFault } from './bot-fault.ts';

export const PROTOCOL = 'shoal-bot/1';

/** What is said to a bot, one JSON object a line. Only `hello` and `choose` want an answer. */
export type BotMessage =
  | ({ readonly type: 'hello'; readonly protocol: typeof PROTOCOL } & BotHello)
  | ({ readonly type: 'deal' } & DealMessage)
  | {
      readonly type: 'choose';
      readonly view: JsonObject;
      readonly log: readonly JsonObject[];
      readonly legal: readonly JsonObject[];
      /** What is left of the time bank, where there is one. */
      readonly timeBankMs?: number;
    }
  | ({ readonly type: 'result'; readonly log: readonly JsonObject[] } & DealEnding)
  | { readonly type: 'bye' };

/** What stays the same as long as the process lives. */
export interface BotHello {
  readonly game: string;
  /** Every option by its name in the rules. */
  readonly rules: object;
  readonly seats: number;
  readonly timeLimitMs: number;
  /** Time for a whole game, used up by answers that take longer than the time limit. */
  readonly timeBankMs: number;
}

export interface DealMessage {
  readonly seat: Seat;
  readonly firstSeat: Seat;
  /** For the bot's own chance: the same game gives the same number, and it tells nothing of the cards. */
  readonly seed: number;
}

/** How a game ended; one that was lost by a fault has no scores. */
export type DealEnding = Result | { readonly places: readonly number[]; readonly reason: 'forfeit' };

/** A bot must choose, so there is no result yet; what it may do stands beside its view. */
export function chooseMessage(
  game: Game,
  view: View,
  log: readonly GameEvent[],
  bank: { readonly timeBankMs?: number },
): BotMessage {
  const { legal: _legal, result: _result, ...known } = writeView(game.viewShape, view);
  return { type: 'choose', view: known, log: writeLog(game, log), legal: view.legal.map(writeAction), ...bank };
}

export const resultMessage = (game: Game, ending: DealEnding, log: readonly GameEvent[]): BotMessage => ({
  type: 'result',
  ...ending,
  log: writeLog(game, log),
});

const writeLog = ({ recordSchema }: Game, log: readonly GameEvent[]): JsonObject[] =>
  log.map((event) => writeEntry(recordSchema, event));

/** What a bot says of itself in its answer to `hello`. */
export interface Introduction {
  readonly name: string;
  /** Whether each message shall hold only what the bot has not been told of the log. */
  readonly wantsNewLog: boolean;
}

export function readHello(line: string): Introduction {
  const { protocol, name, log } = readObject(line);
  const clean = isText(name) ? printable(name).trim() : '';
  if (protocol !== PROTOCOL || clean === '') throw new BotFault('wrong-protocol', line);
  if (isLongName(clean)) throw new BotFault('long-name', clean);
  return { name: clean, wantsNewLog: log === 'new' };
}

/** Records write `bot:NAME` as one word. */
export const nameInRecords = (name: string): string => (cleanName(name) ?? name).replaceAll(' ', '-');

/** The legal action that an answer names, itself or by its number in the list; anything else in the answer is passed over. */
export function readAnswer(line: string, legal: readonly Action[]): Action {
  const answer = readObject(line);
  const { choice } = answer;
  const found =
    choice === undefined
      ? legal.find((action) => isSame(writeAction(action), answer))
      : legal.find((_, index) => index === choice);
  if (found === undefined) throw new BotFault('illegal', line);
  return found;
}

const isSame = (one: JsonObject, other: JsonObject): boolean => ACTION_PARTS.every((part) => one[part] === other[part]);

function readObject(line: string): JsonObject {
  const json = objectIn(line);
  if (json === null) throw new BotFault('not-json', line);
  return json;
}
