import { BOT_NAMES, type Interval, WinShare } from '@shoal/core';
import { type GameStatistics, type Group, grouped, MIXED } from './game-statistics.ts';

/** The win share against bots of one level, over all rules. */
export interface LevelShare {
  /** The name of the bots, or `mixed`. */
  readonly level: string;
  readonly games: number;
  readonly winShare: number;
  /** The 95 % confidence interval of the win share. */
  readonly interval: Interval;
  readonly fairShare: number;
}

const ORDER: readonly string[] = [...BOT_NAMES, MIXED];

/** Levels from the weakest. Mixed tables and unknown bots come last. */
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
