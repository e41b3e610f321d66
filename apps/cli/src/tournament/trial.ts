import { gameNamed } from '@shoal/games';
import { firstHello } from '../external-bot/first-hello.ts';
import type { Interruption } from '../process/interruption.ts';
import type { ContestSetting, Entrant } from './contest.ts';
import type { EntrantFlag } from './entrants.ts';

/** Starts every program once before the first deal; it tells its name. */
export async function tryOut(
  wanted: readonly EntrantFlag[],
  { game, rules, seats, timeLimitMs, timeBankMs }: ContestSetting,
  interruption: Interruption,
  tellErrors: (name: string, text: string) => void,
): Promise<Entrant[]> {
  const bots: Entrant[] = [];
  const hello = { game, rules, seats, timeLimitMs, timeBankMs };
  for (const bot of wanted) {
    if (!('command' in bot)) {
      bots.push(bot);
      continue;
    }
    const { name, command } = bot;
    const label = name ?? command[0];
    const told = await firstHello({ command }, gameNamed(game), hello, interruption, (text) => tellErrors(label, text));
    bots.push({ name: name ?? told, command });
  }
  return bots;
}
