import type { Seat } from '@shoal/core';
import { GAME_IDS, type GameId } from '@shoal/games';
import { fillSeats, follow, type News, type TableReport } from '@shoal/room';
import { reportOf } from '@shoal/room/testing';
import { defaultSetup, type TableSetup } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { describe, expect, vi } from 'vitest';
import { atDepth, IS_LONG } from '../../../../scripts/depth.mjs';
import type { PageSettings } from '../../src/page/page-settings.ts';
import type { VisitNews } from '../../src/worker/worker-calls.ts';
import { MOBILE } from './every-width.ts';
import { HotSeatPage, type PageContents } from './hot-seat-page.ts';
import { cardsIn, readIn, secretsFrom } from './secrets.ts';
import { sharedGuest } from './shared-guest.ts';
import { tablesWith } from './tables.ts';
import { QUICK, test, testInCheck } from './visit.ts';

if (IS_LONG) vi.setConfig({ testTimeout: 900_000 });

/** The people who share a device, and their game. */
interface HotSeatTable {
  readonly game: GameId;
  readonly people: readonly string[];
  readonly seats: number;
  readonly changes: TableSetup['changes'];
}

const [TWO, THREE] = [
  ['Ann', 'Ben'],
  ['Ann', 'Ben', 'Cleo'],
];
/** Rules under which games end soon. */
const SOON = { handSize: '14', bookSize: '2', end: 'first-empty-hand' };
const FISHERS: HotSeatTable = { game: 'go-fish', people: TWO, seats: 3, changes: SOON };
const SHORTER: Partial<Record<GameId, HotSeatTable>> = {
  'go-fish': FISHERS,
  'crazy-eights': { game: 'crazy-eights', people: THREE, seats: 4, changes: { handSize: '3' } },
};
const tableOf = (game: GameId): HotSeatTable => ({ game, people: THREE, seats: 4, changes: {} });
const TABLES = atDepth<readonly HotSeatTable[]>({
  test: [FISHERS],
  check: GAME_IDS.map((game) => SHORTER[game] ?? tableOf(game)),
  long: [
    ...GAME_IDS.map(tableOf),
    { game: 'go-fish', people: TWO, seats: 2, changes: {} },
    { game: 'crazy-eights', people: TWO, seats: 3, changes: {} },
    { game: 'crazy-eights', people: THREE, seats: 5, changes: { drawTwo: '2', reverse: 'A', skip: 'Q' } },
  ],
});

/** Enough for a whole deal, or for some turns of each player. */
const LOOKS = atDepth({ test: 12, check: 24, long: Number.POSITIVE_INFINITY });

const guestAt = sharedGuest({}, MOBILE);

/** Starts their table with the cards of a seed. */
async function sitDown(
  site: Parameters<typeof guestAt>[0],
  shared: HotSeatTable,
  seed: string,
  speed: PageSettings['speed'] = 'instant',
): Promise<HotSeatPage> {
  const guest = await guestAt(site);
  await guest.remember({ ...settingsFor(shared), speed });
  return HotSeatPage.deal(guest, shared.game, seed);
}

function settingsFor({ game, people, seats, changes }: HotSeatTable): Partial<PageSettings> {
  const players = fillSeats(
    people.map((name) => ({ name, bot: null })),
    seats,
    'random',
  );
  const setup: TableSetup = { ...defaultSetup(game), changes, players };
  return { ...QUICK, tables: tablesWith(setup) };
}

describe('people who share a device', () => {
  test.for(TABLES)('at $game with $seats players no player sees a card of another player', async (shared, { site }) => {
    const hotSeat = await sitDown(site, shared, 'hot seat');
    const passes = new Map<string, number>();
    let looks = 0;
    for (let stage = await hotSeat.stage(); stage !== 'end' && looks < LOOKS; stage = await hotSeat.stage()) {
      looks += 1;
      if (stage === 'pass' || stage === 'recap') {
        const { seat, name } = await personAt(hotSeat, shared);
        const contents = await hotSeat.contents();
        expectNothing(contents);
        expect(contents.lines.length > 0).toBe(stage === 'recap' && contents.match.deal.table.log(seat).length > 0);
        expectNames(contents.lines);
        passes.set(`${name} ${stage}`, (passes.get(`${name} ${stage}`) ?? 0) + 1);
      }
      if (stage === 'choosing') expectNames(await logOf(hotSeat));
      await hotSeat.goOn(stage);
    }
    console.log(`${shared.game}, ${shared.seats} players: ${[...passes].map((pass) => pass.join(' ')).join(', ')}`);
    expect(passes.size).toBe(2 * shared.people.length);
  });
});

testInCheck('how one hand lay does not show in how the next one moves', async ({ site }) => {
  const shared: HotSeatTable = { game: 'go-fish', people: TWO, seats: 2, changes: {} };
  const hotSeat = await sitDown(site, shared, 'moving', 'calm');
  await hotSeat.page.emulateMedia({ reducedMotion: 'no-preference' });
  const seen: number[] = [];
  for (const stage of ['pass', 'recap', 'choosing', 'hide', 'pass', 'recap', 'choosing'] as const) {
    while ((await hotSeat.stage()) !== stage) await hotSeat.goOn('choosing');
    if (stage === 'choosing') seen.push(await hotSeat.page.evaluate(movingStacks));
    if (seen.length < 2) await hotSeat.goOn(stage);
  }
  await hotSeat.page.emulateMedia({ reducedMotion: 'reduce' });
  // The first cards are dealt with motion, the next hand appears without.
  expect(seen[0]).toBeGreaterThan(0);
  expect(seen[1]).toBe(0);
});

