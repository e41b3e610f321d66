import { GAME_IDS, type GameId } from '@shoal/games';
import { PRESENTATIONS } from '@shoal/games/presentations';
import { LANGUAGES } from '@shoal/language';
import { NO_TIPS } from '@shoal/table-ui';
import { expect } from 'vitest';
import { fewOf } from '../../../../scripts/depth.mjs';
import { sharedGuest } from './shared-guest.ts';
import { atTheStock, sitDown } from './table-states.ts';
import { QUICK, test } from './visit.ts';

const hasStock = (game: GameId): boolean =>
  Object.values(PRESENTATIONS[game].buttons).some(({ isAtStock = false }) => isAtStock);
const STATES = GAME_IDS.filter(hasStock).map(atTheStock);
const guestAt = sharedGuest({ tables: STATES }, { viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });

test.for(fewOf(1, LANGUAGES))(
  'beside a button, prompt and tip fit into the bar of a phone: %s',
  async (language, { site }) => {
    const guest = await guestAt(site);
    for (const state of STATES) {
      await guest.remember({ ...QUICK, hadTips: NO_TIPS, language });
      const { page } = await sitDown(guest.page, guest.origin, state);
      const beyond = await page.locator('[data-bar]').evaluate((bar) => {
        const [box, said] = [bar, bar.firstElementChild].map((element) => element?.getBoundingClientRect());
        return (said?.height ?? 0) - (box?.height ?? 0);
      });
      expect(beyond).toBeLessThanOrEqual(1);
    }
  },
);
