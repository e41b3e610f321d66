import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Contest } from './contest.ts';
import { Findings } from './findings.ts';

const folder = mkdtempSync(join(tmpdir(), 'shoal-strength-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const contest: Contest = { game: 'go-fish', preset: 'standard', seats: 2, one: 'dolphin', others: 'pike' };

test('a deal that was played twice counts once, also when the file is read again', () => {
  const file = join(folder, 'twice.jsonl');
  const findings = new Findings(file);
  for (let time = 0; time < 2; time++) findings.add(contest, { from: 0, shares: [1, 0.5, 0, 1], ms: 10 });
  for (const found of [findings, new Findings(file)]) {
    expect(found.of(contest)).toMatchObject({ deals: 4, mean: 0.625 });
    expect(found.spentMs(contest)).toBe(20);
  }
});

test('a gap that a stopped worker left is played first', () => {
  const findings = new Findings(join(folder, 'gap.jsonl'));
  findings.add(contest, { from: 0, shares: [1, 0], ms: 1 });
  findings.add(contest, { from: 4, shares: [1, 0], ms: 1 });
  expect(findings.nextDeal(contest)).toBe(2);
});
