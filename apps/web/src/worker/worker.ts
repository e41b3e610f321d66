import '../trusted-script-urls.ts';
import type { GameId } from '@shoal/games/ids';
import { chooseAsBot, type FinishedGame, hintsFor } from '@shoal/room';
import { loadRules, loadRulesNamedIn } from '../game/load-rules.ts';
import { BotThinker } from './bot-thinker.ts';
import type { JobCalls } from './job-calls.ts';
import { type Port, serve, tell } from './remote.ts';
import { WorkerService } from './worker-service.ts';

const port: Port = self as unknown as Port;

const bots = new BotThinker(() => new Worker(self.location.href, { type: 'module' }));
const service = new WorkerService((told) => tell(port, told), bots.think);

/** Loaded on first use, so that the first table appears sooner. */
const finishedGameTools = () => import('./finished-game-tools.ts');

async function lookingBackOn({ record }: FinishedGame) {
  await loadRules(record.game as GameId);
  return finishedGameTools();
}

async function lookingBackAt(texts: readonly string[]) {
  await loadRulesNamedIn(texts.map((text) => text.replaceAll(/\s/g, '')));
  return finishedGameTools();
}

const jobs: JobCalls = {
  hints: async (order) => {
    await loadRules(order.game);
    return hintsFor(order);
  },
  choose: async (order) => {
    await loadRules(order.game);
    return chooseAsBot(order);
  },
  replay: async (text) => (await lookingBackAt([text])).replayText(text),
  verify: async (text) => (await lookingBackAt([text])).verifyText(text),
  check: async (file) => (await finishedGameTools()).checkFile(file, (news) => tell(port, news)),
  review: async (game) => (await lookingBackOn(game)).reviewFinished(game, (share) => tell(port, share)),
  checkShuffle: async (game) => (await lookingBackOn(game)).checkFinished(game),
  sameDeal: async (game) => (await lookingBackOn(game)).sameDealOf(game),
};

serve(port, { ...service.calls, ...jobs });
