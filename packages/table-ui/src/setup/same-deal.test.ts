import { GAME_IDS } from '@shoal/games';
import { type FinishedGame, Match, type MatchPlan, newDeal, planTable, recordOfDeal } from '@shoal/room';
import { planOfThree, playedDeal, playedDeals } from '@shoal/room/testing';
import { describe, expect, test } from 'vitest';
import { sameDealOf } from './same-deal.ts';
import { readSetup } from './settings.ts';
import { matchPlanOf } from './table-setup.ts';

/** Sets up the same deal as the browser does, through `readSetup`. */
function dealtAgain(game: FinishedGame): Match {
  const same = sameDealOf(game);
  if (same === null) throw new Error('it cannot be dealt again');
  const plan = matchPlanOf(readSetup(same.setup.game, JSON.parse(JSON.stringify(same.setup))));
  if (plan === null) throw new Error('it cannot be played');
  return Match.begin({ ...plan, seed: same.seed }, () => 'none');
}

/** The hands after the deal, and the seat that begins. */
function openingOf({ deal: { table, players } }: Pick<Match, 'deal'>): object {
  const hands = players.map(({ name }, seat) => [name, table.view(seat).hand]);
  return { hands: Object.fromEntries(hands), begins: players[table.turn ?? 0].name };
}

/** The opening of the recorded game. */
function openingIn({ record }: FinishedGame, { table, players }: MatchPlan): object {
  return openingOf({ deal: newDeal(table, players, record.seed ?? '', record.firstSeat) });
}

describe.each(GAME_IDS)('the same deal of %s', (game) => {
  test('gives the same players the same cards, by the same rules', () => {
    const played = playedDeal(game, 11);
    const again = recordOfDeal(dealtAgain(played).deal);
    expect(again.pack).toEqual(played.record.pack);
    expect(again.rules).toEqual(played.record.rules);
    expect(again.seats).toEqual(played.record.seats);
  });

  test('of a later deal lets the same player begin, with the others in the same order around the table', () => {
    const plan = planOfThree(game, { seed: 'long', goal: { type: 'best-of', deals: 3 } });
    const [, second] = playedDeals(plan, 5, 2);
    expect(second.record.firstSeat).toBe(1);
    const match = dealtAgain(second);
    expect(match.plan.goal).toBeNull();
    expect(match.plan.players.map(({ name }) => name)).toEqual(['Bo', 'Cy', 'Ann']);
    expect(openingOf(match)).toEqual(openingIn(second, plan));
    const { pack, rules } = recordOfDeal(match.deal);
    expect(pack).toEqual(second.record.pack);
    expect(rules).toEqual(second.record.rules);
  });
});

test('cards are shuffled as they were', () => {
  const [played] = playedDeals(planOfThree('go-fish', { shuffle: 'split-stacks' }), 2);
  const again = recordOfDeal(dealtAgain(played).deal);
  expect([again.shuffle, again.pack]).toEqual(['split-stacks', played.record.pack]);
});

test('changed options are changed again', () => {
  const planned = planTable('go-fish', 'classic', 3, { handSize: '3' });
  if (!planned.ok) throw new Error(planned.refusal.key);
  const [played] = playedDeals({ ...planOfThree('go-fish'), table: planned.plan }, 2);
  expect(sameDealOf(played)?.setup).toMatchObject({ preset: 'classic', changes: { handSize: '3' } });
});

test('an option that a record implies may also be spelled out', () => {
  const played = playedDeal('go-fish', 11);
  const rules = { ...played.record.rules, win: 'most-books' };
  expect(played.record.rules).not.toHaveProperty('win');
  expect(sameDealOf({ ...played, record: { ...played.record, rules } })).toEqual(sameDealOf(played));
});

test('a preset that this version does not know is told by another one', () => {
  const played = { ...playedDeal('crazy-eights', 4), preset: 'of tomorrow' };
  const again = recordOfDeal(dealtAgain(played).deal);
  expect(again.rules).toEqual(played.record.rules);
});

describe('there is no same deal', () => {
  const played = playedDeal('go-fish', 7);
  const without = (record: Partial<FinishedGame['record']>): FinishedGame => ({
    ...played,
    record: { ...played.record, ...record },
  });

  test('a record without a seed is not dealt again', () => {
    const { seed: _, ...record } = played.record;
    expect(sameDealOf({ ...played, record })).toBeNull();
  });

  test.each([
    ['of an unknown game', { game: 'whist' }],
    ['of cards that the seed does not deal', { seed: 'another' }],
    ['by another shuffle', { shuffle: 'split-stacks' as const }],
    ['with a player whose name means a seat', { seats: played.record.seats.map((seat) => ({ ...seat, name: '7' })) }],
    ['with a bot of tomorrow', { seats: played.record.seats.map((seat) => ({ ...seat, player: 'bot:leviathan' })) }],
    ['by rules that cannot be', { rules: { ...played.record.rules, handSize: 99 } }],
  ])('a record %s is not dealt again', (_, change) => {
    expect(sameDealOf(without(change))).toBeNull();
  });
});
