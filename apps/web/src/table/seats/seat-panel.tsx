import type { Rank, Seat } from '@shoal/core';
import { rankSign } from '@shoal/language';
import { numberKey, type SeatModel } from '@shoal/table-ui';
import { usePageWords, useWords } from '../../page/words.ts';
import { Said } from '../../ui/said.tsx';
import { Avatar } from './avatar.tsx';
import style from './seat-panel.module.css';

interface SeatPanelProps {
  readonly seat: SeatModel;
  readonly bookSize: number;
  /** The seat can be touched now. */
  readonly isTarget: boolean;
  readonly isPicked: boolean;
  /** Enter would touch this seat. */
  readonly isNext: boolean;
  /** Only a player is missing to act. */
  readonly isWanted: boolean;
  /** Many sit at this table. */
  readonly isCrowd: boolean;
  readonly onTouch: (seat: Seat) => void;
}

/** Everything public about another player; a button while that player can be asked. */
export function SeatPanel(props: SeatPanelProps) {
  const { seat, bookSize, isTarget, isPicked, isNext, isWanted, isCrowd, onTouch } = props;
  const { table } = usePageWords();
  const facts = useSeatFacts(seat, bookSize);
  const inside = <SeatInside seat={seat} bookSize={bookSize} />;
  const marks = {
    'data-anchor': `seat-${seat.seat}`,
    'data-turn': seat.hasTurn,
    'data-out': seat.place !== null,
    'data-crowd': isCrowd,
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
      <Said text={table.askSeat(seat.label, facts)} />
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
  readonly bookSize: number;
  /** Several people share the device, so the line says who holds it. */
  readonly isNamed: boolean;
}

/** Everything public about the player who looks: a name, and the books laid down. */
export function OwnLine({ seat, bookSize, isNamed }: OwnLineProps) {
  const { table } = usePageWords();
  const facts = useSeatFacts(seat, bookSize);
  return (
    <div
      class={style.ownLine}
      role="group"
      aria-label={table.seatName(seat.label, facts)}
      data-anchor={`seat-${seat.seat}`}
    >
      <span aria-hidden="true" class={style.insideOwn}>
        {isNamed && <b>{seat.label}</b>}
        {seat.books !== null && seat.books.length > 0 && <Books ranks={seat.books} size={bookSize} />}
      </span>
    </div>
  );
}

/** What a screen reader says of a seat. */
export function useSeatFacts({ cards, bot, books, place, hasTurn }: SeatModel, bookSize: number): string[] {
  const { page, catalogue } = useWords();
  const { table } = page;
  return [
    ...(bot === null ? [] : [table.level(bot)]),
    place === null ? catalogue.screen.cardsInHand(cards) : table.out(place),
    ...(books === null ? [] : [bookSize === 2 ? table.pairs(books.length) : table.books(books.length)]),
    ...(books === null || books.length === 0 ? [] : [table.laid(books)]),
    ...(hasTurn ? [table.hasTurn] : []),
  ];
}

function SeatInside({ seat, bookSize }: { readonly seat: SeatModel; readonly bookSize: number }) {
  const { label, bot, cards, books, place, hasTurn } = seat;
  const { screen } = useWords().catalogue;
  return (
    <span class={style.inside} aria-hidden="true">
      <Avatar label={label} seat={seat.seat} hasTurn={hasTurn} />
      <span class={style.text}>
        <span class={style.name}>{label}</span>
        <span class={style.facts}>
          {place === null ? (
            <span class={style.count} data-last={cards === 1}>
              <span class={style.miniBack} />
              {cards}
            </span>
          ) : (
            <span>{screen.outShort(place)}</span>
          )}
          {books === null ? (
            bot !== null && <span class={style.level}>{bot}</span>
          ) : (
            <Books ranks={books} size={bookSize} />
          )}
        </span>
      </span>
    </span>
  );
}

/** Books as small cards with their rank. */
export function Books({ ranks, size }: { readonly ranks: readonly Rank[]; readonly size: number }) {
  if (ranks.length === 0) return <span class={style.noBooks}>0</span>;
  return (
    <span class={style.books} data-size={size} data-many={ranks.length > 4}>
      {ranks.map((rank, index) => (
        <span key={`${rank}-${index}`} class={style.book}>
          {rankSign(rank)}
        </span>
      ))}
    </span>
  );
}
