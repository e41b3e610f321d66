import { type Card, rngFor, writeCard } from '@shoal/core';
import { GAME_IDS } from '@shoal/games';
import { PRESENTATIONS } from '@shoal/games/presentations';
import type { Player } from '@shoal/room';
import { en } from '@shoal/table-ui/en';
import { describe, expect, test } from 'vitest';
import { IS_CHECK } from '../../../scripts/depth.mjs';
import { cardsIn } from './mirror.ts';
import { actInBoth } from './player/at-the-keys.ts';
import { KnownDeal } from './player/known-deal.ts';
import { readText } from './player/read-screen.ts';
import { ScreenPlayer } from './player/screen-player.ts';
import { textIn } from './player/sequences.ts';
import { TAGLINE } from './player/shown-words.ts';
import { useProgram } from './program.ts';
import type { Pty } from './pty/pty.ts';
import { usePty } from './pty/use-pty.ts';

const program = useProgram();
const ptys = usePty(program);

const { screen } = en;
const PLAYERS: readonly Player[] = [
  { name: 'Ann', bot: null },
  { name: 'Cy', bot: 'minnow' },
  { name: 'Ben', bot: null },
];
const SIGNS = /[♠♥♦♣]/;

const table = (game: string, preset: string, seed: string, speed = 'instant'): Pty => {
  const players = PLAYERS.flatMap(({ name, bot }) => ['--player', bot === null ? name : `${name}:${bot}`]);
  const flags = ['--preset', preset, '--seed', seed, '--speed', speed];
  return ptys.shoal(['play', game, ...players, ...flags], { columns: 80, rows: 24 });
};

/** Every card that a log tells. */
function cardsTold(log: readonly unknown[]): Set<string> {
  const told = new Set<string>();
  JSON.stringify(log, (key, value: unknown) => {
    if (!['card', 'cards', 'buried'].includes(key)) return value;
    for (const card of [value].flat()) if (typeof card === 'number') told.add(writeCard(card as Card));
    return value;
  });
  return told;
}

/** Cards that are in somebody's hand, and of which nobody else has been told. */
function secretCards({ deal: { table: cards, players } }: KnownDeal): string[] {
  const known = cardsTold(cards.log(null));
  const held = players.flatMap((_, seat) => cards.view(seat).hand.map(writeCard));
  return held.filter((card) => !known.has(card));
}

const common = (shown: readonly string[], secret: readonly string[]): string[] =>
  shown.filter((card) => secret.includes(card));

/** Lines of a page that tell what happened. */
const toldOn = (text: string): string[] =>
  text
    .split('\n')
    .slice(1, -1)
    .filter((line) => line.trim() !== '' && line.trim() !== screen.recapOn);

/** Looks at everything that could betray a card while nobody may look at one. */
function expectNoSecret(pty: Pty, since: number, deal: KnownDeal): void {
  const secret = secretCards(deal);
  expect(secret.length).toBeGreaterThan(0);
  const written = textIn(pty.raw.slice(since));
  expect(common(cardsIn(written), secret)).toEqual([]);
  expect(pty.scrollback().filter((line) => cardsIn(line).length > 0)).toEqual([]);
  // Cards of one rank are drawn as their rank and then their suits, which are no cards by themselves.
  const isAsked = PRESENTATIONS[deal.deal.plan.id].handTouch === 'rank';
  if (isAsked) expect(written.replace(/(?:10|[2-9AJQK])[♠♥♦♣]/g, '')).not.toMatch(SIGNS);
}

async function play(pty: Pty, deal: KnownDeal, seed: string): Promise<Record<string, number>> {
  const player = new ScreenPlayer(pty, seed);
  const rng = rngFor(seed, 'people at one screen');
  const seen: Record<string, number> = { curtain: 0, recap: 0, hiding: 0, choosing: 0 };
  let hiddenAt = 0;
  for (let shown = await player.awaited(); shown.is !== 'end'; shown = await player.awaited()) {
    seen[shown.is] += 1;
    if (shown.is === 'curtain') {
      expect(pty.text).toContain(screen.curtainTitle(PLAYERS[deal.seat ?? 0].name));
      expect(pty.text).not.toMatch(SIGNS);
      expectNoSecret(pty, hiddenAt, deal);
    }
    if (shown.is === 'recap') expect(toldOn(pty.text).filter((line) => /\byou/i.test(line))).toEqual([]);
    if (shown.is === 'hiding') hiddenAt = pty.raw.length;
    if (shown.is !== 'choosing') {
      await player.act(shown);
      continue;
    }
    const { legal } = deal.view;
    await actInBoth(pty, deal, legal[rng.below(legal.length)]);
  }
  return seen;
}

const MORE_DEALS = [
  ['go-fish', 'classic', '44'],
  ...GAME_IDS.map((game) => [game, 'standard', '42'] as const),
] as const;

