import type { TableReport } from '@shoal/room';
import type { SeatState, Sentences, SpokenCall } from '@shoal/table-ui';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Question, questionIn } from './conversation.ts';
import { ANSWER_MS } from './flight.ts';
import { spotsIn } from './spots.ts';
import { begin, factorNow, finishAll, paceNow } from './stage.ts';
import { ask } from './talk.ts';

/** What a table shows: while an answer is still to come, the state before the question. */
export interface ShownState {
  readonly state: SeatState;
  /** The first event that may still move cards and be spoken of: all before it are past. */
  readonly from: number;
  /** The number of events that have been told. A question is told before its answer. */
  readonly told: number;
  /** Has the question among the new events been put already? */
  readonly isAsked: boolean;
}

/** What has come with a report. */
interface Batch {
  readonly report: TableReport;
  readonly from: number;
  /** The question to put before anything else is shown; null if everything is shown at once. */
  readonly question: Question | null;
}

interface Answered {
  readonly report: TableReport;
  readonly isSkipped: boolean;
}

/** Lets the table wait for the answer to a question. Any input ends that, so nobody has to wait. */
export function useShownState(
  root: { readonly current: HTMLElement | null },
  state: SeatState,
  sentences: Sentences,
): ShownState {
  const { report } = state;
  const [answered, setAnswered] = useState<Answered | null>(null);
  const batch = useRef<Batch>({ report, from: report.log.length, question: null });
  if (batch.current.report !== report) {
    const isWatched = root.current !== null && !document.hidden && paceNow() > 0;
    batch.current = batchOf(batch.current.report, state, isWatched ? sentences : null);
  }
  const { from, question } = batch.current;
  const shown = useRef<ShownState>({ state, from, told: report.log.length, isAsked: false });
  const isHeld = question !== null && answered?.report !== report;
  if (!isHeld) {
    const isSkipped = answered?.report === report && answered.isSkipped;
    const { length } = report.log;
    shown.current = { state, from: isSkipped ? length : from, told: length, isAsked: question !== null };
  } else if (shown.current.state.choosing !== null) {
    // What the viewer has chosen has become the question.
    shown.current = { ...shown.current, state: { ...shown.current.state, choosing: null } };
  }
  const held = isHeld ? question : null;
  useLayoutEffect(() => {
    if (held === null || root.current === null) return;
    return askFirst(root.current, held.call, report, (isSkipped) => setAnswered({ report, isSkipped }));
  }, [held]);
  return held === null ? shown.current : { ...shown.current, told: held.at + 1 };
}

/** Compares a report with the last one. Without sentences nothing is asked, as nobody is watching. */
function batchOf(last: TableReport, { report, curtain }: SeatState, sentences: Sentences | null): Batch {
  const isSame = last.id === report.id && last.dealNumber === report.dealNumber && last.view.seat === report.view.seat;
  const from = isSame ? Math.min(last.log.length, report.log.length) : report.log.length;
  // The cards that the table showed before belong to the last viewer.
  const isOpen = curtain === null || curtain.stage === 'hide';
  const question = sentences !== null && isOpen ? questionIn(report, from, sentences) : null;
  return { report, from: question?.at ?? from, question: question?.carriesCards === true ? null : question };
}

/** Puts a question, and calls back when its answer is due. Returns how to give it up for something newer. */
function askFirst(
  element: HTMLElement,
  call: SpokenCall,
  { view }: TableReport,
  answer: (isSkipped: boolean) => void,
): () => void {
  let isDue = true;
  const end = (isSkipped: boolean) => {
    isDue = false;
    answer(isSkipped);
  };
  ask({ element, spots: spotsIn(element), factor: factorNow() }, call, view.seat);
  begin(ANSWER_MS * paceNow(), () => end(false), { motion: 'words', skip: () => end(true) });
  return () => {
    if (isDue) finishAll();
  };
}
