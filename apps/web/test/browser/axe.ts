import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { atRest } from './eyes.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** All that axe has against a page as it is now, one line each. */
export async function violationsIn(page: Page): Promise<string[]> {
  await page.evaluate(atRest);
  // The policy of the page forbids scripts from elsewhere; the test that drives the browser may evaluate anything.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const violations = (await window.axe?.run({ resultTypes: ['violations'] }))?.violations ?? [];
    const lines = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
    return lines.map((line) => line.replace(/\s+/g, ' '));
  });
}
