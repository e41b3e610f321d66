import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { TablePage } from './table-page.ts';
import { DESKTOP, PHONE, QUICK, testInCheck, type Visit } from './visit.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** An element drawn above the table for a moment. */
interface Ghost extends Box {
  readonly text: string;
  readonly hasFace: boolean;
  /** The places of all that is drawn in it. */
  readonly parts: readonly Box[];
}

/** A hidden hand, and the last places of its name and its backs. */
interface SeenFan {
  readonly label: string;
  name: Box;
  backs: readonly Box[];
}

interface Motion {
  /** The fans in order of appearance. */
  readonly fans: SeenFan[];
  /** Ghosts that started to move together. */
  readonly moved: Ghost[][];
  /** The colour transitions of the turn bar. */
  readonly fades: string[];
}

declare global {
  var shoalMotion: Motion;
}

/** Runs in the page before any other script: pauses every animation at its first frame until some input ends it. */
function stopMotion(): void {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    animation.pause();
    return animation;
  };
  const motion: Motion = { fans: [], moved: [], fades: [] };
  globalThis.shoalMotion = motion;
  addEventListener('transitionrun', ({ propertyName, target }) => {
    if ((target as Element).matches('[data-turn]') && /^(background-)?color$/.test(propertyName))
      motion.fades.push(propertyName);
  });
  const boxOf = (element: Element | Range): Box => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left, top, width, height };
  };
  const lookAtFan = (fan: Element): void => {
    const label = fan.getAttribute('aria-label') ?? '';
    const name = document.createRange();
    name.selectNodeContents(fan.querySelector('[data-label]') ?? fan);
    if (motion.fans.at(-1)?.label !== label) motion.fans.push({ label, name: boxOf(name), backs: [] });
    const last = motion.fans.at(-1);
    if (last === undefined) return;
    last.name = boxOf(name);
    last.backs = [...fan.querySelectorAll('[data-back] > :last-child')].map(boxOf);
  };
  const known = new WeakSet<Element>();
  const look = (): void => {
    const ghosts = [...document.querySelectorAll('body > [aria-hidden=true][style]')].filter((one) => !known.has(one));
    for (const ghost of ghosts) known.add(ghost);
    if (ghosts.length > 0)
      motion.moved.push(
        ghosts.map((ghost) => ({
          ...boxOf(ghost),
          text: ghost.textContent ?? '',
          hasFace: ghost.querySelector('svg, img') !== null,
          parts: [...ghost.querySelectorAll('span')].map(boxOf),
        })),
      );
    for (const fan of document.querySelectorAll('[data-fan]')) lookAtFan(fan);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const motionOn = (page: Page): Promise<Motion> => page.evaluate(() => globalThis.shoalMotion);

const seen = (page: Page, takes: number) =>
  page.waitForFunction((count) => globalThis.shoalMotion.moved.length >= count, takes);

/** The places of the viewer's cards, by name. */
const ownCards = (page: Page): Promise<Readonly<Record<string, Box>>> =>
  page.locator('[data-stack]').evaluateAll((stacks) =>
    Object.fromEntries(
      stacks.map((stack) => {
        const { left, top, width, height } = stack.getBoundingClientRect();
        return [stack.getAttribute('data-stack') ?? '', { left, top, width, height }];
      }),
    ),
  );

async function sitDown(visit: Visit, viewport: typeof PHONE): Promise<TablePage> {
  const visitor = await visit({ viewport, hasTouch: viewport === PHONE, settings: { ...QUICK, speed: 'normal' } });
  await visitor.page.addInitScript(stopMotion);
  const table = await TablePage.deal(visitor, 'old-maid', '9');
  await table.button({ type: 'place', index: 0 }).waitFor();
  return table;
}

/** More than the lift of a back under the pointer. */
const NEAR_PX = 6;

const isNear = (one: Box, other: Box): boolean =>
  (['left', 'top', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) <= NEAR_PX);

/** The ghost that starts at the place of a back in this fan. */
const leaving = (moved: readonly Ghost[], { label, backs }: SeenFan): Ghost | undefined =>
  moved.find((ghost) => ghost.text !== label && backs.some((back) => isNear(ghost, back)));

/** The fan reduced to one place. */
const only = (fan: SeenFan, spot: number): SeenFan => ({ ...fan, backs: [fan.backs[spot]] });

/** What has left its place in the copy of a fan: the taken card alone. */
const missing = (moved: readonly Ghost[], { label, name, backs }: SeenFan): readonly Box[] => {
  const parts = moved.find(({ text }) => text === label)?.parts ?? [];
  return [name, ...backs].filter((box) => !parts.some((part) => isNear(part, box)));
};

testInCheck('a card leaves the hand that it is taken from, as large as its back lay there', async ({ visit }) => {
  const table = await sitDown(visit, DESKTOP);
  await table.button({ type: 'place', index: 2 }).click();
  await seen(table.page, 3);
  const { fans, moved, fades } = await motionOn(table.page);
  const [own, between, given] = moved.map((ghosts, take) => leaving(ghosts, fans[take]));
  console.log(`cards left: ${fans.slice(0, 3).map(({ label }) => label)}`);
  for (const [take, ghosts] of moved.entries()) expect(ghosts.map(({ text }) => text)).toContain(fans[take].label);
  expect([own?.hasFace, between?.hasFace, given?.hasFace]).toEqual([false, false, true]);
  expect(leaving(moved[0], only(fans[0], 2))).toBe(own);
  for (const [take, ghosts] of moved.entries()) expect(missing(ghosts, fans[take])).toHaveLength(1);
  expect(fades).toEqual([]);
});

testInCheck('own cards slide from where they lay, however they were laid out since the deal', async ({ visit }) => {
  const table = await sitDown(visit, DESKTOP);
  const before = await ownCards(table.page);
  await table.button({ type: 'place', index: 2 }).click();
  await seen(table.page, 1);
  const after = await ownCards(table.page);
  const kept = Object.keys(after).filter((card) => before[card] !== undefined);
  expect(kept.length).toBeGreaterThan(3);
  expect(kept.filter((card) => !isNear(before[card], after[card]))).toEqual([]);
});

testInCheck('the next hidden hand takes a touch while a card is still leaving the last one', async ({ visit }) => {
  const table = await sitDown(visit, PHONE);
  await table.button({ type: 'place', index: 1 }).tap();
  await seen(table.page, 3);
  const { log } = await table.read();
  expect(await table.page.locator('body > [aria-hidden=true][style]').count()).toBeGreaterThan(1);
  await table.button({ type: 'place', index: 0 }).tap();
  await seen(table.page, 4);
  const { fans, moved } = await motionOn(table.page);
  expect((await table.read()).log).not.toEqual(log);
  expect(leaving(moved[0], only(fans[0], 1))).toBeDefined();
  expect(leaving(moved[3], only(fans[3], 0))).toBeDefined();
});
