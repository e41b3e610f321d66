import { RANKS, SUITS } from '@shoal/core';
import { GAME_IDS } from '@shoal/games';
import { LANGUAGES } from '@shoal/language';
import { describe, expect, test } from 'vitest';
import { CATALOGUES, SHOWN_GAMES } from '../catalogues.ts';
import { readSpokenRank, readSpokenSuit } from './spoken-cards.ts';
import { isTyped, type TypedWords, typedAction, typedCommand } from './typed-words.ts';

const { en } = CATALOGUES;
const understood = (language: (typeof LANGUAGES)[number]) => (language === 'en' ? [en] : [CATALOGUES[language], en]);

describe.each(LANGUAGES)('what is typed in %s', (language) => {
  const languages = understood(language);
  const cards = languages.map((words) => words.cards);
  const { typed } = CATALOGUES[language];

  test('is understood by every word of its own, and by the English ones', () => {
    for (const { typed: words } of languages) {
      for (const [command, texts] of Object.entries(words.commands))
        for (const text of texts) expect([text, typedCommand(text, languages)]).toEqual([text, command]);
    }
    for (const id of GAME_IDS) {
      const games = [...new Set([language, 'en'] as const)].map((spoken) => SHOWN_GAMES[spoken][id]);
      const entries = games.flatMap((game) => Object.entries(game.words.typed));
      for (const [type, texts] of entries)
        for (const text of texts) expect([text, typedAction(text, games)]).toEqual([text, type]);
    }
  });

  test('is the same in capitals, without accents and with dots for an umlaut', () => {
    const { commands, yes, no } = typed;
    for (const text of [...Object.values(commands).flat(), ...yes, ...no]) {
      const bare = text.normalize('NFD').replace(/\p{Mark}/gu, '');
      const words = ({ commands: all, yes: agreed, no: refused }: TypedWords) =>
        [...Object.values(all), agreed, refused].flat();
      for (const told of [text.toUpperCase(), ` ${text} `, bare]) expect(isTyped(told, languages, words)).toBe(true);
    }
  });

  test('offers a short yes and no, which differ', () => {
    expect(typed.yes[0].length).toBeLessThanOrEqual(2);
    expect(typed.no[0].length).toBeLessThanOrEqual(2);
    for (const yes of typed.yes) expect(isTyped(yes, languages, ({ no }) => no)).toBe(false);
  });

  test('is no small word where it is a card', () => {
    const ranks = RANKS.flatMap((rank) => cards.flatMap(({ ranks: named }) => [named[rank].one, named[rank].many]));
    const suits = SUITS.flatMap((suit) => cards.flatMap(({ suits: named }) => [named[suit].one, named[suit].many]));
    const letters = ['a', 't', 'j', 'q', 'k', 's', 'h', 'd', 'c'];
    const fillers = languages.map(({ typed: words }) => words).flatMap((words) => words.fillers);
    expect([...ranks, ...suits, ...letters].filter((word) => fillers.includes(word))).toEqual([]);
  });

  test('is no card where it is a command, but for the letters that a screen has too', () => {
    const texts = Object.values(typed.commands)
      .flat()
      .filter((text) => text.length > 1);
    expect(texts.filter((text) => readSpokenRank(text, cards) !== null)).toEqual([]);
    expect(texts.filter((text) => readSpokenSuit(text, cards) !== null)).toEqual([]);
  });
});

test('a question mark asks for help everywhere, and nothing asks for nothing', () => {
  expect(typedCommand(' ? ', [en])).toBe('help');
  expect(typedCommand('', [en])).toBeUndefined();
  expect(typedAction('', [SHOWN_GAMES.en['go-fish']])).toBeUndefined();
  expect(isTyped('', [en], () => [''])).toBe(false);
});
