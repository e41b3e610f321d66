import { BOT_NAMES, isBotName, QUICK_LEVELS } from '@shoal/core';
import { excerpt } from '@shoal/room';
import { type WantedProgram, wantedBot } from '../external-bot/wanted-bot.ts';
import { UsageError } from '../process/exit-code.ts';
import { words } from '../text/words.ts';
import type { Entrant } from './contest.ts';
import { tournamentWords } from './tournament-words.ts';

/** Who wants to take part. */
export type EntrantFlag = Entrant | WantedProgram;

/** Everybody that `--bots` and `--bot` name, in that order; without any the quick bots of the ladder. */
export function wantedFrom(list: string | undefined, bots: readonly string[]): EntrantFlag[] {
  const wanted = [...ladderBots(list), ...bots.map(entrantWanted)];
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

function entrantWanted(text: string): EntrantFlag {
  const bot = wantedBot(text);
  return 'level' in bot ? { name: bot.name ?? bot.level, level: bot.level } : bot;
}

/** Nobody may be taken for somebody else. */
export function checkNames(bots: readonly Entrant[]): void {
  const twice = bots.find(({ name }, index) => bots.findIndex((bot) => bot.name === name) !== index);
  if (twice !== undefined) throw new UsageError(tournamentWords.sameName(twice.name));
}
