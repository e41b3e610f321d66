import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSite, type Site } from '../../src/http/site.ts';
import type { RunningServer } from '../../src/index.ts';
import { serveSite } from '../serve-site.ts';
import { PAGE, SiteFolder } from '../site-folder.ts';

const folder = new SiteFolder();
let site: Site;
let served: RunningServer;

beforeAll(async () => {
  const read = await readSite(folder.path);
  if (read === null) throw new Error('no site');
  site = read;
  served = await serveSite(site, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await served.close();
  folder.remove();
});

/** What the server says to these very bytes. */
async function said(bytes: string | Buffer): Promise<string> {
  const socket = connect(served.port, '127.0.0.1');
  socket.end(bytes);
  return text(socket).catch(() => '');
}

const asked = (target: string): Promise<string> =>
  said(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

test('a page is served', async () => {
  const answer = await asked('/');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer.endsWith(PAGE)).toBe(true);
});

describe('what is beside the folder stays there', () => {
  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%2fsecret.txt',
    '/.%2e/secret.txt',
    '/%252e%252e/secret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/..%c0%afsecret.txt',
    '/..%ef%bc%8fsecret.txt',
    '//../secret.txt',
    '///etc/passwd',
    '/%00',
    '/index.html%00.js',
    '/../secret.txt%00.html',
    '/C:%5cWindows%5cwin.ini',
    '/file:///etc/passwd',
    '/__proto__',
    '/constructor',
    'secret.txt',
    '*',
    'http://x/../secret.txt',
  ])('%s leads to nothing beside the folder', async (target) => {
    const answer = await asked(target);
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(answer).not.toMatch(/root:|secret$/);
  });
});

test('whatever the target, the answer is a file of the site or a refusal', async () => {
  const pieces = fc.constantFrom(
    '/',
    '..',
    '.',
    '%',
    '%2e',
    '%2f',
    '\\',
    '%5c',
    '%00',
    'secret.txt',
    'index.html',
    'ü',
  );
  const target = fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join('')}`);
  await fc.assert(
    fc.asyncProperty(target, async (path) => {
      const answer = await asked(path);
      expect(answer).toMatch(/^HTTP\/1\.1 (?:200|400|404) /);
      expect(answer.endsWith('secret')).toBe(false);
    }),
    { numRuns: 200 },
  );
  console.log('200 targets, 0 files beside the site');
});

test.each([
  ['no HTTP at all', 'hello\r\n\r\n'],
  ['bytes of another protocol', Buffer.from([22, 3, 1, 2, 0, 1, 0, 1])],
  ['a header without end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
])('%s does no harm', async (_, bytes) => {
  expect(await said(bytes)).not.toContain(' 200 ');
  expect(await asked('/')).toContain(' 200 ');
});

test('a request with a body is refused without waiting for it', async () => {
  const socket = connect(served.port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 405 /);
});

test('many may ask at once', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => fetch(`http://127.0.0.1:${served.port}/`)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
});

test('a server that ends hangs up on everybody, and gives its port back', async () => {
  const own = await serveSite(site, { host: '127.0.0.1', port: 0 });
  const silent = connect(own.port, '127.0.0.1').on('error', () => undefined);
  const kept = connect(own.port, '127.0.0.1').on('error', () => undefined);
  await Promise.all([once(silent, 'connect'), once(kept, 'connect')]);
  kept.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(kept, 'data');
  const hungUp = Promise.all([once(silent, 'close'), once(kept, 'close')]);
  await own.close();
  await hungUp;
  const again = await serveSite(site, { host: '127.0.0.1', port: own.port });
  await again.close();
});

test('a port that is taken is an error of the system', async () => {
  await expect(serveSite(site, { host: '127.0.0.1', port: served.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
