import { GAME_IDS, type GameId } from '@shoal/games';
import { presetsOf, seatRange } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { describe, expect, test } from 'vitest';
import { atDepth, fewOf, IS_CHECK } from '../../../scripts/depth.mjs';
import { choose, pressAndSee } from './player/at-the-keys.ts';
import { LinePlayer } from './player/line-player.ts';
import { readText } from './player/read-screen.ts';
import { verifiedGames } from './player/saved-records.ts';
import { ScreenPlayer } from './player/screen-player.ts';
import { ESC, movementsIn, textIn } from './player/sequences.ts';
import { TAGLINE } from './player/shown-words.ts';
import { talkAt, talkThrough } from './player/talk.ts';
import { useProgram } from './program.ts';
import { usePty } from './pty/use-pty.ts';

const program = useProgram();
const ptys = usePty(program);

const { screen } = en;
type Table = readonly [game: GameId, preset: string, seats: number];
const EVERY_GAME = GAME_IDS.map((game): Table => [game, 'standard', 3]);
const presetsWith = (players: 'min' | 'max'): Table[] =>
  GAME_IDS.flatMap((game) =>
    presetsOf(game).map((preset): Table => [game, preset, seatRange({ game, preset })[players]]),
  );
/** `npm test` plays every game, `npm run check` every preset, and the long check with few players too. */
const TABLES = atDepth({
  test: EVERY_GAME,
  check: [...EVERY_GAME, ...presetsWith('max')],
  long: [...EVERY_GAME, ...presetsWith('max'), ...presetsWith('min')],
});

const LOOKS = [
  [80, 24, [], {}],
  [60, 16, [], { NO_COLOR: '1' }],
  [140, 40, [], {}],
  [60, 16, ['--ascii'], { NO_COLOR: '1' }],
  [80, 24, ['--ascii'], {}],
  [60, 16, [], {}],
  [140, 40, ['--ascii'], { NO_COLOR: '1' }],
] as const;

/** How the score after so many deals begins. */
const scoreAfter = (deals: number): string => screen.scoreAfter(deals, ['@']).split('@')[0].trim();
const VOTE = 'Do you want to keep playing?';

const tableOf = (game: string, preset: string, seats: number, seed: string): string[] => [
  ...['play', game, '--preset', preset, '--seats', `${seats}`, '--bot', 'minnow', '--seed', seed, '--speed', 'instant'],
];

describe('somebody who knows only the screen', () => {
  test.each(TABLES.map((table, number) => [...table, ...LOOKS[number % LOOKS.length]] as const))(
    '%s %s with %i seats is played by keys alone at %ix%i %j %j',
    async (game, preset, seats, columns, rows, flags, env) => {
      const pty = ptys.shoal([...tableOf(game, preset, seats, '7'), ...flags], { columns, rows, env });
      await new ScreenPlayer(pty, '1').play();
      expect(pty.screen()[0].trim()).toBe(screen.endTitle);
      expect(await verifiedGames(program, pty.home)).toBe(1);
    },
  );

  test.runIf(IS_CHECK)('a whole game comes to the vote, which both keys answer', async () => {
    const answers = new Set<string>();
    for (const seed of ['7', '8', '9', '10', '11', '12']) {
      const pty = ptys.shoal(tableOf('crazy-eights', 'standard', 4, seed));
      await new ScreenPlayer(pty, seed).play(({ prompt, answers: offered }) => {
        if (prompt === VOTE) for (const { key } of offered) answers.add(key);
      });
      expect(await verifiedGames(program, pty.home)).toBe(1);
      if (answers.size > 0) break;
    }
    expect([...answers]).toEqual(['Y', 'N']);
  });

  test.runIf(IS_CHECK)('a back that has no key is taken by the arrows and Enter', async () => {
    const pty = ptys.shoal(tableOf('old-maid', 'standard', 2, '2'));
    const player = new ScreenPlayer(pty, '1');
    const { backs, hand } = await player.awaited();
    expect(backs).toBeGreaterThan(hand.length);
    await pressAndSee(pty, 'left', 'enter');
    await player.play();
    expect(await verifiedGames(program, pty.home)).toBe(1);
  });

  test.each(fewOf(1, GAME_IDS))('a whole game of %s has nothing but ASCII on any screen with --ascii', async (game) => {
    const pty = ptys.shoal([...tableOf(game, 'standard', 4, '7'), '--ascii']);
    await pty.until((text) => readText(text).is === 'choosing');
    for (const key of ['?', 'r', 'l']) await pty.press(key, 'enter');
    await new ScreenPlayer(pty, '1').play();
    await choose(pty, screen.replayDeal);
    await pty.until(/: step \d+ of \d+/);
    await pty.press('esc');
    await pty.until(screen.endTitle);
    await choose(pty, screen.home);
    await pty.until(TAGLINE);
    expect([...new Set(textIn(pty.raw).match(/[^ -~\s]/g))]).toEqual([]);
  });

  test.runIf(IS_CHECK)('a whole game is no different where the terminal has 16 colours', async () => {
    const pty = ptys.shoal(tableOf('crazy-eights', 'quick', 3, '7'), { env: { TERM: 'xterm' } });
    await new ScreenPlayer(pty, '1').play();
    expect(await verifiedGames(program, pty.home)).toBe(1);
  });
});

