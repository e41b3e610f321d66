import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { foldersOf } from './folders.ts';

const HOME = '/home/ann';

test('SHOAL_HOME gathers everything in one folder, wherever the program is started later', () => {
  expect(foldersOf({ SHOAL_HOME: 'somewhere' })).toEqual({ data: resolve('somewhere'), config: resolve('somewhere') });
});

test.each([
  ['linux', {}, '/home/ann/.local/share/shoal', '/home/ann/.config/shoal'],
  ['linux', { SHOAL_HOME: '' }, '/home/ann/.local/share/shoal', '/home/ann/.config/shoal'],
  ['linux', { XDG_DATA_HOME: '/d', XDG_CONFIG_HOME: '/c' }, '/d/shoal', '/c/shoal'],
  ['linux', { XDG_DATA_HOME: 'not/absolute' }, '/home/ann/.local/share/shoal', '/home/ann/.config/shoal'],
  ['freebsd', {}, '/home/ann/.local/share/shoal', '/home/ann/.config/shoal'],
  ['darwin', {}, '/home/ann/Library/Application Support/shoal', '/home/ann/Library/Preferences/shoal'],
  ['win32', { LOCALAPPDATA: '/local', APPDATA: '/roaming' }, '/local/shoal', '/roaming/shoal'],
] as const)('on %s with %o the conventions of the platform decide', (platform, environment, data, config) => {
  expect(foldersOf(environment, platform, HOME)).toEqual({ data, config });
});
