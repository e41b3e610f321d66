import { type BotName, isBotName } from '@shoal/core';
import { excerpt, isLongName } from '@shoal/room';
import { UsageError } from '../process/exit-code.ts';
import { botWords } from './bot-words.ts';
import { commandWords } from './command-words.ts';

/** A bot as the command line gives it. A program without a name tells its own when it starts. */
export type WantedBot = { readonly name: string | null } & (
  | { readonly level: BotName }
  | { readonly command: readonly string[] }
);

/** A bot that is a program. */
export type WantedProgram = Extract<WantedBot, { readonly command: unknown }>;

const NAMED = /^([\p{L}\p{N}_.-]+)=(.*)$/su;

/** Reads `pike`, `mine=pike`, `python3 bot.py` or `mine=python3 bot.py`. */
export function wantedBot(text: string): WantedBot {
  const named = NAMED.exec(text);
  const [name, spec] = named === null ? [null, text] : [named[1], named[2]];
  if (name !== null && isLongName(name)) throw new UsageError(botWords.longName(name));
  const level = spec.trim().toLowerCase();
  if (isBotName(level)) return { name, level };
  const command = commandWords(spec);
  if (command === null) throw new UsageError(botWords.noCommand(excerpt(text)));
  return { name, command };
}
