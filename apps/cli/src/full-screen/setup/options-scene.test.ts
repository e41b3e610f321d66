import { GAME_IDS } from '@shoal/games';
import { defaultSetup, planOf, type TableSetup, withPreset } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../../text/sentence-lines.ts';
import { rowText } from '../terminal/row.ts';
import { OptionsScene } from './options-scene.ts';
import type { SetupWords } from './setup-scene.ts';

const SIZE = { columns: 80, rows: 24 };
const wordsFor = ({ game }: TableSetup): SetupWords => ({
  catalogue: en,
  sentences: sentencesOf(game, en),
  ascii: false,
});
const optionsOf = (setup: TableSetup): OptionsScene => new OptionsScene(setup, wordsFor(setup));

const linesOf = (scene: OptionsScene, size = SIZE): string[] =>
  scene.frame(size).map((line) => rowText(line).trimEnd());

function changed(setup: TableSetup, ...keys: readonly string[]): TableSetup {
  const scene = optionsOf(setup);
  for (const key of keys) expect(scene.press(key)).toBeUndefined();
  const ended = scene.press('enter');
  if (ended === undefined) throw new Error('the options are still open');
  return ended.result;
}

describe('the options', () => {
  const goFish = defaultSetup('go-fish');

  test('are all there with their values, and the marked one is explained', () => {
    const text = linesOf(optionsOf(goFish)).join('\n');
    const { sentences } = wordsFor(goFish);
    for (const [option, value] of Object.entries(optionsIn(goFish))) {
      expect(text).toContain(sentences.optionLabel(option));
      expect(text).toContain(sentences.optionChoice(option, value));
    }
    expect(text).toContain('▸ Cards dealt to each             ◂ 5 cards ▸');
    expect(text).toContain(sentences.optionSummary('handSize'));
    expect(text).toContain(sentences.optionValue('handSize', 5));
  });

  test('are changed by left and right or Space, and go round', () => {
    expect(changed(goFish, 'right').changes).toEqual({ handSize: '6' });
    expect(changed(goFish, 'left').changes).toEqual({ handSize: '4' });
    expect(changed(goFish, 'down', 'space').changes).toEqual({ bookSize: '2' });
    expect(changed(goFish, 'up', 'right').changes).toEqual({ packs: '2' });
    expect(changed(goFish, 'end', 'right').changes).toEqual({ packs: '2' });
    expect(changed(goFish, 'end', 'home', 'right').changes).toEqual({ handSize: '6' });
    expect(changed(goFish, 'tab', 'tab', 'back-tab', 'right').changes).toEqual({ bookSize: '2' });
  });

  test('that were changed have a star', () => {
    const scene = optionsOf(goFish);
    expect(linesOf(scene).join('\n')).not.toContain('*');
    scene.press('right');
    expect(linesOf(scene).find((line) => line.includes('Cards dealt to each'))).toContain('*');
  });

  test('pass over values that do not go with the others, and say so', () => {
    const actions = withPreset(defaultSetup('crazy-eights'), 'actions', String);
    const skip = Object.keys(optionsIn(actions)).indexOf('skip');
    const scene = optionsOf(actions);
    for (let step = 0; step < skip; step++) scene.press('down');
    const values = Array.from({ length: 10 }, () => {
      scene.press('right');
      const text = linesOf(scene).join('\n');
      return [/Skip cards +◂ (\w+) ▸/.exec(text)?.[1], text.includes(en.screen.optionRefused)];
    });
    // Aces reverse, twos make draw two and eights are wild.
    const offered = 'kings none threes fours fives sixes sevens nines tens jacks'.split(' ');
    expect(values.map(([value]) => value)).toEqual(offered);
    expect(values.filter(([, isTold]) => isTold).map(([value]) => value)).toEqual(['threes', 'nines']);
  });

  test('are left by Enter and Esc alike, with what was changed', () => {
    const scene = optionsOf(goFish);
    scene.press('right');
    expect(scene.press('escape')).toEqual({ result: changed(goFish, 'right') });
  });

  test('say which keys there are to one that does nothing', () => {
    const scene = optionsOf(goFish);
    scene.press('q');
    expect(linesOf(scene).join('\n')).toContain('Q does nothing here: press ↑↓←→, Enter or Esc.');
  });
});

const optionsIn = (setup: TableSetup): object => {
  const planned = planOf(setup);
  if (!planned.ok) throw new Error(planned.refusal.key);
  return planned.plan.options;
};

const KEYS = ['up', 'down', 'left', 'right', 'right', 'tab', 'back-tab', 'space', 'home', 'q'];

test.each(GAME_IDS)('whatever is pressed, the options of %s go together', (game) => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...KEYS), { maxLength: 50 }),
      fc.integer({ min: 5, max: 40 }),
      (keys, rows) => {
        const scene = optionsOf(defaultSetup(game));
        for (const key of keys) scene.press(key);
        expect(linesOf(scene, { columns: 60, rows }).length).toBe(rows);
        if (rows >= 16) expect(linesOf(scene, { columns: 60, rows }).some((line) => line.includes('▸'))).toBe(true);
        expect(scene.press('enter')?.result).toSatisfy((setup: TableSetup) => planOf(setup).ok);
      },
    ),
    { numRuns: 60 },
  );
});
