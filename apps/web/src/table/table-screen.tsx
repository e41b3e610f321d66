import type { Touches } from '@shoal/table-ui';
import { seatsOfPeople, shownLabels, youAmong } from '@shoal/table-ui';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import { changeSettings, settings } from '../app/page-settings.ts';
import { goTo } from '../app/use-route.ts';
import { useValue } from '../app/value-store.ts';
import { useSentences, useSpokenSentences, useWords } from '../app/words.ts';
import { EndPanel } from '../end/end-panel.tsx';
import { useTableMotion } from '../motion/use-table-motion.ts';
import { CurtainScreen } from './curtain-screen.tsx';
import { Hand } from './hand.tsx';
import { LogLines } from './log-lines.tsx';
import { Middle } from './middle.tsx';
import { OwnLine } from './own-line.tsx';
import { SeatRing } from './seat-ring.tsx';
import { type Aside, TableAsides } from './table-asides.tsx';
import type { DeskState, TableDesk } from './table-desk.ts';
import { TableHeader } from './table-header.tsx';
import { useTableKeys } from './table-keys.ts';
import style from './table-screen.module.css';
import { useTableSounds } from './table-sounds.ts';
import { type TableView, viewOfTable } from './table-view.ts';
import { tipFor } from './tip.ts';
import { TroubleLine } from './trouble-line.tsx';
import { TurnAlert } from './turn-alert.tsx';
import { TurnBar } from './turn-bar.tsx';
import { useTurnSignals } from './turn-signals.ts';
import { useAbsence } from './use-absence.ts';
import { useDrag } from './use-drag.ts';
import { useIsWide } from './use-is-wide.ts';

