import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { layoutSettled } from './layout-settled.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** All accessibility violations that axe finds in a page, one line each. */
export async function violationsIn(page: Page): Promise<string[]> {
  await page.evaluate(layoutSettled);
  // The page's policy forbids foreign scripts, but the test driver may evaluate any.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const violations = (await window.axe?.run({ resultTypes: ['violations'] }))?.violations ?? [];
    const lines = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
    return lines.map((line) => line.replace(/\s+/g, ' '));
  });
}
