import { RANKS, SUITS } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { en } from '../src/words/en.ts';
import { pseudo, pseudoText } from './pseudo.ts';

const words = pseudo(en);

describe('the language made for tests', () => {
  test('puts every text into brackets and makes it longer by two fifths', () => {
    expect(words.screen.rules).toBe('⟦Rules~~⟧');
    expect(words.screen.keys.back).toBe('⟦back~~⟧');
    expect(words.cards.ranks[6].many).toBe('⟦sevens~~~⟧');
  });

  test('does so with what functions return, lists included', () => {
    expect(words.screen.playerName(2)).toBe('⟦Player 2~~~~⟧');
    const tips = words.screen.tips['crazy-eights']();
    expect(tips.length).toBe(3);
    for (const tip of tips) expect(tip).toMatch(/^⟦.*~⟧$/);
    expect(words.games['crazy-eights'].options.wild.value('8')).toMatch(/^⟦Eights are wild\.~+⟧$/);
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
    expect(pseudo(en, { accents: true }).screen.rankQuestion(RANKS[6])).not.toMatch(/[a-z]/i);
  });
});
