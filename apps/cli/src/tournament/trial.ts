import { BOT_NAMES } from '@shoal/core';
import { gameNamed } from '@shoal/games';
import { excerpt } from '@shoal/room';
import { BotFault } from '../external-bot/bot-fault.ts';
import { EXIT, Failure, Interrupted, UsageError } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import type { ContestSetting, Entrant } from './contest.ts';
import type { EntrantFlag } from './entrants.ts';
import { externalBotOf } from './players.ts';
import { tournamentWords } from './tournament-words.ts';

/** Starts every program once before the first deal, so that a wrong command costs no game; it tells its name. */
export async function tryOut(
  wanted: readonly EntrantFlag[],
  setting: ContestSetting,
  interruption: Interruption,
  hearErrors: (name: string, text: string) => void,
): Promise<Entrant[]> {
  const bots: Entrant[] = [];
  for (const bot of wanted) {
    if (!('command' in bot)) {
      bots.push(bot);
      continue;
    }
    const label = bot.name ?? bot.command[0];
    const told = await nameOf(bot.command, setting, interruption, (text) => hearErrors(label, text));
    bots.push({ name: bot.name ?? told, command: bot.command });
  }
  return bots;
}

async function nameOf(
  command: readonly string[],
  setting: ContestSetting,
  interruption: Interruption,
  errors: (text: string) => void,
): Promise<string> {
  const ignore = () => undefined;
  const watch = { errors, started: ignore, ended: ignore };
  const bot = externalBotOf({ name: '', command }, setting, gameNamed(setting.game), () => watch);
  const stop = () => bot.kill();
  interruption.signal.addEventListener('abort', stop);
  process.on('exit', stop);
  try {
    const name = await bot.start();
    await bot.close();
    return name;
  } catch (error) {
    if (interruption.hasCome) throw new Interrupted();
    throw error instanceof BotFault ? explained(command, error) : error;
  } finally {
    bot.kill();
    process.off('exit', stop);
    interruption.signal.removeEventListener('abort', stop);
  }
}

function explained(command: readonly string[], { kind, detail }: BotFault): Failure {
  const name = excerpt(command[0]);
  // A single word may well be meant for a bot of the ladder.
  if (kind === 'not-started' && command.length === 1) return new UsageError(tournamentWords.noProgram(name, BOT_NAMES));
  return new Failure(EXIT.refused, tournamentWords.cannotPlay(excerpt(command.join(' ')), kind, detail));
}
