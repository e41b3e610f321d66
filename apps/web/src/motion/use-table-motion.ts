import type { Card, Seat } from '@shoal/core';
import type { TableReport } from '@shoal/room';
import { type MiddleModel, pileIn, type Sentences } from '@shoal/table-ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Anchor, anchorOf, CARD_MS, flightFromFan, flightsOf } from './flight.ts';
import { dealOut, leaveFan, type MotionScene, settle, show } from './scene.ts';
import { NOWHERE, type Spots, spotsIn } from './spots.ts';
import { afterCards, factorNow, finishAll, paceNow } from './stage.ts';
import { talk } from './talk.ts';
import type { ShownState } from './use-shown-state.ts';

/** The table as last drawn. */
interface Drawn {
  readonly deal: string;
  readonly viewer: Seat | null;
  readonly events: number;
  /** When the last of them were drawn. */
  readonly atMs: number;
  readonly upCard: Card | null;
  /** The seat whose hidden hand was in the centre; null without a fan. */
  readonly fan: Anchor | null;
}

/** Any input ends all motion; so does a new size, since everything is then in another place. */
const ENDINGS = ['pointerdown', 'keydown', 'resize'] as const;

/** Animates from the last drawn table to the one that is shown now. */
export function useTableMotion(
  root: { readonly current: HTMLElement | null },
  shown: ShownState,
  middle: MiddleModel,
  sentences: Sentences,
): void {
  const { report } = shown.state;
  const spots = useRef(NOWHERE);
  const drawn = useRef<Drawn>({ deal: '', viewer: null, events: 0, atMs: 0, upCard: null, fan: null });
  // The layout may have changed since the last drawing, for example with the window.
  if (root.current !== null && spots.current !== NOWHERE) spots.current = spotsIn(root.current);
  useLayoutEffect(() => {
    // A curtain clears everything: the layout of one hand must not show in the motion of the next.
    if (root.current === null) {
      spots.current = NOWHERE;
      finishAll();
      return;
    }
    // Before the first paint: a frame that already shows the end of a motion would flicker.
    const [before, now] = [drawn.current, drawnNow(report, middle, drawn.current)];
    const scene = { element: root.current, old: spots.current, spots: spotsIn(root.current), factor: factorNow() };
    spots.current = scene.spots;
    drawn.current = now;
    if (paceNow() > 0) act(scene, shown, before, now, sentences);
  });
  useForgettingWhenHidden(spots);
  useEffect(() => {
    for (const event of ENDINGS) addEventListener(event, finishAll);
    return () => {
      for (const event of ENDINGS) removeEventListener(event, finishAll);
      finishAll();
    };
  }, []);
}

function drawnNow({ id, dealNumber, view, log }: TableReport, middle: MiddleModel, before: Drawn): Drawn {
  const fan = pileIn(middle, 'fan');
  const deal = `${id} ${dealNumber}`;
  return {
    deal,
    viewer: view.seat,
    events: log.length,
    atMs: before.deal === deal && before.events === log.length ? before.atMs : performance.now(),
    upCard: pileIn(middle, 'up-card')?.card ?? null,
    fan: fan === undefined ? null : anchorOf(fan, view.seat),
  };
}

/** Whether the last cards have landed, so that the result may be shown. */
export function useLanded(isOver: boolean): boolean {
  const [hasLanded, setLanded] = useState(false);
  // After the motion has begun, and before the first paint.
  useLayoutEffect(() => {
    setLanded(false);
    return isOver ? afterCards(() => landWith(setLanded)) : undefined;
  }, [isOver]);
  return isOver && hasLanded;
}

/** With the result, all that was said is past. */
function landWith(setLanded: (hasLanded: boolean) => void): void {
  finishAll();
  setLanded(true);
}

/** Skips animations of what happened while the page was hidden: it draws no frame, so they would all wait for its return. */
function useForgettingWhenHidden(spots: { current: Spots }): void {
  useEffect(() => {
    const forget = () => {
      if (!document.hidden) return;
      spots.current = NOWHERE;
      finishAll();
    };
    document.addEventListener('visibilitychange', forget);
    return () => document.removeEventListener('visibilitychange', forget);
  }, [spots]);
}

function act(scene: MotionScene, shown: ShownState, before: Drawn, now: Drawn, sentences: Sentences): void {
  const { report } = shown.state;
  if (before.deal !== now.deal) {
    if (scene.factor > 0) dealOut(scene, report, now.events);
    return;
  }
  if (scene.old === NOWHERE || before.viewer !== now.viewer || document.hidden) return;
  const from = Math.max(before.events, shown.from);
  // Events that come before the last cards can have landed are skipped up to the newest.
  if (now.events > before.events && now.atMs - before.atMs < CARD_MS * scene.factor) finishAll();
  const { log, view, options } = report;
  talk(scene, sentences.calls(log, { from, view, options }), view.seat, shown.isAsked);
  if (scene.factor > 0) moveCards(scene, sentences, report, { ...before, from });
}

interface DrawnBefore extends Drawn {
  /** The first event whose cards move. */
  readonly from: number;
}

function moveCards(scene: MotionScene, { game }: Sentences, { log, view }: TableReport, before: DrawnBefore): void {
  settle(scene);
  const { from, events, upCard } = before;
  const flights = flightsOf(game.presentation.moves(log.slice(from)), view.seat);
  // The drawn fan is that of the first new event.
  const taken = from > events ? null : flightFromFan(flights, before.fan);
  // Cards that are laid down wait for the taken card that completes them.
  const takenMs = taken === null ? 0 : leaveFan(scene, taken);
  for (const [order, flight] of flights.entries()) {
    if (flight !== taken) show(scene, flight, { order, oldUpCard: upCard, takenMs });
  }
}
