import { BOT_NAMES, type BotName } from '@shoal/core';
import { GAME_IDS } from '@shoal/games';
import { LANGUAGES } from '@shoal/language';
import { describe, expect, test } from 'vitest';
import { CATALOGUES, SHOWN_GAMES } from '../catalogues.ts';
import { botInSentence, botTitle, type Strength, shortBotTitle, strengthIn, strengthOf } from './bot-strength.ts';

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
    expect(strength?.word ?? null).toBe(game.presentation.isAllChance === true ? null : screen.strengths.minnow);
  });
});

test('a bot is named with its strength in labels and in sentences, or alone', () => {
  const named = (strength: Strength | null) =>
    [botTitle, shortBotTitle, botInSentence].map((name) => name('perch', strength));
  expect(named(strengthIn('perch', CATALOGUES.en.screen))).toEqual([
    'perch · 3 of 7, medium',
    'perch · medium',
    'perch (3 of 7, medium)',
  ]);
  expect(named(null)).toEqual(['perch', 'perch', 'perch']);
});

test('the place on the ladder is told in every language, and only of bots that are on it', () => {
  const placed = (bot: BotName) => LANGUAGES.map((language) => strengthIn(bot, CATALOGUES[language].screen).placed);
  expect(placed('kraken')).toEqual(['7 of 7, master', '7 von 7, Meister', '7 de 7, maestro', '7 sur 7, maître']);
  expect(placed('random')).toEqual(['pure chance', 'reiner Zufall', 'puro azar', 'pur hasard']);
});
