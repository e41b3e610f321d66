import { EVERY_TIP } from '@shoal/table-ui';
import { describe, expect, vi } from 'vitest';
import { atDepth, fewOf, IS_CHECK, IS_LONG } from '../../../../scripts/depth.mjs';
import { inspectLayout, type LayoutReport, type LayoutRules } from './layout-inspector.ts';
import { sharedGuest } from './shared-guest.ts';
import { publicFacts } from './table-facts.ts';
import {
  atTheDeal,
  atTheEnd,
  inTheMiddle,
  sitDown,
  type TableState,
  withCards,
  withFacts,
  withFan,
  withOthersOut,
  withRankChosen,
  withSuitAsked,
} from './table-states.ts';
import { QUICK, test, testInCheck, type Visitor } from './visit.ts';

if (IS_LONG) vi.setConfig({ testTimeout: 900_000 });

interface Size {
  readonly width: number;
  readonly height: number;
  /** Whether the font is twice the default size. */
  readonly hasLargeLetters?: boolean;
}

/** The smallest screen that must show a whole table of any size. */
const SMALL_PHONE: Size = { width: 360, height: 560 };
const OTHER_SIZES: readonly Size[] = [
  { width: 320, height: 560 },
  { width: 1280, height: 800 },
  { width: 740, height: 360 },
  { width: 360, height: 640, hasLargeLetters: true },
  { width: 1280, height: 800, hasLargeLetters: true },
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
];
const SOME = atDepth({ test: 1, check: 2 });

/** All sizes in a long run, otherwise a part that varies by test. */
const sizesFor = (turn: number): readonly Size[] => [
  SMALL_PHONE,
  ...(IS_LONG ? OTHER_SIZES : OTHER_SIZES.slice(0, 5).filter((_, index) => (index + turn * SOME) % 5 < SOME)),
];

/** Larger hands may use smaller cards and may scroll. */
const MANY_CARDS = 21;
/** Fans that need more than two rows may scroll too. */
const MANY_BACKS = 14;
const LEAST_PX = 44;
const LEAST_CARD_PX = 34;
/** Below this width, tables with many players may scroll. */
const NARROW = 360;

const EIGHTS = 'crazy-eights';
const FISH = 'go-fish';
const MAID = 'old-maid';
const DEALS = IS_LONG
  ? [
      ...[2, 4, 6].map((seats) => atTheDeal(FISH, seats)),
      ...[2, 4, 6, 10].map((seats) => atTheDeal(EIGHTS, seats)),
      ...[2, 4, 8].map((seats) => atTheDeal(MAID, seats)),
    ]
  : [atTheDeal(FISH, 6), ...(IS_CHECK ? [atTheDeal(EIGHTS, 10), atTheDeal(MAID, 8)] : [])];
const MIDDLES = IS_LONG
  ? [
      ...[2, 4, 6].map((seats) => inTheMiddle(FISH, seats)),
      ...[2, 4, 6, 10].map((seats) => inTheMiddle(EIGHTS, seats)),
      ...[3, 4, 6, 8].map((seats) => inTheMiddle(MAID, seats)),
    ]
  : [...(IS_CHECK ? [inTheMiddle(FISH, 4), inTheMiddle(MAID, 4), inTheMiddle(EIGHTS, 10)] : [])];
const MOMENTS = [
  withSuitAsked(10),
  withFan(12, 8),
  withOthersOut(MAID, 8),
  ...(IS_CHECK ? [withRankChosen(6), withFacts(10), withOthersOut(EIGHTS, 10, { playOn: 'always' })] : []),
  ...(IS_LONG ? [withSuitAsked(2), withFacts(4), withFan(15, 2), withFan(13, 4)] : []),
];
const HANDS = [
  ...(IS_CHECK ? [withCards(21, 10), withCards(26, 4)] : []),
  ...(IS_LONG ? [withCards(21, 2), withCards(36, 2)] : []),
];
const ENDS = [
  ...(IS_CHECK ? [atTheEnd(EIGHTS, 10)] : []),
  ...(IS_LONG ? [atTheEnd(FISH, 2), atTheEnd(FISH, 6), atTheEnd(MAID, 8)] : []),
];

/** Tips appear only in the first turns. */
const PRACTISED = { ...QUICK, hadTips: EVERY_TIP };
const PLANTED: TableState = { ...atTheDeal(FISH, 4), id: 'planted' };

