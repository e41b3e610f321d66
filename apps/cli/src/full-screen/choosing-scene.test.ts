import { type Action, type GameId, rankNamed } from '@shoal/core';
import {
  createSentences,
  fillSeats,
  NOTHING_CHOSEN,
  planTable,
  reportOf,
  type SeenTable,
  Sitting,
} from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { beforeEach, describe, expect, test } from 'vitest';
import { ChoosingScene } from './choosing-scene.ts';

const words = en.screen;
const SIZE = { columns: 80, rows: 24 };
const PLAYERS = fillSeats([{ name: 'Ann', bot: null }], 3, 'minnow');

/** The first turn of a fresh deal, as the person who has it sees it. */
function seenTable(game: GameId, seed: string, message: string | null = null): SeenTable {
  const planned = planTable(game, 'standard', 3);
  if (!planned.ok) throw new Error(planned.refusal.key);
  const plan = { plan: planned.plan, players: PLAYERS, goal: null, seed, daily: null };
  const sitting = Sitting.begin(plan, { freshSeed: () => 'none', keep: () => undefined });
  const sentences = createSentences({ catalogue: en, names: sitting.deal.labels, ascii: false, you: 0 });
  const keys = [{ key: '?', label: words.keys.help }];
  return {
    ...{ report: reportOf(sitting, 0), sentences, words, ascii: false, choosing: null },
    prompt: '',
    keys,
    message,
    known: 0,
  };
}

const sceneOf = (seen: SeenTable): ChoosingScene =>
  new ChoosingScene(seen, NOTHING_CHOSEN, { ascii: false, colours: false, words });

const footerOf = (scene: ChoosingScene): string[] =>
  scene
    .frame(SIZE)
    .slice(-3)
    .map((line) =>
      line
        .map(({ text }) => text)
        .join('')
        .trim(),
    );

describe('whoever asks', () => {
  const seen = seenTable('go-fish', 'asking');
  const { legal } = seen.report.view;
  const [{ rank = rankNamed('A') }] = legal;
  const key = 'A23456789TJQK'[rank];
  let scene: ChoosingScene;
  beforeEach(() => {
    scene = sceneOf(seen);
  });

  const asks = (target: number): Action => ({ type: 'ask', target, rank });

  test('is asked for a rank, and then for a player', () => {
    expect(footerOf(scene)[1]).toBe('Which rank do you ask for?');
    expect(scene.press(key)).toBeUndefined();
    expect(footerOf(scene)[1]).toMatch(/^Whom do you ask for \w+\?$/);
    expect(footerOf(scene)[2]).toMatch(/^2 Bo +3 Cy +Esc back +\? help$/);
    expect(scene.press('3')).toEqual({ result: { key: 'act', action: asks(2) } });
  });

  test('may press letters with Shift or without', () => {
    scene.press(key.toLowerCase());
    expect(scene.press('2')).toEqual({ result: { key: 'act', action: asks(1) } });
    for (const letter of ['l', 'L'])
      expect(scene.press(letter)).toEqual({ result: { key: 'command', command: 'log' } });
  });

  test('is told which keys answer, by one that does not', () => {
    expect(scene.press('z')).toBeUndefined();
    expect(footerOf(scene)[0]).toMatch(/^Z does nothing here: press .* or \?\.$/);
    scene.press('tab');
    expect(footerOf(scene)[0]).toMatch(/^Tab does nothing here/);
    scene.press(key);
    expect(footerOf(scene)[0]).toBe('');
    scene.press('9');
    expect(footerOf(scene)[0]).toBe('9 is no player to ask: press 2 or 3, or Esc for another rank.');
  });

  test('goes back by Esc, and leaves only from the beginning', () => {
    scene.press(key);
    expect(scene.press('escape')).toBeUndefined();
    expect(footerOf(scene)[1]).toBe('Which rank do you ask for?');
    expect(scene.press('escape')).toEqual({ result: { key: 'command', command: 'leave' } });
  });

  test('is still where it was after a look at something else', () => {
    scene.press(key);
    scene.press('?');
    expect(scene.choosing).toMatchObject({ touches: { rank }, wanted: 'target' });
    expect(new ChoosingScene(seen, scene.choosing, { ascii: false, colours: false, words }).press('2')).toEqual({
      result: { key: 'act', action: asks(1) },
    });
  });

  test('comes to a refusal by a rank that is not held', () => {
    const held = new Set(legal.map((action) => action.rank));
    const missing = [...'A23456789TJQK'].findIndex((_, index) => ![...held].some((one) => one === index));
    expect(scene.press('A23456789TJQK'[missing])?.result).toMatchObject({ key: 'refused', action: { rank: missing } });
  });
});

describe('a message', () => {
  test('stays until something is chosen', () => {
    const scene = sceneOf(seenTable('crazy-eights', '5', 'Play a card of the suit or rank on the pile.'));
    expect(footerOf(scene)[0]).toBe('Play a card of the suit or rank on the pile.');
    scene.press('right');
    expect(footerOf(scene)[0]).toBe('');
  });
});