describe.each([
  ['go-fish', 'standard', '41'],
  ['crazy-eights', 'actions', '43'],
  ...(IS_CHECK ? MORE_DEALS : []),
] as const)('%s by the %s rules, two people and a bot at one screen', (game, preset, seed) => {
  test('goes through curtain and recap, and shows no card that only a hand holds', async () => {
    const pty = table(game, preset, seed);
    const deal = new KnownDeal(game, preset, PLAYERS, seed);
    const seen = await play(pty, deal, seed);
    expect(deal.seat).toBeNull();
    expect(seen['curtain']).toBeGreaterThan(2);
    expect(seen['hiding']).toBeGreaterThan(2);
    expect(seen['recap']).toBeGreaterThan(2);
    expect(pty.scrollback().filter((line) => SIGNS.test(line))).toEqual([]);
  });
});

describe('while the curtain is up', () => {
  /** At the second curtain, after which there is something to betray. */
  async function atCurtain(): Promise<{ readonly pty: Pty; readonly deal: KnownDeal; readonly since: number }> {
    const pty = table('go-fish', 'standard', '41');
    const deal = new KnownDeal('go-fish', 'standard', PLAYERS, '41');
    const player = new ScreenPlayer(pty, '41');
    let since = 0;
    for (let curtains = 0; ; ) {
      const shown = await player.awaited();
      if (shown.is === 'curtain') curtains += 1;
      if (curtains === 2) return { pty, deal, since };
      if (shown.is === 'hiding') since = pty.raw.length;
      if (shown.is !== 'choosing') await player.act(shown);
      else await actInBoth(pty, deal);
    }
  }

  test('no key, no new size and no question whether to leave shows a card', async () => {
    const { pty, deal, since } = await atCurtain();
    // Enter has hidden the last hand, and may be held down too long.
    for (const key of ['enter', 'x', '7', 'l', '?', 'i', 'u', 'r', 'tab', 'right', 'ctrl-l']) {
      await pty.press(key);
      await pty.settled(20);
      expect(readText(pty.text).is).toBe('curtain');
    }
    for (const [columns, rows] of [
      [140, 40],
      [60, 16],
      [80, 24],
    ]) {
      pty.resize(columns, rows);
      await pty.settled(20);
    }
    await pty.press('esc');
    await pty.until(screen.leaveQuestion);
    await pty.press('n');
    await pty.until((text) => readText(text).is === 'curtain');
    expectNoSecret(pty, since, deal);
    // Before the curtain came down they were there, so the check would find them.
    expect(common(cardsIn(textIn(pty.raw)), secretCards(deal))).not.toEqual([]);
  });

  test('leaving shows none either, and the game goes on behind a curtain', async () => {
    const { pty, deal, since } = await atCurtain();
    await pty.press('esc');
    await pty.until(screen.leaveQuestion);
    await pty.press('y');
    await pty.until(TAGLINE);
    await pty.press('enter');
    await pty.until((text) => readText(text).is === 'curtain');
    expectNoSecret(pty, since, deal);
  });

  test('Ctrl-C leaves nothing of the cards on the main screen', async () => {
    const { pty, deal, since } = await atCurtain();
    await pty.press('ctrl-c');
    expect(await pty.exit()).toEqual({ code: 130, signal: null });
    expectNoSecret(pty, since, deal);
    expect(pty.isAlternate).toBe(false);
    expect(pty.text).not.toMatch(SIGNS);
  });
});

test('while a bot takes its time between two people only what everybody knows is on the screen', async () => {
  const pty = table('crazy-eights', 'standard', '42', 'normal');
  const deal = new KnownDeal('crazy-eights', 'standard', PLAYERS, '42');
  const player = new ScreenPlayer(pty, '42');
  for (let shown = await player.awaited(); shown.is !== 'hiding'; shown = await player.awaited()) {
    if (shown.is === 'choosing') await actInBoth(pty, deal);
    else await player.act(shown);
  }
  const since = pty.raw.length;
  await pty.press('enter');
  await pty.until("Cy's turn.");
  expect(common(cardsIn(textIn(pty.raw.slice(since))), secretCards(deal))).toEqual([]);
  expect(readText(pty.text).hand).toEqual([]);
});

test('the log of a shared table uses names, never you', async () => {
  const pty = table('crazy-eights', 'standard', '42');
  const player = new ScreenPlayer(pty, '42');
  for (let choices = 0; choices < 6; ) {
    const shown = await player.awaited();
    if (shown.is === 'end') break;
    if (shown.is === 'choosing') {
      choices += 1;
      await pty.press('l');
      const page = await pty.until(screen.logTitle);
      expect(toldOn(page).filter((line) => /\byou/i.test(line))).toEqual([]);
      await pty.press('enter');
      await player.awaited();
    }
    await player.act(shown);
  }
});

test('nothing can be taken back where several people play', async () => {
  const pty = table('go-fish', 'standard', '41');
  const player = new ScreenPlayer(pty, '41');
  while ((await player.awaited()).is !== 'choosing') await player.act(await player.awaited());
  await pty.press('u');
  await pty.until(screen.noUndoWithPeople);
});
