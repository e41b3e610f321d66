import { type Card, DEFAULT_SHUFFLE, type MatchGoal, rngFor } from '@shoal/core';
import { GAME_IDS, type GameId } from '@shoal/games';
import { PRESENTATIONS } from '@shoal/games/presentations';
import { cardSign } from '@shoal/language';
import { fillSeats, Match, planForMatch, planTable } from '@shoal/room';
import { reportOf } from '@shoal/room/testing';
import { choicesAfter, defaultSetup, type NextRung, seatRange } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { describe, expect, test } from 'vitest';
import { afterDealScene } from './after-deal.ts';
import type { ScreenContext } from './scenes/screen-context.ts';
import { rowText } from './terminal/row.ts';

interface Played {
  readonly game: GameId;
  readonly seats: number;
  readonly goal?: MatchGoal | null;
  readonly daily?: string | null;
}

/** A deal that is over. */
function played({ game, seats, goal = null, daily = null }: Played): Match {
  const planned = planTable(game, 'standard', seats);
  if (!planned.ok) throw new Error(planned.refusal.key);
  const players = fillSeats([{ name: 'You', bot: null }], seats, 'minnow');
  const plan = {
    table: planForMatch(planned.plan, goal),
    players,
    goal,
    seed: 'shells',
    shuffle: DEFAULT_SHUFFLE,
    daily,
  };
  const match = Match.begin(plan, () => 'none');
  finishDeal(match);
  return match;
}

function finishDeal(match: Match): void {
  const rng = rngFor('shells', 'actions');
  while (match.result === null) {
    const { table } = match.deal;
    const { legal } = table.view(table.turn);
    match.act(table.turn ?? 0, legal[rng.below(legal.length)]);
  }
}

const CONTEXT = { catalogue: en, words: en.screen, ascii: false } as ScreenContext;
const seen = (match: Match, columns: number, rows: number, rung: NextRung | null = null): string =>
  afterDealScene(reportOf(match, 0), CONTEXT, 0, rung).frame({ columns, rows }).map(rowText).join('\n');

describe('after a deal', () => {
  test('Enter deals again, and everything else can be reached', () => {
    expect(choicesAfter(reportOf(played({ game: 'go-fish', seats: 3 }), 0))).toEqual([
      'next',
      'review',
      'replay',
      'home',
      'quit',
    ]);
  });

  test('of the day the result is to be shared, and it is not dealt again', () => {
    const choices = choicesAfter(reportOf(played({ game: 'go-fish', seats: 3, daily: '2026-11-16' }), 0));
    expect(choices).toEqual(['share', 'review', 'replay', 'home', 'quit']);
  });

  test('of a match comes the next one, until it is decided', () => {
    const match = played({ game: 'go-fish', seats: 3, goal: { type: 'best-of', deals: 2 } });
    expect(choicesAfter(reportOf(match, 0))[0]).toBe('next');
    expect(seen(match, 80, 24)).toContain('Next deal');
    expect(seen(match, 80, 24)).toContain('After 1 deal:');
    match.nextDeal(() => 'none');
    finishDeal(match);
    expect(choicesAfter(reportOf(match, 0))).toEqual(['rematch', 'review', 'replay', 'home', 'quit']);
    expect(seen(match, 80, 24)).toContain('match');
  });

  test.each([2, 3, 6])('everybody of %i stands there with the place and the seed', (seats) => {
    const match = played({ game: 'go-fish', seats });
    const text = seen(match, 80, 24);
    for (const label of match.deal.labels)
      expect(text).toContain(label === 'You' ? 'you, with' : `${label} (minnow, 1 of 7, beginner), with`);
    expect(text).toContain('Seed shells');
    expect(text).toContain('▸ 1  Play again (Bo starts)');
  });

  test.each([
    [80, 24],
    [60, 16],
  ])('stronger bots are offered below the result at %ix%i', (columns, rows) => {
    const match = played({ game: 'go-fish', seats: 3 });
    const text = seen(match, columns, rows, { game: 'go-fish', beaten: 'perch', next: 'pike' });
    expect(text).toContain('You have beaten perch three times in a row.');
    expect(text).not.toContain('…');
    for (const item of ['▸ 1  Play again', '2  Play against pike (4 of 7, good)', '3  Review with the coach'])
      expect(text).toContain(item);
  });

  test('the odd card of Old Maid is turned over for everybody, beside the result', () => {
    const match = played({ game: 'old-maid', seats: 3 });
    const { view } = reportOf(match, 0);
    const oldMaid = PRESENTATIONS['old-maid'].unveiled?.(view) ?? null;
    for (const [columns, rows] of [
      [80, 24],
      [120, 40],
      [60, 20],
    ]) {
      expect(seen(match, columns, rows)).toContain(cardSign(oldMaid as Card, { ascii: false }));
    }
    expect(seen(match, 60, 16)).toContain('▸ 1  Play again');
  });

  test.each([2, 3, 4, 5])('of %i players the marked choice is seen on 60 columns and 16 rows', (seats) => {
    expect(seen(played({ game: 'go-fish', seats }), 60, 16)).toContain('▸ 1  Play again');
  });

  test.each(GAME_IDS.map((game) => [seatRange(defaultSetup(game)).max, game] as const))(
    'of %i players of %s the marked choice is seen on 60 columns and 16 rows',
    (seats, game) => {
      expect(seen(played({ game, seats }), 60, 16)).toContain('▸ 1  Play again');
    },
  );
});
