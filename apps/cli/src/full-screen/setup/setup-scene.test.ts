import { GAME_IDS, type GameId } from '@shoal/games';
import { DEFAULT_BOT } from '@shoal/room';
import { defaultSetup, matchPlanOf, meansSomething, type SetupState } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../../text/sentence-lines.ts';
import { rowText } from '../terminal/row.ts';
import { SetupScene, type SetupWords } from './setup-scene.ts';

const SIZE = { columns: 80, rows: 24 };
const wordsFor = (game: GameId): SetupWords => ({ catalogue: en, sentences: sentencesOf(game, en), ascii: false });
const SAY = wordsFor('go-fish');
const defaults = (game: GameId = 'go-fish'): SetupState => ({
  setup: defaultSetup(game),
  speed: 'normal',
  suits: 'four',
});

/** The lines of the form, in which one moves by arrows. */
const [START, RULES, OPTIONS, PLAYERS, FIRST, SECOND] = [0, 1, 2, 3, 4, 5];
const [MATCH, SPEED, SHUFFLE, SUITS] = [7, 8, 9, 10];

const linesOf = (scene: SetupScene, size = SIZE): string[] => scene.frame(size).map((line) => rowText(line).trimEnd());

/** The end of the form after these keys; letters of a word are keys each. */
function end(scene: SetupScene, ...keys: readonly string[]) {
  const all = keys.flatMap((key) => (key.startsWith('"') ? [...key.slice(1, -1)] : [key]));
  return all.map((key) => scene.press(key === ' ' ? 'space' : key)).at(-1)?.result;
}

const started = (at: number, ...keys: readonly string[]) => {
  const scene = new SetupScene(defaults(), SAY, at);
  // The first Enter after letters ends the name, the next one starts.
  const ended = end(scene, ...keys, 'enter') ?? end(scene, 'enter');
  if (ended === undefined) throw new Error('the form is still open');
  return ended;
};
const named = (...keys: readonly string[]): string => started(FIRST, ...keys).state.setup.players[0].name;

describe('the form', () => {
  test('starts the default table by Enter alone', () => {
    expect(started(START)).toEqual({ state: defaults(), goes: 'start', at: START });
  });

  test('shows every choice at once', () => {
    const text = linesOf(new SetupScene(defaults(), SAY)).join('\n');
    expect(text).toContain('▸ Start the game');
    for (const shown of ['Standard', 'default', '3 players', 'You', 'person', 'Bo', 'perch · 3 of 7, medium']) {
      expect(text).toContain(shown);
    }
    for (const shown of ['one deal at a time', 'normal', 'four colours']) expect(text).toContain(shown);
  });

  test('shows how strong each bot is, also on the smallest screen', () => {
    const text = linesOf(new SetupScene(defaults(), SAY, SECOND), { columns: 60, rows: 16 }).join('\n');
    expect(text).toContain('perch · 3 of 7, medium');
  });

  test('calls the only person You again after a bot has had the seat', () => {
    expect(named('right', 'left')).toBe('You');
  });

  test('is left by Esc, and leads to the options from their line', () => {
    expect(end(new SetupScene(defaults(), SAY), 'escape')?.goes).toBe('back');
    expect(started(OPTIONS)).toMatchObject({ goes: 'options', at: OPTIONS });
  });

  test('is changed by left and right, and by Space', () => {
    expect(started(RULES, 'right').state.setup.preset).toBe('classroom');
    expect(started(RULES, 'left').state.setup.preset).toBe('pairs');
    expect(started(PLAYERS, 'right').state.setup.players.length).toBe(4);
    expect(started(PLAYERS, 'left').state.setup.players.length).toBe(2);
    expect(started(MATCH, 'space').state.setup.goal).toEqual({ type: 'best-of', deals: 3 });
    expect(started(SPEED, 'right').state.speed).toBe('fast');
    expect(started(SHUFFLE, 'right').state.setup.shuffle).toBe('split-stacks');
    expect(started(SUITS, 'right').state.suits).toBe('two');
    expect(started(SECOND, 'left').state.setup.players[1].bot).not.toBe(DEFAULT_BOT);
  });

  test('seats people with a preset for people, and bots again with the next', () => {
    const bots = (...keys: string[]) => started(RULES, ...keys).state.setup.players.map(({ bot }) => bot);
    expect(bots('right')).toEqual([null, null]);
    expect(bots('right', 'right')).toEqual([null, DEFAULT_BOT, DEFAULT_BOT]);
    expect(bots('right', 'left')).toEqual([null, DEFAULT_BOT, DEFAULT_BOT]);
  });

  test('goes round by up and down, Tab and Shift-Tab', () => {
    expect(started(START, 'up').at).toBe(SUITS);
    expect(started(SUITS, 'down').at).toBe(START);
    expect(started(START, 'tab', 'tab', 'back-tab').at).toBe(RULES);
  });

  test('goes to its first and its last line by Home and End', () => {
    expect(started(START, 'end').at).toBe(SUITS);
    expect(started(SUITS, 'home').at).toBe(START);
  });

  test('says that several people at one screen pass it on', () => {
    const scene = new SetupScene(defaults(), SAY, SECOND);
    expect(linesOf(scene).join('\n')).not.toContain('curtain');
    while (!linesOf(scene).join('\n').includes('curtain')) scene.press('right');
    expect(end(scene, 'enter')?.state.setup.players[1].bot).toBeNull();
  });

  test('says which keys there are to one that does nothing', () => {
    const scene = new SetupScene(defaults(), SAY);
    expect(scene.press('q')).toBeUndefined();
    expect(linesOf(scene).join('\n')).toContain('Q does nothing here: press ↑↓, Enter or Esc.');
    scene.press('right');
    expect(linesOf(scene).join('\n')).toContain('Right does nothing here: press ↑↓, Enter or Esc.');
    for (const key of ['down', 'f1']) scene.press(key);
    expect(linesOf(scene).join('\n')).toContain('F1 does nothing here: press ↑↓←→, Enter or Esc.');
  });
});

