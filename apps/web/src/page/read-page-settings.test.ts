import { isBotName, isText } from '@shoal/core';
import { GAME_IDS, perGame } from '@shoal/games/ids';
import { isLanguage } from '@shoal/language';
import { isSpeed } from '@shoal/room';
import { NO_OFFERS, NO_TIPS } from '@shoal/table-ui';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PageSettings, readPageSettings, SUITS_SHOWN, THEMES } from './read-page-settings.ts';

const DEFAULTS: PageSettings = {
  language: 'en',
  theme: 'system',
  suits: 'four',
  speed: 'normal',
  volume: 0.5,
  lastVolume: 0.5,
  hadTips: NO_TIPS,
  hadOffers: NO_OFFERS,
  tables: perGame(() => undefined),
};

const CHOSEN: PageSettings = {
  language: 'fr',
  theme: 'dark',
  suits: 'two',
  speed: 'instant',
  volume: 0,
  lastVolume: 0.3,
  hadTips: perGame((game) => ({ '': [game], Ann: [] })),
  hadOffers: perGame(() => ['minnow', 'perch'] as const),
  tables: { ...perGame(() => null), 'go-fish': { preset: 'classic' } },
};

/** Checks that every field is present and valid. */
function expectUsable({ language, theme, suits, speed, volume, lastVolume, hadTips, hadOffers }: PageSettings): void {
  expect([isLanguage(language), isSpeed(speed)]).toEqual([true, true]);
  expect(THEMES).toContain(theme);
  expect(SUITS_SHOWN).toContain(suits);
  expect(volume >= 0 && volume <= 1).toBe(true);
  expect(lastVolume > 0 && lastVolume <= 1).toBe(true);
  for (const tips of Object.values(hadTips).flatMap(Object.values)) expect(tips.every(isText)).toBe(true);
  expect(Object.keys(hadTips)).toEqual(GAME_IDS);
  expect(Object.values(hadOffers).flat().every(isBotName)).toBe(true);
  expect(Object.keys(hadOffers)).toEqual(GAME_IDS);
}

test('a first visit finds the default settings, in the first language of the browser that we speak', () => {
  expect(readPageSettings(null, [])).toEqual(DEFAULTS);
  expect(readPageSettings(null, ['nl', 'de-AT', 'en'])).toEqual({ ...DEFAULTS, language: 'de' });
});

test('what was chosen is remembered, whatever the browser speaks', () => {
  expect(readPageSettings(JSON.stringify(CHOSEN), ['de'])).toEqual(CHOSEN);
});

test('what was read and written again is the same', () => {
  fc.assert(
    fc.property(settings, (chosen) => {
      const read = readPageSettings(JSON.stringify(chosen), []);
      expect(readPageSettings(JSON.stringify(read), ['es'])).toEqual(read);
    }),
  );
});

describe('what cannot be used', () => {
  test.each(['', '{', 'null', '7', '"dark"', '[]', 'undefined'])('gives the default settings: %s', (text) => {
    expect(readPageSettings(text, [])).toEqual(DEFAULTS);
  });

  test('leaves the rest as it was chosen', () => {
    for (const field of Object.keys(CHOSEN) as (keyof PageSettings)[]) {
      const read = readPageSettings(JSON.stringify({ ...CHOSEN, [field]: { odd: true } }), []);
      const { [field]: _, ...others } = read;
      expect(CHOSEN).toMatchObject(others);
      expectUsable(read);
    }
  });

  test('never stops the page, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          settings.map((chosen) => JSON.stringify(chosen)),
          fc.json(),
          fc.string(),
        ),
        (text) => {
          expectUsable(readPageSettings(text, ['en']));
        },
      ),
    );
  });
});

test('turning the sound on again is always heard', () => {
  for (const lastVolume of [0, -1, 2, '0.5', null]) {
    expect(readPageSettings(JSON.stringify({ volume: 0, lastVolume }), []).lastVolume).toBe(0.5);
    expect(readPageSettings(JSON.stringify({ volume: 0.8, lastVolume }), []).lastVolume).toBe(0.8);
  }
});

/** Settings with some valid and some arbitrary values. */
const settings = fc.record(
  {
    language: fc.oneof(fc.constantFrom('en', 'de'), fc.jsonValue()),
    theme: fc.oneof(fc.constantFrom(...THEMES), fc.jsonValue()),
    suits: fc.oneof(fc.constantFrom(...SUITS_SHOWN), fc.jsonValue()),
    speed: fc.oneof(fc.constant('calm'), fc.jsonValue()),
    volume: fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.jsonValue()),
    lastVolume: fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.jsonValue()),
    hadTips: fc.oneof(fc.record({ 'go-fish': fc.dictionary(fc.string(), fc.jsonValue()) }), fc.jsonValue()),
    hadOffers: fc.oneof(
      fc.record({ 'go-fish': fc.array(fc.oneof(fc.constant('perch'), fc.jsonValue())) }),
      fc.jsonValue(),
    ),
    turns: fc.oneof(fc.record({ 'go-fish': fc.jsonValue() }), fc.jsonValue()),
    tables: fc.oneof(fc.record({ 'crazy-eights': fc.jsonValue() }), fc.jsonValue()),
  },
  { requiredKeys: [] },
);
