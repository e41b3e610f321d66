import type { Locator, Page } from 'playwright-core';

export type Pointer = 'mouse' | 'touch';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 24;
const DRAG_MS = 400;

/** Drags as a hand does: many small moves from point to point, then the drop. */
export async function dragByHand(page: Page, pointer: Pointer, ...[first, ...path]: readonly Point[]): Promise<void> {
  const hand = pointer === 'mouse' ? mouseOn(page) : await fingerOn(page);
  await hand.down(first);
  let from = first;
  for (const to of path) {
    for (let step = 1; step <= STEPS; step += 1) {
      const share = step / STEPS;
      await hand.move({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
      await page.waitForTimeout(DRAG_MS / STEPS);
    }
    from = to;
  }
  await hand.up();
}

interface Hand {
  readonly down: (at: Point) => Promise<unknown>;
  readonly move: (at: Point) => Promise<unknown>;
  readonly up: () => Promise<unknown>;
}

const mouseOn = ({ mouse }: Page): Hand => ({
  down: async ({ x, y }) => {
    await mouse.move(x, y);
    await mouse.down();
  },
  move: ({ x, y }) => mouse.move(x, y),
  up: () => mouse.up(),
});

async function fingerOn(page: Page): Promise<Hand> {
  const session = await page.context().newCDPSession(page);
  return {
    down: (at) => session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] }),
    move: (at) => session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] }),
    up: () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  };
}

/** A point near the upper left corner of an element, where other cards do not cover it. */
export async function cornerOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element is not on the screen');
  return { x: box.x + Math.min(14, box.width / 3), y: box.y + Math.min(18, box.height / 3) };
}
