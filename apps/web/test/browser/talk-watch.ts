import type { Page } from 'playwright-core';

/** Something drawn above the table for a moment. */
export interface Shown {
  readonly ms: number;
  readonly what: 'call' | 'line' | 'card';
  readonly seat: number | null;
  readonly text: string;
  /** How far a bubble is from its seat, in pixels. */
  readonly awayPx: number;
  /** Does it lie in the window, and off the viewer's prompt and cards? */
  readonly isInPlace: boolean;
  readonly isMoving: boolean;
  /** How many stacks of the viewer's hand move at that time. */
  readonly stacksMoving: number;
  /** What the log and the prompt said at that time. */
  readonly log: string;
  readonly prompt: string;
}

declare global {
  var shoalTalk: Shown[];
}

/** Runs in the page before any other script, and uses nothing else. */
export function watchTalk(): void {
  globalThis.shoalTalk = [];
  const gap = (one: DOMRect, other: DOMRect): number =>
    Math.max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom);
  const movesIn = (element: Element): boolean =>
    element.getAnimations({ subtree: true }).some((one) => !(one instanceof CSSTransition));
  const shownIn = (element: HTMLElement): Shown => {
    const { call, line } = element.dataset;
    // Where it comes to rest: while it appears, a bubble is drawn smaller.
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element;
    const box = new DOMRect(offsetLeft, offsetTop, offsetWidth, offsetHeight);
    const seat = document.querySelector(`[data-anchor="seat-${call}"]`)?.getBoundingClientRect();
    const own = document.querySelector('[data-anchor=own]')?.getBoundingClientRect();
    const isInside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    return {
      ms: performance.now(),
      what: call !== undefined ? 'call' : line !== undefined ? 'line' : 'card',
      seat: call === undefined ? null : Number(call),
      text: element.textContent ?? '',
      awayPx: seat === undefined ? 0 : gap(box, seat),
      isInPlace: isInside && (own === undefined || gap(box, own) >= 0),
      isMoving: movesIn(element),
      log: document.querySelector('[role=log]')?.textContent ?? '',
      prompt: document.querySelector('[data-bar] p')?.textContent ?? '',
      stacksMoving: [...document.querySelectorAll('[data-stack]')].filter(movesIn).length,
    };
  };
  const isGhost = (node: Node): node is HTMLElement =>
    node instanceof HTMLElement && node.parentElement === document.body && node.ariaHidden === 'true';
  const look = (changes: readonly MutationRecord[]): void => {
    for (const { addedNodes } of changes) globalThis.shoalTalk.push(...[...addedNodes].filter(isGhost).map(shownIn));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

export const talkOn = (page: Page): Promise<readonly Shown[]> => page.evaluate(() => globalThis.shoalTalk);

/** Waits until this has been said at a seat, and returns everything that was shown from the time of `since` on. */
export async function heard(page: Page, seat: number, said: RegExp, since = 0): Promise<readonly Shown[]> {
  await page.waitForFunction(
    ([at, text, from]) =>
      globalThis.shoalTalk.some((shown) => shown.seat === at && shown.ms >= from && new RegExp(text).test(shown.text)),
    [seat, said.source, since] as const,
  );
  return (await talkOn(page)).filter(({ ms }) => ms >= since);
}
