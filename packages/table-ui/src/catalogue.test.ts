import { type Card, GAMES, type GameId, gameNamed, type Message, RANKS, type Rank, readCard, SUITS } from '@shoal/core';
import { expect, test } from 'vitest';
import { type Pen, type Sayings, say } from './catalogue.ts';
import { en } from './en/index.ts';
import { optionChoices, optionLines } from './option-words.ts';
import { createSentences } from './sentences.ts';

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
const shelves: readonly (readonly [string, Sayings<Message>])[] = [
  ...GAME_IDS.flatMap((game) => {
    const { rules, events, refusals, advice } = en.games[game];
    return [
      [`${game} rules`, rules],
      [`${game} events`, events],
      [`${game} refusals`, refusals],
      [`${game} advice`, advice],
    ] as const;
  }),
  ['actions', en.actions],
  ['winners', en.winners],
  ['standings', en.standings],
  ['option refusals', en.optionRefusals],
  ['record faults', en.recordFaults],
  ['verify faults', en.verifyFaults],
  ['lines', en.lines],
  ['coach', en.coach],
].map(([name, sayings]) => [name as string, sayings as unknown as Sayings<Message>] as const);

const expectSound = (sentence: string) => {
  expect(sentence).not.toMatch(/undefined|NaN|\[object|null| {2}|^ | $|\.\./);
  expect(sentence).toMatch(/^["A-Z0-9]/);
};

test.each(shelves)('every message of the %s has a whole sentence, for one and for many', (name, sayings) => {
  const keys = Object.keys(sayings);
  expect(keys.length).toBeGreaterThan(3);
  for (const key of keys) {
    for (const count of [0, 1, 2, 11]) {
      const values = { ...valuesWith(count), refusal: name === 'record faults' ? refusal : 'rank-not-held' };
      expectSound(say(sayings, { ...values, key }, pen));
    }
  }
});

test.each(GAME_IDS)('%s: every option, value and preset is explained in one line', (game) => {
  const sentences = createSentences({ names: [], ascii: true });
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
    ...GAME_IDS.flatMap((game) => Object.values(en.games[game].reasons)),
    ...Object.values(en.illegalActions),
  ];
  for (const sentence of told) expect(sentence).toMatch(/^[A-Z].*\.$/);
});

test('a key that no catalogue has is our bug and says so', () => {
  const sentences = createSentences({ names: ['Ann', 'Bo'], ascii: true });
  expect(() => sentences.reason('go-fish', 'constructor')).toThrow('the catalogue has no entry constructor');
});

test('every rank takes its right article', () => {
  const rule = (wild: Rank) => say(en.games['crazy-eights'].rules, { key: 'wild-never-forced', wild }, pen);
  const named = RANKS.map((rank) => rule(rank).replace(/.*play (an? \w+),.*/, '$1'));
  expect(named.join(', ')).toBe(
    'an ace, a two, a three, a four, a five, a six, a seven, an eight, a nine, a ten, a jack, a queen, a king',
  );
});
