import type { GameId } from '@shoal/games/ids';
import { en } from '@shoal/table-ui/en';
import { describe, expect, test } from 'vitest';
import { fewOf } from '../../../scripts/depth.mjs';
import { gamesIn } from '../src/text/language.ts';
import { pressAndSee } from './player/at-the-keys.ts';
import { homeWith } from './player/home-with.ts';
import { readText } from './player/read-screen.ts';
import { TAGLINE } from './player/shown-words.ts';
import { useProgram } from './program.ts';
import type { Pty } from './pty/pty.ts';
import { usePty } from './pty/use-pty.ts';

const program = useProgram();
const ptys = usePty(program);

const { screen } = en;

async function formOf(game: string, home = homeWith(program, {})): Promise<Pty> {
  const pty = ptys.shoal(['play', game], { env: { SHOAL_HOME: home } });
  await pty.until(screen.setupStart);
  return pty;
}

const nameOf = (game: GameId, preset: string): string => gamesIn(en)[game].words.presets[preset].name;

/** The marked row of a form. */
const marked = (text: string): string => text.split('\n').find((row) => /^ {2}▸ /.test(row)) ?? '';
const rowOf = (text: string, label: string): string =>
  text.split('\n').find((row) => row.slice(4).startsWith(`${label} `)) ?? '';

/** Goes down to the row with this label. */
async function goTo(pty: Pty, label: string): Promise<void> {
  while (!marked(pty.text).slice(4).startsWith(label)) {
    await pressAndSee(pty, 'down');
  }
}

/** Turns the value of a row until it shows this. */
async function turnTo(pty: Pty, label: string, value: string): Promise<void> {
  await goTo(pty, label);
  for (let turns = 0; !marked(pty.text).includes(value); turns++) {
    if (turns > 30) throw new Error(`${label} never came to ${value}`);
    await pressAndSee(pty, 'right');
  }
}

async function leave(pty: Pty): Promise<void> {
  await pty.press('ctrl-c');
  expect(await pty.exit()).toEqual({ code: 130, signal: null });
}

