import { fileURLToPath } from 'node:url';
import { BOT_NAMES } from '@shoal/core';
import { GAME_IDS, gameNamed } from '@shoal/games';
import { DEFAULT_BOT, fillSeats } from '@shoal/room';
import { optionChoices, presetsOf } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { describe, expect, test } from 'vitest';
import { pseudo } from '../../../packages/table-ui/test/pseudo.ts';
import { IS_CHECK, IS_LONG } from '../../../scripts/depth.mjs';
import { sentencesIn, sentencesOf } from '../src/text/sentence-lines.ts';
import { keysFor, pressAndSee } from './player/at-the-keys.ts';
import { dealWithEight } from './player/deal-with-eight.ts';
import { homeWith } from './player/home-with.ts';
import { KnownDeal } from './player/known-deal.ts';
import { taglineIn } from './player/shown-words.ts';
import { useProgramWith } from './program.ts';
import type { Pty } from './pty/pty.ts';
import { usePty } from './pty/use-pty.ts';

/** The whole program in a language that nobody speaks, with texts that are longer by two fifths. */
const LANGUAGES = fileURLToPath(new URL('./pseudo-language.ts', import.meta.url));
const program = useProgramWith({ '@shoal/table-ui/spoken-language': LANGUAGES });
const ptys = usePty(program);

const LONG_MS = 90_000;
/** So high that every text fits. */
const TALL = 200;
const seated = (seats: number) => fillSeats([{ name: 'You', bot: null }], seats, DEFAULT_BOT);

/** How the program is looked at, and what must be true of every screen. */
interface Inspection {
  readonly columns: number;
  readonly rows: number;
  readonly accents: boolean;
  check(text: string): void;
}

const brackets = (text: string, bracket: string): number => text.split(bracket).length - 1;

/** How many more texts begin in a row than end in it; what is cut is marked. */
function unended(row: string): number {
  const more = brackets(row, '⟦') - brackets(row, '⟧');
  return row.includes('…') ? Math.min(0, more) : more;
}

/** What was scrolled off has lost only its beginning. */
const keepsItsEnds = (text: string): void => {
  const more = text.split('\n').reduce((sum, row) => sum + unended(row), 0);
  expect([Math.max(0, more), text]).toEqual([0, text]);
};

const IDENTIFIERS = new Set([
  ...['Shoal', 'Bo', 'Cy', 'Dee', 'Ann', 'Ben', ...BOT_NAMES, ...GAME_IDS.flatMap(presetsOf)],
  ...GAME_IDS.flatMap((game) =>
    Object.keys(gameNamed(game).tables.table).flatMap((option) => [
      ...[
        option,
        ...optionChoices(sentencesOf(game), gameNamed(game).tables, option).flatMap(({ value }) => value.split('-')),
      ],
    ]),
  ),
]);

/** Letters without an accent are in no catalogue. */
const speaksTheCatalogue = (text: string): void => {
  const foreign = (text.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !IDENTIFIERS.has(word));
  expect([foreign, text]).toEqual([[], text]);
};

const INSPECTIONS: readonly (readonly [string, Inspection])[] = [
  ['leave no text without its end at 80 x 24', { columns: 80, rows: 24, accents: false, check: keepsItsEnds }],
  ['leave no text without its end at 60 x 16', { columns: 60, rows: 16, accents: false, check: keepsItsEnds }],
  ['say nothing that is not in the catalogue', { columns: 80, rows: 24, accents: true, check: speaksTheCatalogue }],
];

/** The first words of a text, which no line is too short for. */
const beginning = (text: string): string => text.slice(0, 12);

/** Presses keys and looks at the screen after each of them. */
class Inspector {
  readonly pty: Pty;
  readonly words: typeof en;
  readonly #check: (text: string) => void;

  constructor(args: readonly string[], { columns, rows, accents, check }: Inspection, home = homeWith(program)) {
    const env = { SHOAL_HOME: home, ...(accents ? { SHOAL_ACCENTS: '1' } : {}) };
    this.pty = ptys.shoal(args, { columns, rows, env });
    this.words = pseudo(en, { accents });
    this.#check = check;
  }

