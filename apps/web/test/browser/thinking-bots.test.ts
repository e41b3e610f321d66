import type { BotName } from '@shoal/core';
import { fillSeats } from '@shoal/room';
import { defaultSetup, type TableSetup, YOU } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { describe, expect } from 'vitest';
import type { PageSettings } from '../../src/page/page-settings.ts';
import { testInCheck } from './fallible-visit.ts';
import { byMouse } from './input-methods.ts';
import type { ShownTable } from './shown-table.ts';
import { TablePage, targetsIn } from './table-page.ts';
import { tablesWith } from './tables.ts';
import { QUICK } from './visit.ts';
import { words } from './words.ts';

const BOT = 'Bo';

function settingsWith(bot: BotName): Partial<PageSettings> {
  const players = fillSeats(
    [
      { name: YOU, bot: null },
      { name: BOT, bot },
    ],
    2,
    bot,
  );
  const setup: TableSetup = { ...defaultSetup('go-fish'), players };
  return { ...QUICK, tables: tablesWith(setup) };
}

const SEED = 'deep water';

/** Plays until the bot has the turn; returns the state before that. */
async function untilBotActs(table: TablePage): Promise<ShownTable> {
  for (let state = await table.awaited(); ; state = await table.awaited(state)) {
    if (state.is !== 'choosing') throw new Error('The deal was over too soon');
    await byMouse(table, targetsIn(state)[0], state);
    const { is, turns } = await table.changed(state);
    if (is === 'waiting' || turns > state.turns) return state;
  }
}

const FAILED = en.screen.botFailed(BOT, null);
const HOSTS = [
  { bot: 'orca', isPolicySent: false },
  { bot: 'kraken', isPolicySent: true },
] as const;

describe('a bot that searches', () => {
  testInCheck.for(HOSTS)('thinks in a thread of its own: $bot, policy sent: $isPolicySent', async (host, { sit }) => {
    const { bot, isPolicySent } = host;
    const guest = await sit({ settings: settingsWith(bot), isPolicySent });
    const table = await TablePage.deal(guest, 'go-fish', SEED);
    for (let turn = 0; turn < 2; turn += 1) {
      const before = await untilBotActs(table);
      const after = await table.awaited(before);
      expect(after.log.some((line) => line.startsWith(BOT))).toBe(true);
      expect(after.remark).not.toContain(FAILED);
    }
    expect(await guest.plant({})).toEqual({ started: 1, ended: 0 });
    expect(guest.errors).toEqual([]);
  });

  testInCheck('leaves the coach to the person who plays against it', async ({ sit }) => {
    const guest = await sit({ settings: settingsWith('kraken') });
    const table = await TablePage.deal(guest, 'go-fish', SEED);
    const before = await table.awaited();
    await guest.page.getByRole('button', { name: words.table.hint }).click();
    await guest.page.getByRole('button', { name: words.table.why }).click();
    const dialog = guest.page.getByRole('dialog', { name: en.screen.hintTitle });
    await dialog.getByRole('listitem').first().getByRole('button').click();
    expect((await table.awaited(before)).log).not.toEqual(before.log);
    expect(guest.errors).toEqual([]);
  });

  testInCheck('stops thinking when its turn is taken back, and thinks anew afterwards', async ({ sit }) => {
    const guest = await sit({ settings: settingsWith('kraken') });
    const table = await TablePage.deal(guest, 'go-fish', SEED);
    await table.awaited();
    await guest.plant({ thread: 'never answers' });
    await untilBotActs(table);
    expect(await guest.plant({})).toEqual({ started: 1, ended: 0 });
    await guest.page.getByRole('button', { name: words.table.undo }).click();
    expect((await table.awaited()).is).toBe('choosing');
    expect(await guest.plant({})).toEqual({ started: 1, ended: 1 });
    const before = await untilBotActs(table);
    expect((await table.awaited(before)).remark).not.toContain(FAILED);
    expect(await guest.plant({})).toEqual({ started: 2, ended: 1 });
    expect(guest.errors).toEqual([]);
  });

  testInCheck('stops thinking when the table is left', async ({ sit }) => {
    const guest = await sit({ settings: settingsWith('orca') });
    const table = await TablePage.deal(guest, 'go-fish', SEED);
    await table.awaited();
    await guest.plant({ thread: 'never answers' });
    await untilBotActs(table);
    await guest.page.getByRole('button', { name: words.table.leave }).click();
    await guest.page.getByRole('dialog').getByRole('button', { name: words.table.leave }).click();
    await guest.page.getByRole('region', { name: words.home.continueTitle }).waitFor();
    expect(await guest.plant({})).toEqual({ started: 1, ended: 1 });
    expect(guest.errors).toEqual([]);
  });
});

testInCheck('a bot that fails is told in one sentence, and a simple one plays on', async ({ sit }) => {
  const guest = await sit({ settings: settingsWith('kraken') });
  const table = await TablePage.deal(guest, 'go-fish', SEED);
  await table.awaited();
  await guest.plant({ thread: 'fails' });
  const before = await untilBotActs(table);
  const after = await table.awaited(before);
  expect(after.remark).toContain(FAILED);
  expect(after.log.some((line) => line.startsWith(BOT))).toBe(true);
  const later = await table.awaited(await untilBotActs(table));
  expect(later.remark).not.toContain(FAILED);
  expect(await guest.plant({})).toEqual({ started: 1, ended: 1 });
  expect(guest.errors).toEqual([]);
});
