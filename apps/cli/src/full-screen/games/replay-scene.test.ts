import type { GameId } from '@shoal/games';
import { playedDeal, recordIn } from '@shoal/room/testing';
import type { Catalogue } from '@shoal/table-ui';
import { describe, expect, test } from 'vitest';
import { catalogueFor, ENGLISH, loadLanguage } from '../../text/language.ts';
import { plainSpaces } from '../../text/spaces.ts';
import { rowText } from '../terminal/row.ts';
import { ReplayScene } from './replay-scene.ts';

const SIZES = [
  { columns: 60, rows: 16 },
  { columns: 80, rows: 24 },
  { columns: 120, rows: 36 },
  { columns: 200, rows: 60 },
];

const sceneOf = (game: GameId, catalogue: Catalogue = ENGLISH, entry: number | null = null) =>
  new ReplayScene(recordIn(playedDeal(game, 5)), { catalogue, ascii: false, colours: false }, entry);
const seen = (scene: ReplayScene, size = SIZES[1]): string[] =>
  scene.frame(size).map((line) => plainSpaces(rowText(line)).trimEnd());

describe.each(SIZES)('a replay at $columns x $rows', (size) => {
  test.each([
    ['en', ' ←→ step   Esc back   Home/End jump   PgUp/PgDn ten'],
    ['de', ' ←→ Schritt   Esc zurück   Pos1/Ende Sprung   Bild auf/ab 10'],
    ['es', ' ←→ paso   Esc atrás   Inicio/Fin salto   RePág/AvPág diez'],
    ['fr', ' ←→ étape   Esc retour   Début/Fin saut   PgPréc/PgSuiv dix'],
  ] as const)('names every key that works in %s', async (lang, footer) => {
    await loadLanguage({ lang }, {});
    expect(seen(sceneOf('go-fish', catalogueFor({ lang }, {})), size).at(-1)).toBe(footer);
  });
});

describe('the keys of a replay', () => {
  const title = (scene: ReplayScene): string => seen(scene)[0].trim();
  const step = (scene: ReplayScene): number => Number(/step (\d+)/.exec(title(scene))?.[1]);

  test('go one step, ten steps, or to an end', () => {
    const scene = sceneOf('go-fish');
    const steps = ['right', 'page-down', 'left', 'page-up', 'page-up', 'end'].map((key) => {
      scene.press(key);
      return step(scene);
    });
    expect(steps.slice(0, -1)).toEqual([1, 11, 10, 0, 0]);
    expect(title(scene)).toBe(`Go Fish: step ${steps.at(-1)} of ${steps.at(-1)}`);
    scene.press('home');
    expect(step(scene)).toBe(0);
    expect(scene.press('escape')).toEqual({ result: null });
  });

  test('can begin at the action of a log entry', () => {
    expect(step(sceneOf('go-fish', ENGLISH, 0))).toBe(1);
  });
});
