import { BOT_NAMES } from '@shoal/core';
import { GAME_IDS } from '@shoal/games';
import { LANGUAGES } from '@shoal/language';
import { describe, expect, test } from 'vitest';
import { CATALOGUES, SHOWN_GAMES } from '../catalogues.ts';
import { botInSentence, botTitle, strengthOf } from './bot-strength.ts';

describe.each(LANGUAGES)('in %s', (language) => {
  const { screen } = CATALOGUES[language];

  test('each bot has a strength of its own, short enough to stand beside a name', () => {
    const strengths = BOT_NAMES.map((bot) => screen.strengths[bot]);
    expect(new Set(strengths).size).toBe(BOT_NAMES.length);
    for (const strength of strengths) expect(strength.length).toBeLessThanOrEqual(13);
  });

  test.each(GAME_IDS)('a bot of %s is called strong or weak only where skill decides', (id) => {
    const game = SHOWN_GAMES[language][id];
    const strength = strengthOf('minnow', game, screen);
    expect(strength).toBe(game.presentation.isAllChance === true ? null : screen.strengths.minnow);
  });
});

test('a bot is named with its strength in labels and in sentences, or alone', () => {
  expect([botTitle('minnow', 'beginner'), botInSentence('minnow', 'beginner')]).toEqual([
    'minnow · beginner',
    'minnow (beginner)',
  ]);
  expect([botTitle('minnow', null), botInSentence('minnow', null)]).toEqual(['minnow', 'minnow']);
});
