import { type Card, type Message, RANKS, type Rank, readCard, SUITS } from '@shoal/core';
import { GAMES, type GameId, gameNamed } from '@shoal/games';
import { LANGUAGES, type Pen, type Sayings, say } from '@shoal/language';
import { describe, expect, test } from 'vitest';
import { everyWord } from '../../test/every-word.ts';
import type { Catalogue } from './catalogue.ts';
import { CATALOGUES } from './catalogues.ts';
import { en } from './en.ts';
import { optionChoices, optionLines } from './sentences/option-words.ts';
import { createSentences } from './sentences/sentences.ts';

const GAME_IDS = Object.keys(GAMES) as GameId[];
const cards = ['7H', 'TS'].map((text) => readCard(text) as Card);
const pen: Pen = { name: (seat) => `Seat${seat}`, card: String, cards: (list) => list.join(' ') };

/** Every value that any message has, so that each sentence finds its own. */
const valuesWith = (count: number) => ({
  ...{ seats: [0, 1], seat: 0, of: 1, to: 1, target: 2, asker: 2, others: [1, 2], place: count, direction: 1 },
  ...{ rank: RANKS[6], ranks: RANKS.slice(0, 3), suit: SUITS[1], card: cards[0], cards, buried: cards },
  ...{ wild: RANKS[7], tens: RANKS.slice(9), wildPoints: 50, tenPoints: 10, seed: 'a', path: 'b.json' },
  ...{ count, handSize: count, stock: count, left: count, limit: count, total: 13, asks: 20, number: count },
  ...{ preset: 'x', option: 'x', value: 'x', known: ['x', 'y'], allowed: ['x', 'y'], options: ['x', 'y'], needed: 5 },
  ...{ proof: 'asked', chance: 0.4, gain: count, points: count, share: 0.5, better: 0.1, loss: 0.1, error: 0.02 },
  ...{ min: 2, max: 6, text: 'x', game: 'x', field: 'x', expected: 'x', found: 'x', entry: count, clause: '2.2.2' },
});

const refusal = { key: 'missing-option', option: 'give' };
const COUNTS = [0, 1, 2, 11];

const shelvesOf = (catalogue: Catalogue): readonly (readonly [string, Sayings<Message>])[] =>
  [
    ...GAME_IDS.flatMap((game) => {
      const { rules, events, refusals, advice } = catalogue.games[game];
      return [
        [`${game} rules`, rules],
        [`${game} events`, events],
        [`${game} refusals`, refusals],
        [`${game} advice`, advice],
      ] as const;
    }),
    ['actions', catalogue.actions],
    ['winners', catalogue.winners],
    ['standings', catalogue.standings],
    ['option refusals', catalogue.optionRefusals],
    ['record faults', catalogue.recordFaults],
    ['verify faults', catalogue.verifyFaults],
    ['lines', catalogue.lines],
    ['coach', catalogue.coach],
  ].map(([name, sayings]) => [name as string, sayings as unknown as Sayings<Message>] as const);

