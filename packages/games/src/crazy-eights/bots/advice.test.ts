import { imaginedWorlds, rngFor } from '@shoal/core';
import { expect, test } from 'vitest';
import { hintsAt } from '../../../test/bots/hints.ts';
import { NORTH, SOUTH, WEST } from '../../../test/tables/drawn-table.ts';
import { crazyEights } from '../index.ts';
import type { CrazyEightsRules } from '../rules/rules.ts';
import { crazyEightsAt, play } from '../test/drawn.ts';
import { CrazyEightsAdvisor } from './advice.ts';

const lastEight = 'north* 8♠ \n south 2♣ 9♦ \n stock 4♥ 3♣ 5♦ \n pile K♥';

test('going out is hinted first', () => {
  const table = crazyEightsAt(lastEight, { drawWithPlayable: true });
  const [best] = hintsAt(crazyEights, table);
  expect(best).toMatchObject({ action: { type: 'play' }, share: 1, advice: { reason: { key: 'goes-out' } } });
});

test('a wild card that goes with a long suit names it', () => {
  const table = crazyEightsAt(`
    north* 8♠ 3♥ 5♥ K♥ 6♣
    south  2♣ 9♦ J♠ Q♠
    stock  4♥ 7♥ 9♥ T♥ J♥ 3♣ 5♦ 7♦ 7♠ 9♠ T♠ J♦
    pile   K♦`);
  const named = hintsAt(crazyEights, table).flatMap(({ action, advice }) =>
    action.type === 'play' && action.suit !== undefined ? [advice?.reason.key] : [],
  );
  for (const key of named) expect(['names-longest-suit', 'names-suit', 'blocks-next']).toContain(key);
  const view = table.view(NORTH);
  const worlds = imaginedWorlds(crazyEights, table.rules, view, [], 60, rngFor('world', 'test'));
  const advisor = new CrazyEightsAdvisor(table.rules as CrazyEightsRules);
  expect(advisor.assess(view, [], worlds, play('K♥')).reason).toMatchObject({ key: 'keeps-suit', count: 2 });
});

test('a suit that is not in the hand is never counted', () => {
  const reasonFor = (hand: string) => {
    const table = crazyEightsAt(`north* ${hand} \n south 2♣ 9♦ J♠ Q♠ K♣ \n stock 4♥ 3♣ 5♦ 7♦ 7♠ \n pile K♦`);
    const view = table.view(NORTH);
    const worlds = imaginedWorlds(crazyEights, table.rules, view, [], 60, rngFor('world', 'test'));
    return new CrazyEightsAdvisor(table.rules as CrazyEightsRules).assess(view, [], worlds, play('8♠', '♠')).reason;
  };
  expect(reasonFor('8♠ 8♥')).toMatchObject({ key: 'names-any-suit' });
  expect(reasonFor('8♠ 3♥')).toMatchObject({ key: 'names-suit-not-held' });
  expect(reasonFor('8♠ 3♠ 5♥')).toMatchObject({ key: 'names-longest-suit', count: 1 });
});

test('what never comes off has no odds, only points', () => {
  const table = crazyEightsAt('north* 8♠ 3♥ \n south 3♠ 5♠ 7♠ \n stock 4♠ 6♠ 9♠ \n pile K♦');
  const view = table.view(NORTH);
  const worlds = imaginedWorlds(crazyEights, table.rules, view, [], 60, rngFor('world', 'test'));
  const advisor = new CrazyEightsAdvisor(table.rules as CrazyEightsRules);
  expect(advisor.assess(view, [], worlds, play('8♠', '♠'))).toMatchObject({ chance: 0, odds: { key: 'sheds' } });
  expect(advisor.assess(view, [], worlds, play('8♠', '♣')).odds).toMatchObject({ key: 'block-odds', chance: 1 });
});

