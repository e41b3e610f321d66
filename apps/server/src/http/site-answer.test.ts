import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE, POLICY, SCRIPT, SiteFolder } from '../../test/site-folder.ts';
import { readSite, type Site } from './site.ts';
import { answerFrom, type SiteAnswer } from './site-answer.ts';

const folder = new SiteFolder();
let site: Site;

beforeAll(async () => {
  folder.write('odd ü.txt', 'odd');
  const read = await readSite(folder.path);
  if (read === null) throw new Error('no site');
  site = read;
});
afterAll(() => folder.remove());

const get = (url: string, headers: Record<string, string> = {}): SiteAnswer =>
  answerFrom(site, { method: 'GET', url, headers });

const SCRIPT_URL = '/assets/index-1a2b3c4d.js';

describe('a file', () => {
  test('is sent with its type and length', () => {
    const { status, headers, body } = get('/manifest.webmanifest');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Content-Length': '16',
    });
    expect(body?.toString()).toBe('{"name":"Shoal"}');
  });

  test.each(['/', '/index.html', '/?from=home', '/?a=%', '/#/play'])('%s is the page', (url) => {
    expect(get(url).body?.toString()).toBe(PAGE);
  });

  test('may have any name', () => {
    expect(get('/odd%20%C3%BC.txt').body?.toString()).toBe('odd');
  });

  test.each([
    ['/', 'no-cache'],
    ['/icons/icon.svg', 'no-cache'],
    [SCRIPT_URL, 'public, max-age=31536000, immutable'],
  ])('%s is kept by browsers as "%s"', (url, header) => {
    expect(get(url).headers['Cache-Control']).toBe(header);
  });

  test('travels compressed where the browser says so, and caches are told', () => {
    const br = get(SCRIPT_URL, { 'accept-encoding': 'gzip, br' });
    expect(br.headers).toMatchObject({ 'Content-Encoding': 'br', Vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(br.body ?? '').toString()).toBe(SCRIPT);
    const gzip = get(SCRIPT_URL, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.body ?? '').toString()).toBe(SCRIPT);
    const plain = get(SCRIPT_URL);
    expect(plain.headers['Content-Encoding']).toBeUndefined();
    expect(plain.headers['Vary']).toBe('Accept-Encoding');
    expect(new Set([br, gzip, plain].map(({ headers }) => headers['ETag'])).size).toBe(3);
  });

  test.each(['/assets/index-1a2b3c4d.js.br', '/.shoal-stamp', '/assets', '/assets/', '/icons/'])(
    'is not what %s names',
    (url) => {
      expect(get(url).status).toBe(404);
    },
  );
});

describe('a browser that has the file', () => {
  const tag = () => get('/').headers['ETag'];

  test.each([(own: string) => own, (own: string) => `W/${own}`, (own: string) => `"other", ${own}`, () => '*'])(
    'gets 304 and no body (%#)',
    (known) => {
      const { status, headers, body } = get('/', { 'if-none-match': known(tag()) });
      expect({ status, body }).toEqual({ status: 304, body: null });
      expect(headers).toMatchObject({ ETag: tag(), 'Cache-Control': 'no-cache' });
      expect(headers['Content-Length']).toBeUndefined();
    },
  );

  test('of yesterday gets the new one', () => {
    expect(get('/', { 'if-none-match': '"yesterday"' }).status).toBe(200);
  });
});

describe('every answer', () => {
  const answers = () => [get('/'), get('/nothing'), answerFrom(site, { method: 'POST', url: '/', headers: {} })];

  test('says what the page says that it may do, and that nobody may frame it', () => {
    for (const { headers } of answers())
      expect(headers['Content-Security-Policy']).toBe(`${POLICY}; frame-ancestors 'none'`);
    console.log(`${answers().length} kinds of answers, 0 that may be framed`);
  });

  test('closes what the page does not use', () => {
    for (const { headers } of answers())
      expect(headers).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': expect.stringContaining('camera=()'),
      });
  });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('%s is refused', (method) => {
  const { status, headers } = answerFrom(site, { method, url: '/', headers: {} });
  expect(status).toBe(405);
  expect(headers['Allow']).toBe('GET, HEAD');
});

test('HEAD tells all that GET does but the body', () => {
  for (const url of ['/', SCRIPT_URL, '/nothing']) {
    const { status, headers, body } = answerFrom(site, { method: 'HEAD', url, headers: {} });
    expect({ status, headers }).toEqual({ status: get(url).status, headers: get(url).headers });
    expect(body).toBeNull();
  }
});

test('a page without a policy is a fault of ours', async () => {
  const bare = new SiteFolder();
  bare.write('index.html', '<!doctype html>');
  await expect(readSite(bare.path)).rejects.toThrow('no content security policy');
  bare.remove();
});