  /** Waits until something is on the screen, and looks. */
  async see(text: string | RegExp | ((shown: string) => boolean), patienceMs?: number): Promise<void> {
    await this.pty.until(text, patienceMs);
    await this.look();
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await pressAndSee(this.pty, key);
      await this.look();
    }
  }

  /** Does an action by its keys, and waits until the table shows what came of it. */
  async act(deal: KnownDeal): Promise<void> {
    const action = deal.view.legal[0];
    await this.press(...keysFor(action, deal));
    deal.act(action);
    await this.see((text) => this.#shows(deal, text));
  }

  /** Has the deal ended, or is it the person's turn again, with as many cards left to draw as there should be? */
  #shows({ seat, view }: KnownDeal, text: string): boolean {
    const { screen } = this.words;
    if (seat === null) return text.includes(beginning(screen.endTitle));
    return (
      text.includes(sentencesIn(this.words).say({ key: 'your-turn' })) && text.includes(screen.stock(view.stockSize))
    );
  }

  /** A text that is longer than the screen is read on a taller one. */
  async read(key: string, columns: number, rows: number): Promise<void> {
    this.pty.resize(columns, TALL);
    await this.pty.settled();
    await this.press(key);
    await this.press('esc');
    this.pty.resize(columns, rows);
    await this.pty.settled();
  }

  async look(): Promise<void> {
    await this.pty.settled(40);
    this.#check(this.pty.text);
  }
}

describe.runIf(IS_CHECK).each(IS_LONG ? INSPECTIONS : INSPECTIONS.slice(2))('longer words %s', (_, inspection) => {
  const { columns, rows } = inspection;

  test('the first screen, the form and its options have room for them', async () => {
    const at = new Inspector([], inspection);
    await at.see(beginning(taglineIn(at.words)));
    await at.press('z', '2', ...Array.from({ length: 12 }, () => 'down'));
    await at.press('z', 'home');
    await at.pty.press('esc');
    await at.see(beginning(taglineIn(at.words)));
    await at.press('1', 'down', 'down', 'enter');
    for (let option = 0; option < 14; option++) await at.press('right', 'down');
    await at.press('z');
  });

  test('a table of Go Fish, its help, rules, log, hints and the way out have room for them', async () => {
    const at = new Inspector(['play', 'go-fish', '--seed', '7', '--speed', 'instant'], inspection);
    await at.see(/▤|░/);
    const deal = new KnownDeal('go-fish', 'standard', seated(3), '7');
    for (const key of ['?', 'r', 'l']) await at.read(key, columns, rows);
    at.pty.resize(columns, TALL);
    await at.pty.settled();
    await at.press('i');
    await at.see(beginning(at.words.screen.hintTitle), LONG_MS);
    await at.press('esc');
    at.pty.resize(columns, rows);
    await at.press('z', 'u');
    const [first, second] = keysFor(deal.view.legal[0], deal);
    await at.press(first, 'z', 'right', second);
    await at.press('esc', 'z', 'n');
  });

  test('a table of Crazy Eights has room for them while a suit is named and after the vote', async () => {
    const { seed, actions } = dealWithEight(seated(4));
    const at = new Inspector(
      ['play', 'crazy-eights', '--seats', '4', '--seed', seed, '--speed', 'instant'],
      inspection,
    );
    await at.see(/░/);
    const deal = new KnownDeal('crazy-eights', 'standard', seated(4), seed);
    for (let acted = 0; acted < actions && deal.seat !== null; acted++) await at.act(deal);
    await at.press('z');
  });

  test('a screen that several people share has room for them', async () => {
    const at = new Inspector(['play', 'go-fish', '--player', 'Ann', '--player', 'Ben', '--seed', '7'], inspection);
    await at.see(beginning(at.words.screen.showKey));
    await at.press('z', 'space');
    const people = ['Ann', 'Ben'].map((name) => ({ name, bot: null }));
    const deal = new KnownDeal('go-fish', 'standard', people, '7');
    for (let acted = 0; acted < 4; acted++) {
      const action = deal.view.legal[0];
      const before = deal.seat;
      await at.press(...keysFor(action, deal));
      deal.act(action);
      if (deal.seat !== before) await at.press('enter', 'space', 'enter');
    }
  });

  test('the end, the review, finished games and statistics have room for them', { timeout: 2 * LONG_MS }, async () => {
    const args = ['play', 'crazy-eights', '--preset', 'quick', '--seats', '4', '--seed', '7', '--speed', 'instant'];
    const at = new Inspector(args, inspection);
    await at.see(/░/);
    const deal = new KnownDeal('crazy-eights', 'quick', seated(4), '7');
    while (deal.seat !== null) await at.act(deal);
    await at.see(beginning(at.words.screen.endTitle));
    await at.press('3', 'right', 'end', 'esc');
    at.pty.resize(columns, TALL);
    await at.press('2');
    await at.see(beginning(at.words.review.totals), LONG_MS);
    await at.press('esc');
    at.pty.resize(columns, rows);
    await at.press('4');
    await at.see(beginning(taglineIn(at.words)));
    await at.press('4', '1', 'esc');
    await at.press('esc');
    await at.read('5', columns, rows);
    await at.read('6', columns, rows);
  });
});
