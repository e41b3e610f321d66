import { type BotName, DEFAULT_SHUFFLE, type MatchGoal, rngFor } from '@shoal/core';
import type { GameId } from '@shoal/games';
import { PRESENTATIONS } from '@shoal/games/presentations';
import { Match, type TableReport } from '@shoal/room';
import { reportOf } from '@shoal/room/testing';
import { describe, expect, test } from 'vitest';
import { NO_OFFERS, readHadOffers } from '../setup/had-offers.ts';
import { defaultSetup, matchPlanOf, type TableSetup } from '../setup/table-setup.ts';
import { drawnGames } from '../statistics/test/drawn-games.ts';
import { CATALOGUES } from '../words/catalogues.ts';
import { isClimbing, rungAfter, rungWords, setupOnRung, withOffer } from './next-rung.ts';

interface Played {
  readonly game?: GameId;
  readonly bots?: readonly (BotName | null)[];
  readonly goal?: MatchGoal | null;
  readonly daily?: string | null;
  readonly isWon?: boolean;
}

const setupOf = (game: GameId, bots: readonly (BotName | null)[], goal: MatchGoal | null): TableSetup => ({
  ...defaultSetup(game),
  ...{ changes: game === 'go-fish' ? { give: 'one' } : {}, goal },
  players: [null, ...bots].map((bot, seat) => ({ name: seat === 0 ? 'You' : `Seat ${seat}`, bot })),
});

/** A deal that the first seat has won or not. */
function endOf({ game = 'go-fish', bots = ['perch', 'perch'], goal = null, daily = null, isWon = true }: Played = {}) {
  for (let seed = 0; ; seed++) {
    const plan = matchPlanOf(setupOf(game, bots, goal));
    if (plan === null) throw new Error('no such table');
    const match = Match.begin({ ...plan, seed: `${seed}`, daily }, () => 'none');
    playOut(match);
    const { places } = match.result ?? { places: [] };
    if ((places[0] === 1 && places.filter((place) => place === 1).length === 1) === isWon) return reportOf(match, 0);
  }
}

function playOut(match: Match): void {
  const rng = rngFor('rung', 'actions');
  while (match.result === null) {
    const { table } = match.deal;
    const { legal } = table.view(table.turn);
    match.act(table.turn ?? 0, legal[rng.below(legal.length)]);
  }
}

const offered = (report: TableReport, had = NO_OFFERS) => rungAfter(report, had, PRESENTATIONS[report.game]);
const PIKE = { game: 'go-fish', beaten: 'perch', next: 'pike' } as const;

describe('the next rung', () => {
  test('may be offered after a win against bots of one level', () => {
    expect(offered(endOf())).toEqual(PIKE);
    expect(offered(endOf({ game: 'crazy-eights', bots: ['orca'] }))).toEqual({
      ...{ game: 'crazy-eights', beaten: 'orca', next: 'kraken' },
    });
  });

  test.each<[string, Played]>([
    ['a loss', { isWon: false }],
    ['a daily deal', { daily: '2026-11-16' }],
    ['a deal of a match that goes on', { goal: { type: 'best-of', deals: 5 } }],
    ['a deal with several people', { bots: [null, 'perch'] }],
    ['a deal with different bots', { bots: ['perch', 'pike'] }],
    ['a win against the strongest bots', { bots: ['kraken'] }],
    ['a win against bots that are not on the ladder', { bots: ['random'] }],
    ['a game of luck', { game: 'old-maid' }],
  ])('is not offered after %s', (_, played) => {
    expect(offered(endOf(played))).toBeNull();
  });

  test('is offered once in each game', () => {
    const report = endOf();
    expect(offered(report, withOffer(NO_OFFERS, PIKE))).toBeNull();
    expect(offered(report, withOffer(NO_OFFERS, { ...PIKE, game: 'crazy-eights' }))).toEqual(PIKE);
    expect(offered(report, withOffer(NO_OFFERS, { ...PIKE, beaten: 'minnow' }))).toEqual(PIKE);
  });

  test('seats the next bots at the same table', () => {
    const goal: MatchGoal = { type: 'best-of', deals: 1 };
    expect(setupOnRung(endOf({ goal }), PIKE)).toEqual(setupOf('go-fish', ['pike', 'pike'], goal));
    expect(setupOnRung(endOf(), PIKE).shuffle).toBe(DEFAULT_SHUFFLE);
  });

  test('is offered in a sentence with its place on the ladder', () => {
    expect(rungWords(PIKE, CATALOGUES.en.screen)).toMatchObject({
      offer: 'You have beaten perch three times in a row. Play against pike (4 of 7, good) next?',
      ...{ climb: 'Play against pike', stay: 'Stay with perch' },
    });
  });
});

const WON = 'go-fish standard You=7 Bo:perch=4';
const LOST = 'go-fish standard You=4 Bo:perch=7';
const climbsAfter = (...games: string[]) => isClimbing(PIKE, drawnGames(games.join('\n')));

describe('three wins in a row', () => {
  test('lead to the next rung, and fewer do not', () => {
    expect(climbsAfter(LOST, WON, WON, WON)).toBe(true);
    expect(climbsAfter(WON, WON)).toBe(false);
    expect(climbsAfter(WON, WON, LOST, WON)).toBe(false);
  });

  test('are unshared, and by any rules', () => {
    expect(climbsAfter(WON, WON, 'go-fish standard You=6 Bo:perch=6')).toBe(false);
    expect(climbsAfter(WON, WON, 'go-fish classic You=6 Bo:perch=5 Cy:perch=2')).toBe(true);
  });

  test.each([
    'crazy-eights standard You=9 Bo:perch=0',
    'go-fish standard You=4 Bo:pike=7',
    'go-fish standard You=4 Bo:perch=5 Cy:pike=4',
    'go-fish standard Ann=4 Ben=5 Cy:perch=4',
    'go-fish standard You=4 Bo:perch=7 2026-11-16',
  ])('are not interrupted by another table: %s', (other) => {
    expect(climbsAfter(WON, WON, other, WON)).toBe(true);
    expect(climbsAfter(WON, other, WON)).toBe(false);
  });
});

test('offers that make no sense are forgotten', () => {
  expect(readHadOffers({ 'go-fish': ['perch', 'shark', 7], 'crazy-eights': 'perch' })).toEqual({
    ...NO_OFFERS,
    'go-fish': ['perch'],
  });
  expect(readHadOffers(undefined)).toEqual(NO_OFFERS);
});
