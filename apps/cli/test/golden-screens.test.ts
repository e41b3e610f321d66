import { GAME_IDS } from '@shoal/games';
import { LANGUAGES } from '@shoal/language';
import { DEFAULT_BOT, fillSeats, type Player, recordOfDeal } from '@shoal/room';
import { CATALOGUES } from '@shoal/table-ui/catalogues';
import { en } from '@shoal/table-ui/en';
import { describe, test } from 'vitest';
import { fewOf } from '../../../scripts/depth.mjs';
import { Store } from '../src/store/store.ts';
import { plainSpaces } from '../src/text/spaces.ts';
import { actInBoth, choose, keysFor, pressAndSee } from './player/at-the-keys.ts';
import { dealWithEight } from './player/deal-with-eight.ts';
import { homeWith } from './player/home-with.ts';
import { KnownDeal } from './player/known-deal.ts';
import { readText } from './player/read-screen.ts';
import { ScreenPlayer } from './player/screen-player.ts';
import { questionIn, TAGLINE } from './player/shown-words.ts';
import { useProgram } from './program.ts';
import type { Cell } from './pty/cell.ts';
import { compareWithGolden } from './pty/golden.ts';
import type { Pty, PtyOptions } from './pty/pty.ts';
import { usePty } from './pty/use-pty.ts';

const program = useProgram();
const ptys = usePty(program);

const { screen } = en;
const isChoosing = (text: string): boolean => readText(text).is === 'choosing';
const seated = (seats: number): Player[] => fillSeats([{ name: 'You', bot: null }], seats, DEFAULT_BOT);

/** At a home that is always the same. */
function start(args: readonly string[], { env, ...options }: PtyOptions = {}, home = homeWith(program)): Pty {
  return ptys.shoal(args, { ...options, env: { SHOAL_HOME: home, ...env } });
}

async function table(flags: readonly string[], options?: PtyOptions): Promise<Pty> {
  const pty = start(['play', ...flags, '--seed', '7', '--speed', 'instant'], options);
  await pty.until((text) => readText(text).is !== 'other');
  return pty;
}

/** Four finished games, as if they had been played on the same four days by everybody. */
function homeWithGames(): string {
  const home = homeWith(program);
  const { finished } = Store.open({ SHOAL_HOME: home }, { catalogue: en, onMessage: () => undefined });
  for (let number = 1; number <= 4; number++) {
    const game = number % 2 === 0 ? 'crazy-eights' : 'go-fish';
    const deal = new KnownDeal(game, 'standard', seated(3), `${number}`);
    while (deal.seat !== null) deal.act(deal.view.legal[0]);
    const endedAt = `2026-01-0${number}T12:00:00.000Z`;
    const common = { preset: 'standard', deal: 1, goal: null, daily: null, undone: 0 };
    finished.add({ id: `game-${number}`, endedAt, ...common, record: recordOfDeal(deal.deal) });
  }
  return home;
}

const DATE = [...'1 January 2026'];

/** The date is that of the day on which somebody looks. */
function withoutDate(cells: readonly (readonly Cell[])[]): Cell[][] {
  return cells.map((row) => {
    const text = row.map((cell) => cell.text || ' ').join('');
    const [date, from] = [/\d{1,2} [A-Z][a-z]+ \d{4}/.exec(text)?.[0], text.search(/\d{1,2} [A-Z][a-z]+ \d{4}/)];
    if (date === undefined) return [...row];
    const shown = DATE.map((letter) => ({ ...row[from], text: letter }));
    const rest = row.slice(from + date.length);
    return Array.from({ length: row.length }, (_, x) => [...row.slice(0, from), ...shown, ...rest][x] ?? row.at(-1));
  });
}

