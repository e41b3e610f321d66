import { BOT_NAMES, type Interval, WinShare } from '@shoal/core';
import { type GameStatistics, type Group, grouped, MIXED } from './game-statistics.ts';

/** The share of the wins against bots of one level, by whatever rules. */
export interface LevelShare {
  /** The name of the bots, or `mixed`. */
  readonly level: string;
  readonly games: number;
  readonly winShare: number;
  /** Where the true win share lies in 19 of 20 cases. */
  readonly interval: Interval;
  readonly fairShare: number;
}

const ORDER: readonly string[] = [...BOT_NAMES, MIXED];

/** Levels from the weakest; mixed tables and bots that this version does not know come last. */
export function levelShares({ groups }: Pick<GameStatistics, 'groups'>): LevelShare[] {
  return grouped(groups, ({ level }) => level)
    .map(([level, some]) => shareAgainst(level, some))
    .sort((a, b) => placeOf(a) - placeOf(b));
}

const placeOf = ({ level }: LevelShare): number => (ORDER.includes(level) ? ORDER.indexOf(level) : ORDER.length);

function shareAgainst(level: string, groups: readonly Group[]): LevelShare {
  const share = new WinShare();
  for (const result of groups.flatMap(({ results }) => results)) share.add(result);
  const fair = groups.reduce((sum, { games, fairShare }) => sum + games * fairShare, 0);
  return {
    ...{ level, games: share.count, winShare: share.mean, interval: share.interval },
    fairShare: fair / share.count,
  };
}
