import { expect, test } from 'vitest';
import { jsonLog } from './server-log.ts';

test('each entry is one line of JSON, from the wanted level up', () => {
  const lines: string[] = [];
  const ports = { now: () => new Date('2026-11-16T12:00:00Z'), write: (line: string) => lines.push(line) };
  const log = jsonLog('warn', ports);
  log('debug', 'ended', { ending: 'left' });
  log('info', 'started');
  log('warn', 'proxy-not-trusted');
  log('error', 'store-failed', { trouble: 'disk-full' });
  expect(lines).toEqual([
    '{"time":"2026-11-16T12:00:00.000Z","level":"warn","event":"proxy-not-trusted"}\n',
    '{"time":"2026-11-16T12:00:00.000Z","level":"error","event":"store-failed","trouble":"disk-full"}\n',
  ]);
});
