import { DEFAULT_BOT } from '@shoal/room';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withPreset } from './preset-choice.ts';
import { DEFAULT_SETTINGS, readSettings, type Settings } from './settings.ts';
import { planOf, withOption, withPlayer, withSeats } from './table-setup.ts';

const written = (settings: unknown): unknown => JSON.parse(JSON.stringify(settings));

describe('settings', () => {
  test('are the default ones where nothing is remembered', () => {
    expect(readSettings(null)).toEqual(DEFAULT_SETTINGS);
    expect(DEFAULT_SETTINGS.tables['go-fish'].players.map(({ bot }) => bot)).toEqual([null, DEFAULT_BOT, DEFAULT_BOT]);
  });

  test('come back as they were written', () => {
    const setup = withSeats(withPreset(DEFAULT_SETTINGS.tables['crazy-eights'], 'actions', String), 6);
    const table = withOption(withPlayer(setup, 1, { name: 'Zoë', bot: 'kraken' }, String), 'drawTwo', '7') ?? setup;
    const settings: Settings = {
      ...DEFAULT_SETTINGS,
      game: 'crazy-eights',
      speed: 'fast',
      suits: 'two',
      hadOffers: { ...DEFAULT_SETTINGS.hadOffers, 'go-fish': ['minnow', 'perch'] },
      tables: { ...DEFAULT_SETTINGS.tables, 'crazy-eights': { ...table, goal: { type: 'target', total: 90 } } },
    };
    expect(readSettings(written(settings))).toEqual(settings);
  });

  test('that make no sense are replaced one by one', () => {
    const odd = { ...DEFAULT_SETTINGS, speed: 'warp', game: 'bridge', tables: { 'go-fish': { preset: 'poker' } } };
    expect(readSettings(written(odd))).toEqual(DEFAULT_SETTINGS);
    expect(readSettings({ suits: 'two', speed: 7 })).toEqual({ ...DEFAULT_SETTINGS, suits: 'two' });
  });

  test('of any content give tables that can be played', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const { tables } = readSettings({
          tables: { 'go-fish': one, 'crazy-eights': { preset: 'quick', players: other } },
        });
        expect(Object.values(tables).every((setup) => planOf(setup).ok)).toBe(true);
      }),
    );
  });
});

describe('setting up a table', () => {
  const defaults = DEFAULT_SETTINGS.tables['go-fish'];

  test('keeps to the seats of the preset', () => {
    expect(withPreset(defaults, 'pairs', String).players.length).toBe(2);
    expect(withSeats(defaults, 99).players.length).toBe(6);
    expect(withSeats(defaults, 0).players.length).toBe(2);
  });

  test('fills new seats with bots like the last one', () => {
    const table = withPlayer(defaults, 2, { name: 'Cy', bot: 'orca' }, String);
    expect(withSeats(table, 4).players[3]).toEqual({ name: 'Dee', bot: 'orca' });
  });

  test('refuses an option that does not go with the others', () => {
    expect(withOption(defaults, 'handSize', '99')).toBeNull();
    expect(withOption(defaults, 'give', 'one')?.changes).toEqual({ give: 'one' });
  });
});
