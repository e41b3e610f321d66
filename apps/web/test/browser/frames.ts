import type { Page } from 'playwright-core';

/** A card of the hand in one frame. */
export interface FrameCard {
  readonly id: string;
  /** The distance to the place where it will rest. */
  readonly awayPx: number;
  readonly isVisible: boolean;
  /** Whether its shape differs from that of a card. */
  readonly isStretched: boolean;
}

/** The page as one frame shows it. */
export interface Frame {
  /** Whether the whole screen shows nothing. */
  readonly isEmpty: boolean;
  /** Whether it shows the felt alone, without seats and piles. */
  readonly isBare: boolean;
  /** Where seats and piles are drawn before the cards come. */
  readonly frame: readonly string[];
  /** How often the screen was touched before. */
  readonly taps: number;
  /** The cards of the hand. */
  readonly cards: readonly FrameCard[];
}

declare global {
  var shoalFrames: Frame[];
}

/** Notes every frame. Runs in the page, from before its first script. */
export function watchFrames(): void {
  globalThis.shoalFrames = [];
  let taps = 0;
  addEventListener('pointerdown', () => (taps += 1), { capture: true });
  const awayOf = (card: HTMLElement): number => {
    const place = card.offsetParent?.getBoundingClientRect();
    const { left, top, width, height } = card.getBoundingClientRect();
    if (place === undefined) return 0;
    const x = left + width / 2 - place.left - card.offsetLeft - card.offsetWidth / 2;
    const y = top + height / 2 - place.top - card.offsetTop - card.offsetHeight / 2;
    return Math.hypot(x, y);
  };
  const placeOf = (element: Element): string => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join(' ');
  };
  const isStretched = (card: HTMLElement): boolean => {
    const { width = 0, height = 0 } = card.querySelector('[data-card]')?.getBoundingClientRect() ?? {};
    return Math.abs(height - (width * 64) / 44) > 2;
  };
  const look = (): void => {
    requestAnimationFrame(look);
    // Before the parser has come to it, the browser shows the page before.
    if (document.getElementById('app') === null) return;
    const cards = [...document.querySelectorAll<HTMLElement>('[data-stack]')];
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    globalThis.shoalFrames.push({
      isEmpty:
        middle === null ||
        [document.documentElement, document.body].includes(middle as HTMLElement) ||
        middle.id === 'app',
      isBare: document.querySelector('.shell') !== null,
      frame: [...document.querySelectorAll('[data-frame] li, [data-frame] section span')].map(placeOf),
      taps,
      cards: cards.map((card) => ({
        id: card.dataset['stack'] ?? '',
        awayPx: awayOf(card),
        isVisible: getComputedStyle(card).opacity === '1',
        isStretched: isStretched(card),
      })),
    });
  };
  requestAnimationFrame(look);
}

/** The frames that the page has noted so far. */
export const framesOf = (page: Page): Promise<Frame[]> => page.evaluate(() => globalThis.shoalFrames);
