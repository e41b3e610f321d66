import { type Card, type Message, RANKS, readCard, SUITS } from '@shoal/core';
import { GAME_IDS, gameNamed } from '@shoal/games';
import { words } from '@shoal/games/words/fr';
import { type Pen, type Sayings, say } from '@shoal/language';
import { expect, test } from 'vitest';
import { SHOWN_GAMES } from './catalogues.ts';
import { fr } from './fr.ts';
import { optionChoices } from './sentences/option-words.ts';
import { createSentences } from './sentences/sentences.ts';

const card = (text: string): Card => readCard(text) as Card;
const pen: Pen = { name: (seat) => `Seat${seat}`, card: (shown) => fr.cards.spoken(shown), cards: String };

const countsOf = (count: number) => ({
  ...{ seats: [0, 1], seat: 0, of: 1, to: 1, target: 2, asker: 2, others: [1, 2], place: count, direction: 1 },
  ...{ rank: RANKS[6], ranks: RANKS.slice(0, 3), suit: SUITS[1], card: card('7H'), cards: [card('7H'), card('TS')] },
  ...{ wild: RANKS[7], tens: RANKS.slice(9), wildPoints: 50, tenPoints: 10, seed: 'a', path: 'b.json' },
  ...{ count, handSize: count, stock: count, left: count, limit: count, total: 13, asks: 20, number: count },
  ...{ preset: 'x', option: 'x', value: 'x', known: ['x', 'y'], allowed: ['x', 'y'], options: ['x', 'y'], needed: 5 },
  ...{ proof: 'asked', chance: 0.4, gain: count, points: count, share: 0.5, better: 0.1, loss: 0.1, error: 0.02 },
  ...{ min: 2, max: 6, text: 'x', game: 'x', field: 'x', expected: 'x', found: 'x', entry: count, clause: '2.2.2' },
  ...{ buried: [card('8H')], withScore: 'avec 2 carrés', why: 'Il n’y avait rien à piocher.' },
});

/** Every sentence there is, for several counts. */
function everySaying(): string[] {
  const { winners, standings, optionRefusals, recordFaults, verifyFaults, lines, coach } = fr;
  const shelves = [
    ...GAME_IDS.flatMap((game) => {
      const { rules, events, refusals, advice, actions, prompts, badges } = words[game];
      return [rules, events, refusals, advice, actions, prompts, badges];
    }),
    ...[winners, standings, optionRefusals, recordFaults, verifyFaults, lines, coach],
  ] as unknown as readonly Sayings<Message>[];
  return shelves.flatMap((sayings) =>
    Object.keys(sayings).flatMap((key) =>
      [0, 1, 2, 11].map((count) => {
        const refusal = { key: 'missing-option', option: 'give' };
        const message = { ...countsOf(count), refusal, key };
        return say(sayings, message, pen);
      }),
    ),
  );
}

const textsIn = (words: unknown): string[] => {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
};

test('every sentence has its French signs: unbroken spaces, guillemets and curved apostrophes', () => {
  const options = GAME_IDS.flatMap((game) => {
    const sentences = createSentences({ catalogue: fr, names: [], ascii: false }, SHOWN_GAMES.fr[game]);
    return Object.keys(gameNamed(game).tables.table).flatMap((option) =>
      optionChoices(sentences, gameNamed(game), option).map(({ meaning }) => meaning),
    );
  });
  const { cards, games, screen, statistics } = fr;
  const fixed = textsIn([cards, games, words, screen, statistics]);
  const told = [...everySaying(), ...options, ...fixed];
  expect(told.length).toBeGreaterThan(1000);
  for (const text of told) {
    expect(text).not.toMatch(/undefined|NaN|\[object| {2}|^ | $|\.\./);
    expect(text, 'no space that breaks').not.toMatch(/ [:;!?%»]|« /);
    expect(text, 'no space missing').not.toMatch(/[^\s][:;!?%»]|«[^\s]/);
    expect(text, 'no straight signs').not.toMatch(/['"]/);
  }
});