describe('a name', () => {
  test('is replaced by the first letter, and goes on with the next ones', () => {
    expect(named('"Zoë"')).toBe('Zoë');
    expect(named('"Anya Bell"')).toBe('Anya Bell');
    expect(named('"世界"')).toBe('世界');
  });

  test('loses its last letter by Backspace, be it an old one or a new one', () => {
    expect(named('backspace')).toBe('Yo');
    expect(named('"Anna"', 'backspace')).toBe('Ann');
    expect(named('backspace', '"!"')).toBe('Yo!');
  });

  test('is of twenty letters at most', () => {
    expect(named('"Bartholomew the Very Great"')).toBe('Bartholomew the Very');
  });

  test('that is empty becomes You, or one that says the seat where several people play', () => {
    expect(named('"Ann"', 'enter', 'backspace', 'backspace', 'backspace')).toBe('You');
    expect(named('" "')).toBe('You');
    const toPerson = ['left', 'left', 'left'];
    expect(named('down', ...toPerson, 'up', '" "')).toBe('Player 1');
  });

  test.each(['Ace', 'ten', '10', 'Sevens', '7'])(
    '%s is refused, since it would be taken for a card or a seat',
    (name) => {
      for (const key of ['enter', 'down', 'up', 'tab']) {
        const scene = new SetupScene(defaults(), SAY, FIRST);
        expect(end(scene, `"${name}"`, key)).toBeUndefined();
        expect(linesOf(scene).join('\n')).toContain(en.screen.nameTaken.slice(0, 40));
        expect(linesOf(scene).join('\n')).toContain(`▸ Seat 1            ${name}▏`);
      }
    },
  );

  test.each(['Jack', 'T', 'Acey'])('%s may stand', (name) => {
    expect(named(`"${name}"`)).toBe(name);
  });

  test('that was refused can be mended', () => {
    expect(named('"Ace"', 'enter', '"y"')).toBe('Acey');
  });

  test('takes no sign that cannot be printed', () => {
    expect(named('"A\u202e\u009bnn"')).toBe('Ann');
  });
});

const KEYS = [
  'up',
  'down',
  'left',
  'right',
  'tab',
  'back-tab',
  'space',
  'backspace',
  'home',
  'a',
  'C',
  'e',
  '7',
  'ö',
  '世',
];

test.each(GAME_IDS)('whatever is pressed, a table of %s that starts can be played, and every name stands', (game) => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...KEYS), { maxLength: 60 }),
      fc.integer({ min: 16, max: 40 }),
      (keys, rows) => {
        const scene = new SetupScene(defaults(game), wordsFor(game));
        for (const key of keys) scene.press(key);
        const lines = linesOf(scene, { columns: 60, rows });
        expect(lines.length).toBe(rows);
        expect(lines.filter((line) => line.startsWith('  ▸ ')).length).toBe(1);
        const ended = end(scene, 'enter') ?? end(scene, '"n"', 'enter');
        expect(ended && matchPlanOf(ended.state.setup)).not.toBeNull();
        for (const { name } of ended?.state.setup.players ?? []) {
          expect([meansSomething(name, [en.cards]), name.trim(), name === '']).toEqual([false, name, false]);
        }
      },
    ),
    { numRuns: 60 },
  );
});
