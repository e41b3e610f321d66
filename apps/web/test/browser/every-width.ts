import type { Page } from 'playwright-core';
import { IS_LONG } from '../../../../scripts/depth.mjs';
import { inspectLayout } from './layout-inspector.ts';
import { PHONE, type VisitOptions } from './visit.ts';

/** A phone with reduced motion, because moving elements cannot be measured. */
export const MOBILE: VisitOptions = { hasTouch: true, isMobile: true, viewport: PHONE, reducedMotion: 'reduce' };

const SIZES = [
  { width: 320, height: 640 },
  ...(IS_LONG ? [{ width: 360, height: 640 }] : []),
  { width: 1280, height: 800 },
];

/** Lists the layout faults of the open screen at widths from a small phone to a large window. */
export async function faultsOn(
  page: Page,
  name: string,
  sizes: readonly (typeof SIZES)[number][] = SIZES,
): Promise<string[]> {
  const faults: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const seen = await inspectLayout(page);
    faults.push(...seen.faults.map((fault) => `${name} at ${size.width} px: ${fault}`));
  }
  return faults;
}
