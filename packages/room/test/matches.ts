import { DEFAULT_SHUFFLE, type Rng, rngFor, type Seat } from '@shoal/core';
import { GAMES, type GameId } from '@shoal/games';
import { writeEntryLine } from '../src/journal/entry-line.ts';
import { writeHeading } from '../src/journal/heading.ts';
import { recordOfDeal } from '../src/match/deal.ts';
import { Match } from '../src/match/match.ts';
import { type MatchPlan, planForMatch, planTable } from '../src/match/match-plan.ts';
import type { Player } from '../src/match/players.ts';
import { seatReportOf, standingOf, type TableReport, termsOf } from '../src/room/news.ts';

export const GAME_IDS = Object.keys(GAMES) as GameId[];

const PLAYERS: readonly Player[] = [
  { name: 'Ann', bot: null },
  { name: 'Bo', bot: 'pike' },
  { name: 'Cy', bot: 'random' },
];

export function planOfThree(game: GameId, changes: Partial<MatchPlan> = {}, preset = 'standard'): MatchPlan {
  const planned = planTable(game, preset, PLAYERS.length);
  if (!planned.ok) throw new Error(planned.refusal.key);
  const plan = {
    table: planned.plan,
    players: PLAYERS,
    goal: null,
    seed: 'shells',
    shuffle: DEFAULT_SHUFFLE,
    daily: null,
    ...changes,
  };
  return { ...plan, table: planForMatch(plan.table, plan.goal) };
}

export const newMatch = (plan: MatchPlan): Match => Match.begin(plan, () => 'fresh');

export const linesOf = ({ plan, entries }: Match, id = 'a'): string[] => [
  writeHeading({ id, startedAt: '2026-11-16T08:24:00.000Z', plan }),
  ...entries.map(writeEntryLine),
];

export const chance = (seed: number): Rng => rngFor(`${seed}`, 'test');

/** The seat to act takes some action, and now and then the person undoes one. */
export function playOn(match: Match, rng: Rng, actions = Number.POSITIVE_INFINITY): void {
  for (let number = 0; number < actions && match.result === null; number++) {
    if (rng.below(8) === 0 && match.canUndo(0)) match.undo(0);
    else choose(match, rng);
  }
}

function choose(match: Match, rng: Rng): void {
  const { table } = match.deal;
  if (table.turn === null) throw new Error('the deal is over');
  const { legal } = table.view(table.turn);
  const refusal = match.act(table.turn, legal[rng.below(legal.length)]);
  if (refusal !== null) throw new Error(refusal);
}

/** All that can be seen of a match, as text. */
export const seenOf = (match: Match): string =>
  JSON.stringify([match.plan.players, recordOfDeal(match.deal), match.score.totals, match.undone]);

/** The report of a match to a member of its room. */
export const reportOf = (match: Match, viewer: Seat | null): TableReport => ({
  ...termsOf('a', match),
  ...standingOf('a', match),
  ...seatReportOf(match, viewer),
  ...{ trouble: null, isStopped: false, isSaved: true, standIns: [] },
  ownSeats: viewer === null ? [] : [viewer],
  log: match.deal.table.log(viewer),
});