/** Runs in the page, after the frame in which motion begins. */
async function movingStacks(): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return document
    .getAnimations()
    .filter((animation) => !(animation instanceof CSSTransition))
    .filter(({ effect }) => (effect as KeyframeEffect).target?.matches('[data-stack]')).length;
}

testInCheck('a person who loads the page again while the curtain is up comes back to the curtain', async ({ site }) => {
  const shared = TABLES[0];
  const hotSeat = await sitDown(site, shared, 'curtain');
  for (const stage of ['pass', 'recap', 'pass', 'recap'] as const) {
    while ((await hotSeat.stage()) !== stage) await hotSeat.goOn(await stageToLeave(hotSeat));
    await hotSeat.page.reload();
    // The next player has not confirmed yet.
    expect(await hotSeat.stage()).toBe('pass');
    expectNothing(await hotSeat.contents());
  }
});

/** The stage at which to leave: a finished deal could not return to the curtain. */
async function stageToLeave(hotSeat: HotSeatPage): Promise<'pass' | 'recap' | 'hide' | 'choosing'> {
  const stage = await hotSeat.stage();
  if (stage === 'end') throw new Error('The deal was over too soon');
  return stage;
}

testInCheck('the search for cards finds a card wherever it is planted', async ({ site }) => {
  const shared = TABLES[0];
  const hotSeat = await sitDown(site, shared, 'planted');
  expect(await hotSeat.stage()).toBe('pass');
  const [secret] = secretsFrom(await hotSeat.match(), null);
  await hotSeat.page.evaluate(
    ([card, spoken]) => {
      document.querySelector('main')?.setAttribute('data-card', String(card));
      document.querySelector('h1')?.setAttribute('aria-label', spoken);
      globalThis.shoalHeard.push({ type: 'news', value: { deep: [{ down: card }] } });
    },
    [secret, en.cards.spoken(secret)] as const,
  );
  const { html, spoken, heard } = await hotSeat.contents();
  expect([readIn(html, [secret]), readIn(spoken, [secret])]).toEqual([[secret], [secret]]);
  expect(cardsIn(heard)).toContain(secret);
});

testInCheck.for(GAME_IDS)('the curtain of %s looks the same whatever cards are behind it', async (game, { site }) => {
  const shared = { game, people: TWO, seats: 3, changes: {} };
  const pictures: Buffer[] = [];
  const hands: string[] = [];
  for (const seed of ['one', 'another']) {
    const hotSeat = await sitDown(site, shared, seed);
    expect(await hotSeat.stage()).toBe('pass');
    const { deal } = await hotSeat.match();
    hands.push(deal.table.view(0).hand.join());
    pictures.push(await hotSeat.page.screenshot());
  }
  expect(hands[0]).not.toBe(hands[1]);
  expect(pictures[0].equals(pictures[1])).toBe(true);
});

/** The person whose name the curtain shows. */
async function personAt({ page }: HotSeatPage, { people }: HotSeatTable): Promise<{ seat: Seat; name: string }> {
  const title = await page.locator('main[data-stage] h1').innerText();
  const seat = people.findIndex((name) => title.includes(name));
  return { seat, name: people[seat] };
}

const logOf = async ({ page }: HotSeatPage): Promise<readonly string[]> =>
  (await page.evaluate(() => globalThis.shoalReadTable())).log;

/** Before the next player confirms, the page contains only a name. */
function expectNothing({ html, spoken, heard, match }: PageContents): void {
  const secrets = secretsFrom(match, null);
  expect(secrets.length).toBeGreaterThan(0);
  expect({ html: readIn(html, secrets), spoken: readIn(spoken, secrets) }).toEqual({ html: [], spoken: [] });
  expect(html).not.toMatch(/data-(card|stack|face|up-card|anchor)=/);
  expectHeard(heard, match);
}

/** From the switch to the public view on, workers sent only public information. */
function expectHeard(heard: readonly unknown[], match: PageContents['match']): void {
  // Bots continue while the cards are being hidden, and the previous viewer still sees their actions.
  const begin = heard.findIndex((packet) => newsIn(packet).some(({ view }) => view.seat === null));
  expect(begin).toBeGreaterThanOrEqual(0);
  const told = heard.slice(begin);
  const secrets = new Set(secretsFrom(match, null));
  expect(cardsIn(told).filter((card) => secrets.has(card))).toEqual([]);
  const reports: TableReport[] = [];
  for (const news of told.flatMap(newsIn)) {
    expect([news.seed, news.view.seat]).toEqual([null, null]);
    reports.push(follow(reports.at(-1) ?? null, news));
  }
  const last = reports.at(-1);
  const ownSeats = match.players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  expect(last).toEqual(JSON.parse(JSON.stringify({ ...reportOf(match, null), id: last?.id, ownSeats })));
}

function newsIn(packet: unknown): News[] {
  const { type, value } = packet as { readonly type: string; readonly value: VisitNews };
  return type === 'news' ? [value.news] : [];
}

/** No line addresses a player as "you", since anyone may hold the device. */
function expectNames(lines: readonly string[]): void {
  expect(lines.filter((line) => /\byou(r|rs)?\b/i.test(line))).toEqual([]);
}
