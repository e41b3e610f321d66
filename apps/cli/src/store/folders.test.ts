import { resolve } from 'node:path';
import envPaths from 'env-paths';
import { expect, test } from 'vitest';
import { foldersOf } from './folders.ts';

test('SHOAL_HOME gathers everything in one folder, wherever the program is started later', () => {
  expect(foldersOf({ SHOAL_HOME: 'somewhere' })).toEqual({ data: resolve('somewhere'), config: resolve('somewhere') });
});

test.each([{}, { SHOAL_HOME: '' }])('without SHOAL_HOME the platform decides', (environment) => {
  const { data, config } = envPaths('shoal', { suffix: '' });
  expect(foldersOf(environment)).toEqual({ data, config });
});

test.runIf(process.platform === 'linux')('XDG_DATA_HOME and XDG_CONFIG_HOME are honoured', () => {
  const { XDG_DATA_HOME, XDG_CONFIG_HOME } = process.env;
  Object.assign(process.env, { XDG_DATA_HOME: '/d', XDG_CONFIG_HOME: '/c' });
  try {
    expect(foldersOf({})).toEqual({ data: '/d/shoal', config: '/c/shoal' });
  } finally {
    restore({ XDG_DATA_HOME, XDG_CONFIG_HOME });
  }
});

function restore(variables: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