const guestAt = sharedGuest(
  { tables: [...DEALS, ...MIDDLES, ...MOMENTS, ...HANDS, ...ENDS, PLANTED] },
  // Moving elements cannot be measured.
  { reducedMotion: 'reduce' },
);

describe('a table', () => {
  const looked = fewOf(1, [
    ['when something is chosen, asked for or due', MOMENTS, PRACTISED],
    ['when the cards are dealt, with a tip for beginners', DEALS, QUICK],
    ['in the middle of a game', MIDDLES, PRACTISED],
    ['with many cards in hand', HANDS, PRACTISED],
    ['when the deal is over', ENDS, PRACTISED],
  ] as const);
  test.for(looked)(
    'nothing is out of its place, out of sight or too small %s',
    async ([, states, settings], { site }) => {
      const guest = await guestAt(site);
      await guest.remember(settings);
      const looks = await inManySizes(guest, states);
      tellSmallest(looks);
      expect(looks.flatMap(faultsIn)).toEqual([]);
    },
  );
});

interface Look {
  readonly where: string;
  readonly seen: LayoutReport;
}

const faultsIn = ({ where, seen }: Look): string[] => seen.faults.map((fault) => `${where}: ${fault}`);

function tellSmallest(looks: readonly Look[]): void {
  const [{ where, seen }] = [...looks].sort((one, other) => one.seen.leastPx - other.seen.leastPx);
  console.log(
    `${looks.length} looks; the smallest thing to touch has ${seen.leastPx.toFixed(1)} px: ${seen.least}, ${where}`,
  );
}

let turn = 0;

async function inManySizes({ page, origin, context }: Visitor, states: readonly TableState[]): Promise<Look[]> {
  const tools = await context.newCDPSession(page);
  const looks: Look[] = [];
  for (const state of states) {
    await sitDown(page, origin, state);
    for (const size of sizesFor(turn++)) {
      await page.setViewportSize(size);
      // A change of the window size may reset the font size.
      await tools.send('Page.setFontSizes', { fontSizes: { standard: size.hasLargeLetters ? 32 : 16 } });
      const seen = await inspectLayout(page, layoutRulesOf(state, size));
      const letters = size.hasLargeLetters ? ' with large letters' : '';
      looks.push({ where: `${state.id} at ${size.width}x${size.height}${letters}`, seen });
    }
  }
  await tools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  return looks;
}

function layoutRulesOf({ match }: TableState, { width, hasLargeLetters = false }: Size): LayoutRules {
  const { hand, legal, result } = match.deal.table.view(0);
  const isLong = hand.length > MANY_CARDS || legal.filter(({ spot }) => spot !== undefined).length > MANY_BACKS;
  return {
    leastPx: LEAST_PX,
    leastCardPx: hand.length > MANY_CARDS ? LEAST_CARD_PX : LEAST_PX,
    mustFit: width >= NARROW && !isLong && !hasLargeLetters,
    // The result covers the table.
    facts: result === null && !hasLargeLetters ? publicFacts(match) : [],
  };
}

testInCheck('the check of the layout sees what is wrong with it', async ({ site }) => {
  const { page, origin } = await guestAt(site);
  const plant = async (selector: string, style: Readonly<Record<string, string>>): Promise<string> => {
    await page.evaluate(
      ([at, changes]) => Object.assign(document.querySelector<HTMLElement>(at)?.style ?? {}, changes),
      [selector, style] as const,
    );
    const { faults } = await inspectLayout(page, layoutRulesOf(PLANTED, SMALL_PHONE));
    await page.evaluate((at) => document.querySelector(at)?.removeAttribute('style'), selector);
    return faults.join('\n');
  };
  await page.setViewportSize(SMALL_PHONE);
  await sitDown(page, origin, PLANTED);
  expect(await plant('header', {})).toBe('');
  expect(await plant('header button', { width: '40px' })).toMatch(/is only 40 px/);
  expect(await plant('main ul', { width: '400px' })).toMatch(/sideways|beyond the window/);
  expect(await plant('main li', { transform: 'translateX(60px)' })).toMatch(/overlap by/);
  expect(await plant('[role=log]', { maxHeight: '10px', overflow: 'hidden' })).toMatch(/is cut off/);
  expect(await plant('[role=log]', { width: '30px' })).toMatch(/is broken/);
  expect(await plant('[data-anchor=stock]', { visibility: 'hidden' })).toMatch(
    /nothing is in sight at \[data-anchor=stock/,
  );
  expect(await plant('header', { marginBottom: '300px' })).toMatch(/the page is/);
});
