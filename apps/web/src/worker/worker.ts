import '../trusted-script-urls.ts';
import { chooseAsBot, hintsFor } from '@shoal/room';
import { BotThinker } from './bot-thinker.ts';
import { type Port, serve, tell } from './remote.ts';
import type { StudyCalls } from './study-calls.ts';
import { WorkerService } from './worker-service.ts';

const port: Port = self as unknown as Port;

const bots = new BotThinker(() => new Worker(self.location.href, { type: 'module' }));
const service = new WorkerService((told) => tell(port, told), bots.think);

/** Loaded with the first question for it, so that the first table comes sooner. */
const lookingBack = () => import('./looking-back.ts');

const studies: StudyCalls = {
  hints: async (order) => hintsFor(order),
  choose: async (order) => chooseAsBot(order),
  replay: async (text) => (await lookingBack()).replayText(text),
  verify: async (text) => (await lookingBack()).verifyText(text),
  check: async (file) => (await lookingBack()).checkFile(file, (news) => tell(port, news)),
  review: async (game) => (await lookingBack()).reviewFinished(game, (share) => tell(port, share)),
  checkShuffle: async (game) => (await lookingBack()).checkFinished(game),
  sameDeal: async (game) => (await lookingBack()).sameDealOf(game),
};

serve(port, { ...service.calls, ...studies });