describe('a match', () => {
  test('goes through all its deals, and is over then', async () => {
    const pty = ptys.shoal([...tableOf('crazy-eights', 'quick', 2, '7'), '--best-of', '3']);
    const player = new ScreenPlayer(pty, '1');
    let deals = 0;
    for (let isGoingOn = true; isGoingOn; ) {
      await player.play();
      deals += 1;
      expect(pty.text).toContain(scoreAfter(deals));
      isGoingOn = pty.screen()[0].trim() !== screen.matchOver;
      if (isGoingOn) await pty.press('enter');
      if (isGoingOn) await pty.until(screen.dealOf(deals + 1, { type: 'best-of', deals: 3 }));
    }
    expect(deals).toBeGreaterThan(1);
    expect(pty.text).toMatch(/wins the match\.|You win the match!|A tie: .* share the match/);
    expect(await verifiedGames(program, pty.home)).toBe(deals);
  });
});

describe('after the end', () => {
  const quick = () => ptys.shoal(tableOf('crazy-eights', 'quick', 2, '7'));

  test('again deals anew, and the first seat moves on', async () => {
    const pty = quick();
    const player = new ScreenPlayer(pty, '1');
    await player.play();
    await choose(pty, screen.again('Bo'));
    await pty.until(screen.dealOf(2, null));
    await player.play();
    expect(pty.text).toContain(scoreAfter(2));
    expect(await verifiedGames(program, pty.home)).toBe(2);
  });

  test.runIf(IS_CHECK)('the review is written, and closing it comes back to the end', async () => {
    const pty = quick();
    await new ScreenPlayer(pty, '1').play();
    await choose(pty, screen.review);
    await pty.until((text) => text.trimStart().startsWith(screen.reviewTitle) && text.includes('winning chance'));
    await pty.press('enter');
    await pty.until(screen.endTitle);
    await pty.press('esc');
    await pty.until(TAGLINE);
  });

  test('the replay goes forward and back by the arrows', async () => {
    const pty = quick();
    await new ScreenPlayer(pty, '1').play();
    await choose(pty, screen.replayDeal);
    const at = (text: string): number => Number(/ (\d+) of \d+/.exec(text.split('\n')[0])?.[1]);
    const first = await pty.until((text) => at(text) >= 0);
    await pty.press('right');
    const second = await pty.until((text) => at(text) > at(first));
    await pty.press('right');
    await pty.until((text) => at(text) > at(second));
    await pty.press('left');
    expect(await pty.until((text) => at(text) === at(second))).toBe(second);
    await pty.press('home');
    expect(await pty.until((text) => at(text) === at(first))).toBe(first);
    await pty.press('end');
    const last = await pty.until((text) => at(text) > at(second));
    expect(/ (\d+) of \1/.test(last)).toBe(true);
    await pty.press('esc');
    await pty.until(screen.endTitle);
  });

  test('the way home and the way out are open', async () => {
    const pty = quick();
    await new ScreenPlayer(pty, '1').play();
    await choose(pty, screen.home);
    const home = await pty.until(TAGLINE);
    expect(home).not.toMatch(/Continue/);
    await choose(pty, screen.quit);
    expect(await pty.exit()).toEqual({ code: 0, signal: null });
  });
});

const LINE_LOOKS = [
  [[], { TERM: 'dumb' }, 80, 24],
  [['--ascii'], {}, 50, 12],
  [['--plain'], {}, 80, 24],
  [[], { ACCESSIBLE: '1' }, 140, 40],
  [['--plain', '--ascii'], {}, 60, 16],
] as const;

describe('typed lines', () => {
  test.each(fewOf(1, TABLES).map((table, number) => [...table, ...LINE_LOOKS[number % LINE_LOOKS.length]] as const))(
    '%s %s with %i seats %j %j at %ix%i is played by typed lines and moves no cursor',
    async (game, preset, seats, flags, env, columns, rows) => {
      const pty = ptys.shoal([...tableOf(game, preset, seats, '7'), ...flags], { columns, rows, env });
      await new LinePlayer(talkAt(pty), '1').play();
      pty.burst('3', 'enter');
      expect(await pty.exit()).toEqual({ code: 0, signal: null });
      expect(movementsIn(pty.raw)).toEqual([]);
      expect(await verifiedGames(program, pty.home)).toBe(1);
    },
  );

  test.runIf(IS_CHECK)('questions and a match move no cursor either', async () => {
    const pty = ptys.shoal([...tableOf('crazy-eights', 'quick', 2, '7'), '--plain', '--best-of', '3']);
    const talk = talkAt(pty);
    const player = new LinePlayer(talk, '1');
    await player.awaited();
    for (const line of ['?', 'rules', 'hint', 'log', 'nonsense']) {
      pty.burst(line, 'enter');
      await talk.until(() => new RegExp(`> ${line.replace('?', '\\?')}\n[^]+> $`).test(talk.shown));
    }
    await player.play();
    expect(await pty.exit()).toEqual({ code: 0, signal: null });
    expect(movementsIn(pty.raw)).toEqual([]);
    expect(await verifiedGames(program, pty.home)).toBeGreaterThan(1);
  });

  test.each(fewOf(1, GAME_IDS))('%s is played through a pipe and moves no cursor', async (game) => {
    const home = program.file(`pipe-${game}`);
    const running = program.start(tableOf(game, 'standard', 3, '7'), { SHOAL_HOME: home });
    await new LinePlayer(talkThrough(running), '1').play();
    const { code, stdout, stderr } = await running.outcome;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).not.toContain(ESC);
    expect(stdout).not.toContain('\r');
    expect(stdout).not.toContain(en.lineMode.another);
    expect(await verifiedGames(program, home)).toBe(1);
  });
});
