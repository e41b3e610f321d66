import { ownSeatOf } from '@shoal/room';
import {
  type Curtain,
  type SeatController,
  type SeatState,
  type Sentences,
  shownLabels,
  turnsSince,
} from '@shoal/table-ui';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import { EndPanel } from '../end/end-panel.tsx';
import { useSentences, useSpokenSentences } from '../game/games.tsx';
import { useShownState } from '../motion/use-shown-state.ts';
import { useLanded, useTableMotion } from '../motion/use-table-motion.ts';
import { goTo } from '../page/navigation.ts';
import { useWords } from '../page/words.ts';
import type { BeginOrder } from '../worker/worker-calls.ts';
import { type Aside, TableAsides } from './asides/table-asides.tsx';
import { useHint } from './asides/use-hint.ts';
import { useAbsence, useTurnSignals } from './attention.tsx';
import { TableAnnouncer } from './by-ear/table-announcer.tsx';
import { CurtainScreen } from './curtain-screen.tsx';
import { touchesOfDrop } from './drop.ts';
import { handleKey } from './handle-key.ts';
import { TableBody } from './table-body.tsx';
import { TableHeader } from './table-header.tsx';
import { useTableKeys } from './table-keys.ts';
import style from './table-screen.module.css';
import { useTableSounds } from './table-sounds.ts';
import { viewOfTable } from './table-view.ts';
import { TroubleLine } from './trouble-line.tsx';
import { useDrag } from './use-drag.ts';
import { useSeen } from './use-seen.ts';

interface TableScreenProps {
  readonly seat: SeatController;
  readonly state: SeatState;
  readonly onBegin: (order: BeginOrder) => void;
}

/** The screen of one table. */
export function TableScreen({ seat, state: present, onBegin }: TableScreenProps) {
  const { catalogue, page } = useWords();
  const { report } = present;
  const labels = shownLabels(report.labels, catalogue.screen.you);
  const sentences = useSentences(labels, ownSeatOf(report));
  const spoken = useSpokenSentences(labels, ownSeatOf(report));
  const words = { catalogue, page, sentences, spoken };
  const screen = useRef<HTMLDivElement>(null);
  const shown = useShownState(screen, present, sentences);
  const { state } = shown;
  const view = useMemo(() => viewOfTable(state, words), [state, ...Object.values(words)]);
  const [aside, setAside] = useState<Aside | null>(null);
  const [hint, askForHint] = useHint(seat, state, sentences);
  const open = (next: Aside) => (next === 'hint' ? askForHint() : setAside(next));
  useTurnSignals(present);
  useTableSounds(present, shown.told);
  useAbsence(seat);
  useTableMotion(screen, shown, view.model.middle, sentences);
  const isEnd = useLanded(state.report.view.result !== null);
  const onAgain = isEnd ? againAt(state, seat, () => onBegin({ key: 'rematch' })) : null;
  useKeys(seat, present, open, onAgain);
  const latest = useRef(view);
  latest.current = view;
  useDrag(
    screen,
    useCallback(
      (dragged, target) => {
        const touches = touchesOfDrop(latest.current, dragged, target);
        return touches === null ? null : () => seat.touch(touches);
      },
      [seat],
    ),
  );
  if (state.curtain !== null && state.curtain.stage !== 'hide') {
    return <Curtained seat={seat} state={state} curtain={state.curtain} sentences={sentences} spoken={spoken} />;
  }
  return (
    <div ref={screen} class={style.screen}>
      <TableHeader model={view.model} state={state} onAside={open} onUndo={() => void seat.undo()} />
      <TroubleLine report={report} onPlayOn={() => seat.playUnsaved()} />
      <TableAnnouncer key={report.dealNumber} state={state} spoken={spoken} prompt={view.spoken.prompt} />
      <TableBody seat={seat} state={state} view={view} hint={hint} onDetails={() => setAside('hint')} />
      {isEnd && (
        <EndPanel state={state} sentences={sentences} seats={view.model.seats} onAgain={onAgain} onBegin={onBegin} />
      )}
      <TableAsides
        aside={aside}
        seat={seat}
        state={state}
        log={view.model.log}
        spokenLog={view.spoken.log}
        sentences={sentences}
        hints={hint?.hints ?? []}
        onClose={() => setAside(null)}
        onAside={setAside}
      />
    </div>
  );
}

/** Deals again after the end: the next deal, or a new match after the last one. Null during play, and for daily deals. */
function againAt({ report }: SeatState, seat: SeatController, rematch: () => void): (() => void) | null {
  const { view, daily, isOver, goal } = report;
  if (view.result === null || daily !== null) return null;
  return isOver && goal !== null ? rematch : () => void seat.nextDeal();
}

/** An Enter that was meant to hurry the others must not pass over the result. */
function useKeys(
  seat: SeatController,
  state: SeatState,
  open: (aside: Aside) => void,
  onAgain: (() => void) | null,
): void {
  const isEnd = onAgain !== null;
  const isEndSeen = useSeen(isEnd);
  useTableKeys(
    useCallback(
      (key) => {
        if (key !== 'enter' || onAgain === null) return handleKey(key, seat, state, open);
        if (isEndSeen()) onAgain();
        return true;
      },
      [seat, state, isEnd],
    ),
  );
}

interface CurtainedProps {
  readonly seat: SeatController;
  readonly state: SeatState;
  readonly curtain: Exclude<Curtain, { readonly stage: 'hide' }>;
  readonly sentences: Sentences;
  readonly spoken: Sentences;
}

function Curtained({ seat, state: { report, known }, curtain, sentences, spoken }: CurtainedProps) {
  const { stage } = curtain;
  return (
    <CurtainScreen
      stage={stage}
      name={report.labels[curtain.seat]}
      news={stage === 'pass' ? [] : turnsSince(known, report, sentences)}
      spoken={turnsSince(known, report, spoken)}
      isFirst={known === 0}
      onGoOn={() => void seat.liftCurtain()}
      onLeave={() => goTo({ screen: 'home' })}
    />
  );
}
