import { numberKey, type Pile, type Suit, writeRank } from '@shoal/core';
import { GAME_IDS, type GameId } from '@shoal/games';
import type { CrazyEightsView } from '@shoal/games/crazy-eights';
import type { GoFishView } from '@shoal/games/go-fish';
import { PRESENTATIONS } from '@shoal/games/presentations';
import { cardSign, rankSign, suitsName } from '@shoal/language';
import { DEFAULT_BOT, fillSeats, type Player } from '@shoal/room';
import { createSentences, defaultSetup, seatRange } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { describe, expect, test } from 'vitest';
import { atDepth, IS_CHECK } from '../../../scripts/depth.mjs';
import { gamesIn } from '../src/text/language.ts';
import { actInBoth, resized } from './player/at-the-keys.ts';
import { dealWithEight } from './player/deal-with-eight.ts';
import { homeWith } from './player/home-with.ts';
import { KnownDeal } from './player/known-deal.ts';
import { readText } from './player/read-screen.ts';
import { ScreenPlayer } from './player/screen-player.ts';
import { useProgram } from './program.ts';
import type { Pty } from './pty/pty.ts';
import { usePty } from './pty/use-pty.ts';
import { isTold } from './told-on-screen.ts';

const program = useProgram();
const ptys = usePty(program);

const { screen } = en;
const SIZES = [
  [60, 16],
  [80, 24],
  [100, 30],
  [140, 40],
] as const;

const seated = (seats: number): Player[] => fillSeats([{ name: 'You', bot: null }], seats, DEFAULT_BOT);
const isChoosing = (text: string): boolean => readText(text).is === 'choosing';

async function tableOf(game: GameId, seats: number, seed: string): Promise<Pty> {
  const env = { SHOAL_HOME: homeWith(program) };
  const flags = ['--seats', `${seats}`, '--seed', seed, '--speed', 'instant'];
  const pty = ptys.shoal(['play', game, ...flags], { columns: 160, rows: 50, env });
  await pty.until(isChoosing);
  return pty;
}

/** The screen at another size. */
async function sized(pty: Pty, columns: number, rows: number): Promise<string> {
  await resized(pty, columns, rows);
  return pty.until(isChoosing);
}

/** What everybody may know stands on the screen, wherever there is room for it. */
function expectFacts(text: string, { deal, view }: KnownDeal): void {
  const { labels, players, plan } = deal;
  const presentation = PRESENTATIONS[plan.id];
  const { badge: said } = createSentences({ catalogue: en, names: labels, ascii: false, you: 0 }, gamesIn(en)[plan.id]);
  for (const [seat, label] of labels.entries()) {
    // At a large table the kind of bot stands below its name.
    const bot = players[seat].bot === null ? '' : '(?: perch(?: · (?:3 of 7, )?medium)?| medium)?';
    const [, fact] = new RegExp(`[ ▶] ${numberKey(seat)} ${label}${bot} +(\\w+)`).exec(text) ?? [];
    const { badge } = presentation.seat(view, seat);
    expect([label, fact]).toEqual([label, badge === null ? `${view.handSizes[seat]}` : said(badge).split(/\W/)[0]]);
  }
  const { piles, badges } = presentation.table(view, plan.options);
  for (const pile of piles) expectPile(text, pile, labels);
  expect(badges.map(said).filter((fact) => !isTold(text, fact))).toEqual([]);
}

function expectPile(text: string, pile: Pile, labels: readonly string[]): void {
  if (pile.type === 'stock') expect(text.split('\n')[0]).toContain(screen.stock(pile.count));
  if (pile.type === 'fan') expect(text).toContain(screen.fanOf(labels[pile.seat], pile.count));
  if (pile.type === 'up-card') {
    const sign = cardSign(pile.card, { ascii: false });
    expect(text).toMatch(new RegExp(`(?:░+|(?:· ?)+) +${sign}(?: |$)`, 'm'));
  }
}

const seatsOf = (game: GameId): readonly number[] => {
  const { min, max } = seatRange(defaultSetup(game));
  return atDepth({ test: [min, max], check: Array.from({ length: max - min + 1 }, (_, more) => min + more) });
};

