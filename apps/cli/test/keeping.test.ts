import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mirror, type Seated, typed } from './mirror.ts';
import { useProgram } from './program.ts';

const program = useProgram();

const TABLE: readonly Seated[] = [
  { name: 'Ann', bot: null },
  { name: 'Bo', bot: 'minnow' },
];
const FLAGS = ['play', '--player', 'Ann', '--player', 'Bo:minnow', '--seed', '31'];
const { decisions } = mirror('go-fish', 'standard', TABLE, '31');
const lines = decisions.map(({ action }) => typed(action, TABLE));
const homeNamed = (name: string) => ({ SHOAL_HOME: program.file(name) });

describe('a game that was left', () => {
  test('goes on with --continue from its last action, and is then over for good', async () => {
    const home = homeNamed('left');
    await program.run(FLAGS, `${lines.slice(0, 4).join('\n')}\n`, home);
    const { code, stdout } = await program.run(['--continue'], `${lines.slice(4).join('\n')}\n`, home);
    expect(code).toBe(0);
    expect(stdout).toContain('The seed of this game is 31.');
    expect(readdirSync(join(home.SHOAL_HOME, 'games'))).toEqual([]);
    expect(await program.run(['--continue'], '', home)).toMatchObject({
      code: 3,
      stderr: 'There is no game to continue; start a new one with shoal.\n',
    });
  });

  test('before anybody acted is not kept, so that 37 empty starts leave an empty menu', async () => {
    const home = homeNamed('empty');
    for (let start = 0; start < 3; start++) await program.run(FLAGS, '', home);
    expect(readdirSync(join(home.SHOAL_HOME, 'games'))).toEqual([]);
    expect((await program.run(['--continue'], '', home)).code).toBe(3);
  });

  test('is not there with --no-save', async () => {
    const home = homeNamed('unsaved');
    await program.run([...FLAGS, '--no-save'], `${lines[0]}\n`, home);
    expect((await program.run(['--continue'], '', home)).code).toBe(3);
  });

  test('is gone on with as it was: no other table can be described', async () => {
    expect(await program.run(['--continue', '--seats', '4'])).toMatchObject({ code: 2, stdout: '' });
  });

  test('whose file makes no sense is set aside with a sentence, and nothing else happens', async () => {
    const home = homeNamed('damaged');
    await program.run(FLAGS, `${lines[0]}\n`, home);
    const [name] = readdirSync(join(home.SHOAL_HOME, 'games')).filter((file) => file.endsWith('.jsonl'));
    writeFileSync(join(home.SHOAL_HOME, 'games', name), 'no journal\n');
    const { code, stderr } = await program.run(['--continue'], '', home);
    expect(code).toBe(3);
    expect(stderr).toContain(`${name}.damaged`);
    expect(existsSync(join(home.SHOAL_HOME, 'games', `${name}.damaged`))).toBe(true);
  });
});

describe('finished games', () => {
  const home = homeNamed('finished');

  test('are counted, listed, replayed, and moved to another machine in one file', async () => {
    expect((await program.run(FLAGS, `${lines.join('\n')}\n`, home)).code).toBe(0);
    expect((await program.run(['stats'], '', home)).stdout).toContain('You have finished 1 game');
    expect(JSON.parse((await program.run(['stats', '--json'], '', home)).stdout)).toMatchObject({
      total: { games: 1 },
    });
    expect((await program.run(['replay'], '', home)).stdout).toMatch(
      /^1\. \d{1,2} [A-Z][a-z]{2,3} \d{4}, Go Fish with Ann and Bo: /,
    );
    expect((await program.run(['replay', '--game', '1'], '', home)).stdout).toContain('Ann asks Bo for');
    expect((await program.run(['stats', '--export', 'all.jsonl'], '', home)).stderr).toContain('1 game written');
    const { stdout, stderr } = await program.run(['stats', '--export', '-'], '', home);
    expect({ stdout, stderr }).toEqual({ stdout: readFileSync(program.file('all.jsonl'), 'utf8'), stderr: '' });
    expect((await program.run(['verify', 'all.jsonl'])).stdout).toBe('1 game verified.\n');
    const other = homeNamed('other');
    for (const told of ['1 game added.', '0 games added; 1 was already there.']) {
      expect((await program.run(['stats', '--import', 'all.jsonl'], '', other)).stderr).toBe(`${told}\n`);
    }
    expect((await program.run(['stats'], '', other)).stdout).toContain('You have finished 1 game');
  });

  test('are told in sentences to people who listen', async () => {
    const { stdout } = await program.run(['stats'], '', { ...home, ACCESSIBLE: '1' });
    expect(stdout).toMatch(/Go Fish by the standard rules against minnow \(1 of 7, beginner\): 1 game, \d won/);
    expect(stdout).not.toMatch(/[│█·]/);
  });

  test('of bots alone are left out of an import', async () => {
    const bots = ['simulate', 'go-fish', '--bots', 'minnow,minnow', '--games', '3', '--seed', '1'];
    expect((await program.run([...bots, '--record', 'bots.jsonl'], '', home)).code).toBe(0);
    expect((await program.run(['stats', '--import', 'bots.jsonl'], '', home)).stderr).toBe(
      '0 games added.\n3 games were left out, because only bots played them.\n',
    );
  });

  test('of a file that is no export are refused, and nothing changes', async () => {
    writeFileSync(program.file('garbage.jsonl'), 'garbage\n');
    expect((await program.run(['stats', '--import', 'garbage.jsonl'], '', home)).code).toBe(3);
    expect((await program.run(['stats'], '', home)).stdout).toContain('You have finished 1 game');
  });
});

describe('the daily deal', () => {
  const DATE = '2026-11-15';

  test('is kept when it is left after an action, and shared only when it was played', async () => {
    const home = homeNamed('daily');
    expect(await program.run(['daily', DATE, '--share'], '', home)).toMatchObject({
      code: 2,
      stderr: `You have not played the daily deal of 15 November 2026 yet; start it with shoal daily ${DATE}.\n`,
    });
    const { stdout } = await program.run(['daily', DATE], 'hint\nundo\n', home);
    expect(stdout).toContain('The daily deal has no hints');
    expect(stdout).toContain('The daily deal has no undo');
    const isKept = () => readdirSync(join(home.SHOAL_HOME, 'games')).some((file) => file.endsWith('.jsonl'));
    expect(isKept()).toBe(false);
    // The first card of the hand fits.
    await program.run(['daily', DATE], '1\n', home);
    expect(isKept()).toBe(true);
  });

  test.each(['2026-02-30', '2025-12-31', 'tomorrow', '2999-01-01'])(
    'of %s is refused with a sentence',
    async (date) => {
      const { code, stderr, stdout } = await program.run(['daily', date]);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain(date);
    },
  );
});
