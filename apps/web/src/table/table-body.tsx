import type { Touches } from '@shoal/core';
import { isShared, seatsOfPeople } from '@shoal/room';
import type { SeatController, SeatState } from '@shoal/table-ui';
import { useEffect, useState } from 'preact/hooks';
import { useGame } from '../game/games.tsx';
import { settings } from '../page/page-settings.ts';
import { useValue } from '../page/use-value.ts';
import { useWords } from '../page/words.ts';
import { Fan } from './centre/fan.tsx';
import { LogLines } from './centre/log-lines.tsx';
import { Middle, type StockTouch } from './centre/middle.tsx';
import { Hand } from './hand.tsx';
import { OwnLine } from './seats/seat-panel.tsx';
import { SeatRing } from './seats/seat-ring.tsx';
import style from './table-screen.module.css';
import type { TableView } from './table-view.ts';
import { TurnBar, tipFor } from './turn-bar.tsx';

const SHORT_LOG = 3;
const LONG_LOG = 60;
/** More players than this need three rows on a phone. */
const CROWD = 7;

interface BodyProps {
  readonly seat: SeatController;
  readonly state: SeatState;
  readonly view: TableView;
}

/** The other players above, the piles, the prompt, and the viewer's cards below. */
export function TableBody({ seat, state, view }: BodyProps) {
  const { report, choosing } = state;
  const isWide = useIsWide();
  const isCrowd = isCrowdAt(report);
  const touch = (touches: Touches) => seat.touch(touches);
  return (
    <main class={style.body} data-seats={report.players.length} data-wide={isWide} onMouseDown={takeNoFocus}>
      <SeatRing
        others={view.others}
        targets={view.targets}
        next={view.model.picked}
        picked={choosing?.touches.target ?? null}
        isWanted={choosing?.wanted === 'target'}
        onTouch={(target) => touch({ target })}
      />
      <div class={style.centre}>
        <HiddenHand seat={seat} view={view} isCrowd={isCrowd} />
        <Middle middle={view.model.middle} stockTouch={stockTouchOf(view, touch)} />
        <LogLines
          lines={view.model.log}
          spoken={view.spoken.log}
          news={view.model.news}
          isBrief={view.model.fan !== null}
          most={isWide ? LONG_LOG : SHORT_LOG}
        />
      </div>
      <OwnPart seat={seat} state={state} view={view} />
    </main>
  );
}

const isCrowdAt = ({ players }: SeatState['report']): boolean => players.length > CROWD;

/** From this size on, the log is beside the table. In rem, because the room depends on the font. */
const WIDE = '(min-width: 64rem) and (min-height: 35rem)';

function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const look = () => setWide(query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return isWide;
}

/** The prompt and the viewer's cards. */
function OwnPart({ seat, state, view }: BodyProps) {
  const { page } = useWords();
  const { curtain, cursor, report } = state;
  const name = view.own?.label ?? '';
  const isPassedOn = isShared(report.players);
  const count = report.view.hand.length;
  return (
    <div class={style.own}>
      {curtain?.stage === 'hide' ? (
        <HideBar name={name} onHide={() => void seat.liftCurtain()} />
      ) : (
        <OwnTurn seat={seat} state={state} view={view} />
      )}
      {view.own !== null && <OwnLine seat={view.own} isNamed={isPassedOn} />}
      {view.own !== null && (
        <Hand
          label={isPassedOn ? page.table.handOf(name, count) : page.table.yourHand(count)}
          stacks={view.stacks}
          cursor={cursor}
          isYourTurn={view.isYourTurn}
          isCrowd={isCrowdAt(report)}
          onTouch={({ touches }) => seat.touch(touches)}
          onPoint={(at) => seat.pointAt(at)}
        />
      )}
    </div>
  );
}

function OwnTurn({ seat, state: { report, choosing }, view }: BodyProps) {
  const game = useGame();
  const { turns } = useValue(settings);
  const wanted = choosing?.wanted ?? null;
  const isBotActing = report.view.turn !== null && report.players[report.view.turn].bot !== null;
  return (
    <TurnBar
      prompt={view.prompt}
      remark={view.remark}
      tip={choosing === null || wanted === 'suit' ? null : tipFor(report, game, turns[report.game])}
      question={wanted === null ? null : view.spoken.prompt}
      offers={view.offers}
      isYourTurn={view.isYourTurn}
      canSkip={isBotActing && seatsOfPeople(report.players).length > 0}
      isSuitAsked={wanted === 'suit'}
      onTouch={(touches) => seat.touch(touches)}
      onSkip={() => seat.skip('turn')}
    />
  );
}

/** Keeps the focus, since a clicked card usually disappears and browsers are slow to refocus. */
function takeNoFocus(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.target.closest('button') === null) return;
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function HideBar({ name, onHide }: { readonly name: string; readonly onHide: () => void }) {
  const { page, catalogue } = useWords();
  return (
    <div class={style.hideBar}>
      <p role="status">{catalogue.screen.hideTitle(name)}</p>
      <button type="button" class={style.hideButton} onClick={onHide}>
        {page.table.hide}
      </button>
    </div>
  );
}

interface HiddenHandProps extends Pick<BodyProps, 'seat' | 'view'> {
  readonly isCrowd: boolean;
}

/** The hand to take a card from, in games that have one. */
function HiddenHand({ seat, view: { model }, isCrowd }: HiddenHandProps) {
  const { fan } = model;
  if (fan === null) return null;
  return (
    <Fan fan={fan} isCrowd={isCrowd} onTouch={(spot) => seat.touch({ spot })} onPoint={(spot) => seat.pointAt(spot)} />
  );
}

const stockTouchOf = ({ stockAction }: TableView, touch: (touches: Touches) => void): StockTouch | null =>
  stockAction === null ? null : { label: stockAction.label, onTouch: () => touch({ type: stockAction.type }) };
