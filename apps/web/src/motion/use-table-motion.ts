import { type Card, type GamePresentation, rankOf, type Seat } from '@shoal/core';
import type { TableReport } from '@shoal/room';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../page/page-settings.ts';
import {
  CARD_MS,
  DEAL_MS,
  type Flight,
  flightsOf,
  GROUP_MS,
  motionFactor,
  SETTLE_MS,
  STAGGER_MS,
  TURN_MS,
} from './flight.ts';
import { cardIn, NOWHERE, type Spots, spotsIn } from './spots.ts';
import { comeFrom, finishAll, fly, gather, linger, type Spot, turnOver } from './stage.ts';

const GHOST_PX = 40;

/** The table as it was drawn. */
interface Drawn {
  readonly deal: string;
  readonly viewer: Seat | null;
  readonly events: number;
  readonly upCard: Card | null;
}

/** Shows how the table came from what it was to what it is. The table itself is always in its last state. */
export function useTableMotion(
  root: { readonly current: HTMLElement | null },
  report: TableReport,
  upCard: Card | null,
  presentation: GamePresentation,
) {
  const spots = useRef(NOWHERE);
  const drawn = useRef<Drawn>({ deal: '', viewer: null, events: 0, upCard: null });
  const { id } = report;
  useLayoutEffect(() => {
    // Behind a curtain everything is forgotten: how one hand lay must not show in how the next one moves.
    if (root.current === null) {
      spots.current = NOWHERE;
      return;
    }
    // Styles are found now and the layout when the frame is made, so that neither takes long on a slow phone.
    document.getAnimations();
    const frame = requestAnimationFrame(() => {
      if (root.current === null) return;
      const deal = `${id} ${report.dealNumber}`;
      const [before, now] = [drawn.current, { deal, viewer: report.view.seat, events: report.log.length, upCard }];
      const scene = { element: root.current, old: spots.current, spots: spotsIn(root.current), factor: factorNow() };
      spots.current = scene.spots;
      drawn.current = now;
      if (scene.factor > 0) act(scene, report, before, now, presentation);
    });
    return () => cancelAnimationFrame(frame);
  });
  useForgettingWhenHidden(spots);
  useEffect(() => {
    addEventListener('pointerdown', finishAll);
    addEventListener('keydown', finishAll);
    return () => {
      removeEventListener('pointerdown', finishAll);
      removeEventListener('keydown', finishAll);
    };
  }, []);
}

/** What happened while nobody looked is not played when somebody looks again. */
function useForgettingWhenHidden(spots: { current: Spots }): void {
  useEffect(() => {
    const forget = () => {
      if (document.hidden) spots.current = NOWHERE;
    };
    document.addEventListener('visibilitychange', forget);
    return () => document.removeEventListener('visibilitychange', forget);
  }, [spots]);
}

const factorNow = (): number =>
  motionFactor(settings.value.speed, matchMedia('(prefers-reduced-motion: reduce)').matches);

function act(scene: Scene, report: TableReport, before: Drawn, now: Drawn, { moves }: GamePresentation): void {
  if (before.deal !== now.deal) {
    dealOut(scene, report, now.events);
    return;
  }
  if (scene.old === NOWHERE || before.viewer !== now.viewer) return;
  settle(scene);
  const flights = flightsOf(moves(report.log.slice(before.events)), report.view.seat);
  for (const [index, flight] of flights.entries()) show(scene, flight, index, before.upCard);
}

interface Scene {
  readonly element: HTMLElement;
  readonly spots: Spots;
  readonly old: Spots;
  readonly factor: number;
}

const stacksIn = (element: HTMLElement): HTMLElement[] => [...element.querySelectorAll<HTMLElement>('[data-stack]')];

/** Own cards slide to where they are now. */
function settle({ element, spots, old, factor }: Scene): void {
  for (const stack of stacksIn(element)) {
    const name = stack.dataset['stack'] ?? '';
    const [from, to] = [old.cards.get(name), spots.cards.get(name)];
    if (from === undefined || to === undefined || (from.left === to.left && from.top === to.top)) continue;
    comeFrom(stack, from, to, { delayMs: 0, durationMs: SETTLE_MS * factor });
  }
}

function show(scene: Scene, flight: Flight, order: number, oldUpCard: Card | null): void {
  const { spots, old, factor } = scene;
  const from = old.anchors.get(`fan-${flight.spot}`) ?? spots.anchors.get(flight.from) ?? old.anchors.get(flight.from);
  const to = spots.anchors.get(flight.to);
  if (from === undefined || to === undefined) return;
  if (flight.kind === 'group') {
    const cards = flight.cards.filter((card) => card !== null);
    gather(cards, cardIn(from, GHOST_PX), cardIn(to, GHOST_PX / 2), GROUP_MS * factor);
  } else if (flight.to === 'pile') coverPile(scene, flight, from, oldUpCard);
  else bring(scene, flight, order, from, to);
}

/** Cards that come to the own hand are the real ones; others are only seen to move. */
function bring(scene: Scene, flight: Flight, order: number, from: Spot, to: Spot): void {
  const { spots, old, factor } = scene;
  flight.cards.forEach((card, index) => {
    const moving = { delayMs: (order + index) * STAGGER_MS * factor, durationMs: CARD_MS * factor };
    const source = cardIn(from, flight.from === 'stock' ? from.width : GHOST_PX);
    const own = flight.to === 'hand' && card !== null ? stackOf(scene, card) : undefined;
    const place = spots.cards.get(own?.dataset['stack'] ?? '');
    const isNew = !old.cards.has(own?.dataset['stack'] ?? '');
    if (own === undefined || place === undefined || !isNew) fly(card, source, cardIn(to, GHOST_PX), moving);
    else if (flight.spot === null) comeFrom(own, source, place, moving);
    else turnOver(own, source, place, { ...moving, turnMs: TURN_MS * factor });
  });
}

/** The card that was played comes from the hand, or from the player who played it. */
function coverPile(
  { element, spots, old, factor }: Scene,
  { cards: [card] }: Flight,
  from: Spot,
  oldUpCard: Card | null,
): void {
  const pile = element.querySelector<HTMLElement>('[data-up-card]');
  const place = spots.anchors.get('up-card');
  if (pile === null || card === null || place === undefined) return;
  const durationMs = CARD_MS * factor;
  if (oldUpCard !== null) linger(oldUpCard, place, durationMs);
  const own = [...old.cards].find(([name]) => name.startsWith(`card-${card}-`))?.[1];
  comeFrom(pile, own ?? cardIn(from, GHOST_PX), place, { delayMs: 0, durationMs });
}

const stackOf = ({ element }: Scene, card: Card): HTMLElement | undefined =>
  stacksIn(element).find(({ dataset: { stack = '' } }) =>
    [`card-${card}-`, `rank-${rankOf(card)}-`].some((name) => stack.startsWith(name)),
  );

/** Cards go around from the stock; only at the very beginning of a deal. */
function dealOut({ element, spots, factor }: Scene, { players, view }: TableReport, events: number): void {
  const stock = spots.anchors.get('stock');
  if (stock === undefined || events > 1) return;
  const stacks = stacksIn(element);
  const step = (DEAL_MS - CARD_MS) / Math.max(1, stacks.length);
  stacks.forEach((stack, index) => {
    const place = spots.cards.get(stack.dataset['stack'] ?? '');
    const moving = { delayMs: index * step * factor, durationMs: CARD_MS * factor };
    if (place !== undefined) comeFrom(stack, stock, place, moving);
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
