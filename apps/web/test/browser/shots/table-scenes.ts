import { type BotName, rngFor } from '@shoal/core';
import { type GameId, perGame } from '@shoal/games';
import { fillSeats } from '@shoal/room';
import { type TableSetup, usualSetup, YOU } from '@shoal/table-ui';
import type { PageSettings } from '../../../src/page/page-settings.ts';
import type { Sight } from '../sight.ts';
import { deedsIn, TablePage } from '../table-page.ts';
import { tablesWith } from '../tables.ts';
import { byMouse } from '../ways.ts';
import { words } from '../words.ts';
import { PAGE_SIZES, type Scene, type Stage, TABLE_SIZES } from './scene.ts';

const MOST_DEALS = 12;

/** Settings under which the game is dealt with this many seats. */
function seated(game: GameId, seats: number, bot: BotName = 'minnow'): Partial<PageSettings> {
  return setUp({ ...usualSetup(game), players: fillSeats([{ name: YOU, bot: null }], seats, bot) });
}

function setUp(setup: TableSetup): Partial<PageSettings> {
  return { tables: tablesWith(setup) };
}

/** Takes random actions until the table is as wanted, in the first of several deals that gets there. */
async function playedUntil(stage: Stage, game: GameId, isWanted: (sight: Sight) => boolean): Promise<TablePage> {
  for (let deal = 0; deal < MOST_DEALS; deal += 1) {
    const seed = `picture ${deal}`;
    const table = await TablePage.deal(stage, game, seed);
    const rng = rngFor(seed, 'person in the picture');
    for (let sight = await table.awaited(); ; sight = await table.awaited(sight)) {
      if (isWanted(sight)) return table;
      if (sight.is === 'end') break;
      const deeds = deedsIn(sight);
      await byMouse(table, deeds[rng.below(deeds.length)], sight);
    }
  }
  throw new Error(`No deal of ${game} came to be as wanted`);
}

/** Whether nothing is chosen yet. */
const isFree = ({ is, hand, offers }: Sight): boolean =>
  is === 'choosing' && !hand.some(({ isPicked }) => isPicked) && !offers.some(({ suit }) => suit !== null);

const isRipe =
  (lines: number, cards: number) =>
  (sight: Sight): boolean =>
    isFree(sight) && sight.log.length >= lines && sight.hand.length >= cards;

const isWon = ({ end }: Sight): boolean => end?.title.startsWith('You') === true;
const isLost = (sight: Sight): boolean => sight.end !== null && !isWon(sight);

/** Whether the stack is an eight. */
const isWild = ({ cards }: Sight['hand'][number]): boolean => cards.some((card) => card >> 2 === 7);

async function touchWild(stage: Stage): Promise<void> {
  const table = await playedUntil(stage, 'crazy-eights', (sight) => isRipe(4, 4)(sight) && sight.hand.some(isWild));
  const { hand } = await table.sight();
  await table.button({ type: 'stack', index: hand.findIndex(isWild) }).click();
}

async function touchIllegal(stage: Stage): Promise<void> {
  const table = await playedUntil(stage, 'crazy-eights', (sight) => {
    const playable = sight.hand.filter(({ isLegal }) => isLegal).length;
    return isRipe(4, 5)(sight) && playable > 0 && playable < sight.hand.length;
  });
  const { hand } = await table.sight();
  await table.button({ type: 'stack', index: hand.findIndex(({ isLegal }) => !isLegal) }).click();
}

async function touchRank(stage: Stage): Promise<void> {
  const table = await playedUntil(stage, 'go-fish', isRipe(12, 5));
  await byMouse(table, { type: 'stack', index: 1 }, await table.sight());
}

async function press(stage: Stage, game: GameId, key: string): Promise<void> {
  await playedUntil(stage, game, isRipe(8, 4));
  await stage.page.keyboard.press(key);
  await stage.page.locator('dialog[open]').waitFor();
}

async function askCoach(stage: Stage, game: GameId): Promise<void> {
  await playedUntil(stage, game, isRipe(8, 4));
  await stage.page.getByRole('button', { name: words.table.hint, exact: true }).click();
  await stage.page.locator('dialog[open] ol').waitFor();
}

