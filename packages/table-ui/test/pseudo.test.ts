import { SUITS } from '@shoal/core';
import { GAMES } from '@shoal/games';
import { words as english } from '@shoal/games/words/en';
import { describe, expect, test } from 'vitest';
import { en } from '../src/words/en.ts';
import { pseudo, pseudoText } from './pseudo.ts';

const words = pseudo(en);
const game = english['crazy-eights'];
const options = GAMES['crazy-eights'].tables.presets['standard'].options(3);

describe('the language made for tests', () => {
  test('puts every text into brackets and makes it longer by two fifths', () => {
    expect(words.screen.rules).toBe('⟦Rules~~⟧');
    expect(words.screen.keys.back).toBe('⟦back~~⟧');
    expect(words.cards.ranks[6].many).toBe('⟦sevens~~~⟧');
  });

  test('does so with what functions return, lists included', () => {
    expect(words.screen.playerName(2)).toBe('⟦Player 2~~~~⟧');
    expect(words.screen.tagline(['X'])).toMatch(/^⟦X, with people and bots[~ ]+⟧$/);
  });

  test('does so with the words of a game', () => {
    const disguised = pseudo(game);
    const tips = Object.values(disguised.tips({ options, seats: 3, input: 'keys' }));
    expect(tips.length).toBe(3);
    for (const tip of tips) expect(tip).toMatch(/^⟦.*~⟧$/);
    expect(disguised.endings['vote']).toMatch(/^⟦A player voted to stop\.[~ ]+⟧$/);
    expect(disguised.withScore(1, options)).toMatch(/^⟦with 1 point left in hand[~ ]+⟧$/);
    expect(disguised.typed).toEqual(game.typed);
  });

  test('leaves numbers, signs and what people type as they are', () => {
    expect([words.screen.arrows, words.statistics.percent(0.5), words.statistics.whole(1234)]).toEqual([
      '←→',
      '50%',
      '1,234',
    ]);
    expect([words.typed, words.cards.fillers, words.language]).toEqual([en.typed, en.cards.fillers, 'en']);
  });

  test('can have its longer texts broken between words', () => {
    const words = pseudoText(en.lineMode.noCurtain).split(' ');
    expect(Math.max(...words.map((word) => word.length))).toBeLessThan(20);
  });

  test('puts accents on letters where brackets would not help', () => {
    expect(pseudoText('Hearts', { accents: true })).toBe('⟦Ĥéàŕţš~~~⟧');
    expect(pseudo(en, { accents: true }).cards.suits[SUITS[1]].one).toBe('⟦ĥéàŕţ~~⟧');
    expect(pseudo(en, { accents: true }).screen.playGame('X')).not.toMatch(/[a-z]/i);
  });
});
