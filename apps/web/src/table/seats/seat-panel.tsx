import { type CardGroup, numberKey, type Seat } from '@shoal/core';
import { rankSign } from '@shoal/language';
import { botTitle, type SeatModel } from '@shoal/table-ui';
import { usePageWords, useWords } from '../../page/words.ts';
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
  /** Whether the action lacks only a player. */
  readonly isWanted: boolean;
  /** Whether the table has many players. */
  readonly isCrowd: boolean;
  /** Whether a phone needs three rows of players. */
  readonly isPacked: boolean;
  readonly onTouch: (seat: Seat) => void;
}

/** All public facts about another player; a button while that player can be chosen. */
export function SeatPanel(props: SeatPanelProps) {
  const { seat, isTarget, isPicked, isNext, isWanted, isCrowd, isPacked, onTouch } = props;
  const { table } = usePageWords();
  const facts = useSeatFacts(seat);
  const inside = <SeatInside seat={seat} />;
  const marks = {
    'data-anchor': `seat-${seat.seat}`,
    'data-turn': seat.hasTurn,
    'data-out': seat.badge !== null,
    'data-crowd': isCrowd,
    'data-packed': isPacked && seat.groups !== null,
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
      type="button"
      class={style.panel}
      data-target={true}
      data-wanted={isWanted}
      data-next={isNext}
      aria-pressed={isPicked}
      onClick={() => onTouch(seat.seat)}
      {...marks}
    >
      <SpokenText text={table.chooseSeat(seat.label, facts)} />
      {inside}
      {isWanted && (
        <span class={style.key} aria-hidden="true">
          {numberKey(seat.seat)}
        </span>
      )}
    </button>
  );
}

interface OwnLineProps {
  readonly seat: SeatModel;
  /** Whether several people share the device, so that the line names the viewer. */
  readonly isNamed: boolean;
}

/** All public facts about the viewer: the name, and the cards laid down. */
export function OwnLine({ seat, isNamed }: OwnLineProps) {
  const { table } = usePageWords();
  const facts = useSeatFacts(seat);
  return (
    <div
      class={style.ownLine}
      role="group"
      aria-label={table.seatName(seat.label, facts)}
      data-anchor={`seat-${seat.seat}`}
    >
      <span aria-hidden="true" class={style.insideOwn}>
        {isNamed && <b>{seat.label}</b>}
        {seat.groups !== null && seat.groups.length > 0 && <Groups groups={seat.groups} />}
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
    ...(strength === null ? [] : [strength]),
    badge === null ? catalogue.screen.cardsInHand(cards) : badge.text,
    ...(groups === null || groups.length === 0 ? [] : [table.laid(groups.map(({ rank }) => rank))]),
    ...(hasTurn ? [table.hasTurn] : []),
  ];
}

function SeatInside({ seat }: { readonly seat: SeatModel }) {
  const { label, bot, strength, cards, groups, badge, hasTurn } = seat;
  return (
    <span class={style.inside} aria-hidden="true" title={bot === null ? undefined : botTitle(bot, strength)}>
      <Avatar label={label} seat={seat.seat} hasTurn={hasTurn} />
      <span class={style.text}>
        <span class={style.name}>{label}</span>
        <span class={style.facts}>
          {badge === null ? (
            <span class={style.count} data-last={cards === 1}>
              <span class={style.miniBack} />
              {cards}
            </span>
          ) : (
            <span>{badge.text}</span>
          )}
          {groups === null ? (
            bot !== null && <span class={style.level}>{strength ?? bot}</span>
          ) : (
            <Groups groups={groups} />
          )}
        </span>
      </span>
    </span>
  );
}

/** Cards laid down together, as small cards with their rank. */
export function Groups({ groups }: { readonly groups: readonly CardGroup[] }) {
  if (groups.length === 0) return <span class={style.noGroups}>0</span>;
  return (
    <span class={style.groups} data-size={groups[0].cards.length} data-many={groups.length > 4}>
      {groups.map(({ rank }, index) => (
        <span key={`${rank}-${index}`} class={style.group}>
          {rankSign(rank)}
        </span>
      ))}
    </span>
  );
}
