import { isBotName, isCount, isMatchGoal, isObject, isText, type MatchGoal, type Seat } from '@shoal/core';
import { type GameId, isGameId } from '@shoal/games/ids';
import * as v from 'valibot';
import { isName } from '../../journal/json.ts';
import type { WrittenRules } from '../../match/match-plan.ts';
import { SPEEDS } from '../../room/speed.ts';
import { CODE_WORDS, isCommandId, isPersonId, isRoomId, isSecret, isTicket, isToken } from '../identifiers.ts';
import { ABSENCE_MINUTES, type RoomTerms, THINKING_SECONDS } from '../room-terms.ts';

const MOST_SEATS = 100;
const LARGEST_GOAL = 1_000_000;
const LONGEST_TYPED_NAME = 400;
const MOST_OPTIONS = 40;

/** What a schema turns JSON into. */
export type Schema<T> = v.GenericSchema<unknown, T>;

/** An object of exactly these fields. Without a prototype, no field of every object counts as one of them. */
export const exactly = <E extends v.ObjectEntries>(entries: E) =>
  v.strictObject<E>(Object.assign(Object.create(null), entries));

export const oneOf = <T>(values: readonly T[]) => v.custom<T>((json) => (values as readonly unknown[]).includes(json));

const named = <T extends string>(isOne: (text: string) => text is T) =>
  v.custom<T>((json) => isText(json) && isOne(json));

export const flag = v.boolean();
export const count = v.custom<number>(isCount);
export const seat = v.custom<Seat>((json) => isCount(json) && json < MOST_SEATS);
export const roomId = named(isRoomId);
export const secret = named(isSecret);
export const token = named(isToken);
export const ticket = named(isTicket);
export const personId = named(isPersonId);
export const commandId = named(isCommandId);
export const gameId = v.custom<GameId>(isGameId);
export const botName = named(isBotName);

/** A name as somebody typed it. The room cleans and shortens it. */
export const typedName = v.custom<string>(
  (json) => isText(json) && json.length <= LONGEST_TYPED_NAME && !/\p{Surrogate}/u.test(json),
);
/** A short text that is safe to show, also on a terminal. */
export const shownText = v.custom<string>(isName);
/** A code of the program's own, which no one reads. */
export const word = v.custom<string>((json) => isText(json) && /^[A-Za-z0-9-]{1,80}$/.test(json));
export const hex = v.custom<string>((json) => isText(json) && /^([0-9a-f]{2}){1,64}$/.test(json));
/** This many bytes as lower-case hexadecimal. */
export const hexOf = (bytes: number) => {
  const pattern = new RegExp(`^[0-9a-f]{${2 * bytes}}$`);
  return v.custom<string>((json) => isText(json) && pattern.test(json));
};

const codeWord = v.custom<number>((json) => isCount(json) && json < CODE_WORDS);
export const spokenCode = v.strictTuple([codeWord, codeWord, codeWord]);

export const goal = v.custom<MatchGoal>(
  (json) => isMatchGoal(json) && (json.type === 'target' ? json.total : json.deals) <= LARGEST_GOAL,
);

const rules = v.custom<WrittenRules>(
  (json) =>
    isObject(json) &&
    Object.keys(json).length <= MOST_OPTIONS &&
    Object.entries(json).every(
      ([name, value]) => /^[A-Za-z0-9]{1,40}$/.test(name) && isText(value) && value.length <= 40,
    ),
);

export const roomTerms: Schema<RoomTerms> = exactly({
  game: gameId,
  preset: word,
  rules,
  goal: v.nullable(goal),
  absenceMinutes: oneOf(ABSENCE_MINUTES),
  thinkingSeconds: oneOf(THINKING_SECONDS),
  standIn: botName,
  speed: oneOf(SPEEDS),
  allowsHints: flag,
});
