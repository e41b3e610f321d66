import { duplicateGames, type PairingFormat, pairingsOf, type Rating, ratingsOf, shareOf, WinShare } from '@shoal/core';
import type { FaultKind } from '../external-bot/bot-fault.ts';
import { type Contest, keyOf } from './contest.ts';
import type { Forfeit, PlayedDeal } from './played-deal.ts';

/** Games that a bot lost by faults of its own. */
export interface Faults {
  readonly games: number;
  readonly kinds: Readonly<Partial<Record<FaultKind, number>>>;
  readonly first: Forfeit & { readonly deal: number };
}

/** What a finished tournament says of one bot. */
export interface RatedBot {
  readonly bot: number;
  readonly name: string;
  readonly rating: Rating;
  /** Over all its opponents, one observation a deal. */
  readonly winShare: WinShare;
  readonly games: number;
  readonly faults: Faults | null;
}

export interface Standings {
  /** The best first. */
  readonly ranking: readonly RatedBot[];
  /** Win share of each bot alone against each other bot at all other seats; null where they did not meet. */
  readonly shares: readonly (readonly (WinShare | null)[])[];
}

/** Counts results; their order does not matter, and of a deal that is there twice the first counts. */
export function standingsOf(contest: Contest, deals: number, results: readonly PlayedDeal[]): Standings {
  const byDeal = ordered(contest.pairs, contest.bots.length, deals, results);
  const ratings = ratingsOf(
    contest.bots.length,
    byDeal.map((deal) => deal.flatMap((played) => rankedGames(played, contest.seats))),
  );
  const standings = contest.bots.map(({ name }, bot) => {
    const own = byDeal.map((deal) => deal.filter(({ bots }) => bots.includes(bot)));
    const winShare = new WinShare();
    for (const deal of own) winShare.add(mean(deal.map((played) => shareIn(played, bot, contest.seats))));
    const games = own.flat().reduce((sum, { places }) => sum + places.length, 0);
    return { bot, name, rating: ratings[bot], winShare, games, faults: faultsOf(bot, own.flat()) };
  });
  const ranking = standings.sort((a, b) => b.rating.points - a.rating.points || a.bot - b.bot);
  return { ranking, shares: sharesOf(contest, byDeal) };
}

/** The results of each deal, in the order of pairings. */
function ordered(
  format: PairingFormat,
  bots: number,
  deals: number,
  results: readonly PlayedDeal[],
): readonly (readonly PlayedDeal[])[] {
  const found = new Map<string, PlayedDeal>();
  for (const played of results) {
    const key = keyOf(played);
    if (!found.has(key)) found.set(key, played);
  }
  const pairings = pairingsOf(format, bots);
  return Array.from({ length: deals }, (_, deal) =>
    pairings.flatMap((pairing) => found.get(keyOf({ deal, bots: pairing })) ?? []),
  );
}

const rankedGames = ({ bots, places }: PlayedDeal, seats: number) =>
  duplicateGames(bots, seats).map((players, game) => ({ players, places: places[game] }));

/** How much one bot of a pairing won in the games in which it sat alone against the other. */
function shareIn({ bots, places }: PlayedDeal, bot: number, seats: number): number {
  const shares = duplicateGames(bots, seats).flatMap((players, game) => {
    const isAlone = players.filter((player) => player === bot).length === 1;
    return isAlone ? [shareOf(places[game], players.indexOf(bot))] : [];
  });
  return mean(shares);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function sharesOf({ bots, seats }: Contest, byDeal: readonly (readonly PlayedDeal[])[]): (WinShare | null)[][] {
  const shares: (WinShare | null)[][] = bots.map(() => bots.map(() => null));
  const cell = (bot: number, other: number): WinShare => {
    const share = shares[bot][other] ?? new WinShare();
    shares[bot][other] = share;
    return share;
  };
  for (const played of byDeal.flat()) {
    const [one, other] = played.bots;
    cell(one, other).add(shareIn(played, one, seats));
    cell(other, one).add(shareIn(played, other, seats));
  }
  return shares;
}

function faultsOf(bot: number, played: readonly PlayedDeal[]): Faults | null {
  const own = played.flatMap(({ deal, forfeits = [] }) =>
    forfeits.filter((forfeit) => forfeit.bot === bot).map((forfeit) => ({ deal, ...forfeit })),
  );
  if (own.length === 0) return null;
  const kinds: Partial<Record<FaultKind, number>> = {};
  for (const { fault } of own) kinds[fault] = (kinds[fault] ?? 0) + 1;
  return { games: own.length, kinds, first: own[0] };
}
