import { PAGE_SCENES } from './page-scenes.ts';
import type { Scene } from './scene.ts';
import { TABLE_SCENES } from './table-scenes.ts';

/** Long words reveal places that are too narrow. These scenes are reached without reading any text. */
const LONG_WINDED = [
  'home-new',
  'setup-crazy-eights-unfolded',
  'rules-go-fish',
  'statistics-new',
  'table-go-fish-first-turn',
  'table-crazy-eights-suit-asked',
  'table-crazy-eights-refused',
];

export const GERMAN_SCENES: readonly Scene[] = [...PAGE_SCENES, ...TABLE_SCENES]
  .filter(({ name }) => LONG_WINDED.includes(name))
  .map((scene) => ({
    ...scene,
    name: `german-${scene.name}`,
    looks: ['light'],
    settings: { ...scene.settings, language: 'de' },
  }));
