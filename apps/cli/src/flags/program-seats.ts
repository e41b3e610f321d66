import { isBotName } from '@shoal/core';
import type { BotProgram, Player, TablePlan } from '@shoal/room';
import type { Catalogue } from '@shoal/table-ui';
import { botWords } from '../external-bot/bot-words.ts';
import { firstHello } from '../external-bot/first-hello.ts';
import { nameInRecords } from '../external-bot/protocol.ts';
import type { WantedProgram } from '../external-bot/wanted-bot.ts';
import { UsageError } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import { words } from '../text/words.ts';
import { isNameTaken } from './read-player.ts';
import { programsIn, type Seating, type SeatingFlags } from './seating.ts';

/** People wait longer for a bot than a tournament does. */
export const PATIENCE_MS = 5000;

export interface ProgramFlags extends SeatingFlags {
  readonly timeLimit?: number;
}

/** A table with everybody at it. */
export interface FullSeating {
  readonly plan: TablePlan;
  readonly players: readonly Player[];
}

/** Seats the programs after the players that were named, before the bots that fill the table. */
export async function withPrograms(
  { plan, players }: Seating,
  flags: ProgramFlags,
  catalogue: Catalogue,
  interruption: Interruption,
): Promise<FullSeating> {
  const seated: Player[] = [];
  const programs = programsIn(flags);
  if (flags.timeLimit !== undefined && programs.length === 0) throw new UsageError(words.timeLimitWithoutProgram);
  for (const wanted of programs) {
    const program = await programFrom(wanted, plan, flags, interruption);
    const { name } = program;
    if (isBotName(name.toLowerCase()) || isNameTaken(name, catalogue)) throw new UsageError(botWords.badName(name));
    seated.push({ name, bot: program });
  }
  const named = Math.max(1, flags.player?.length ?? 0);
  return { plan, players: [...players.slice(0, named), ...seated, ...players.slice(named)] };
}

/** Starts the program once, so that a wrong command is told before the first card. */
async function programFrom(
  { name, command }: WantedProgram,
  { game, id, options: rules, seats }: TablePlan,
  { timeLimit: timeLimitMs = PATIENCE_MS }: ProgramFlags,
  interruption: Interruption,
): Promise<BotProgram> {
  const start = { command, folder: process.cwd() };
  const ownName = await firstHello(start, game, { game: id, rules, seats, timeLimitMs, timeBankMs: 0 }, interruption);
  return { name: nameInRecords(name ?? ownName), ...start, timeLimitMs };
}
