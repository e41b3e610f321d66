import type { WinShare } from '@shoal/core';
import { isExternal } from './contest.ts';
import type { FinishedTournament } from './standings-lines.ts';

/** The standings for a program: one JSON object. */
export function standingsJson({ contest, deals, standings: { ranking, shares } }: FinishedTournament): string {
  const { bots, ...plan } = contest;
  return JSON.stringify({
    ...plan,
    deals,
    ranking: ranking.map(({ bot, name, rating, winShare, games, faults }) => {
      const entrant = bots[bot];
      return {
        name,
        ...(isExternal(entrant) ? { command: entrant.command } : { level: entrant.level }),
        rating,
        winShare: shareJson(winShare),
        games,
        ...(faults === null ? {} : { faults }),
        against: Object.fromEntries(
          shares[bot].flatMap((share, other) => (share === null ? [] : [[bots[other].name, shareJson(share)]])),
        ),
      };
    }),
  });
}

const shareJson = ({ mean, interval }: WinShare): object => ({ mean, ...interval });
