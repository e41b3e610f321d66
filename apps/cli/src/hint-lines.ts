import { type Hint, hint, type Message, rngFor, type Seat, type Vocabulary } from '@shoal/core';
import type { Deal, Sentences } from '@shoal/table-ui';
import { words } from './words.ts';

const ROLLOUTS = 8000;

/** What the coach would do at a seat, best first, from nothing but what that seat may know. */
export function hintLines({ plan, players, table }: Deal, seat: Seat, sentences: Sentences): string[] {
  const log = table.log(seat);
  const hints = hint(plan.game, table.rules, table.view(seat), log, {
    rollouts: ROLLOUTS,
    rng: rngFor('hint', `after ${log.length}`),
    sitters: players.map(({ bot }) => bot ?? 'person'),
  });
  const say = (message: Message) => sentences.advice(plan.id, message);
  const worth = ({ share, better }: Hint<Vocabulary>) =>
    sentences.coach(hints.length === 1 ? { key: 'only-share', share } : { key: 'win-share', share, better });
  return hints.flatMap((advised, index) => [
    words.hintLine(index + 1, say(advised.reason)),
    words.hintDetails([say(advised.odds), say(advised.reveals), worth(advised)]),
  ]);
}
