import { expect, test } from 'vitest';
import { EVERY_GAME } from '../tables/every-table.ts';
import { refusalOf, type Written } from './refused-tables.ts';

test.each(EVERY_GAME)('%s knows its own presets and options only', (id) => {
  for (const name of ['constructor', '__proto__', 'toString', 'seats', 'Standard']) {
    expect(refusalOf(id, name, 2)).toMatchObject({ key: 'unknown-preset', preset: name });
    const overrides = JSON.parse(`{ "${name}": "2" }`) as Written;
    expect(refusalOf(id, 'standard', 2, overrides)).toMatchObject({ key: 'unknown-option', option: name });
  }
});
