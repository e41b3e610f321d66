import { RANKS, type Touches } from '@shoal/core';
import { isSharedDevice } from '@shoal/room';
import type { SeatController, SeatState } from '@shoal/table-ui';
import { useEffect, useState } from 'preact/hooks';
import { useGame } from '../game/games.tsx';
import { useTip } from '../game/use-tip.ts';
import { useWords } from '../page/words.ts';
import type { ShownHint } from './asides/use-hint.ts';
import { Fan } from './centre/fan.tsx';
import { LogLines } from './centre/log-lines.tsx';
import { Middle, type StockTouch } from './centre/middle.tsx';
import { Hand } from './hand.tsx';
import { OwnLine } from './seats/seat-panel.tsx';
import { SeatRing } from './seats/seat-ring.tsx';
import style from './table-screen.module.css';
import type { TableView } from './table-view.ts';
import { TurnBar } from './turn-bar.tsx';

const SHORT_LOG = 3;
const LONG_LOG = 60;
/** A hand of single cards is rarely larger. */
const MOST_CARDS = 21;

interface BodyProps {
  readonly seat: SeatController;
  readonly state: SeatState;
  readonly view: TableView;
  /** The coach's advice, after somebody asked for it. */
  readonly hint: ShownHint | null;
  readonly onDetails: () => void;
}

/** The other players above, the piles, the prompt, and the viewer's cards below. */
export function TableBody(props: BodyProps) {
  const { seat, state, view, hint } = props;
  const { choosing } = state;
  const isWide = useIsWide();
  const touch = (touches: Touches) => seat.touch(touches);
  const { model, others } = view;
  const { handTouch } = useGame().presentation;
  const hasGroups = others.some(({ groups }) => groups !== null);
  return (
    <main
      class={style.body}
      data-others={others.length}
      data-rows={rowsOf(others.length)}
      data-groups={hasGroups}
      data-line={hasGroups || isSharedDevice(state.report)}
      // Where hands hold nothing to touch, a hidden hand has room in the middle, also when it is gone.
      data-has-fan={handTouch === null}
      onMouseDown={takeNoFocus}
    >
      <div class={style.seats}>
        <SeatRing
          others={others}
          targets={view.targets}
          next={model.picked}
          picked={choosing?.touches.target ?? null}
          isWanted={choosing?.wanted === 'target'}
          hinted={hint?.action?.target ?? null}
          onTouch={(target) => touch({ target })}
        />
      </div>
      <div class={style.centre} data-anchor="centre">
        <HiddenHand seat={seat} view={view} hint={hint} />
        <Middle middle={model.middle} stockTouch={stockTouchOf(view, touch)} />
      </div>
      <div class={style.log} data-anchor="log">
        <LogLines log={model.log} spoken={view.spoken.log} most={isWide ? LONG_LOG : SHORT_LOG} />
      </div>
      <OwnPart {...props} />
    </main>
  );
}

/** How many rows the other players need on a phone, three in a row; four sit two by two. */
export const rowsOf = (others: number): number => Math.ceil(others / 3);

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
function OwnPart(props: BodyProps) {
  const { seat, state, view, hint } = props;
  const { page } = useWords();
  const game = useGame();
  const { curtain, cursor, report } = state;
  const name = view.own?.label ?? '';
  const isPassedOn = isSharedDevice(report);
  const count = report.view.hand.length;
  return (
    <div class={style.own} data-anchor="own">
      {curtain?.stage === 'hide' ? (
        <HideBar name={name} onHide={() => void seat.liftCurtain()} />
      ) : (
        <OwnTurn {...props} />
      )}
      {view.own !== null && (
        <OwnLine seat={view.own} isNamed={isPassedOn} groupsName={game.words.score(report.options)} />
      )}
      {view.own !== null && (
        <Hand
          label={isPassedOn ? page.table.handOf(name, count) : page.table.yourHand(count)}
          stacks={view.stacks}
          hinted={hint?.action ?? null}
          cursor={cursor}
          isYourTurn={view.isYourTurn}
          most={game.presentation.handTouch === 'card' ? MOST_CARDS : RANKS.length}
          onTouch={({ touches }) => seat.touch(touches)}
          onPoint={(at) => seat.pointAt(at)}
        />
      )}
    </div>
  );
}

function OwnTurn({ seat, state, view, hint, onDetails }: BodyProps) {
  const { report, choosing } = state;
  const wanted = choosing?.wanted ?? null;
  const isBotActing = report.view.turn !== null && report.players[report.view.turn].bot !== null;
  return (
    <TurnBar
      prompt={view.prompt}
      remark={view.remark}
      hint={hint}
      onDetails={onDetails}
      tip={useTip(state)}
      question={wanted === null ? null : view.spoken.prompt}
      offers={view.offers}
      isYourTurn={view.isYourTurn}
      canSkip={isBotActing && report.ownSeats.length > 0}
      isSuitAsked={wanted === 'suit'}
      onTouch={(touches) => seat.touch(touches)}
      skipsToEnd={view.isOut}
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

/** The hand to take a card from, in games that have one. */
function HiddenHand({ seat, view: { model }, hint }: Pick<BodyProps, 'seat' | 'view' | 'hint'>) {
  const { fan } = model;
  if (fan === null) return null;
  return (
    <Fan
      fan={fan}
      hinted={hint?.action?.spot ?? null}
      onTouch={(spot) => seat.touch({ spot })}
      onPoint={(spot) => seat.pointAt(spot)}
    />
  );
}

const stockTouchOf = ({ stockAction }: TableView, touch: (touches: Touches) => void): StockTouch | null =>
  stockAction === null ? null : { label: stockAction.label, onTouch: () => touch({ type: stockAction.type }) };
