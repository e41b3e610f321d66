import { type Card, SUITS, suitOf } from '@shoal/core';
import { en } from '@shoal/table-ui/en';
import type { Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import { IS_LONG } from '../../../../scripts/depth.mjs';
import type { SuitsShown } from '../../src/page/page-settings.ts';
import { byMouse } from './input-methods.ts';
import type { ScreenState } from './screen-state.ts';
import { FINISHED, FRESH_SCREENS, MAIN_SCREENS, PLAYED_SCREENS } from './screens.ts';
import { type SharedGuest, sharedGuest } from './shared-guest.ts';
import { SHORT_TABLES } from './short-table.ts';
import { TablePage, targetsIn } from './table-page.ts';
import { TABLES } from './table-screens.ts';
import { sitDown, withCards } from './table-states.ts';
import { QUICK, testInCheck, type Visitor } from './visit.ts';

if (IS_LONG) vi.setConfig({ testTimeout: 900_000 });

/** A hand with all four suits. */
const MANY = withCards(21, 4);
const guestAt = sharedGuest({ tables: [...TABLES, MANY], finished: FINISHED }, { reducedMotion: 'reduce' });

describe('where the browser chooses the colours', () => {
  const forced = async (site: Parameters<typeof guestAt>[0]): Promise<SharedGuest> => {
    const guest = await guestAt(site);
    await guest.page.emulateMedia({ forcedColors: 'active' });
    return guest;
  };

  testInCheck('every button and every card has an edge', async ({ site }) => {
    const { page, origin } = await forced(site);
    const bare: string[] = [];
    for (const { name, reach } of [...PLAYED_SCREENS, ...FRESH_SCREENS].filter(isChosen)) {
      await reach({ page, origin, words: en });
      bare.push(...(await page.evaluate(withoutEdge)).map((what) => `${name}: ${what}`));
    }
    expect(bare).toEqual([]);
  });

  testInCheck('cards that can be played are told from the others', async ({ site }) => {
    const { page, origin } = await forced(site);
    await sitDown(page, origin, MANY);
    const outlines = (isLegal: boolean): Promise<string[]> =>
      page
        .locator(`[data-stack][data-legal=${isLegal}] [data-card]`)
        .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).outlineStyle));
    const [legal, others] = [await outlines(true), await outlines(false)];
    await page.emulateMedia({ forcedColors: 'none' });
    expect(legal.length * others.length).toBeGreaterThan(0);
    expect([new Set(legal), new Set(others)]).toEqual([new Set(['solid']), new Set(['none'])]);
  });
});

const isChosen = ({ name }: ScreenState): boolean => IS_LONG || MAIN_SCREENS.includes(name);

/** Buttons, choices and cards without a border. Runs in the page. */
function withoutEdge(): string[] {
  const hasEdge = (element: Element): boolean => {
    const { borderTopWidth, borderTopStyle, borderTopColor, outlineStyle, outlineWidth } = getComputedStyle(element);
    const hasBorder =
      borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0 && !/^rgba.*, 0\)$/.test(borderTopColor);
    return hasBorder || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0);
  };
  /** Whether the browser draws the control itself. */
  const isDrawn = (thing: Element): boolean => {
    const radio = thing.querySelector('[type=radio]');
    return radio !== null && getComputedStyle(radio).opacity !== '0';
  };
  const things = document.querySelectorAll(
    'button, select, label:has([type=radio]), [data-card], [data-up-card], [data-anchor=stock]',
  );
  return [...things]
    .filter((thing) => thing.checkVisibility() && !isDrawn(thing))
    .filter((thing) => ![thing, ...thing.querySelectorAll('*')].some(hasEdge))
    .map((thing) => `${thing.className} ${thing.getAttribute('aria-label') ?? thing.textContent}`.slice(0, 60));
}

