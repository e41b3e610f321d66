import { hint, rngFor } from '@shoal/core';
import { GAME_IDS, type GameId, gameNamed } from '@shoal/games';
import { fillSeats, newDeal, planTable } from '@shoal/room';
import { describe, expect, test } from 'vitest';
import { SHOWN_GAMES } from '../catalogues.ts';
import { en } from '../en.ts';
import { hintSentences } from './hint-sentences.ts';
import { createSentences } from './sentences.ts';

const PLAYERS = fillSeats([{ name: 'Ann', bot: null }], 3, 'minnow');

/** The coach's advice to the first player of a fresh deal. */
function adviceIn(game: GameId, seed: string) {
  const planned = planTable(game, 'standard', 3);
  if (!planned.ok) throw new Error(planned.refusal.key);
  const { table, labels } = newDeal(planned.plan, PLAYERS, seed, 0);
  const [view, log] = [table.view(0), table.log(0)];
  const hints = hint(gameNamed(game), table.rules, view, log, { rollouts: 60, rng: rngFor(seed, 'hint') });
  const sentences = createSentences({ catalogue: en, names: labels, ascii: false, you: 0 }, SHOWN_GAMES.en[game]);
  return { view, hints, sentences, told: hintSentences(sentences, hints) };
}

const SENTENCE = /^[A-Z].*[.!]$/;

describe.each(GAME_IDS)('a hint in %s', (game) => {
  test('names the action and why, then what is known of it, in whole sentences', () => {
    for (const seed of ['1', '2', '3']) {
      const { hints, sentences, told } = adviceIn(game, seed);
      expect(told.length).toBe(hints.length);
      for (const [index, { reason, details }] of told.entries()) {
        const { action, advice } = hints[index];
        expect(reason.startsWith(sentences.action(action))).toBe(true);
        expect(details.length).toBe(advice === null ? 1 : 3);
        for (const sentence of [reason, ...details]) expect(sentence).toMatch(SENTENCE);
      }
    }
  });

  test('is compared with the average choice only where there is one', () => {
    const { hints, sentences, told } = adviceIn(game, '1');
    const last = (texts: typeof told) => texts.map(({ details }) => details[details.length - 1]);
    expect(hints.length).toBeGreaterThan(1);
    const { isAllChance = false } = sentences.game.presentation;
    const compared = isAllChance ? 'Every choice is equally good' : 'the average choice';
    for (const sentence of last(told)) expect(sentence).toContain(compared);
    const [alone] = last(hintSentences(sentences, hints.slice(0, 1)));
    expect(alone).toMatch(/^You win about \d+% from here\.$/);
  });

  test('without advice is the action alone, and what it is worth', () => {
    const { hints, sentences, told } = adviceIn(game, '1');
    const bare = hintSentences(
      sentences,
      hints.map((one) => ({ ...one, advice: null })),
    );
    expect(bare).toEqual(
      hints.map(({ action }, index) => ({
        reason: `${sentences.action(action)}.`,
        details: told[index].details.slice(-1),
      })),
    );
  });
});

test('without a hint nothing is said', () => {
  const sentences = createSentences({ catalogue: en, names: [], ascii: true }, SHOWN_GAMES.en['go-fish']);
  expect(hintSentences(sentences, [])).toEqual([]);
});
