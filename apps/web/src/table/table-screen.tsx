import type { Touches } from '@shoal/core';
import { youAmong } from '@shoal/room';
import { type Curtain, type SeatController, type SeatState, shownLabels } from '@shoal/table-ui';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import { EndPanel } from '../end/end-panel.tsx';
import { useSentences, useSpokenSentences } from '../game/games.tsx';
import { useTableMotion } from '../motion/use-table-motion.ts';
import { goTo } from '../page/navigation.ts';
import { changeSettings, settings } from '../page/page-settings.ts';
import { useWords } from '../page/words.ts';
import { type Aside, TableAsides } from './asides/table-asides.tsx';
import { TurnAlert, useAbsence, useTurnSignals } from './attention.tsx';
import { CurtainScreen } from './curtain-screen.tsx';
import { handleKey } from './handle-key.ts';
import { TableBody } from './table-body.tsx';
import { TableHeader } from './table-header.tsx';
import { useTableKeys } from './table-keys.ts';
import style from './table-screen.module.css';
import { useTableSounds } from './table-sounds.ts';
import { type TableView, viewOfTable } from './table-view.ts';
import { TroubleLine } from './trouble-line.tsx';
import { useDrag } from './use-drag.ts';

interface TableScreenProps {
  readonly seat: SeatController;
  readonly state: SeatState;
  readonly onRematch: () => void;
}

/** The screen of one table. */
export function TableScreen({ seat, state, onRematch }: TableScreenProps) {
  const { catalogue, page } = useWords();
  const { report } = state;
  const labels = shownLabels(report.labels, catalogue.screen.you);
  const sentences = useSentences(labels, youAmong(report.players));
  const spoken = useSpokenSentences(labels, youAmong(report.players));
  const words = { catalogue, page, sentences, spoken };
  const view = useMemo(() => viewOfTable(state, words), [state, ...Object.values(words)]);
  const [aside, setAside] = useState<Aside | null>(null);
  const onKey = useCallback((key: string) => handleKey(key, seat, state, setAside), [seat, state]);
  useTableKeys(onKey);
  useTurnSignals(state, view);
  useTableSounds(state);
  useAbsence(seat);
  const screen = useRef<HTMLDivElement>(null);
  useTableMotion(screen, report, view.model.middle, sentences.game.presentation);
  const latest = useRef(view);
  latest.current = view;
  useDrag(
    screen,
    useCallback((id, touches) => dropOn(seat, latest.current, id, touches), [seat]),
  );
  if (state.curtain !== null && state.curtain.stage !== 'hide') {
    return <Curtained seat={seat} state={state} curtain={state.curtain} view={view} />;
  }
  return (
    <div ref={screen} class={style.screen}>
      <TableHeader model={view.model} state={state} onAside={setAside} onUndo={() => void seat.undo()} />
      <TroubleLine report={report} onPlayOn={() => seat.playUnsaved()} />
      <TurnAlert isYourTurn={view.isYourTurn} sentence={page.table.yourTurn(view.spoken.prompt)} />
      <TableBody seat={seat} state={state} view={view} />
      {report.view.result !== null && (
        <EndPanel seat={seat} state={state} sentences={sentences} onRematch={onRematch} />
      )}
      <TableAsides
        aside={aside}
        seat={seat}
        state={state}
        view={view}
        sentences={sentences}
        onClose={() => setAside(null)}
        onAside={setAside}
      />
    </div>
  );
}

interface CurtainedProps {
  readonly seat: SeatController;
  readonly state: SeatState;
  readonly curtain: Exclude<Curtain, { readonly stage: 'hide' }>;
  readonly view: TableView;
}

function Curtained({ seat, state: { report, known }, curtain, view }: CurtainedProps) {
  const { stage } = curtain;
  const { log, news } = view.model;
  return (
    <CurtainScreen
      stage={stage}
      name={report.labels[curtain.seat]}
      news={stage === 'pass' ? [] : log.slice(log.length - news)}
      isFirst={known === 0}
      onGoOn={() => void seat.liftCurtain()}
      onLeave={() => goTo({ screen: 'home' })}
    />
  );
}

/** Taps the dropped stack, then its target. */
function dropOn(seat: SeatController, { stacks }: TableView, id: string, touches: Touches): void {
  const stack = stacks.find((one) => one.id === id);
  if (stack === undefined) return;
  seat.touch(touches.target === undefined ? stack.touches : { ...stack.touches, ...touches });
}

export const countTurn = (game: keyof typeof settings.value.turns): void => {
  const { turns } = settings.value;
  changeSettings({ turns: { ...turns, [game]: turns[game] + 1 } });
};
