import { type Card, readCard, SeededChance, Table } from '@shoal/core';
import { expect, test } from 'vitest';
import { NORTH, SOUTH, WEST } from '../../../test/tables/drawing.ts';
import { act } from '../../../test/tables/story.ts';
import { oldMaid } from '../index.ts';
import type { OldMaid } from '../rules/vocabulary.ts';
import { oldMaidAt, oldMaidDealt, take } from '../test/drawn.ts';
import { type OldMaidStoryScope, storyOf, verdictOf } from './story.ts';

const card = (text: string): Card => readCard(text) as Card;
const standard = oldMaid.tables.presets['standard'].options(3);

const told = (table: Table<OldMaid>, you: number | null, telling: Partial<OldMaidStoryScope> = {}) =>
  storyOf(table.log(you), { you, ...telling }).map(({ message }) => message);

test('a take is told by its card to giver and taker, and without it to all others', () => {
  const table = oldMaidAt('north* 2♠ \n south 9♠ 7♥ \n west 2♥ 7♠', '9♠');
  act(table, NORTH, take(SOUTH, 1));
  expect(told(table, NORTH)).toEqual([{ key: 'you-take-card', of: SOUTH, spot: 1, card: card('9S') }]);
  expect(told(table, SOUTH)).toEqual([{ key: 'takes-card-from-you', seat: NORTH, spot: 1, card: card('9S') }]);
  expect(told(table, WEST)).toEqual([{ key: 'takes', seat: NORTH, of: SOUTH, spot: 1 }]);
  expect(storyOf(table.reveal().events, { you: null })).toEqual([
    { message: { key: 'takes-card', seat: NORTH, of: SOUTH, spot: 1, card: card('9S') }, at: 1 },
  ]);
});

test('a take by itself tells the place pointed at', () => {
  const table = oldMaidAt('north* 2♠ \n south 9♠ 7♥ \n west 2♥ 7♠', '9♠');
  act(table, NORTH, take(SOUTH, 1));
  const [pointed] = table.log(null);
  const toldTo = (you: number | null) => storyOf([pointed], { you }).map(({ message }) => message);
  expect(toldTo(NORTH)).toEqual([{ key: 'you-point', of: SOUTH, spot: 1 }]);
  expect(toldTo(SOUTH)).toEqual([{ key: 'points-at-yours', seat: NORTH, spot: 1 }]);
  expect(toldTo(null)).toEqual([{ key: 'points', seat: NORTH, of: SOUTH, spot: 1 }]);
});

test('giver and taker alone are told that the old maid moves, once all other queens are laid down', () => {
  const table = oldMaidDealt('north* 2♠ Q♥ Q♦ \n south Q♠ 3♠ 3♥ \n west 5♠ 6♠ 7♠', 'Q♠');
  const telling = { from: table.logLength, table: { options: standard } };
  act(table, NORTH, take(SOUTH));
  expect(told(table, NORTH, telling)[0]).toEqual({ key: 'you-take-old-maid', of: SOUTH, spot: 0, card: card('QS') });
  expect(told(table, SOUTH, telling)[0]).toEqual({
    key: 'takes-old-maid-from-you',
    seat: NORTH,
    spot: 0,
    card: card('QS'),
  });
  expect(told(table, WEST, telling)[0]).toEqual({ key: 'takes', seat: NORTH, of: SOUTH, spot: 0 });
  expect(told(table, NORTH, { from: telling.from })[0].key).toBe('you-take-card');
  const all = storyOf(table.reveal().events, { you: null, ...telling }).map(({ message }) => message.key);
  expect(all[0]).toBe('takes-old-maid');
});

test('a queen that may still find a mate is not told as the old maid, nor any card where the odd one is secret', () => {
  const keysAt = (picture: string) => {
    const table = oldMaidDealt(picture, 'Q♠');
    act(table, NORTH, take(SOUTH));
    return told(table, NORTH, { table: table.rules }).map(({ key }) => key);
  };
  expect(keysAt('north* 2♠ 4♥ 8♦ \n south Q♠ 3♠ 3♥ \n west Q♥ 6♦ 7♠')).toContain('you-take-card');
  expect(keysAt('north* 2♠ 4♥ 8♦ \n south Q♠ 3♠ 3♥ \n west Q♥ Q♦ 7♠ \n aside 9♠')).toContain('you-take-card');
  expect(keysAt('north* 2♠ 4♥ 8♦ \n south Q♠ 3♠ 3♥ \n west Q♥ Q♦ 7♠')).toContain('you-take-old-maid');
});

