import type { TableNews } from '../protocol/server-messages.ts';
import type { News } from '../room/news.ts';

/** News as they cross the network: what stays constant through a deal goes along with its whole log only. */
export function tableNewsOf(news: News): TableNews {
  const { dealNumber, firstSeat, deals, totals, isBegun, isOver, matchWinners, finishedId, seed } = news;
  const { game, ownSeats, view, canUndo, trouble, isStopped, isSaved, standIns, from, events, seals, openings } = news;
  // Every field by its name: this is written for each viewer of each action, and copying unnamed ones takes far longer.
  return {
    game,
    terms: from === 0 ? termsIn(news) : null,
    ownSeats,
    dealNumber,
    firstSeat,
    deals,
    totals,
    isBegun,
    isOver,
    matchWinners,
    finishedId,
    seed,
    view,
    canUndo,
    hasTrouble: trouble !== null,
    isStopped,
    isSaved,
    standIns,
    from,
    events,
    seals,
    openings,
  };
}

const termsIn = ({ id, game, preset, changes, options, players, labels, goal, shuffle, daily }: News) => ({
  ...{ id, game, preset, changes, options, players, labels, goal, shuffle, daily },
});
