import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_BOT, fillSeats } from '@shoal/room';
import { en } from '@shoal/table-ui/en';
import { describe, expect, test } from 'vitest';
import { IS_CHECK } from '../../../scripts/depth.mjs';
import { actInBoth, keysFor, pressAndSee } from './player/at-the-keys.ts';
import { homeWith } from './player/home-with.ts';
import { KnownDeal } from './player/known-deal.ts';
import { readText } from './player/read-screen.ts';
import { ScreenPlayer } from './player/screen-player.ts';
import { TAGLINE } from './player/shown-words.ts';
import { useProgram } from './program.ts';
import type { Pty } from './pty/pty.ts';
import { usePty } from './pty/use-pty.ts';

const program = useProgram();
const ptys = usePty(program);
const { screen, ownGames } = en;

/** No file may grow any more, as on a disk that is full; or they may again. */
function fillDisk(pty: Pty, isFull: boolean): void {
  const { status } = spawnSync('prlimit', ['--pid', `${pty.pid}`, `--fsize=${isFull ? '1' : 'unlimited'}:`]);
  expect(status).toBe(0);
}

const canFillDisk = spawnSync('prlimit', ['--version']).status === 0;

interface Table {
  readonly pty: Pty;
  readonly home: string;
  /** The deal as it ought to be. */
  readonly deal: KnownDeal;
}

async function atTable(): Promise<Table> {
  const home = homeWith(program);
  const pty = ptys.shoal(['play', '--seed', '7', '--seats', '2', '--speed', 'instant'], { env: { SHOAL_HOME: home } });
  const players = fillSeats([{ name: 'You', bot: null }], 2, DEFAULT_BOT);
  const deal = new KnownDeal('go-fish', 'standard', players, '7');
  await pty.until(isChoosing);
  return { pty, home, deal };
}

const isChoosing = (text: string): boolean => readText(text).is === 'choosing';

/** Lines of the only journal there is. */
function journalIn(home: string): string[] {
  const [name] = readdirSync(join(home, 'games')).filter((file) => file.endsWith('.jsonl'));
  return readFileSync(join(home, 'games', name), 'utf8')
    .trimEnd()
    .split('\n');
}

/** Heading and deal come before the actions. */
const actionsIn = (home: string): number => journalIn(home).length - 2;

/** Tries to act, and waits until the game waits for the disk. */
async function actInVain({ pty, deal }: Table): Promise<void> {
  const [key] = keysFor(deal.view.legal[0], deal);
  await pty.press(key);
  await pty.until(screen.waitsForDisk);
}

describe.runIf(canFillDisk)('a disk that is full', () => {
  test('stops the game before anything is shown that is not saved, and lets it go on when there is room', async () => {
    const table = await atTable();
    const { pty, home, deal } = table;
    const before = pty.text;
    fillDisk(pty, true);
    await actInVain(table);
    expect(pty.text).toContain('Cannot write');
    expect(actionsIn(home)).toBe(0);
    fillDisk(pty, false);
    await pty.until(isChoosing);
    expect(pty.text).not.toBe(before);
    deal.act(deal.view.legal[0]);
    for (let acts = 0; acts < 3; acts++) await actInBoth(pty, deal);
    expect(actionsIn(home)).toBe(deal.actions);
  });

  test('need not be waited for: P plays on, and all of it is saved once there is room', async () => {
    const table = await atTable();
    const { pty, home, deal } = table;
    fillDisk(pty, true);
    await actInVain(table);
    await pty.press('p');
    await pty.until((text) => isChoosing(text) && text.includes(screen.unsavedNow));
    deal.act(deal.view.legal[0]);
    await actInBoth(pty, deal);
    expect(actionsIn(home)).toBe(0);
    await pty.press('esc');
    await pty.until(screen.leaveUnsaved);
    await pressAndSee(pty, 'n');
    fillDisk(pty, false);
    await actInBoth(pty, deal);
    expect(pty.text).not.toContain(screen.unsavedNow);
    expect(actionsIn(home)).toBe(deal.actions);
    await pty.press('esc');
    await pty.until(screen.leaveQuestion);
  });

  test('lets people leave, and the game waits for them as they last saw it', async () => {
    const table = await atTable();
    const { pty, deal } = table;
    await actInBoth(pty, deal);
    const before = readText(pty.text);
    fillDisk(pty, true);
    await actInVain(table);
    await pty.press('esc');
    await pty.until(screen.leaveQuestion);
    await pty.press('y');
    await pty.until(TAGLINE);
    fillDisk(pty, false);
    await pty.press('enter');
    await pty.until(isChoosing);
    expect(readText(pty.text)).toEqual(before);
  });

  test('is not hidden from people who leave by Ctrl-C: the game is not said to be kept', async () => {
    const table = await atTable();
    const { pty } = table;
    fillDisk(pty, true);
    await actInVain(table);
    await pty.press('p');
    await pty.until(isChoosing);
    await pty.press('ctrl-c');
    expect(await pty.exit()).toEqual({ code: 130, signal: null });
    expect(pty.text).not.toContain(ownGames.savedForLater('shoal --continue'));
  });

  test.runIf(IS_CHECK)('holds up the next deal until there is room', async () => {
    const flags = ['--preset', 'quick', '--seats', '2', '--seed', '7', '--speed', 'instant'];
    const pty = ptys.shoal(['play', 'crazy-eights', ...flags]);
    await pty.until(isChoosing);
    await new ScreenPlayer(pty, '1').play();
    fillDisk(pty, true);
    await pty.press('enter');
    await pty.until(screen.waitsForDisk);
    fillDisk(pty, false);
    await pty.until(isChoosing);
  });
});

test.each([
  ['simulate --games 4 --html report.html', 'report.html'],
  ['simulate --games 4 --record games.jsonl', 'games.jsonl'],
  ['tournament --bots minnow,guppy --deals 2 --html standings.html', 'standings.html'],
  ['tournament --bots minnow,guppy --deals 2 --results results.jsonl', 'results.jsonl.lock'],
])('a full disk leaves nothing of shoal %s', async (command, file) => {
  const { stderr, stdout } = await program.shell(
    `mkdir full; cd full; ulimit -f 0; shoal ${command} >&2; ls -A; rmdir .`,
  );
  expect(stderr).toMatch(new RegExp(`^Cannot write .*${file}: .*\\.$`, 'm'));
  expect(stdout).toBe('');
});

test('an output that is full is told in a sentence', async () => {
  const { stderr } = await program.shell('shoal rules > /dev/full; echo "exit code $?" >&2');
  expect(stderr).toBe(
    'Cannot write to standard output: the disk is full; free some space, or choose another disk.\nexit code 3\n',
  );
});

test('line by line a full disk is told once, and the game goes on to its end, deal after deal', async () => {
  const typing = 'while echo choices && echo 1; do :; done';
  const shoal = 'shoal play crazy-eights --plain --seed 7 --seats 2 --best-of 3';
  const { stdout, stderr } = await program.shell(`ulimit -f 2; { ${typing}; } 2>/dev/null | ${shoal} | tail -c 400`);
  expect(stderr.split(screen.unsavedNow).length).toBe(2);
  expect(stdout).toContain('wins the match');
});
