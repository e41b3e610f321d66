import { type Card, type Rank, rankOf } from '@shoal/core';
import type { TableReport } from '@shoal/room';
import { showOldFan, takeFromFan } from './fan-motion.tsx';
import {
  CARD_MS,
  DEAL_MS,
  FADE_MS,
  type Flight,
  faceInFlight,
  GROUP_MS,
  liftMsOf,
  SETTLE_MS,
  STAGGER_MS,
  TURN_MS,
} from './flight.ts';
import { cardIn, type Spot } from './spot.ts';
import type { Spots } from './spots.ts';
import { fadeIn, fly, flyInSight, gather, layOn, moveFrom, slideFrom, turnOver } from './stage.ts';

const GHOST_PX = 40;
const MOST_HELD_PX = 96;

/** The table before and after a change. */
export interface MotionScene {
  readonly element: HTMLElement;
  readonly spots: Spots;
  readonly old: Spots;
  readonly factor: number;
}

const stacksIn = (element: HTMLElement): HTMLElement[] => [...element.querySelectorAll<HTMLElement>('[data-stack]')];

/** Slides the viewer's cards to their new places. */
export function settle({ element, spots, old, factor }: MotionScene): void {
  for (const stack of stacksIn(element)) {
    const name = stack.dataset['stack'] ?? '';
    const [from, to] = [old.cards.get(name), spots.cards.get(name)];
    if (from === undefined || to === undefined || (from.left === to.left && from.top === to.top)) continue;
    slideFrom(stack, from, to, SETTLE_MS * factor);
  }
}

/** Animates a card out of the drawn fan and returns how long that takes, in milliseconds. */
export function leaveFan(scene: MotionScene, flight: Flight): number {
  const { element, old, spots, factor } = scene;
  const { spot } = flight;
  const from = spot === null ? undefined : old.fan?.backs[spot];
  if (old.fan === null || spot === null || from === undefined) return 0;
  const [liftMs, durationMs, fadeMs] = [liftMsOf(flight), CARD_MS, FADE_MS].map((ms) => ms * factor);
  const downPx = spots.fan === null ? 0 : spots.fan.backs[0].top - old.fan.backs[0].top;
  showOldFan(old.fan, { spot, liftMs, durationMs, fadeMs, downPx });
  const fan = element.querySelector<HTMLElement>('[data-fan]');
  if (fan !== null) fadeIn(fan, { delayMs: liftMs + durationMs, durationMs: fadeMs });
  take(scene, flight, from, liftMs);
  return liftMs + durationMs;
}

/** Moves a back to its taker. In the viewer's hand the real card then turns over, unless it was laid down at once. */
function take(scene: MotionScene, flight: Flight, from: Spot, liftMs: number): void {
  const to = scene.spots.anchors.get(flight.to);
  const [card] = flight.cards;
  if (to === undefined || card === undefined) return;
  const own = newInHand(scene, flight, card);
  const face = faceInFlight(flight, card);
  const [durationMs, turnMs] = [CARD_MS * scene.factor, own === null ? 0 : TURN_MS * scene.factor];
  takeFromFan(from, own?.place ?? cardIn(to, GHOST_PX), { face, liftMs, durationMs, turnMs });
  if (own !== null) turnOver(own.stack, { delayMs: liftMs + durationMs + turnMs / 2, durationMs: turnMs / 2 });
}

interface Shown {
  readonly order: number;
  readonly oldUpCard: Card | null;
  /** How long cards that are laid down wait for the taken card that completes them. */
  readonly takenMs: number;
}

export function show(scene: MotionScene, flight: Flight, { order, oldUpCard, takenMs }: Shown): void {
  const { spots, old, factor } = scene;
  const from = spots.anchors.get(flight.from) ?? old.anchors.get(flight.from);
  const to = spots.anchors.get(flight.to);
  if (from === undefined || to === undefined) return;
  if (flight.kind === 'group') {
    const cards = flight.cards.filter((card) => card !== null);
    gather(cards, cardIn(from, GHOST_PX), cardIn(to, GHOST_PX / 2), {
      delayMs: takenMs,
      durationMs: GROUP_MS * factor,
    });
  } else if (flight.to === 'pile') coverPile(scene, flight, from, oldUpCard);
  else if (flight.spot !== null) take(scene, flight, cardIn(from, GHOST_PX), 0);
  else bring(scene, flight, order, from, to);
}

