import { DEFAULT_BOT, fillSeats, recordOfDeal } from '@shoal/room';
import { en } from '@shoal/table-ui/en';
import { expect, test } from 'vitest';
import { SavedSettings } from '../src/store/settings-file.ts';
import { Store } from '../src/store/store.ts';
import { actInBoth, choose, pressAndSee } from './player/at-the-keys.ts';
import { homeWith } from './player/home-with.ts';
import { KnownDeal } from './player/known-deal.ts';
import { readText } from './player/read-screen.ts';
import { TAGLINE } from './player/shown-words.ts';
import { useProgram } from './program.ts';
import { usePty } from './pty/use-pty.ts';

const program = useProgram();
const ptys = usePty(program);

const { screen } = en;
const PLAYERS = fillSeats([{ name: 'You', bot: null }], 2, DEFAULT_BOT);
const GAME = ['play', 'crazy-eights', '--preset', 'quick', '--seats', '2', '--speed', 'instant'];

const dealOf = (seed: string) => new KnownDeal('crazy-eights', 'quick', PLAYERS, seed);

/** A deal that a person wins by always taking the first choice. */
function wonDeal(): { readonly seed: string; readonly won: KnownDeal } {
  for (let seed = 0; ; seed++) {
    const won = dealOf(`${seed}`);
    while (won.seat !== null) won.act(won.view.legal[0]);
    if (won.deal.table.result?.places[0] === 1) return { seed: `${seed}`, won };
  }
}

const { seed: SEED, won: WON } = wonDeal();
const storeOf = (home: string) => Store.open({ SHOAL_HOME: home }, { catalogue: en, onMessage: () => undefined });

/** A home with two wins, so that the next one is the third in a row. */
function homeWithWins(): string {
  const home = homeWith(program);
  const { finished } = storeOf(home);
  for (const number of [1, 2]) {
    const common = { preset: 'quick', deal: 1, goal: null, daily: null, undone: 0 };
    const endedAt = `2026-01-0${number}T12:00:00.000Z`;
    finished.add({ id: `win-${number}`, endedAt, ...common, record: recordOfDeal(WON.deal) });
  }
  return home;
}

const settingsIn = (home: string) => new SavedSettings(storeOf(home).settings, {}).current;
const OFFER = 'You have beaten perch three times in a row.';

async function wonAt(home: string) {
  const pty = ptys.shoal([...GAME, '--seed', SEED], { env: { SHOAL_HOME: home } });
  await pty.until((text) => readText(text).is === 'choosing');
  const deal = dealOf(SEED);
  while (deal.seat !== null) await actInBoth(pty, deal);
  await pty.until((text) => readText(text).is === 'end');
  return pty;
}

test('after the third win in a row one key plays against the next bot, who sits there from now on', async () => {
  const home = homeWithWins();
  const pty = await wonAt(home);
  await pty.until(OFFER);
  await choose(pty, screen.climb('pike (4 of 7, good)'));
  await pty.until((text) => readText(text).is === 'choosing' && text.includes('pike · '));
  const { tables, hadOffers } = settingsIn(home);
  expect(tables['crazy-eights']).toMatchObject({ preset: 'quick', players: [{ bot: null }, { bot: 'pike' }] });
  expect(hadOffers['crazy-eights']).toEqual([DEFAULT_BOT]);
});

test('a person who goes on without the offer is not asked again', async () => {
  const home = homeWithWins();
  const pty = await wonAt(home);
  await pty.until(OFFER);
  await choose(pty, screen.home);
  await pty.until(TAGLINE);
  expect(settingsIn(home).tables['crazy-eights'].players[1].bot).toBe(DEFAULT_BOT);
  expect((await wonAt(home)).text).not.toContain(OFFER);
});

test('line by line one sentence tells how to play against the next bot', async () => {
  const home = homeWithWins();
  const pty = ptys.shoal([...GAME, '--seed', SEED, '--plain'], { env: { SHOAL_HOME: home }, columns: 120, rows: 60 });
  await pty.until(en.lineMode.hints);
  // The first choice by number, turn after turn.
  while (!pty.raw.includes(OFFER.slice(0, -1))) await pressAndSee(pty, 'c', 'enter', '1', 'enter');
  const told = 'to play against pike (4 of 7, good), type shoal play crazy-eights --bot pike.';
  await pty.until((text) => text.replace(/\s+/g, ' ').includes(told));
});
