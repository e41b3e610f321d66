import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CONTENT_SECURITY_POLICY, contentSecurityPolicy } from './content-security-policy.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shoal-policy-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const buildWith = (html: string) => {
  writeFileSync(join(root, 'index.html'), html);
  return build({ root, configFile: false, logLevel: 'silent', plugins: [contentSecurityPolicy()] });
};

test('the built page says first of all what it may do', async () => {
  await buildWith('<!doctype html><html><head><title>Shoal</title></head></html>');
  const page = readFileSync(join(root, 'dist/index.html'), 'utf8');
  expect(page).toMatch(/<head>\s*<meta http-equiv="Content-Security-Policy" content="[^"]+">/);
  expect(page).toContain(`content="${CONTENT_SECURITY_POLICY}"`);
});

test('a page that the policy does not fit into is not built', async () => {
  await expect(buildWith('<!doctype html><title>Shoal</title>')).rejects.toThrow('needs a plain <head>');
});

test('nothing is allowed but what comes from the same host', () => {
  expect(CONTENT_SECURITY_POLICY).toMatch(/^default-src 'none'; /);
  expect(CONTENT_SECURITY_POLICY).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
});