const expectWhole = (text: string) =>
  expect(text).not.toMatch(/undefined|NaN|\[object|\bnull\b|[ \u00a0]{2}|^\s|\s$|\.\./);

/** A sentence begins with a capital, a number, or what somebody else said. */
const expectSound = (sentence: string) => {
  expectWhole(sentence);
  expect(sentence).toMatch(/^(?:["«„]|[¿¡]?[\p{Uppercase}0-9])/u);
};

/** Labels begin as they like, and so do names of files and what people type. */
const isSentence = (where: string, text: string): boolean =>
  /[.!?]$/.test(text) &&
  !/^(?:files|store|screen\.(?:bots|games|help|keyNames|places)|lineMode\.help)/.test(where) &&
  !/^shoal /.test(text);

/** Every sentence that a message can make. */
const sentencesOn = ([name, sayings]: readonly [string, Sayings<Message>]): string[] =>
  Object.keys(sayings).flatMap((key) =>
    COUNTS.map((count) => {
      const values = { ...valuesWith(count), refusal: name === 'record faults' ? refusal : 'rank-not-held' };
      return say(sayings, { ...values, key }, pen);
    }),
  );

describe.each(LANGUAGES)('in %s', (language) => {
  const catalogue = CATALOGUES[language];

  test('the catalogue says which language it is', () => {
    expect(catalogue.language).toBe(language);
  });

  test.each(shelvesOf(catalogue))('every message of the %s has a whole sentence, for one and for many', (...shelf) => {
    expect(Object.keys(shelf[1]).length).toBeGreaterThan(3);
    for (const sentence of sentencesOn(shelf)) expectSound(sentence);
  });

  test.each(GAME_IDS)('%s: every option, value and preset is explained in one line', (game) => {
    const sentences = createSentences({ catalogue, names: [], ascii: true });
    const { table, presets } = gameNamed(game).tables;
    for (const option of Object.keys(table)) {
      expectSound(sentences.optionSummary(game, option));
      const choices = optionChoices(sentences, game, option);
      expect(new Set(choices.map(({ meaning }) => meaning)).size).toBe(choices.length);
      for (const { meaning } of choices) expectSound(meaning);
    }
    for (const [preset, { seats, options }] of Object.entries(presets)) {
      expectSound(sentences.presetSummary(game, preset));
      const lines = optionLines(sentences, game, options(seats.min));
      expect(lines.map(({ option }) => option).sort()).toEqual(Object.keys(table).sort());
    }
  });

  test('every reason for an end and every illegal action has a sentence', () => {
    const told = [
      ...GAME_IDS.flatMap((game) => Object.values(catalogue.games[game].reasons)),
      ...Object.values(catalogue.illegalActions),
    ];
    for (const sentence of told) expect(sentence).toMatch(/^\p{Uppercase}.*\.$/u);
  });

  test.each(COUNTS)('every label and sentence beside the messages is whole, with %i of anything', (count) => {
    for (const [where, text] of everyWord(catalogue, count)) {
      // The columns of a list are apart.
      expectWhole(where === 'screen.games' ? text.replace('  ', ' ') : text);
      if (isSentence(where, text)) expectSound(text);
    }
  });
});

/** Names, numbers and words that two languages share. */
const isForeign = (text: string): boolean =>
  text
    .split(/[^\p{Letter}]+/u)
    .filter((word) => word.length > 3 && !/^(?:Fish|Crazy|Eights|classic|give|handSize)$/.test(word)).length > 2;

test.each(LANGUAGES.slice(1))('nothing in %s was left in English', (language) => {
  const english = new Set(COUNTS.flatMap((count) => everyWord(en, count).map(([, text]) => text)));
  const told = COUNTS.flatMap((count) => everyWord(CATALOGUES[language], count).map(([, text]) => text));
  const messages = new Set(shelvesOf(en).flatMap(sentencesOn));
  const said = shelvesOf(CATALOGUES[language]).flatMap(sentencesOn);
  expect(told.filter((text) => english.has(text) && isForeign(text))).toEqual([]);
  expect(said.filter((sentence) => messages.has(sentence))).toEqual([]);
});

test('a key that no catalogue has is our bug and says so', () => {
  const sentences = createSentences({ catalogue: en, names: ['Ann', 'Bo'], ascii: true });
  expect(() => sentences.reason('go-fish', 'constructor')).toThrow('the catalogue has no entry constructor');
});

test('every rank takes its right article', () => {
  const rule = (wild: Rank) => say(en.games['crazy-eights'].rules, { key: 'wild-never-forced', wild }, pen);
  const named = RANKS.map((rank) => rule(rank).replace(/.*play (an? \w+),.*/, '$1'));
  expect(named.join(', ')).toBe(
    'an ace, a two, a three, a four, a five, a six, a seven, an eight, a nine, a ten, a jack, a queen, a king',
  );
});