const SHORT_LOG = 3;
const LONG_LOG = 60;
/** More players than this need three rows on a phone. */
const CROWD = 7;

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
  const view = useMemo(
    () => viewOfTable(state, { catalogue, page, sentences, spoken }),
    [state, catalogue, page, sentences, spoken],
  );
  const [aside, setAside] = useState<Aside | null>(null);
  const onKey = useCallback((key: string) => obey(key, desk, state, setAside), [desk, state]);
  useTableKeys(onKey);
  useTurnSignals(state, view);
  useTableSounds(state);
  useAbsence(desk);
  const screen = useRef<HTMLDivElement>(null);
  useTableMotion(screen, state, view.model.middle.upCard);
  const latest = useRef(view);
  latest.current = view;
  useDrag(
    screen,
    useCallback((id, touches) => dropOn(desk, latest.current, id, touches), [desk]),
  );
  const { curtain } = state;
  if (curtain !== null && curtain.stage !== 'hide') {
    const { log, news: count } = view.model;
    const news = curtain.stage === 'pass' ? [] : log.slice(log.length - count);
    return (
      <CurtainScreen
        stage={curtain.stage}
        name={report.labels[curtain.seat]}
        news={news}
        isFirst={state.known === 0}
        onGoOn={() => void desk.liftCurtain()}
        onLeave={() => goTo({ screen: 'home' })}
      />
    );
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

/** A stack that was dropped is touched, and then what it was dropped on. */
function dropOn(desk: TableDesk, { stacks }: TableView, id: string, touches: Touches): void {
  const stack = stacks.find((one) => one.id === id);
  if (stack === undefined) return;
  desk.touch(touches.target === undefined ? stack.touches : { ...stack.touches, ...touches });
}

/** Carries out a key; false where nobody cared for it. */
function obey(
  key: string,
  desk: TableDesk,
  { choosing, table, curtain }: DeskState,
  open: (aside: Aside) => void,
): boolean {
  if (curtain !== null) return false;
  if (choosing === null && (key === 'space' || key === 'enter')) {
    desk.hurry();
    return true;
  }
  const commands: Readonly<Record<string, Aside>> = { '?': 'help', l: 'log', r: 'rules', escape: 'leave' };
  if (choosing === null) {
    if (Object.hasOwn(commands, key)) open(commands[key]);
    return Object.hasOwn(commands, key);
  }
  const command = desk.press(key);
  if (command === null) return true;
  if (command === 'undo') void desk.undo();
  else if (command === 'hint' && table.report.daily !== null) desk.noHints();
  else open(command);
  return true;
}

interface BodyProps {
  readonly desk: TableDesk;
  readonly state: DeskState;
  readonly view: TableView;
}

function TableBody({ desk, state, view }: BodyProps) {
  const { page } = useWords();
  const { table, choosing, curtain } = state;
  const { report } = table;
  const { turns } = useValue(settings);
  const { bookSize = 4 } = report.options as { readonly bookSize?: number };
  const isWide = useIsWide();
  const touch = (touches: Touches) => desk.touch(touches);
  const name = view.own?.label ?? '';
  const isShared = seatsOfPeople(report.players).length > 1;
  const isBotActing = report.view.turn !== null && report.players[report.view.turn].bot !== null;
  return (
    <main class={style.body} data-seats={report.players.length} data-wide={isWide} onMouseDown={takeNoFocus}>
      <SeatRing
        view={view}
        bookSize={bookSize}
        wanted={choosing?.touches.target ?? null}
        isWanted={choosing?.wanted === 'target'}
        onTouch={(target) => touch({ target })}
      />
      <div class={style.centre}>
        <Middle middle={view.model.middle} stockAction={view.stockAction} onStock={() => touch(stockTouch(state))} />
        <LogLines
          lines={view.model.log}
          spoken={view.spoken.log}
          news={view.model.news}
          most={isWide ? LONG_LOG : SHORT_LOG}
        />
      </div>
      <div class={style.own}>
        {curtain?.stage === 'hide' ? (
          <HideBar name={name} onHide={() => void desk.liftCurtain()} />
        ) : (
          <TurnBar
            prompt={view.prompt}
            remark={view.remark}
            tip={choosing === null || choosing.wanted === 'suit' ? null : tipFor(report, page, turns[report.game])}
            question={(choosing?.wanted ?? null) === null ? null : view.spoken.prompt}
            offers={view.offers}
            isYourTurn={view.isYourTurn}
            canSkip={isBotActing && seatsOfPeople(report.players).length > 0}
            isSuitAsked={choosing?.wanted === 'suit'}
            onTouch={touch}
            onSkip={() => desk.hurry()}
          />
        )}
        {view.own !== null && <OwnLine seat={view.own} bookSize={bookSize} isNamed={isShared} />}
        {view.own !== null && (
          <Hand
            game={report.game}
            label={
              isShared ? page.table.handOf(name, report.view.hand.length) : page.table.yourHand(report.view.hand.length)
            }
            stacks={view.stacks}
            cursor={choosing?.cursor ?? 0}
            isYourTurn={view.isYourTurn}
            bookSize={bookSize}
            isCrowd={report.players.length > CROWD}
            onTouch={({ touches }) => touch(touches)}
            onPoint={(cursor) => desk.pointAt(cursor)}
          />
        )}
      </div>
    </main>
  );
}

/** What a finger touches is mostly gone afterwards; a browser that has to find another place for the focus takes long. */
function takeNoFocus(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.target.closest('button') === null) return;
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function HideBar({ name, onHide }: { readonly name: string; readonly onHide: () => void }) {
  const { page } = useWords();
  return (
    <div class={style.hideBar}>
      <p role="status">{page.table.turnOver(name)}</p>
      <button type="button" class={style.hideButton} onClick={onHide}>
        {page.table.hide}
      </button>
    </div>
  );
}

/** The stock is touched to fish or to draw, whichever is allowed. */
function stockTouch({ table: { report } }: DeskState): Touches {
  return { type: report.view.legal.some(({ type }) => type === 'fish') ? 'fish' : 'draw' };
}

export const countTurn = (game: keyof typeof settings.value.turns): void => {
  const { turns } = settings.value;
  changeSettings({ turns: { ...turns, [game]: turns[game] + 1 } });
};