describe('setting up a table', () => {
  test('changes everything by the arrows, and the next start remembers it', async () => {
    const home = homeWith(program, {});
    const pty = await formOf('crazy-eights', home);
    await turnTo(pty, screen.setupRules, nameOf('crazy-eights', 'quick'));
    await turnTo(pty, screen.players, screen.playerCount(5));
    await turnTo(pty, screen.setupSeat(2), 'kraken');
    await turnTo(pty, screen.setupSeat(3), screen.person);
    await pty.until(screen.passAndPlay.slice(0, 40));
    await turnTo(pty, screen.setupMatch, screen.goal({ type: 'best-of', deals: 5 }));
    await turnTo(pty, screen.setupSpeed, screen.speeds.fast);
    await turnTo(pty, screen.setupSuits, screen.suits.two);
    await pty.press('enter');
    await pty.until((text) => readText(text).is === 'curtain');
    await leave(pty);

    const next = await formOf('crazy-eights', home);
    const shown = next.text;
    expect(rowOf(shown, screen.setupRules)).toContain(nameOf('crazy-eights', 'quick'));
    expect(rowOf(shown, screen.players)).toContain(screen.playerCount(5));
    expect(rowOf(shown, screen.setupSeat(2))).toMatch(/Bo +kraken/);
    expect(rowOf(shown, screen.setupSeat(3))).toMatch(new RegExp(`${screen.playerName(3)} +${screen.person}`));
    expect(rowOf(shown, screen.setupSeat(4))).toMatch(/Dee +perch/);
    expect(rowOf(shown, screen.setupMatch)).toContain(screen.goal({ type: 'best-of', deals: 5 }));
    expect(rowOf(shown, screen.setupSpeed)).toContain(screen.speeds.fast);
    expect(rowOf(shown, screen.setupSuits)).toContain(screen.suits.two);
  });

  test('left and right are each other back', async () => {
    const pty = await formOf('go-fish');
    for (const label of [screen.setupRules, screen.setupSeat(2), screen.setupMatch, screen.setupSpeed]) {
      await goTo(pty, label);
      const before = pty.text;
      await pressAndSee(pty, 'right');
      await pty.press('left');
      await pty.until((text) => text === before);
    }
  });

  test('keeps to the number of players that the rules allow', async () => {
    const pty = await formOf('go-fish');
    await turnTo(pty, screen.players, screen.playerCount(6));
    await pty.press('right', 'right', 'right', 'left');
    await pty.until((text) => rowOf(text, screen.players).includes(screen.playerCount(5)));
    await turnTo(pty, screen.setupRules, nameOf('go-fish', 'pairs'));
    expect(rowOf(pty.text, screen.players)).toContain(screen.playerCount(2));
  });

  test('a name is typed over the one that is there, and can be mended', async () => {
    const home = homeWith(program, {});
    const pty = await formOf('go-fish', home);
    await goTo(pty, screen.setupSeat(1));
    await pty.press(...'Zoe ', 'backspace', 'backspace', ...'ë Q');
    await pty.until((text) => marked(text).includes('Zoë Q'));
    await goTo(pty, screen.setupSeat(2));
    await pty.press(...'魚');
    await pty.until((text) => marked(text).includes('魚'));
    await goTo(pty, screen.setupStart);
    await pty.press('enter');
    const table = await pty.until((text) => readText(text).is === 'choosing');
    expect(table).toContain('Zoë Q');
    expect(table).toContain('魚');
    await leave(pty);
    expect(rowOf((await formOf('go-fish', home)).text, screen.setupSeat(1))).toContain('Zoë Q');
  });

  test.each(fewOf(1, ['Ace', '7', '10', 'sevens']))(
    'the name %s is refused with a sentence, and the form stays',
    async (name) => {
      const pty = await formOf('go-fish');
      await goTo(pty, screen.setupSeat(2));
      await pty.press(...name);
      for (const key of ['enter', 'down']) {
        await pty.press(key);
        await pty.until((text) => text.replace(/\s+/g, ' ').includes(screen.nameTaken));
        expect(marked(pty.text)).toContain(name);
        await pty.press('x', 'backspace');
        await pty.until((text) => !text.includes(screen.nameTaken.slice(0, 30)));
      }
      await pty.press('x');
      await goTo(pty, screen.setupStart);
      await pty.press('enter');
      expect(await pty.until((text) => readText(text).is === 'choosing')).toContain(`${name}x`);
    },
  );

  test('the lowest line says what Enter does, which at the options is not to start', async () => {
    const pty = await formOf('go-fish');
    expect(pty.screen().at(-1)).toContain(`${screen.enter} ${screen.keys.start}`);
    await goTo(pty, screen.setupOptions);
    expect(pty.screen().at(-1)).not.toContain(`${screen.enter} ${screen.keys.start}`);
  });

  test('Esc goes back to the first screen, and nothing is remembered', async () => {
    const home = homeWith(program, {});
    const pty = await formOf('go-fish', home);
    await turnTo(pty, screen.setupRules, nameOf('go-fish', 'classic'));
    await pty.press('esc');
    await pty.until(TAGLINE);
    await leave(pty);
    expect(rowOf((await formOf('go-fish', home)).text, screen.setupRules)).toContain(nameOf('go-fish', 'standard'));
  });

  test('a wrong key is answered by a sentence that names the right ones', async () => {
    const pty = await formOf('go-fish');
    await pty.press('x');
    await pty.until(/X does nothing here: press .*Enter.*\./);
  });
});

describe('the first screen after a game', () => {
  test('has it marked, to be played again', async () => {
    const home = homeWith(program, {});
    const pty = ptys.shoal(['play', 'crazy-eights', '--no-save'], { env: { SHOAL_HOME: home } });
    await pty.until(screen.setupStart);
    await pty.press('enter');
    await pty.until((text) => readText(text).is === 'choosing');
    await leave(pty);
    const next = ptys.shoal([], { env: { SHOAL_HOME: home } });
    expect(marked(await next.until(TAGLINE))).toContain(screen.playGame('Crazy Eights'));
  });

  test('has it marked to be continued, where it was left', async () => {
    const home = homeWith(program, {});
    const pty = await formOf('go-fish', home);
    await pty.press('enter');
    await pty.until((text) => readText(text).is === 'choosing');
    // Enter would count as held down since the form.
    await pty.press('space', '2');
    await pty.until('You ask Bo for');
    await leave(pty);
    const next = ptys.shoal([], { env: { SHOAL_HOME: home } });
    expect(marked(await next.until(TAGLINE))).toContain('Continue Go Fish');
  });
});
