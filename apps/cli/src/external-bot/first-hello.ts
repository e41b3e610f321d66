import { BOT_NAMES, type Game } from '@shoal/core';
import { excerpt } from '@shoal/room';
import { EXIT, Failure, Interrupted, UsageError } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import { BotFault } from './bot-fault.ts';
import type { BotStart } from './bot-process.ts';
import { botWords } from './bot-words.ts';
import { ExternalBot, UNWATCHED } from './external-bot.ts';
import type { BotHello } from './protocol.ts';

/** Starts a program once, so that a wrong command costs no game; returns the name that it gives itself. */
export async function firstHello(
  start: BotStart,
  game: Game,
  hello: BotHello,
  interruption: Interruption,
  errors: (text: string) => void = UNWATCHED.errors,
): Promise<string> {
  const bot = new ExternalBot(start, game, hello, { ...UNWATCHED, errors });
  const stop = () => bot.kill();
  interruption.signal.addEventListener('abort', stop);
  process.on('exit', stop);
  try {
    const name = await bot.start();
    await bot.close();
    return name;
  } catch (error) {
    if (interruption.hasCome) throw new Interrupted();
    throw error instanceof BotFault ? explained(start.command, error) : error;
  } finally {
    bot.kill();
    process.off('exit', stop);
    interruption.signal.removeEventListener('abort', stop);
  }
}

function explained(command: readonly string[], { kind, detail }: BotFault): Failure {
  const name = excerpt(command[0]);
  // A single word may well be meant for a bot of the ladder.
  if (kind === 'not-started' && command.length === 1) return new UsageError(botWords.noProgram(name, BOT_NAMES));
  return new Failure(EXIT.refused, botWords.cannotPlay(excerpt(command.join(' ')), kind, detail));
}