test('with colour the queen of spades is the old maid from the beginning', () => {
  const table = oldMaidAt('north* 2♠ \n south Q♠ 7♥ \n west 2♥ 7♠', 'Q♠', { pair: 'colour' });
  act(table, NORTH, take(SOUTH));
  const options = { ...standard, pair: 'colour' } as const;
  expect(told(table, NORTH, { table: { options } })[0].key).toBe('you-take-old-maid');
});

test('the pairs that a seat lays down after the deal are told together, wherever the telling is cut', () => {
  const table = oldMaidDealt('north* 7♣ 7♦ A♥ A♠ 7♥ 7♠ 2♠ \n south 2♥ 3♠ 3♥ 5♠ 6♠ 8♠ 9♠');
  const pairs = {
    count: 3,
    laid: [
      { rank: 0, pairs: 1 },
      { rank: 6, pairs: 2 },
    ],
  };
  expect(told(table, SOUTH)).toEqual([
    { key: 'lays-pairs', seat: NORTH, ...pairs },
    { key: 'you-lay-pair', cards: [card('3S'), card('3H')] },
  ]);
  expect(told(table, NORTH)[0]).toEqual({ key: 'you-lay-pairs', ...pairs });
  expect(told(table, null)[1]).toEqual({ key: 'lays-pair', seat: SOUTH, cards: [card('3S'), card('3H')] });
  const cut = [0, 1, 2, 3].flatMap((from) => storyOf(table.log(null), { you: null, from, to: from + 1 }));
  expect(cut).toEqual(storyOf(table.log(null), { you: null }));
});

test('who is safe is told, and at the end who is left with which card, and in secret the card set aside', () => {
  const table = oldMaidAt('north* 7♠ \n south 7♥ Q♠ \n aside Q♥', '7♥');
  act(table, NORTH, take(SOUTH));
  expect(told(table, NORTH).slice(2)).toEqual([
    { key: 'you-are-safe', place: 1 },
    { key: 'is-left-with', seat: SOUTH, card: card('QS') },
    { key: 'card-set-aside', card: card('QH') },
  ]);
  expect(told(table, SOUTH).slice(2)).toEqual([
    { key: 'is-safe', seat: NORTH, place: 1 },
    { key: 'you-are-left-with', card: card('QS') },
    { key: 'card-set-aside', card: card('QH') },
  ]);
});

test('at the end it is told who is the old maid, unless several still hold cards', () => {
  const result = { places: [1, 3, 2], scores: [5, 6, 7], reason: 'old-maid' };
  expect(verdictOf(result, null)).toEqual({ key: 'verdict', seat: SOUTH });
  expect(verdictOf(result, SOUTH)).toEqual({ key: 'verdict-you' });
  expect(verdictOf({ ...result, reason: 'stalemate' }, null)).toBeNull();
});

test.each(['standard', 'secret'])('a whole game of %s is told to every viewer without a gap', (preset) => {
  const options = oldMaid.tables.presets[preset].options(4);
  const table = new Table<OldMaid>(oldMaid.rules(options, 4), new SeededChance(preset));
  while (table.turn !== null) act(table, table.turn, table.view(table.turn).legal[0]);
  for (const you of [null, 0, 1, 2, 3]) {
    const story = storyOf(table.log(you), { you, table: { options } });
    const takes = story.filter(({ message: { key } }) => key.includes('take'));
    expect(takes).toHaveLength(table.log(you).filter(({ type }) => type === 'take').length);
    const ends = story.filter(({ message: { key } }) => key === 'is-left-with' || key === 'you-are-left-with');
    expect(ends).toHaveLength(1);
    expect(story.some(({ message: { key } }) => key === 'card-set-aside')).toBe(preset === 'secret');
  }
});
