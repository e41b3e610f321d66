import type { Message } from '@shoal/core';
import { GAME_IDS, gameNamed } from '@shoal/games';
import { words } from '@shoal/games/words/fr';
import { type Pen, type SentenceTemplates, say } from '@shoal/language';
import { expect, test } from 'vitest';
import { COUNTS, messageWith } from '../../test/message-values.ts';
import { SHOWN_GAMES } from './catalogues.ts';
import { fr } from './fr.ts';
import { optionChoices } from './sentences/option-words.ts';
import { createSentences } from './sentences/sentences.ts';

const pen: Pen = { name: (seat) => `Seat${seat}`, card: (shown) => fr.cards.spoken(shown), cards: String };

/** Every sentence, for several counts. */
function everySaying(): string[] {
  const { winners, standings, tableRefusals, optionRefusals, recordFaults, verifyFaults, lines, coach } = fr;
  const shelves = [
    ...GAME_IDS.flatMap((game) => {
      const { rules, events, refusals, impossible, advice, actions, prompts, badges, calls } = words[game];
      return [rules, events, refusals, impossible, advice, actions, prompts, badges, calls];
    }),
    ...[winners, standings, tableRefusals, optionRefusals, recordFaults, verifyFaults, lines, coach],
  ] as unknown as readonly SentenceTemplates<Message>[];
  return shelves.flatMap((sayings) =>
    Object.keys(sayings).flatMap((key) => COUNTS.map((count) => say(sayings, messageWith(key, count), pen))),
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
      optionChoices(sentences, gameNamed(game).tables, option).map(({ meaning }) => meaning),
    );
  });
  const { cards, games, screen, statistics, illegalAtTable, lineMode } = fr;
  const fixed = textsIn([cards, games, words, screen, statistics, illegalAtTable, lineMode.typedHelp]);
  const told = [...everySaying(), ...options, ...fixed];
  expect(told.length).toBeGreaterThan(1000);
  for (const text of told) {
    expect(text).not.toMatch(/undefined|NaN|\[object| {2}|^ | $|\.\./);
    expect(text, 'no space that breaks').not.toMatch(/ [:;!?%»]|« /);
    expect(text, 'no space missing').not.toMatch(/[^\s][:;!?%»]|«[^\s]/);
    expect(text, 'no straight signs').not.toMatch(/['"]/);
  }
});
