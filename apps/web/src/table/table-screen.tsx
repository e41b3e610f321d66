import type { Touches } from '@shoal/table-ui';
import { shownLabels, youAmong } from '@shoal/table-ui';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import { EndPanel } from '../end/end-panel.tsx';
import { useTableMotion } from '../motion/use-table-motion.ts';
import { goTo } from '../page/navigation.ts';
import { changeSettings, settings } from '../page/page-settings.ts';
import { useSentences, useSpokenSentences, useWords } from '../page/words.ts';
import { type Aside, TableAsides } from './asides/table-asides.tsx';
import { TurnAlert, useAbsence, useTurnSignals } from './attention.tsx';
import { CurtainScreen } from './curtain-screen.tsx';
import type { Curtain, DeskState } from './desk-state.ts';
import { obey } from './obey.ts';
import { TableBody } from './table-body.tsx';
import type { TableDesk } from './table-desk.ts';
import { TableHeader } from './table-header.tsx';
import { useTableKeys } from './table-keys.ts';
import style from './table-screen.module.css';
import { useTableSounds } from './table-sounds.ts';
import { type TableView, viewOfTable } from './table-view.ts';
import { TroubleLine } from './trouble-line.tsx';
import { useDrag } from './use-drag.ts';

interface TableScreenProps {
  readonly desk: TableDesk;
  readonly state: DeskState;
  readonly onRematch: () => void;
}

/** One table: others above, the middle, what to do, and the own cards below. */
export function TableScreen({ desk, state, onRematch }: TableScreenProps) {
  const { catalogue, page } = useWords();
  const { report } = state.table;
  const labels = shownLabels(report.labels, catalogue.screen.you);
  const sentences = useSentences(labels, youAmong(report.players));
  const spoken = useSpokenSentences(labels, youAmong(report.players));
  const words = { catalogue, page, sentences, spoken };
  const view = useMemo(() => viewOfTable(state, words), [state, ...Object.values(words)]);
  const [aside, setAside] = useState<Aside | null>(null);
  const onKey = useCallback((key: string) => obey(key, desk, state, setAside), [desk, state]);
  useTableKeys(onKey);
  useTurnSignals(state, view);
  useTableSounds(state);
  useAbsence(desk);
  const screen = useRef<HTMLDivElement>(null);
  useTableMotion(screen, state.table, view.model.middle.upCard);
  const latest = useRef(view);
  latest.current = view;
  useDrag(
    screen,
    useCallback((id, touches) => dropOn(desk, latest.current, id, touches), [desk]),
  );
  if (state.curtain !== null && state.curtain.stage !== 'hide') {
    return <Curtained desk={desk} state={state} curtain={state.curtain} view={view} />;
  }
  return (
    <div ref={screen} class={style.screen}>
      <TableHeader model={view.model} state={state} onAside={setAside} onUndo={() => void desk.undo()} />
      <TroubleLine trouble={state.table.trouble} />
      <TurnAlert isYourTurn={view.isYourTurn} sentence={page.table.yourTurn(view.spoken.prompt)} />
      <TableBody desk={desk} state={state} view={view} />
      {report.view.result !== null && (
        <EndPanel desk={desk} state={state} sentences={sentences} onRematch={onRematch} />
      )}
      <TableAsides
        aside={aside}
        desk={desk}
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
  readonly desk: TableDesk;
  readonly state: DeskState;
  readonly curtain: Exclude<Curtain, { readonly stage: 'hide' }>;
  readonly view: TableView;
}

function Curtained({ desk, state: { table, known }, curtain: { stage, seat }, view }: CurtainedProps) {
  const { log, news } = view.model;
  return (
    <CurtainScreen
      stage={stage}
      name={table.report.labels[seat]}
      news={stage === 'pass' ? [] : log.slice(log.length - news)}
      isFirst={known === 0}
      onGoOn={() => void desk.liftCurtain()}
      onLeave={() => goTo({ screen: 'home' })}
    />
  );
}

/** A stack that was dropped is touched, and then what it was dropped on. */
function dropOn(desk: TableDesk, { stacks }: TableView, id: string, touches: Touches): void {
  const stack = stacks.find((one) => one.id === id);
  if (stack === undefined) return;
  desk.touch(touches.target === undefined ? stack.touches : { ...stack.touches, ...touches });
}

export const countTurn = (game: keyof typeof settings.value.turns): void => {
  const { turns } = settings.value;
  changeSettings({ turns: { ...turns, [game]: turns[game] + 1 } });
};
