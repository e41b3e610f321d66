import { type Suit, writeRank } from '@shoal/core';
import type { GameId } from '@shoal/games';
import type { CrazyEightsView } from '@shoal/games/crazy-eights';
import type { GoFishView } from '@shoal/games/go-fish';
import { cardSign, rankSign, suitsName } from '@shoal/language';
import { fillSeats, type Player } from '@shoal/room';
import { en } from '@shoal/table-ui/en';
import { describe, expect, test } from 'vitest';
import { atDepth, IS_CHECK } from '../../../scripts/depth.mjs';
import { actInBoth, resized } from './player/at-the-keys.ts';
import { dealWithEight, isEightUp } from './player/deal-with-eight.ts';
import { homeWith } from './player/home-with.ts';
import { KnownDeal } from './player/known-deal.ts';
import { readText } from './player/read-screen.ts';
import { ScreenPlayer } from './player/screen-player.ts';
import { useProgram } from './program.ts';
import type { Pty } from './pty/pty.ts';
import { usePty } from './pty/use-pty.ts';

const program = useProgram();
const ptys = usePty(program);

const { screen } = en;
const SIZES = [
  [60, 16],
  [80, 24],
  [100, 30],
  [140, 40],
] as const;

const seated = (seats: number): Player[] => fillSeats([{ name: 'You', bot: null }], seats, 'minnow');
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
  for (const [seat, label] of deal.labels.entries()) {
    const key = seat === 9 ? '0' : `${seat + 1}`;
    const bot = deal.players[seat].bot === null ? '' : ' minnow';
    const [, count] = new RegExp(`[ ▶] ${key} ${label}${bot} +▮* *(\\d+|out)`).exec(text) ?? [];
    const isOut = deal.plan.id === 'crazy-eights' && (view as CrazyEightsView).outPlaces[seat] !== null;
    expect([label, count]).toEqual([label, isOut ? 'out' : `${view.handSizes[seat]}`]);
  }
  expect(text.split('\n')[0]).toContain(screen.stock(view.stockSize));
  if (deal.plan.id === 'go-fish') return;
  const { discardPile, suitInForce } = view as CrazyEightsView;
  const upCard = discardPile[discardPile.length - 1];
  expect(text).toMatch(new RegExp(`(?:░+|(?:· ?)+) +${cardSign(upCard, { ascii: false })}(?: |$)`, 'm'));
  if (isEightUp(view as CrazyEightsView))
    expect(text).toContain(`${suitsName(suitInForce as Suit, en.cards)} in force`);
}

describe('names, card counts, stock and up-card are on every screen', () => {
  test.each(atDepth({ test: [3, 10], check: [2, 3, 4, 5, 6, 7, 8, 9, 10] }))(
    'every screen of Crazy Eights for %i shows names, card counts, stock and up-card',
    async (seats) => {
      const pty = await tableOf('crazy-eights', seats, '7');
      const deal = new KnownDeal('crazy-eights', 'standard', seated(seats), '7');
      for (const [columns, rows] of SIZES) expectFacts(await sized(pty, columns, rows), deal);
    },
  );

  test.each(atDepth({ test: [2, 6], check: [2, 3, 4, 5, 6] }))(
    'every screen of Go Fish for %i shows names, card counts and stock',
    async (seats) => {
      const pty = await tableOf('go-fish', seats, '7');
      const deal = new KnownDeal('go-fish', 'standard', seated(seats), '7');
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
      for (const [columns, rows] of SIZES) expectFacts(await sized(pty, columns, rows), deal);
    },
  );
});

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
          const ranks = books.map(({ rank }) => `(?:${rankSign(rank)}|${writeRank(rank)})`).join(' ?');
          if (ranks !== '') expect(text).toMatch(new RegExp(`${deal.deal.labels[seat]}.*▤.*${ranks}(?: |$)`, 'm'));
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
      expect(text).toContain(`▸ 1  ${screen.again}`);
    }
  });
});
