import { expect, test } from 'vitest';
import { causeOf, type FileCauses } from './fault-words.ts';

const CAUSES: FileCauses = {
  ...{ ENOENT: 'it is missing', EACCES: 'it is forbidden', EISDIR: 'it is a folder', ENOTDIR: 'it is in no folder' },
  ...{ ENOSPC: 'the disk is full', EROFS: 'it is read-only', ENAMETOOLONG: 'it is long', EPIPE: 'it is closed' },
  unknown: 'the reason is unknown',
};

const failed = (code: string): Error => Object.assign(new Error(), { code });

test.each([
  ['it is missing', failed('ENOENT')],
  ['it is forbidden', failed('EPERM')],
  ['EIO', failed('EIO')],
  ['the reason is unknown', new Error('without a code')],
  ['the reason is unknown', 'not even an error'],
])('"%s" is why a file cannot be used after %o', (cause, error) => {
  expect(causeOf(error, CAUSES)).toBe(cause);
});
