import { type ReviewedAction, seatNumbers, writeAction } from '@shoal/core';
import { labelsOf } from '@shoal/room';
import { totalsOf } from '@shoal/table-ui';
import type { ReviewedGame } from './reviewed-game.ts';

/** A whole review as one JSON object: shares from 0 to 1, seats and log entries counted from 0 as in the record. */
export function reviewJson(game: ReviewedGame): string {
  const { read, place, seat, rollouts, start, actions, isFinished } = game;
  const labels = labelsOf(read.record.seats.map(({ name }) => name));
  return JSON.stringify({
    ...{ game: read.game.id, number: place.game, seats: labels, seat, rollouts, finished: isFinished },
    start: start.map(rounded),
    actions: actions.map((action) => spell(game, action)),
    totals: totalsOf(actions, seatNumbers(labels.length)).map((totals) => ({
      ...totals,
      lossPerChoice: rounded(totals.lossPerChoice),
    })),
  });
}

function spell({ sentences }: ReviewedGame, { entry, seat, action, judgement, chances }: ReviewedAction): object {
  const told = { entry, seat, action: writeAction(action), chances: chances.map(rounded) };
  if (judgement === null) return told;
  const { best, loss, error, mark, forgotten, advice } = judgement;
  return {
    ...told,
    ...{ best: writeAction(best), loss: rounded(loss), error: rounded(error), mark },
    forgotten: forgotten === null ? null : sentences.advice(forgotten),
    ...(advice === null
      ? {}
      : { reason: advice.reason.key, why: sentences.advice(advice.reason), chance: rounded(advice.chance) }),
  };
}

const rounded = (share: number): number => Math.round(share * 10_000) / 10_000;
