import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useProgram } from './program.ts';

const program = useProgram();
const contents = (name: string): string => readFileSync(program.file(name), 'utf8');

test('rotated bots are told by their names, each deal from every seat', async () => {
  const flags = ['simulate', '--bots', 'pike,minnow', '--rotate', '--games', '300', '--seed', '7'];
  const { code, stdout } = await program.run(flags);
  expect(code).toBe(0);
  expect(stdout).toContain('300 deals of Go Fish by the standard rules, 2 seats, seed 7, each played 2 times');
  expect(stdout).toContain('600 games.');
  expect(stdout).toMatch(/bot +seats +wins +win share +95% interval +average books\npike +1 +\d+/);
  expect(stdout).toMatch(/seat +wins +win share +95% interval +average books\nSeat 1 +\d+/);
});

test('rotated games are recorded with the bots where they sat, on the same cards', async () => {
  const flags = ['simulate', '--bots', 'pike,minnow,minnow', '--rotate', '--games', '2', '--seed', '7'];
  await program.run([...flags, '--record', 'turned.jsonl']);
  const records = contents('turned.jsonl')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(records.map(({ seed }) => seed)).toEqual(['7:0', '7:0', '7:0', '7:1', '7:1', '7:1']);
  const seatsOf = (record: { seats: { player: string }[] }) => record.seats.map(({ player }) => player.slice(4));
  expect(records.slice(0, 3).map(seatsOf)).toEqual([
    ['pike', 'minnow', 'minnow'],
    ['minnow', 'minnow', 'pike'],
    ['minnow', 'pike', 'minnow'],
  ]);
  expect(records[1].pack).toEqual(records[0].pack);
  expect((await program.run(['verify', 'turned.jsonl'])).code).toBe(0);
});

test('a line-up that repeats itself is turned only until it looks alike', async () => {
  const flags = ['simulate', '--bots', 'pike,minnow,pike,minnow', '--rotate', '--games', '5', '--seed', '7', '--json'];
  const summary = JSON.parse((await program.run(flags)).stdout);
  expect(summary).toMatchObject({ deals: 5, rotations: 2, games: 10 });
});

test('as many seats are set as bots are named', async () => {
  const flags = ['simulate', '--bots', 'pike,guppy', '--games', '5'];
  expect(JSON.parse((await program.run([...flags, '--json'])).stdout).seats).toHaveLength(2);
  expect((await program.run(flags)).stderr).toContain('--rotate plays every deal from every seat');
});

test('the summary in JSON tells all that was counted', async () => {
  const flags = ['simulate', '--bots', 'pike,minnow', '--rotate', '--games', '50', '--seed', '7', '--json'];
  const summary = JSON.parse((await program.run(flags)).stdout);
  expect(summary.equalShare).toBe(0.5);
  expect(summary.bots.map(({ bot }: { bot: string }) => bot)).toEqual(['pike', 'minnow']);
  for (const { winShare, interval } of summary.bots) {
    expect(interval[0]).toBeLessThanOrEqual(winShare);
    expect(interval[1]).toBeGreaterThanOrEqual(winShare);
  }
  const games = summary.lengths.counts.reduce((sum: number, [, times]: [number, number]) => sum + times, 0);
  expect([games, summary.deals]).toEqual([100, 50]);
  expect(summary.lengths.low).toBeLessThanOrEqual(summary.lengths.median);
  const results = summary.scores.counts.reduce((sum: number, [, times]: [number, number]) => sum + times, 0);
  expect(results).toBe(200);
});

test('the report is one page with its charts, which says how to play the games again', async () => {
  const flags = ['simulate', 'crazy-eights', '--bots', 'pike,minnow', '--rotate', '--games', '40', '--seed', "it's 7"];
  const { code, stdout, stderr } = await program.run([...flags, '--html', 'report.html']);
  expect(code).toBe(0);
  expect(stderr).toContain('The report is in report.html.');
  expect(stdout).toContain('40 deals of Crazy Eights');
  const page = contents('report.html');
  expect(page.match(/<svg /g)).toHaveLength(5);
  expect(page).toContain('<title>Crazy Eights: pike – minnow</title>');
  expect(page).toContain('<span>--rotate</span>');
  expect(page.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script/);
});

test('the report goes to standard output when asked, and the summary then does not', async () => {
  const { stdout, stderr } = await program.run(['simulate', '--games', '5', '--seed', '7', '--html', '-']);
  expect(stdout).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
  expect(stderr).toContain('5 games of Go Fish');
});

test.each([
  ['no/such/report.html', 'its folder does not exist; create the folder first'],
  ['.', 'it is a folder, not a file'],
])('a report that cannot be written to %s is refused before anything is played', async (path, cause) => {
  const { code, stdout, stderr } = await program.run(['simulate', '--games', '1e9', '--html', path]);
  expect({ code, stdout, stderr }).toEqual({ code: 3, stdout: '', stderr: `Cannot write ${path}: ${cause}.\n` });
});

test('bars are drawn in plain letters when asked', async () => {
  const { stdout } = await program.run(['simulate', '--games', '50', '--seed', '7', '--ascii']);
  expect(stdout).toMatch(/ #+\n/);
  expect([...stdout].every((letter) => letter <= '~')).toBe(true);
});
