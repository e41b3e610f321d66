import { defaultSetup, withPreset, withSeats } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { expect, test } from 'vitest';
import { SetupDrafts } from './setup-draft.ts';

const nameOf = en.screen.playerName;
const goFish = { game: 'go-fish', people: 1 } as const;
const crazyEights = { game: 'crazy-eights', people: 1 } as const;
const setup = withSeats(withPreset(defaultSetup('go-fish'), 'classic', nameOf), 5);

test('setting up begins with the table that was played last', () => {
  expect(new SetupDrafts().read(goFish, JSON.parse(JSON.stringify(setup)), nameOf)).toEqual(setup);
});

test('setting up begins with the default table where nothing that can be played is remembered', () => {
  const drafts = new SetupDrafts();
  expect([undefined, null, 7, { preset: 'poker' }].map((json) => drafts.read(crazyEights, json, nameOf))).toEqual(
    Array(4).fill(defaultSetup('crazy-eights')),
  );
});

test('a draft of one game waits while the other is set up', () => {
  const drafts = new SetupDrafts();
  drafts.keep(1, setup);
  expect(drafts.read(crazyEights, null, nameOf)).toEqual(defaultSetup('crazy-eights'));
  expect(drafts.read(goFish, null, nameOf)).toEqual(setup);
});

test('pass and play is set up apart from playing alone, with people only', () => {
  const drafts = new SetupDrafts();
  drafts.keep(1, setup);
  const { players } = drafts.read({ ...goFish, people: 2 }, null, nameOf);
  expect(players.map(({ name, bot }) => [name, bot])).toEqual([
    ['Player 1', null],
    ['Player 2', null],
  ]);
});

test('a game that was started has no drafts any more', () => {
  const drafts = new SetupDrafts();
  drafts.keep(1, setup);
  drafts.keep(2, defaultSetup('crazy-eights'));
  drafts.drop('go-fish');
  expect(drafts.read(goFish, null, nameOf)).toEqual(defaultSetup('go-fish'));
  expect(drafts.read({ ...crazyEights, people: 2 }, null, nameOf)).toEqual(defaultSetup('crazy-eights'));
});
