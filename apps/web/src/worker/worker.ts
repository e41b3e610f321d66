import '../trusted-script-urls.ts';
import { chooseAsBot, hintsFor } from '@shoal/room';
import { sameDealOf } from '@shoal/table-ui';
import { BotThinker } from './bot-thinker.ts';
import { type Port, serve, tell } from './remote.ts';
import { checkFile } from './replay-check.ts';
import { replayText, verifyText } from './replay-reading.ts';
import { checkFinished, reviewFinished } from './review-study.ts';
import type { StudyCalls } from './study-calls.ts';
import { WorkerService } from './worker-service.ts';

const port: Port = self as unknown as Port;

const bots = new BotThinker(() => new Worker(self.location.href, { type: 'module' }));
const service = new WorkerService((news) => tell(port, news), bots.think);

const studies: StudyCalls = {
  hints: hintsFor,
  choose: chooseAsBot,
  replay: replayText,
  verify: verifyText,
  check: (file) => checkFile(file, (news) => tell(port, news)),
  review: (game) => reviewFinished(game, (share) => tell(port, share)),
  checkShuffle: checkFinished,
  sameDeal: sameDealOf,
};

serve(port, { ...service.calls, ...studies });
