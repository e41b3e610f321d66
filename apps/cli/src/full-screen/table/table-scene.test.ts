import { createSentences, EVERY_TIP, NO_TIPS, type SeatState } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { beforeEach, describe, expect, test } from 'vitest';
import { asked, changed } from '../../../../../packages/table-ui/test/seat/person.ts';
import { type Seated, sitDown } from '../../../../../packages/table-ui/test/seat/seated.ts';
import { gamesIn } from '../../text/language.ts';
import { rowText } from '../terminal/row.ts';
import { seenBySeat, TableScene } from './table-scene.ts';

const words = en.screen;
const SIZE = { columns: 80, rows: 24 };
const RANK_KEYS = 'A23456789TJQK';

function sceneFor({ seat }: Seated, hadTips = EVERY_TIP, you = 0): TableScene {
  const state = (): SeatState => {
    if (seat.value === null) throw new Error('nothing has been told yet');
    return seat.value;
  };
  const { game, labels: names } = state().report;
  const sentences = createSentences({ catalogue: en, names, ascii: false, you }, gamesIn(en)[game]);
  const voice = { words, sentences, ascii: false, hadTips, message: null };
  return new TableScene(seat, state, (now) => seenBySeat(now, voice), { ascii: false, colours: false, words });
}

const footerOf = (scene: TableScene): string[] =>
  scene
    .frame(SIZE)
    .slice(-3)
    .map((line) => rowText(line).trim());

describe('at a table of Go Fish', () => {
  let seated: Seated;
  let scene: TableScene;
  let key = '';
  beforeEach(async () => {
    seated = await sitDown({ game: 'go-fish', seats: 'Pbb', seed: 'asking' }, { keepsCursor: false });
    const [{ rank = 0 }] = (await asked(seated.seat)).report.view.legal;
    key = RANK_KEYS[rank];
    scene = sceneFor(seated);
  });

  const actions = () => seated.room.journal.entries.flatMap((entry) => (entry.type === 'act' ? [entry.action] : []));

  test('a person is asked for a rank, and then for a player', async () => {
    expect(footerOf(scene)[1]).toBe('Which rank do you ask for?');
    expect(scene.press(key)).toBeUndefined();
    expect(footerOf(scene)[1]).toMatch(/^Who do you ask for \w+\?$/);
    expect(footerOf(scene)[2]).toMatch(/^2 Ben +3 Cleo +Esc back/);
    await changed(seated.seat, () => expect(scene.press('3')).toBeUndefined());
    expect(actions()[0]).toMatchObject({ type: 'ask', target: 2, rank: RANK_KEYS.indexOf(key) });
  });

  test('letters mean the same with Shift and without', () => {
    scene.press(key.toLowerCase());
    expect(footerOf(scene)[1]).toMatch(/^Who do you ask/);
    for (const letter of ['l', 'L']) expect(scene.press(letter)).toEqual({ result: 'log' });
  });

  test('in a window that is too small for the table only Esc does something', () => {
    scene.frame({ columns: 50, rows: 14 });
    for (const blind of [key, 'enter', 'l', 'u']) expect(scene.press(blind)).toBeUndefined();
    expect(footerOf(scene)[1]).toBe('Which rank do you ask for?');
    scene.frame({ columns: 50, rows: 14 });
    expect(scene.press('escape')).toEqual({ result: 'leave' });
  });

  test('a key that does nothing is answered with the keys that do', () => {
    scene.press('z');
    expect(footerOf(scene)[0]).toMatch(/^Z does nothing here: press .*, or \? for all keys\.$/);
    scene.press('tab');
    expect(footerOf(scene)[0]).toMatch(/^Tab does nothing here/);
    scene.press(key);
    expect(footerOf(scene)[0]).toBe('');
    scene.press('9');
    expect(footerOf(scene)[0]).toBe('9 is not a player you can choose: press 2 or 3, or Esc to go back.');
  });

  test('Esc goes back, and leaves only from the beginning', () => {
    scene.press(key);
    expect(scene.press('escape')).toBeUndefined();
    expect(footerOf(scene)[1]).toBe('Which rank do you ask for?');
    expect(scene.press('escape')).toEqual({ result: 'leave' });
  });

  test('a rank that is not held is refused in one sentence', async () => {
    const { legal } = (await asked(seated.seat)).report.view;
    const missing = [...RANK_KEYS].find((_, rank) => !legal.some((action) => action.rank === rank)) ?? '';
    await changed(seated.seat, () => scene.press(missing));
    expect(seated.seat.value?.remark).toMatchObject({ key: 'refused', refusal: 'rank-not-held' });
    expect(actions()).toEqual([]);
  });
});

test('a tip stays until something is chosen', async () => {
  const seated = await sitDown({ game: 'crazy-eights', seats: 'Pbb', seed: '5' });
  await asked(seated.seat);
  const scene = sceneFor(seated, NO_TIPS);
  expect(footerOf(scene)[0]).not.toBe('');
  scene.press('right');
  expect(footerOf(scene)[0]).toBe('');
});

test('while others act Esc leaves, ? and L open the help and the log, and any other key skips the pause', async () => {
  const seated = await sitDown({ game: 'go-fish', seats: 'bbP' }, { speed: 'calm' });
  const scene = sceneFor(seated, EVERY_TIP, 2);
  expect(footerOf(scene)[1]).toBe("Ann's turn.");
  expect(scene.press('escape')).toEqual({ result: 'leave' });
  expect(['?', 'l', 'L'].map((key) => scene.press(key))).toEqual(['help', 'log', 'log'].map((result) => ({ result })));
  await changed(seated.seat, () => expect(scene.press('x')).toBeUndefined());
  expect(seated.room.journal.entries.length).toBe(2);
  seated.seat.close();
  await seated.room.room.close();
});

test('a bot that fails is told to the person whose turn comes, until something is pressed', async () => {
  const think = () => ({ answer: Promise.reject(new Error('out of order')), stop: () => undefined });
  const seated = await sitDown({ game: 'go-fish', seats: 'bP' }, { think });
  await asked(seated.seat);
  const scene = sceneFor(seated);
  expect(footerOf(scene)[0]).toBe(words.botFailed('Ann', null));
  scene.press('right');
  expect(footerOf(scene)[0]).toBe('');
});