describe('for a person who wants no motion', () => {
  const watched = async ({ page, origin }: Visitor, steps: number): Promise<number> => {
    await page.goto('about:blank');
    const table = await TablePage.deal({ page, origin }, 'crazy-eights', 'motion');
    for (let count = 0; count < steps; count += 1) {
      const state = await table.awaited();
      if (state.is === 'end') break;
      await byMouse(table, targetsIn(state)[0], state);
      await table.awaited(state);
    }
    return page.evaluate(() => globalThis.shoalLongestMs);
  };

  testInCheck('nothing moves longer than a millisecond, and otherwise it does', async ({ site }) => {
    const guest = await guestAt(site);
    await guest.context.addInitScript(watchMotion);
    await guest.remember({ ...QUICK, speed: 'fast', tables: SHORT_TABLES });
    const still = await watched(guest, 3);
    await guest.page.emulateMedia({ reducedMotion: 'no-preference' });
    const moving = await watched(guest, 1);
    await guest.page.emulateMedia({ reducedMotion: 'reduce' });
    console.log(`the longest motion: ${still} ms without motion, ${moving} ms otherwise`);
    expect(still).toBeLessThanOrEqual(1);
    expect(moving).toBeGreaterThan(100);
  });
});

declare global {
  /** The duration of the longest animation so far. */
  var shoalLongestMs: number;
}

/** Runs in the page before any other script. */
function watchMotion(): void {
  globalThis.shoalLongestMs = 0;
  const look = (): void => {
    for (const animation of document.getAnimations()) {
      const { activeDuration, delay } = animation.effect?.getComputedTiming() ?? {};
      globalThis.shoalLongestMs = Math.max(globalThis.shoalLongestMs, Number(activeDuration) + (delay ?? 0));
    }
    requestAnimationFrame(look);
  };
  look();
}

describe('the suits', () => {
  const FOUR = ['rgb(0, 0, 0)', 'rgb(184, 32, 106)', 'rgb(42, 111, 219)', 'rgb(122, 106, 0)'];
  const [BLACK, RED] = ['rgb(0, 0, 0)', 'rgb(200, 16, 46)'];
  const DECKS: readonly (readonly [SuitsShown, readonly string[]])[] = [
    ['four', FOUR],
    ['two', [BLACK, RED, RED, BLACK]],
  ];

  testInCheck.for(DECKS)('have the colours of a deck of %s, in the dark too', async ([suits, colours], { site }) => {
    const guest = await guestAt(site);
    await guest.remember({ ...QUICK, suits });
    await sitDown(guest.page, guest.origin, MANY);
    for (const colorScheme of ['light', 'dark'] as const) {
      await guest.page.emulateMedia({ colorScheme });
      const shown = await shownCards(guest.page);
      expect(new Set(shown.map(({ card }) => suitOf(card))).size).toBe(SUITS.length);
      for (const { card, colour } of shown) expect(colour).toBe(colours[suitOf(card)]);
    }
  });

  testInCheck('are told by a sign of their own on every card', async ({ site }) => {
    const { page, origin } = await guestAt(site);
    await sitDown(page, origin, MANY);
    const signs = SUITS.map(() => new Set<string>());
    for (const { card, paths } of await shownCards(page)) {
      expect(paths.length).toBeGreaterThan(0);
      for (const path of paths) signs[suitOf(card)].add(path);
    }
    expect(signs.map((paths) => paths.size)).toEqual([1, 1, 1, 1]);
    expect(new Set(signs.flatMap((paths) => [...paths])).size).toBe(SUITS.length);
  });
});

interface ShownCard {
  readonly card: Card;
  readonly colour: string;
  /** The drawings of its suit. */
  readonly paths: readonly string[];
}

const shownCards = (page: Page): Promise<ShownCard[]> =>
  page.locator('[data-stack] [data-card]').evaluateAll((cards) =>
    cards.map((element) => ({
      card: Number(element.getAttribute('data-card')) as Card,
      colour: getComputedStyle(element.querySelector('svg') ?? element).color,
      paths: [...element.querySelectorAll('use')].map(
        (use) => document.querySelector(`${use.getAttribute('href')} path`)?.getAttribute('d') ?? '',
      ),
    })),
  );
