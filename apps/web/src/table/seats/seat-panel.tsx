import { type CardGroup, numberKey, type Seat } from '@shoal/core';
import { rankSign } from '@shoal/language';
import { botTitle, type SeatModel } from '@shoal/table-ui';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CardBack } from '../../cards/card-face.tsx';
import { usePageWords, useWords } from '../../page/words.ts';
import { HintLamp } from '../../ui/hint-lamp.tsx';
import { SpokenText } from '../../ui/spoken-text.tsx';
import { Avatar } from './avatar.tsx';
import style from './seat-panel.module.css';

interface SeatPanelProps {
  readonly seat: SeatModel;
  /** Whether the seat can be chosen now. */
  readonly isTarget: boolean;
  readonly isPicked: boolean;
  /** Whether Enter would choose this seat. */
  readonly isNext: boolean;
  readonly isHinted: boolean;
  /** Whether the action lacks only a player. */
  readonly isWanted: boolean;
  readonly onTouch: (seat: Seat) => void;
}

/** All public facts about another player; a button while that player can be chosen. */
export function SeatPanel(props: SeatPanelProps) {
  const { seat, isTarget, isPicked, isNext, isHinted, isWanted, onTouch } = props;
  const { table } = usePageWords();
  const facts = useSeatFacts(seat);
  const inside = <SeatInside seat={seat} />;
  const button = useFollowingFocus(isNext && isWanted);
  const marks = {
    'data-anchor': `seat-${seat.seat}`,
    'data-turn': seat.hasTurn,
    'data-out': seat.badge !== null,
  };
  if (!isTarget) {
    return (
      <div class={style.panel} role="group" aria-label={table.seatName(seat.label, facts)} {...marks}>
        {inside}
      </div>
    );
  }
  return (
    <button
      ref={button}
      type="button"
      class={style.panel}
      data-target={true}
      data-wanted={isWanted}
      data-next={isNext}
      data-hinted={isHinted}
      aria-pressed={isPicked}
      onClick={() => onTouch(seat.seat)}
      {...marks}
    >
      <SpokenText text={table.chooseSeat(seat.label, facts)} />
      {inside}
      {isHinted && <HintLamp />}
      {isWanted && (
        <span class={style.key} aria-hidden="true">
          {numberKey(seat.seat)}
        </span>
      )}
    </button>
  );
}

/** Enter presses what has the focus, so the focus of a person who plays by keys follows the mark. */
function useFollowingFocus(isMarked: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const isByKeys = document.activeElement?.matches(':focus-visible') === true;
    if (isMarked && isByKeys) button.current?.focus();
  }, [isMarked]);
  return button;
}

interface OwnLineProps {
  readonly seat: SeatModel;
  /** Whether several people share the device, so that the line names the viewer. */
  readonly isNamed: boolean;
  /** What the groups are called. */
  readonly groupsName: string;
}

/** All public facts about the viewer: the name, and the cards laid down. */
export function OwnLine({ seat, isNamed, groupsName }: OwnLineProps) {
  const { table } = usePageWords();
  const facts = useSeatFacts(seat);
  const { groups } = seat;
  return (
    <div
      class={style.ownLine}
      role="group"
      aria-label={table.seatName(seat.label, facts)}
      data-anchor={`seat-${seat.seat}`}
    >
      <span aria-hidden="true" class={style.insideOwn}>
        {isNamed && <b>{seat.label}</b>}
        {groups !== null && groups.length > 0 && (
          <>
            <span class={style.groupsName}>{groupsName}</span>
            <Groups groups={groups} />
          </>
        )}
      </span>
    </div>
  );
}

/** Describes a seat for screen readers. */
export function useSeatFacts({ cards, bot, strength, groups, badge, hasTurn }: SeatModel): string[] {
  const { page, catalogue } = useWords();
  const { table } = page;
  return [
    ...(bot === null ? [] : [table.level(bot)]),
    ...(strength === null ? [] : [strength.placed]),
    badge === null ? catalogue.screen.cardsInHand(cards) : badge.text,
    ...(groups === null || groups.length === 0 ? [] : [table.laid(groups.map(({ rank }) => rank))]),
    ...(hasTurn ? [table.hasTurn] : []),
  ];
}

function SeatInside({ seat }: { readonly seat: SeatModel }) {
  const { table } = usePageWords();
  const { label, bot, strength, cards, groups, badge, hasTurn } = seat;
  return (
    <span class={style.inside} aria-hidden="true" title={bot === null ? undefined : botTitle(bot, strength)}>
      <Avatar seat={seat.seat} hasTurn={hasTurn} />
      <span class={style.name} data-name>
        {label}
      </span>
      {bot !== null && badge === null && <span class={style.level}>{strength?.word ?? bot}</span>}
      {badge === null ? <Backs cards={cards} /> : <span class={style.badge}>{badge.text}</span>}
      {badge?.place !== undefined && <span class={style.medal}>{table.placeReached(badge.place)}</span>}
      {groups !== null && <Groups groups={groups} />}
    </span>
  );
}

/** Further cards of a hand would hide behind these. */
const MOST_BACKS = 10;

/** A hidden hand: a small fan of backs, and its number of cards. */
function Backs({ cards }: { readonly cards: number }) {
  const shown = Math.min(cards, MOST_BACKS);
  return (
    <span class={style.backs}>
      <span class={style.fan} style={{ '--more': shown - 1 }}>
        {Array.from({ length: shown }, (_, index) => (
          <span key={index} class={style.back} style={{ '--turn': index - (shown - 1) / 2 }}>
            <CardBack />
          </span>
        ))}
      </span>
      <span class={style.count} data-last={cards === 1}>
        {cards}
      </span>
    </span>
  );
}

/** More groups than this are drawn smaller. */
const MANY_GROUPS = 4;
/** More than these need two rows on a seat. */
const ONE_ROW = 8;

/** Cards laid down together, as small piles with their rank. */
export function Groups({ groups }: { readonly groups: readonly CardGroup[] }) {
  return (
    <span class={style.groups} data-many={groups.length > MANY_GROUPS} data-full={groups.length > ONE_ROW}>
      {groups.map(({ rank }, index) => (
        <span key={`${rank}-${index}`} class={style.group}>
          {rankSign(rank)}
        </span>
      ))}
    </span>
  );
}
