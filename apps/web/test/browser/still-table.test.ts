import { GAME_IDS } from '@shoal/games';
import { expect } from 'vitest';
import { fewOf } from '../../../../scripts/depth.mjs';
import { byMouse } from './input-methods.ts';
import { playOn } from './play-on.ts';
import { TablePage } from './table-page.ts';
import { shortTables } from './tables.ts';
import { settingsFor, test } from './visit.ts';

/** What may not move while a deal is played. */
const STILL = ['header', '[data-bar]', '[data-anchor=stock]', '[data-anchor=pile]', 'main li:has([data-anchor])'];
const SEED = 'bream';
const DEALS = fewOf(1, [
  ...shortTables(SEED).map((table) => ({ ...table, width: 360, height: 640 })),
  ...GAME_IDS.map((game) => ({ game, preset: 'standard', seats: 6, seed: SEED, width: 768, height: 1024 })),
  ...shortTables(SEED).map((table) => ({ ...table, width: 1920, height: 1080 })),
]);

test.for(DEALS)(
  'turn bar, piles and players stand still through $game with $seats seats at $width px',
  async (tested, { visit }) => {
    const { width, height, seed, game } = tested;
    const visitor = await visit({
      settings: settingsFor(tested),
      reducedMotion: 'reduce',
      viewport: { width, height },
    });
    const table = await TablePage.deal(visitor, game, seed);
    await table.awaited();
    await visitor.page.evaluate(watchPlaces, STILL);
    await playOn(table, byMouse, seed);
    const { frames, places, cardWidths } = await visitor.page.evaluate(() => globalThis.shoalPlaces);
    console.log(`${frames} frames, cards ${cardWidths.join(' and ')} px wide`);
    expect(frames).toBeGreaterThan(20);
    expect(places.filter((boxes) => boxes.length > 1)).toEqual([]);
    expect(cardWidths).toHaveLength(1);
  },
);

/** Every place that was seen of the watched elements, and every width of a card in hand. */
interface SeenPlaces {
  frames: number;
  readonly places: string[][];
  readonly cardWidths: number[];
}

declare global {
  var shoalPlaces: SeenPlaces;
}

/** Measures in every frame until the deal is over. Runs in the page. */
function watchPlaces(selectors: readonly string[]): void {
  const watched = selectors.flatMap((selector) =>
    [...document.querySelectorAll(selector)].map((_, at) => ({ selector, at })),
  );
  globalThis.shoalPlaces = { frames: 0, places: watched.map(() => []), cardWidths: [] };
  const { places, cardWidths } = globalThis.shoalPlaces;
  const note = <T>(seen: T[], value: T): void => void (seen.includes(value) || seen.push(value));
  const look = (): void => {
    if (document.querySelector('#end-title') !== null) return;
    globalThis.shoalPlaces.frames += 1;
    for (const [index, { selector, at }] of watched.entries()) {
      const element = document.querySelectorAll(selector)[at];
      if (element === undefined) note(places[index], `${selector} ${at} is gone`);
      else {
        const { x, y, width, height } = element.getBoundingClientRect();
        note(places[index], `${selector} ${at}: ${[x, y, width, height].map(Math.round).join(' ')}`);
      }
    }
    for (const card of document.querySelectorAll<HTMLElement>('[data-anchor=hand] [data-card]'))
      note(cardWidths, card.offsetWidth);
    requestAnimationFrame(look);
  };
  look();
}