/** Moves the real cards into the viewer's hand, and ghosts everywhere else. */
function bring(scene: MotionScene, flight: Flight, order: number, from: Spot, to: Spot): void {
  const source = cardIn(from, flight.from === 'stock' ? from.width : GHOST_PX);
  flight.cards.forEach((card, index) => {
    const moving = { delayMs: (order + index) * STAGGER_MS * scene.factor, durationMs: CARD_MS * scene.factor };
    const own = newInHand(scene, flight, card);
    const held = flight.from === 'hand' && card !== null ? heldBefore(scene, card) : undefined;
    if (own !== null) moveFrom(own.stack, source, own.place, moving);
    else if (held !== undefined) flyInSight(card, besides(held, index), cardIn(to, GHOST_PX), moving);
    else fly(card, source, cardIn(to, GHOST_PX), moving);
  });
}

/** Where the viewer held a card before it left. */
const heldBefore = ({ old }: MotionScene, card: Card): Spot | undefined =>
  [...old.cards].find(([name]) => isNamed(name, card))?.[1];

/** Cards of one stack leave it side by side. */
const besides = (stack: Spot, index: number): Spot => {
  const held = cardIn(stack, Math.min(stack.width, MOST_HELD_PX));
  return { ...held, left: held.left + index * held.width * 0.3 };
};

/** The stack that a card became in the viewer's hand; null if it is elsewhere or joined other cards. */
function newInHand(scene: MotionScene, { to }: Flight, card: Card | null): OwnStack | null {
  const stack = to === 'hand' && card !== null ? stackOf(scene, card) : undefined;
  const name = stack?.dataset['stack'] ?? '';
  const place = scene.spots.cards.get(name);
  return stack === undefined || place === undefined || scene.old.cards.has(name) ? null : { stack, place };
}

interface OwnStack {
  readonly stack: HTMLElement;
  readonly place: Spot;
}

/** Moves the played card from the hand or from its player onto the pile. What it names appears when it lies there. */
function coverPile({ element, spots, old, factor }: MotionScene, flight: Flight, from: Spot, oldUpCard: Card | null) {
  const [card] = flight.cards;
  const place = spots.anchors.get('up-card');
  if (card === null || place === undefined || oldUpCard === null) return;
  const own = [...old.cards].find(([name]) => name.startsWith(`card-${card}-`))?.[1];
  const durationMs = CARD_MS * factor;
  layOn(card, oldUpCard, own ?? cardIn(from, GHOST_PX), place, durationMs);
  const named = element.querySelector<HTMLElement>('[data-anchor=pile] [data-suit]');
  if (named !== null) fadeIn(named, { delayMs: durationMs, durationMs: FADE_MS * factor });
}

const stackOf = ({ element }: MotionScene, card: Card): HTMLElement | undefined =>
  stacksIn(element).find(({ dataset: { stack = '' } }) => isNamed(stack, card));

/** Does a stack of this name hold the card? */
const isNamed = (stack: string, card: Card): boolean =>
  [`card-${card}-`, `rank-${rankOf(card)}-`].some((name) => stack.startsWith(name));

/** The viewer's cards of a rank. */
export const stacksOfRank = (element: HTMLElement, rank: Rank): HTMLElement[] =>
  stacksIn(element).filter(({ dataset: { stack = '' } }) => stack.startsWith(`rank-${rank}-`));

/** Deals the cards from the stock, only at the start of a deal. */
export function dealOut({ element, spots, factor }: MotionScene, { players, view }: TableReport, events: number): void {
  const stock = spots.anchors.get('stock');
  if (stock === undefined || events > 1) return;
  const stacks = stacksIn(element);
  const step = (DEAL_MS - CARD_MS) / Math.max(1, stacks.length);
  stacks.forEach((stack, index) => {
    const place = spots.cards.get(stack.dataset['stack'] ?? '');
    const moving = { delayMs: index * step * factor, durationMs: CARD_MS * factor };
    if (place !== undefined) moveFrom(stack, stock, place, moving);
  });
  for (const seat of players.keys()) {
    const to = spots.anchors.get(`seat-${seat}`);
    if (seat === view.seat || to === undefined || to.width === 0) continue;
    for (let card = 0; card < Math.min(3, stacks.length); card++) {
      const delayMs = ((DEAL_MS - CARD_MS) * (card + seat / players.length) * factor) / 3;
      fly(null, stock, cardIn(to, GHOST_PX), { delayMs, durationMs: CARD_MS * factor });
    }
  }
}
