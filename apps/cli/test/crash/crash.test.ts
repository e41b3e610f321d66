import { DEFAULT_SHUFFLE } from '@shoal/core';
import { GAME_IDS } from '@shoal/games';
import { DEFAULT_BOT, fillSeats, Match, type MatchPlan, planTable } from '@shoal/room';
import { en } from '@shoal/table-ui/en';
import { describe, expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { verifiedGames } from '../player/saved-records.ts';
import { useProgram } from '../program.ts';
import { type Acknowledged, isSaved, seenInLines } from './acknowledged.ts';
import { CrashRun } from './crash-run.ts';
import { type OnDisk, stockOf, storyOf, turnsOf } from './journals.ts';

const KILLS = atDepth({ test: 4, check: 12 });
const program = useProgram();

test('whatever was seen before the program is killed is there after its next start', async () => {
  const home = program.file('crashed');
  const { kills, games, finished, lost, damaged } = await new CrashRun(program.bundle, home, '1').run(KILLS);
  expect({ lost, damaged }).toEqual({ lost: [], damaged: [] });
  expect(kills).toBeGreaterThanOrEqual(KILLS);
  expect(games).toBeGreaterThan(0);
  expect(await verifiedGames(program, home)).toBe(finished);
});

test.each(['1st', 'Shared 1st'])('the check itself takes the line of the %s place for the end of a deal', (place) => {
  expect(seenInLines(`${en.lineMode.hints}\n  You fish the 8♠.\n  ${place}: Bo, with 6 books.\n`)).toEqual({
    type: 'end',
  });
});

describe.each(GAME_IDS)('the check itself, at %s,', (game) => {
  const planned = planTable(game, 'standard', 2);
  if (!planned.ok) throw new Error(planned.refusal.key);
  const players = fillSeats([{ name: 'You', bot: null }], 2, DEFAULT_BOT);
  const plan: MatchPlan = {
    table: planned.plan,
    players,
    goal: null,
    seed: '7',
    shuffle: DEFAULT_SHUFFLE,
    daily: null,
  };

  function played(actions: number): { readonly game: OnDisk; readonly match: Match } {
    const match = Match.begin(plan, () => '7');
    for (let acted = 0; acted < actions; acted++) {
      const seat = match.deal.table.turn ?? 0;
      match.act(seat, match.deal.table.view(seat).legal[0]);
    }
    return { game: { id: 'a', plan, entries: match.entries }, match };
  }

  test('finds that an action is missing, and does not mind one that nobody has seen', () => {
    const { game, match } = played(8);
    const story = storyOf(match);
    const seen: readonly Acknowledged[] = [
      { type: 'table', log: turnsOf(match).slice(-3).join(' '), header: `${game} ${stockOf(match)}` },
      { type: 'lines', told: story },
    ];
    const behind = { ...game, entries: game.entries.slice(0, -1) };
    expect(seen.map((one) => isSaved(one, game))).toEqual([true, true]);
    expect(seen.map((one) => isSaved(one, played(9).game))).toEqual([true, true]);
    expect(seen.map((one) => isSaved(one, behind))).toEqual([false, false]);
  });
});
