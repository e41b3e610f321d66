import type { Card, GamePresentation, Seat } from '@shoal/core';
import type { TableReport } from '@shoal/room';
import { type MiddleModel, pileIn, type Sentences } from '@shoal/table-ui';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Anchor, anchorOf, flightFromFan, flightsOf } from './flight.ts';
import { dealOut, leaveFan, type MotionScene, settle, show } from './scene.ts';
import { NOWHERE, type Spots, spotsIn } from './spots.ts';
import { factorNow, finishAll, paceNow } from './stage.ts';
import { isAnswerDue, talk } from './talk.ts';

/** The table as last drawn. */
interface Drawn {
  readonly deal: string;
  readonly viewer: Seat | null;
  readonly events: number;
  readonly upCard: Card | null;
  /** The seat whose hidden hand was in the centre; null without a fan. */
  readonly fan: Anchor | null;
}

/** Any input ends all motion; so does a new size, since everything is then in another place. */
const ENDINGS = ['pointerdown', 'keydown', 'resize'] as const;

/** Animates from the last drawn table to the current one. The table itself always shows the current state. */
export function useTableMotion(
  root: { readonly current: HTMLElement | null },
  report: TableReport,
  middle: MiddleModel,
  sentences: Sentences,
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
    // Before the first paint: a frame that already shows the end of a motion would flicker.
    const [before, now] = [drawn.current, drawnNow(report, middle)];
    const scene = { element: root.current, old: spots.current, spots: spotsIn(root.current), factor: factorNow() };
    spots.current = scene.spots;
    drawn.current = now;
    if (paceNow() > 0) act(scene, report, before, now, sentences);
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

function act(scene: MotionScene, report: TableReport, before: Drawn, now: Drawn, sentences: Sentences): void {
  if (before.deal !== now.deal) {
    if (scene.factor > 0) dealOut(scene, report, now.events);
    return;
  }
  if (scene.old === NOWHERE || before.viewer !== now.viewer) return;
  const { log, view, options } = report;
  // An answer that is still to come when the next player speaks is skipped.
  if (isAnswerDue() && now.events > before.events) finishAll();
  const answerMs = talk(scene, sentences.calls(log, { from: before.events, view, options }), view.seat);
  if (scene.factor > 0) moveCards(scene, report, before, { answerMs, moves: sentences.game.presentation.moves });
}

interface Moving {
  readonly answerMs: number;
  readonly moves: GamePresentation['moves'];
}

function moveCards(scene: MotionScene, report: TableReport, before: Drawn, { answerMs, moves }: Moving): void {
  settle(scene);
  const flights = flightsOf(moves(report.log.slice(before.events)), report.view.seat);
  const taken = flightFromFan(flights, before.fan);
  // Cards that are laid down wait for the taken card that completes them.
  const takenMs = taken === null ? 0 : leaveFan(scene, taken);
  for (const [order, flight] of flights.entries()) {
    if (flight !== taken) show(scene, flight, { order, oldUpCard: before.upCard, answerMs, takenMs });
  }
}
