import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VERSION } from './version.ts';

test('the page tells the version of its package', () => {
  const file = new URL('../../package.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ version: VERSION });
});
