import type { Card, GamePresentation, Seat } from '@shoal/core';
import type { TableReport } from '@shoal/room';
import { type MiddleModel, pileIn } from '@shoal/table-ui';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../page/page-settings.ts';
import { type Anchor, anchorOf, flightFromFan, flightsOf, motionFactor } from './flight.ts';
import { dealOut, leaveFan, type MotionScene, settle, show } from './scene.ts';
import { NOWHERE, type Spots, spotsIn } from './spots.ts';
import { finishAll } from './stage.ts';

/** The table as last drawn. */
interface Drawn {
  readonly deal: string;
  readonly viewer: Seat | null;
  readonly events: number;
  readonly upCard: Card | null;
  /** The seat whose hidden hand was in the centre; null without a fan. */
  readonly fan: Anchor | null;
}

/** Animates from the last drawn table to the current one. The table itself always shows the current state. */
export function useTableMotion(
  root: { readonly current: HTMLElement | null },
  report: TableReport,
  middle: MiddleModel,
  presentation: GamePresentation,
) {
  const spots = useRef(NOWHERE);
  const drawn = useRef<Drawn>({ deal: '', viewer: null, events: 0, upCard: null, fan: null });
  // The layout may have changed since the last drawing, for example with the window.
  if (root.current !== null && spots.current !== NOWHERE) spots.current = spotsIn(root.current);
  useLayoutEffect(() => {
    // A curtain clears everything: the layout of one hand must not show in the motion of the next.
    if (root.current === null) {
      spots.current = NOWHERE;
      finishAll();
      return;
    }
    // Computes styles now and leaves layout to the frame, so that neither takes long on a slow phone.
    document.getAnimations();
    const frame = requestAnimationFrame(() => {
      if (root.current === null) return;
      const [before, now] = [drawn.current, drawnNow(report, middle)];
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

function drawnNow({ id, dealNumber, view, log }: TableReport, middle: MiddleModel): Drawn {
  const fan = pileIn(middle, 'fan');
  return {
    deal: `${id} ${dealNumber}`,
    viewer: view.seat,
    events: log.length,
    upCard: pileIn(middle, 'up-card')?.card ?? null,
    fan: fan === undefined ? null : anchorOf(fan, view.seat),
  };
}

/** Skips animations of what happened while the page was hidden. */
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

function act(scene: MotionScene, report: TableReport, before: Drawn, now: Drawn, { moves }: GamePresentation): void {
  if (before.deal !== now.deal) {
    dealOut(scene, report, now.events);
    return;
  }
  if (scene.old === NOWHERE || before.viewer !== now.viewer) return;
  settle(scene);
  const flights = flightsOf(moves(report.log.slice(before.events)), report.view.seat);
  const taken = flightFromFan(flights, before.fan);
  const takenMs = taken === null ? 0 : leaveFan(scene, taken);
  for (const [order, flight] of flights.entries()) {
    if (flight === taken) continue;
    // Cards that are laid down wait for the taken card that completes them.
    show(scene, flight, { order, oldUpCard: before.upCard, lateMs: takenMs });
  }
}