/** Tables that must look good at every size. */
export const TABLE_SCENES: readonly Scene[] = [
  {
    name: 'table-go-fish-first-turn',
    settings: { turns: perGame(() => 0) },
    reach: (stage: Stage) => playedUntil(stage, 'go-fish', isFree),
  },
  { name: 'table-go-fish-3-seats', reach: (stage: Stage) => playedUntil(stage, 'go-fish', isRipe(14, 5)) },
  { name: 'table-go-fish-rank-chosen', settings: seated('go-fish', 4), reach: touchRank },
  {
    name: 'table-go-fish-6-seats',
    settings: seated('go-fish', 6),
    reach: (stage: Stage) => playedUntil(stage, 'go-fish', isRipe(30, 4)),
  },
  { name: 'table-crazy-eights-3-seats', reach: (stage: Stage) => playedUntil(stage, 'crazy-eights', isRipe(6, 5)) },
  {
    name: 'table-crazy-eights-10-seats',
    settings: seated('crazy-eights', 10),
    reach: (stage: Stage) => playedUntil(stage, 'crazy-eights', isRipe(14, 4)),
  },
  { name: 'table-crazy-eights-suit-asked', reach: touchWild },
  {
    name: 'table-crazy-eights-suit-in-force',
    settings: seated('crazy-eights', 4),
    reach: (stage: Stage) =>
      playedUntil(stage, 'crazy-eights', (sight) => isRipe(3, 4)(sight) && sight.suitInForce !== null),
  },
  { name: 'table-crazy-eights-refused', reach: touchIllegal },
  ...[2, 4, 8].map((seats) => ({
    name: `table-old-maid-${seats}-seats`,
    settings: seated('old-maid', seats),
    reach: (stage: Stage) => playedUntil(stage, 'old-maid', isRipe(2, 4)),
  })),
  {
    name: 'table-old-maid-secret',
    settings: setUp({ ...usualSetup('old-maid'), preset: 'secret' }),
    reach: (stage: Stage) => playedUntil(stage, 'old-maid', isRipe(8, 4)),
  },
  {
    name: 'table-old-maid-taken',
    settings: seated('old-maid', 4),
    reach: (stage: Stage) =>
      playedUntil(stage, 'old-maid', (sight) => isRipe(8, 4)(sight) && / old maid/.test(sight.log.slice(-6).join(' '))),
  },
].map((scene) => ({ ...scene, sizes: TABLE_SIZES }));

/** Dialogs over a table, and screens in its place. */
export const ASIDE_SCENES: readonly Scene[] = [
  { name: 'table-hint-go-fish', reach: (stage: Stage) => askCoach(stage, 'go-fish') },
  { name: 'table-hint-crazy-eights', reach: (stage: Stage) => askCoach(stage, 'crazy-eights') },
  { name: 'table-log', reach: (stage: Stage) => press(stage, 'go-fish', 'l') },
  { name: 'table-rules', reach: (stage: Stage) => press(stage, 'crazy-eights', 'r') },
  { name: 'table-keys', reach: (stage: Stage) => press(stage, 'go-fish', '?') },
  { name: 'table-leave', reach: (stage: Stage) => press(stage, 'go-fish', 'Escape') },
  { name: 'table-menu', reach: openMenu },
  { name: 'end-won', reach: (stage: Stage) => playedUntil(stage, 'crazy-eights', isWon) },
  { name: 'end-lost', reach: (stage: Stage) => playedUntil(stage, 'go-fish', isLost) },
  { name: 'end-won-old-maid', reach: (stage: Stage) => playedUntil(stage, 'old-maid', isWon) },
  { name: 'end-lost-old-maid', reach: (stage: Stage) => playedUntil(stage, 'old-maid', isLost) },
].map((scene) => ({ ...scene, sizes: PAGE_SIZES }));

async function openMenu(stage: Stage): Promise<void> {
  await playedUntil(stage, 'go-fish', isRipe(8, 4));
  await stage.page.getByRole('button', { name: words.table.menu, exact: true }).click();
}
