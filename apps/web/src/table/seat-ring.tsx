import type { Seat } from '@shoal/core';
import { usePageWords } from '../page/words.ts';
import { placesAround } from './places-around.ts';
import { SeatPanel } from './seat-panel.tsx';
import style from './seat-ring.module.css';
import type { TableView } from './table-view.ts';

interface SeatRingProps {
  readonly view: TableView;
  readonly bookSize: number;
  /** The player that was touched before the rank. */
  readonly wanted: Seat | null;
  /** Is a player all that is missing? */
  readonly isWanted: boolean;
  readonly onTouch: (seat: Seat) => void;
}

/** Three others stand in one row on a phone, and there is less room for each. */
const CROWD = 2;

/** The other players, clockwise from whoever looks: rows on a phone, around the table where there is room. */
export function SeatRing({ view, bookSize, wanted, isWanted, onTouch }: SeatRingProps) {
  const { table } = usePageWords();
  const places = placesAround(view.others.length);
  return (
    <ul class={style.ring} aria-label={table.players} data-count={view.others.length}>
      {view.others.map((seat, index) => (
        <li key={seat.seat} class={style.place} style={{ '--x': places[index].x, '--y': places[index].y }}>
          <SeatPanel
            seat={seat}
            bookSize={bookSize}
            isTarget={view.targets.includes(seat.seat)}
            isPicked={wanted === seat.seat}
            isNext={view.model.picked === seat.seat}
            isWanted={isWanted}
            isCrowd={view.others.length > CROWD}
            onTouch={onTouch}
          />
        </li>
      ))}
    </ul>
  );
}