test('a pass tells that nothing fits only where a match would have had to be played', () => {
  const revealed = (table: ReturnType<typeof crazyEightsAt>) => {
    const view = table.view(NORTH);
    expect(view.legal).toContainEqual({ type: 'pass' });
    return new CrazyEightsAdvisor(table.rules as CrazyEightsRules).assess(view, table.log(NORTH), [], {
      type: 'pass',
    }).reveals;
  };
  const afterDraw = crazyEightsAt('north* 8♠ 2♣ \n south 3♣ \n stock 4♥ 5♦ 9♦ \n pile K♥', { draw: 1 });
  afterDraw.act(NORTH, { type: 'draw' });
  expect(revealed(afterDraw)).toEqual({ key: 'shows-nothing' });
  const stuck = crazyEightsAt('north* 2♣ \n south 3♣ \n stock \n pile K♥', { draw: 1, drawWithPlayable: true });
  expect(revealed(stuck)).toMatchObject({ key: 'shows-no-match' });
});

test('drawing with a last card that fits is marked as forgetting to go out', () => {
  const table = crazyEightsAt(lastEight, { drawWithPlayable: true });
  const view = table.view(NORTH);
  const advisor = new CrazyEightsAdvisor(table.rules as CrazyEightsRules);
  expect(advisor.forgotten(view, [], { type: 'draw' }, false)).toMatchObject({ key: 'forgot-going-out' });
  expect(advisor.forgotten(view, [], play('8♠', '♥'), false)).toBeNull();
});

test('sparing a seat that is nearly out and has shown a void is marked as forgetting it, if it costs something', () => {
  const table = crazyEightsAt(`
    north* 3♥ 8♠ 9♣ J♣
    south  2♠ 5♣
    stock  3♦ 4♦ 5♦ 6♦ 7♥ 9♥
    pile   K♥`);
  table.act(NORTH, play('3♥'));
  table.act(SOUTH, { type: 'draw' });
  table.act(SOUTH, play('3♦'));
  const advisor = new CrazyEightsAdvisor(table.rules as CrazyEightsRules);
  const forgotten = (suit: string, isCostly: boolean) =>
    advisor.forgotten(table.view(NORTH), table.log(NORTH), play('8♠', suit), isCostly);
  expect(forgotten('♠', true)).toMatchObject({ key: 'forgot-void', seat: SOUTH });
  expect(forgotten('♠', false)).toBeNull();
  expect(forgotten('♥', true)).toBeNull();
});

test('nobody is let off by a play after which it need not follow', () => {
  const table = crazyEightsAt(
    `
    north* 3♥ 8♠ 9♣ J♣ Q♦ K♦ 2♦
    south  2♠ 5♣
    stock  3♦ 4♦ 5♦ 6♦ 7♥ 9♥
    pile   K♥`,
    { skip: 'Q', reverse: 'K', drawTwo: '2' },
  );
  table.act(NORTH, play('3♥'));
  table.act(SOUTH, { type: 'draw' });
  table.act(SOUTH, play('3♦'));
  const advisor = new CrazyEightsAdvisor(table.rules as CrazyEightsRules);
  const forgotten = (...card: [string, string?]) =>
    advisor.forgotten(table.view(NORTH), table.log(NORTH), play(...card), true);
  expect(forgotten('8♠', '♠')).toMatchObject({ key: 'forgot-void', seat: SOUTH });
  for (const card of ['Q♦', 'K♦', '2♦']) expect(forgotten(card)).toBeNull();
});

test('after a reverse it is the other neighbour who may be let off', () => {
  const table = crazyEightsAt(
    `
    north* 3♥ 8♠ 9♣ K♦
    south  2♠ 5♣
    west   6♠ 6♣ 7♠ 7♣ 10♦
    stock  3♦ 4♦ 5♦ 6♦ 7♥ 9♥
    pile   K♥`,
    { reverse: 'K' },
  );
  table.act(NORTH, play('3♥'));
  table.act(SOUTH, { type: 'draw' });
  table.act(SOUTH, play('3♦'));
  table.act(WEST, play('10♦'));
  const advisor = new CrazyEightsAdvisor(table.rules as CrazyEightsRules);
  const forgotten = (...card: [string, string?]) =>
    advisor.forgotten(table.view(NORTH), table.log(NORTH), play(...card), true);
  expect(forgotten('8♠', '♠')).toMatchObject({ key: 'forgot-void', seat: SOUTH });
  expect(forgotten('K♦')).toBeNull();
});
