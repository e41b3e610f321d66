import { BOT_NAMES } from '@shoal/core';
import { GAME_IDS, type GameId, gameNamed } from '@shoal/games';
import { DEFAULT_BOT } from '@shoal/room';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SHOWN_GAMES } from '../words/catalogues.ts';
import { en } from '../words/en.ts';
import { optionChoices } from '../words/sentences/option-words.ts';
import { createSentences } from '../words/sentences/sentences.ts';
import { withPreset } from './preset-choice.ts';
import {
  changeOption,
  defaultSetup,
  goalsFor,
  matchPlanOf,
  planOf,
  presetsOf,
  seatRange,
  type TableSetup,
  withOption,
  withPlayer,
  withSeats,
} from './table-setup.ts';

const { playerName } = en.screen;
const defaults = defaultSetup('crazy-eights');
const settled = (setup: TableSetup) => {
  const planned = planOf(setup);
  if (!planned.ok) throw new Error(planned.refusal.key);
  return planned.plan;
};

describe('a table as it is usually set up', () => {
  test.each(GAME_IDS)('seats one person and two bots at standard %s, one deal at a time', (game) => {
    const { preset, changes, players, goal } = defaultSetup(game);
    expect({ preset, changes, goal }).toEqual({ preset: 'standard', changes: {}, goal: null });
    expect(players.map(({ name, bot }) => [name, bot])).toEqual([
      ['You', null],
      ['Bo', DEFAULT_BOT],
      ['Cy', DEFAULT_BOT],
    ]);
  });

  test('can be played', () => {
    expect(matchPlanOf(defaults)).toMatchObject({ players: defaults.players, goal: null, seed: null, daily: null });
  });
});

describe('another number of players', () => {
  test('keeps those who sit, in their seats', () => {
    const named = withPlayer(defaults, 1, { name: 'Zoë', bot: 'kraken' }, playerName);
    expect(withSeats(named, 2).players).toEqual(named.players.slice(0, 2));
    expect(withSeats(named, 5).players.slice(0, 3)).toEqual(named.players);
  });

  test('gives newcomers names that nobody has', () => {
    const named = withPlayer(
      withPlayer(defaults, 1, { name: 'Dee', bot: null }, playerName),
      2,
      { name: 'Bo', bot: 'pike' },
      playerName,
    );
    const { players } = withSeats(named, 10);
    expect(players.map(({ name }) => name)).toEqual([
      'Player 1',
      'Dee',
      'Bo',
      'Cy',
      'Eve',
      'Finn',
      'Gus',
      'Hal',
      'Ivy',
      'Joy',
    ]);
    expect(players.slice(3).every(({ bot }) => bot === 'pike')).toBe(true);
  });

  test('seats another person where only people play', () => {
    const people: TableSetup = { ...defaults, players: defaults.players.map(({ name }) => ({ name, bot: null })) };
    expect(withSeats(people, 4).players[3]).toEqual({ name: 'You', bot: null });
  });

  test('lets options go that no longer fit', () => {
    const changed = withOption(withSeats(defaults, 2), 'handSize', '23') ?? defaults;
    expect(changed.changes).toEqual({ handSize: '23' });
    expect(withSeats(changed, 3).changes).toEqual({});
  });
});

describe('an option', () => {
  test('that does not go with the others changes nothing', () => {
    expect(withOption(defaults, 'drawTwo', '8')).toBeNull();
    expect(withOption(defaults, 'wild', '1')).toBeNull();
    expect(withOption(defaults, 'colour', 'red')).toBeNull();
  });

  test('that is refused tells why', () => {
    expect(changeOption(defaults, 'drawTwo', '8')).toEqual({
      ok: false,
      refusal: {
        key: 'impossible-options',
        reason: { key: 'ranks-not-different', options: ['wild', 'drawTwo'], rank: '8' },
      },
    });
  });

  test('can be given back to the preset, unless the others do not allow it', () => {
    const changed = withOption(withOption(defaults, 'wild', '2') ?? defaults, 'skip', '8') ?? defaults;
    expect(changed.changes).toEqual({ wild: '2', skip: '8' });
    expect(changeOption(changed, 'skip', null)).toMatchObject({ ok: true, setup: { changes: { wild: '2' } } });
    expect(changeOption(changed, 'wild', null)).toMatchObject({ ok: false, refusal: { key: 'impossible-options' } });
  });
});

describe('the goals of a match', () => {
  test.each(GAME_IDS)('of %s are no goal, most wins, or a total that the number of players decides', (game) => {
    const goals = goalsFor(defaultSetup(game));
    expect(goals[0]).toBeNull();
    expect(goals.slice(1, 4)).toEqual([3, 5, 7].map((deals) => ({ type: 'best-of', deals })));
    expect(goals[4]?.type).toBe('target');
  });

  test('have among them what is set, whatever that is', () => {
    const odd = { ...defaults, goal: { type: 'target', total: 77 } } as const;
    expect(goalsFor(odd).at(-1)).toEqual(odd.goal);
    expect(goalsFor(odd).length).toBe(goalsFor(defaults).length + 1);
  });

  test('follow the number of players where the total is the default one', () => {
    const target = { ...defaults, goal: { type: 'target', total: 150 } } as const;
    expect(withSeats(target, 4).goal).toEqual({ type: 'target', total: 200 });
    expect(withSeats({ ...target, goal: { type: 'target', total: 77 } }, 4).goal).toEqual({
      type: 'target',
      total: 77,
    });
  });

  test('give a match the options of a match', () => {
    const [, bestOf] = goalsFor(defaults);
    expect(matchPlanOf({ ...defaults, goal: bestOf })).toMatchObject({
      goal: bestOf,
      table: { options: { playOn: 'never' } },
    });
  });
});

type Change = (setup: TableSetup) => TableSetup | null;
const anyChange = (game: GameId): fc.Arbitrary<Change> => {
  const sentences = createSentences({ catalogue: en, names: [], ascii: true }, SHOWN_GAMES.en[game]);
  const options = Object.keys(settled(defaultSetup(game)).options);
  const values = options.flatMap((option) =>
    optionChoices(sentences, gameNamed(game).tables, option).map(({ value }) => [option, value] as const),
  );
  return fc.oneof(
    fc.constantFrom(...presetsOf(game)).map(
      (preset): Change =>
        (setup) =>
          withPreset(setup, preset, playerName),
    ),
    fc.integer({ min: -1, max: 12 }).map(
      (seats): Change =>
        (setup) =>
          withSeats(setup, seats),
    ),
    fc.constantFrom(...values).map(
      ([option, value]): Change =>
        (setup) =>
          withOption(setup, option, value),
    ),
    fc.tuple(fc.nat(9), fc.constantFrom(null, ...BOT_NAMES), fc.constantFrom('Ann', 'Bo', 'Cy', 'Kim')).map(
      ([seat, bot, name]): Change =>
        (setup) =>
          withPlayer(setup, seat, { name, bot }, playerName),
    ),
  );
};

test.each(GAME_IDS)('whatever is changed one after the other, a table of %s can be played', (game) => {
  fc.assert(
    fc.property(fc.array(anyChange(game), { maxLength: 12 }), (changes) => {
      const setup = changes.reduce((before, change) => change(before) ?? before, defaultSetup(game));
      const { min, max } = seatRange(setup);
      expect(settled(setup).seats).toBe(setup.players.length);
      expect(setup.players.length).toBeGreaterThanOrEqual(min);
      expect(setup.players.length).toBeLessThanOrEqual(max);
      expect(matchPlanOf(setup)).not.toBeNull();
    }),
  );
});
