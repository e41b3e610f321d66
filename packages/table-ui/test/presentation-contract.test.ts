import type { GamePresentation } from '@shoal/core';
import { GAME_IDS, type GameId } from '@shoal/games';
import { type GameWords, LANGUAGES, type Language } from '@shoal/language';
import { EVERY_PRESET } from '@shoal/room/testing';
import { describe, expect, test } from 'vitest';
import { atDepth, fewOf } from '../../../scripts/depth.mjs';
import { SHOWN_GAMES } from '../src/words/catalogues.ts';
import { breachOfPresentation, planOf, type ShownEverywhere } from './presentation-contract.ts';

/** Rare events need several deals. */
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const DEALS = atDepth({ test: 1, check: 4, long: 40 });

const shownEverywhere = (game: GameId): ShownEverywhere =>
  Object.fromEntries(LANGUAGES.map((language) => [language, SHOWN_GAMES[language][game]])) as ShownEverywhere;

test.each(EVERY_PRESET)(
  'at $game by the preset $preset people can do and are told everything',
  ({ game, preset, min, max }) => {
    for (const seats of fewOf(1, [Math.min(4, max), min, max])) {
      const plan = planOf(game, preset, seats);
      for (let deal = 0; deal < DEALS; deal++) {
        expect(breachOfPresentation(shownEverywhere(game), plan, `${seats} seats ${deal}`)).toBeNull();
      }
    }
  },
);

const silenced = (sayings: object): Record<string, string> =>
  Object.fromEntries(Object.keys(sayings).map((key) => [key, '']));

/** These tests try the contract itself, for which one game is enough outside a check. */
describe.each(fewOf(1, GAME_IDS))('the contract of the presentation of %s', (game) => {
  const shown = shownEverywhere(game);
  const { presentation } = shown.en;
  const plans = EVERY_PRESET.filter((one) => one.game === game).map(({ preset, max }) =>
    planOf(game, preset, Math.min(3, max)),
  );
  const breachIn = (faulty: ShownEverywhere): string | null => {
    for (const seed of SEEDS) {
      const plan = plans[seed % plans.length];
      const breach = breachOfPresentation(faulty, plan, `faulty ${seed}`);
      if (breach !== null) return breach;
    }
    return null;
  };

  const presented = (faults: Partial<GamePresentation>): ShownEverywhere =>
    Object.fromEntries(
      LANGUAGES.map((language) => [language, { ...shown[language], presentation: { ...presentation, ...faults } }]),
    ) as ShownEverywhere;

  const spoken = (language: Language, faults: Partial<GameWords>): ShownEverywhere => ({
    ...shown,
    [language]: { ...shown[language], words: { ...shown[language].words, ...faults } },
  });

  test('an event that is not told is caught', () => {
    for (const type of Object.keys(presentation.sounds)) {
      const story: GamePresentation['story'] = (log, telling) =>
        presentation.story(log, telling).filter(({ at }) => log[at].type !== type);
      expect([type, breachIn(presented({ story }))]).toEqual([type, expect.stringContaining('is not told')]);
    }
  });

  test('an event that no turn tells is caught', () => {
    for (const type of Object.keys(presentation.sounds)) {
      const turns: GamePresentation['turns'] = (log, telling) =>
        presentation.turns(log, telling).filter(({ at }) => log[at].type !== type);
      expect([type, breachIn(presented({ turns }))]).toEqual([type, expect.stringContaining('is not told')]);
    }
  });

  test.each(fewOf(1, LANGUAGES))('a step of a turn without words in %s is caught', (language) => {
    const silent = Object.fromEntries(Object.keys(shown[language].words.steps).map((key) => [key, () => '']));
    for (const steps of [{}, silent]) {
      expect(breachIn(spoken(language, { steps }))).toMatch(new RegExp(`^a turn .* has no sentence in ${language}$`));
    }
  });

  test.each(fewOf(1, LANGUAGES))('an event without a sentence in %s is caught', (language) => {
    for (const events of [{}, silenced(shown[language].words.events)]) {
      expect(breachIn(spoken(language, { events }))).toContain(`has no sentence in ${language}`);
    }
  });

  test.each(LANGUAGES)('a refusal without a reason in %s is caught', (language) => {
    expect(breachIn(spoken(language, { refusals: {} }))).toContain(`has no reason in ${language}`);
  });

  test.each(LANGUAGES)('a sentence that says nothing in %s is caught', (language) => {
    const refusals = silenced(shown[language].words.refusals);
    expect(breachIn(spoken(language, { refusals }))).toContain(`has no reason in ${language}`);
  });

  test.each(LANGUAGES)('a question or an action without words in %s is caught', (language) => {
    const { prompts, actions } = shown[language].words;
    for (const faults of [{ prompts: silenced(prompts) }, { actions: silenced(actions) }]) {
      expect(breachIn(spoken(language, faults))).toContain(`has no words in ${language}`);
    }
  });

  test.runIf(presentation.calls !== undefined).each(LANGUAGES)('a call without words in %s is caught', (language) => {
    for (const calls of [{}, silenced(shown[language].words.calls)]) {
      expect(breachIn(spoken(language, { calls }))).toBe(`a call has no words in ${language}`);
    }
  });

  test('a call to nobody, or to oneself, is caught', () => {
    for (const to of [0, 99]) {
      const calls = () => [{ seat: 0, to, message: { key: 'hello' } }];
      expect(breachIn(presented({ calls }))).toContain('goes to none');
    }
  });

  test('an end of the game without a sentence is caught', () => {
    expect(breachIn(spoken('fr', { endings: {} }))).toContain('has no sentence in fr');
  });

  test.runIf(presentation.handTouch !== null)('a card that can be touched by nobody is caught', () => {
    expect(breachIn(presented({ stacks: () => [] }))).toMatch(/^seat \d cannot .* by keys$/);
  });

  test('an action that is filled in where people have a choice is caught', () => {
    expect(breachIn(presented({ fillIn: (_, { legal }) => legal[0] }))).toContain('is filled in for');
    expect(breachIn(presented({ fillIn: () => ({ type: 'unknown' }) }))).toMatch(
      /^seat \d (cannot|comes to) .*unknown/,
    );
  });

  test.runIf(Object.keys(presentation.buttons).length > 0)('an action without a button is caught', () => {
    expect(breachIn(presented({ buttons: {} }))).toMatch(/^seat \d cannot /);
  });
});
