import { BOT_NAMES, isBotName, QUICK_LEVELS } from '@shoal/core';
import { excerpt, printable } from '@shoal/room';
import { commandWords } from '../external-bot/command-words.ts';
import { UsageError } from '../process/exit-code.ts';
import { words } from '../text/words.ts';
import type { Entrant } from './contest.ts';
import { tournamentWords } from './tournament-words.ts';

/** A bot as the command line gives it: one without a name tells its own when it starts. */
export type EntrantFlag = Entrant | { readonly name: null; readonly command: readonly string[]; readonly text: string };

const NAMED = /^([\p{L}\p{N}_.-]{1,20})=(.*)$/su;

/** Everybody that `--bots` and `--bot` name, in that order; without any the quick bots of the ladder. */
export function wantedFrom(list: string | undefined, bots: readonly string[]): EntrantFlag[] {
  const wanted = [...ladderBots(list), ...bots.map(wantedBot)];
  if (wanted.length === 0) return QUICK_LEVELS.map((level) => ({ name: level, level }));
  if (wanted.length === 1) throw new UsageError(tournamentWords.oneBot);
  return wanted;
}

function ladderBots(list: string | undefined): Entrant[] {
  if (list === undefined) return [];
  return list.split(',').map((text) => {
    const level = text.trim().toLowerCase();
    if (!isBotName(level)) throw new UsageError(words.unknownBot(excerpt(level), BOT_NAMES));
    return { name: level, level };
  });
}

/** Reads `pike`, `mine=pike`, `python3 bot.py` or `mine=python3 bot.py`. */
function wantedBot(text: string): EntrantFlag {
  const named = NAMED.exec(text);
  const [name, spec] = named === null ? [null, text] : [named[1], named[2]];
  const level = spec.trim().toLowerCase();
  if (isBotName(level)) return { name: name ?? level, level };
  const command = commandWords(spec);
  if (command === null) throw new UsageError(tournamentWords.noCommand(excerpt(text)));
  return name === null ? { name, command, text: printable(spec.trim()) } : { name, command };
}

/** Nobody may be taken for somebody else. */
export function checkNames(bots: readonly Entrant[]): void {
  const twice = bots.find(({ name }, index) => bots.findIndex((bot) => bot.name === name) !== index);
  if (twice !== undefined) throw new UsageError(tournamentWords.sameName(twice.name));
}
