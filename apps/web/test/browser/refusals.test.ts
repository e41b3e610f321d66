import { EVERY_TIP } from '@shoal/table-ui';
import { expect } from 'vitest';
import { sharedGuest } from './shared-guest.ts';
import { offTheStock, sitDown } from './table-states.ts';
import { QUICK, test } from './visit.ts';

/** Tables at which a card fits or a rank can be asked for, so that the stock may not be touched. */
const TABLES = [
  { state: offTheStock('crazy-eights'), rule: /^You may draw only when nothing fits: play .*[♠♥♦♣]/ },
  { state: offTheStock('go-fish'), rule: /ask/i },
];

const guestAt = sharedGuest(
  { tables: TABLES.map(({ state }) => state), settings: { ...QUICK, hadTips: EVERY_TIP } },
  { reducedMotion: 'reduce' },
);

test.for(TABLES)(
  'a tap on the stock and its key are refused with the rule: $state.game',
  async ({ state, rule }, { site }) => {
    const { page, origin } = await guestAt(site);
    const table = await sitDown(page, origin, state);
    const before = await table.read();
    const said = page.locator('[data-refused=true] [role=status]');
    await page.locator('[data-anchor=stock]').click();
    await said.waitFor();
    const byTap = await said.textContent();
    await page.reload();
    await table.awaited();
    await page.keyboard.press('d');
    await said.waitFor();
    expect(byTap).toMatch(rule);
    expect(await said.textContent()).toBe(byTap);
    expect((await table.read()).hand).toHaveLength(before.hand.length);
  },
);
