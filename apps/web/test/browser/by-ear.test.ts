import { GAME_IDS, type GameId } from '@shoal/games';
import { DEFAULT_BOT, fillSeats } from '@shoal/room';
import { expect } from 'vitest';
import { fewOf } from '../../../../scripts/depth.mjs';
import type { Utterance } from './page-observations.ts';
import { TablePage, targetsIn } from './table-page.ts';
import { settingsFor, test, testInCheck, type Visit } from './visit.ts';
import { words } from './words.ts';

const SEATS = 4;
const BOTS = fillSeats([{ name: '', bot: null }], SEATS, DEFAULT_BOT).flatMap(({ name, bot }) => (bot ? [name] : []));
/** Longer than everything that is said after one action. */
const A_WHILE_MS = 30_000;
/** A line may appear a little late, and the next one in time. */
const DRAWING_MS = 100;
/** One tap ends a turn of this game. */
const [, , ONE_TAP_GAME] = GAME_IDS;

/** A table with bots, on a page whose time the test can move. */
async function tableOf(visit: Visit, game: GameId): Promise<TablePage> {
  const guest = await visit({ settings: settingsFor({ game, preset: 'standard', seats: SEATS, seed: 'wels' }) });
  await guest.page.clock.install();
  return TablePage.deal(guest, game, 'wels');
}

const heard = ({ page }: TablePage): Promise<readonly Utterance[]> =>
  page.evaluate(() => globalThis.shoalObservations.said);

/** Takes part of an action, and returns what is said from then on. */
async function heardAfterTap(table: TablePage, waitMs: number): Promise<readonly Utterance[]> {
  const before = await table.awaited();
  const known = (await heard(table)).length;
  await table.button(targetsIn(before)[0]).click();
  await table.awaited(before);
  await table.page.clock.runFor(waitMs);
  return (await heard(table)).slice(known);
}

/** Acts until the turn has gone round the table once. */
async function heardInRound(table: TablePage): Promise<readonly Utterance[]> {
  await table.awaited();
  await table.page.clock.runFor(A_WHILE_MS);
  for (;;) {
    const said = await heardAfterTap(table, A_WHILE_MS);
    if (BOTS.every((bot) => said.some((one) => subjectOf(one) === bot))) return said;
  }
}

/** The first word of a line names the player it is about. */
const subjectOf = ({ text }: Utterance): string => text.split(' ')[0];

/** How long a line takes at 240 words a minute. */
const speechMs = ({ text }: Utterance): number => Math.max(1000, text.length * 50);

test.for(fewOf(1, GAME_IDS))(
  'after an action in %s one line tells of each bot, then the turn is called',
  async (game, { visit }) => {
    const said = await heardInRound(await tableOf(visit, game));
    console.log(said.map(({ text, atMs }) => `${Math.round(atMs - said[0].atMs)} ms: ${text}`).join('\n'));
    expect(said.filter(({ role }) => role !== 'status')).toEqual([]);
    expect(said.slice(0, BOTS.length + 2).map(subjectOf)).toEqual(['You', ...BOTS, 'Your']);
    const early = said.filter(
      (one, index) => index > 0 && one.atMs < said[index - 1].atMs + speechMs(said[index - 1]) - DRAWING_MS,
    );
    expect(early).toEqual([]);
  },
);

testInCheck('an action silences what was still to be said of earlier turns', async ({ visit }) => {
  const table = await tableOf(visit, ONE_TAP_GAME);
  await heardInRound(table);
  const cutShort = await heardAfterTap(table, 0);
  expect(cutShort.map(subjectOf)).not.toContain(BOTS.at(-1));
  const said = await heardAfterTap(table, A_WHILE_MS);
  expect(said.slice(0, BOTS.length + 2).map(subjectOf)).toEqual(['You', ...BOTS, 'Your']);
});

testInCheck('the sound switch says whether the sound is on', async ({ visit }) => {
  const { page } = await tableOf(visit, ONE_TAP_GAME);
  const sound = (pressed: boolean) => page.getByRole('button', { name: words.settings.sound, exact: true, pressed });
  await sound(false).click();
  await sound(true).click();
  await sound(false).waitFor();
});