describe('as it was', () => {
  test('the first screen looks as it did', async () => {
    const pty = start([]);
    await pty.until(TAGLINE);
    compareWithGolden('home', withoutDate(pty.cells()), { colours: true });
  });

  test('the form and the options look as they did', async () => {
    const pty = start(['play', 'crazy-eights']);
    await pty.until(screen.setupStart);
    pty.golden('setup');
    await pty.press('down', 'down', 'enter');
    await pty.until(screen.optionsTitle('Crazy Eights'));
    pty.golden('options');
  });

  test('Go Fish looks as it did while a rank and a player are asked for', async () => {
    const pty = await table(['go-fish']);
    pty.golden('go-fish-asking');
    await pty.press(readText(pty.text).hand[1].toLowerCase());
    await pty.until((text) => readText(text).answers.length > 1);
    pty.golden('go-fish-target', { colours: true });
  });

  test('Crazy Eights for ten looks as it did', async () => {
    (await table(['crazy-eights', '--seats', '10'])).golden('crazy-eights-ten');
    (await table(['crazy-eights', '--seats', '10'], { columns: 60, rows: 16 })).golden('crazy-eights-ten-60x16');
  });

  test('Crazy Eights after an eight looks as it did', async () => {
    const { seed, actions } = dealWithEight(seated(4));
    const pty = start(['play', 'crazy-eights', '--seats', '4', '--seed', seed, '--speed', 'instant']);
    await pty.until(isChoosing);
    const deal = new KnownDeal('crazy-eights', 'standard', seated(4), seed);
    for (let acted = 0; acted < actions; acted++) await actInBoth(pty, deal);
    pty.golden('crazy-eights-suit', { colours: true });
  });

  test('a large screen with the log at its right looks as it did', async () => {
    const pty = await table(['go-fish', '--seats', '6'], { columns: 140, rows: 40 });
    const deal = new KnownDeal('go-fish', 'standard', seated(6), '7');
    for (let acted = 0; acted < 3; acted++) await actInBoth(pty, deal);
    pty.golden('go-fish-pane');
  });

  test('a screen without signs and one without colours look as they did', async () => {
    (await table(['crazy-eights', '--ascii'])).golden('ascii');
    (await table(['go-fish'], { env: { NO_COLOR: '1' } })).golden('no-colour');
    (await table(['crazy-eights', '--ascii'], { env: { NO_COLOR: '1' } })).golden('ascii-no-colour');
  });

  test.each(GAME_IDS)('help and rules of %s look as they did', async (game) => {
    const pty = await table([game]);
    await pty.press('?');
    await pty.until(screen.helpTitle);
    pty.golden(`help-${game}`);
    await pty.press('enter');
    await pty.until(isChoosing);
    await pty.press('r');
    await pty.until((text) => text.split('\n')[0].trim() === screen.rules);
    pty.golden(`rules-${game}`);
  });

  test('the question whether to leave looks as it did', async () => {
    const pty = await table(['go-fish']);
    await pty.press('esc');
    await pty.until(screen.leaveUnbegun);
    pty.golden('leave');
  });

  test('the curtain, the end of a turn and the recap look as they did', async () => {
    const pty = await table(['go-fish', '--player', 'Ann', '--player', 'Ben']);
    pty.golden('curtain');
    const player = new ScreenPlayer(pty, '1');
    for (const is of ['hiding', 'recap']) {
      let shown = await player.awaited();
      for (; shown.is !== is; shown = await player.awaited()) await player.act(shown);
      pty.golden(is);
      await player.act(shown);
    }
  });

  test('the end and the replay look as they did', async () => {
    const pty = await table(['crazy-eights', '--preset', 'quick', '--seats', '4']);
    const deal = new KnownDeal('crazy-eights', 'quick', seated(4), '7');
    while (deal.seat !== null) await actInBoth(pty, deal);
    await pty.until((text) => readText(text).is === 'end');
    pty.golden('end');
    await choose(pty, screen.replayDeal);
    await pty.until(/: step \d+ of \d+/);
    await pressAndSee(pty, 'right', 'right', 'right');
    pty.golden('replay');
  });

  test('statistics and finished games look as they did', async () => {
    const pty = start([], {}, homeWithGames());
    await pty.until(TAGLINE);
    await choose(pty, screen.statistics);
    await pty.gone(TAGLINE);
    pty.golden('statistics');
    await pty.press('esc');
    await pty.until(TAGLINE);
    await choose(pty, screen.finishedGames);
    await pty.until(screen.gamesTitle);
    pty.golden('finished-games');
  });

  test.each(fewOf(1, LANGUAGES.slice(1)))('a table and its help in %s look as they did', async (language) => {
    const { screen: words } = CATALOGUES[language];
    const pty = start(['play', 'go-fish', '--seed', '7', '--speed', 'instant', '--lang', language]);
    await pty.until(plainSpaces(questionIn('go-fish', 'which-rank', CATALOGUES[language])));
    const deal = new KnownDeal('go-fish', 'standard', seated(3), '7');
    for (let acted = 0; acted < 3; acted++) {
      const action = deal.view.legal[0];
      for (const key of keysFor(action, deal)) {
        await pressAndSee(pty, key);
        await pty.gone(plainSpaces(words.keys.skip));
      }
      deal.act(action);
    }
    pty.golden(`go-fish-${language}`);
    await pty.press('?');
    await pty.until(words.helpTitle);
    pty.golden(`help-${language}`);
  });

  test.each([
    ['lines', ['--plain']],
    ['lines-ascii', ['--plain', '--ascii']],
  ])('the opening of a game in lines looks as it did (%s)', async (name, flags) => {
    const pty = start(['play', 'crazy-eights', '--seed', '7', ...flags]);
    await pty.until(/ >$/m);
    await pty.press('?', 'enter');
    await pty.until(/> \?\n[\s\S]+ >\s*$/);
    pty.golden(name);
  });
});