describe('names, card counts and what lies on the table are on every screen', () => {
  test.each(GAME_IDS.flatMap((game) => seatsOf(game).map((seats) => [game, seats] as const)))(
    'every screen of %s for %i shows names, card counts and what lies on the table',
    async (game, seats) => {
      const pty = await tableOf(game, seats, '7');
      const deal = new KnownDeal(game, 'standard', seated(seats), '7');
      for (const [columns, rows] of SIZES) expectFacts(await sized(pty, columns, rows), deal);
    },
  );
});

describe('after an eight the suit in force is on every screen', () => {
  test.each(atDepth({ test: [2, 10], check: [2, 3, 6, 10] }))(
    'after an eight every screen for %i shows the suit in force',
    async (seats) => {
      const { seed, actions } = dealWithEight(seated(seats));
      const pty = await tableOf('crazy-eights', seats, seed);
      const deal = new KnownDeal('crazy-eights', 'standard', seated(seats), seed);
      for (let acted = 0; acted < actions; acted++) await actInBoth(pty, deal);
      const { suitInForce } = deal.view as CrazyEightsView;
      for (const [columns, rows] of SIZES) {
        const text = await sized(pty, columns, rows);
        expectFacts(text, deal);
        expect(text).toContain(`${suitsName(suitInForce as Suit, en.cards)} in force`);
      }
    },
  );
});

/** At a large table books lie below a seat's backs, in the columns of its box; the viewer's stand beside the name. */
function booksBelow(text: string, name: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.includes(name));
  if (at < 0) return '';
  const from = lines[at].indexOf(name);
  const below = lines.slice(at + 1).map((line) => line.slice(from));
  const backs = below.findIndex((line) => /^ +▏?░/.test(line));
  const isOwn = backs < 0 || below.slice(0, backs).some((line) => line.trim() === '');
  if (isOwn) return lines[at].slice(from).replace(/^.*? \d+ cards?/, '');
  return below[backs + below.slice(backs).findIndex((line) => !/^ +▏?░/.test(line))];
}

const MORE_BOOKS = [
  ['standard', 2, 5],
  ['pairs', 2, 9],
] as const;

describe('books are shown with their ranks', () => {
  test.each([['standard', 6, 3], ...(IS_CHECK ? MORE_BOOKS : [])] as const)(
    'by the %s rules for %i, every screen shows the ranks of %i books of one player',
    async (preset, seats, most) => {
      const env = { SHOAL_HOME: homeWith(program) };
      const flags = ['--preset', preset, '--seats', `${seats}`, '--seed', '7', '--speed', 'instant'];
      const pty = ptys.shoal(['play', 'go-fish', ...flags], { columns: 160, rows: 50, env });
      await pty.until(isChoosing);
      const deal = new KnownDeal('go-fish', preset, seated(seats), '7');
      const laid = () => (deal.view as GoFishView).books;
      while (Math.max(...laid().map(({ length }) => length)) < most) {
        await actInBoth(pty, deal);
      }
      for (const [columns, rows] of SIZES) {
        const text = await sized(pty, columns, rows);
        for (const [seat, books] of laid().entries()) {
          // Where there is little room they stand close together, and ten is T.
          const ranks = books.map(({ rank }) => `(?:${rankSign(rank)}|${writeRank(rank)})`);
          const label = deal.deal.labels[seat];
          const listed = new RegExp(`${label}.*▤.*${ranks.join(' ?')}(?: |$)`, 'm');
          const asCards = new RegExp(`^ *${ranks.join('[ ▏]+')}(?: |$)`);
          if (ranks.length > 0 && !listed.test(text))
            expect(booksBelow(text, `${numberKey(seat)} ${label}`), text).toMatch(asCards);
        }
      }
    },
  );
});

describe.runIf(IS_CHECK)('the end of a game for ten', () => {
  test('the end of a game for ten shows who won and the choice that Enter takes on every screen', async () => {
    const pty = await tableOf('crazy-eights', 10, '7');
    await new ScreenPlayer(pty, '1').play();
    for (const [columns, rows] of SIZES) {
      await resized(pty, columns, rows);
      const text = await pty.until(screen.endTitle);
      expect(text).toMatch(/ wins?[.!]/);
      expect(text).toContain(`▸ 1  ${screen.again('Bo')}`);
    }
  });
});
