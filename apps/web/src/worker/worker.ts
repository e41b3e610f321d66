import { hintsFor, sameDealOf } from '@shoal/table-ui';
import { DeskService } from './desk-service.ts';
import { type Port, serve, tell } from './remote.ts';
import { replayCalls } from './replay-calls.ts';
import { checkFinished, reviewFinished } from './review-study.ts';
import type { StudyCalls } from './study-calls.ts';

const port: Port = self as unknown as Port;

const desk = new DeskService((state) => tell(port, state));

const studies: StudyCalls = {
  hints: hintsFor,
  ...replayCalls((news) => tell(port, news)),
  review: (game) => reviewFinished(game, (share) => tell(port, share)),
  checkShuffle: checkFinished,
  sameDeal: sameDealOf,
};

serve(port, { ...desk.calls, ...studies });
