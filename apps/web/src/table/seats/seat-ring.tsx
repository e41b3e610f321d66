import type { Seat } from '@shoal/core';
import type { SeatModel } from '@shoal/table-ui';
import { useWords } from '../../page/words.ts';
import { placesAround } from './ring-places.ts';
import { SeatPanel } from './seat-panel.tsx';
import style from './seat-ring.module.css';

interface SeatRingProps {
  readonly others: readonly SeatModel[];
  /** The seats that can be chosen now. */
  readonly targets: readonly Seat[];
  /** The seat that Enter would choose. */
  readonly next: Seat | null;
  /** The player chosen before the rank. */
  readonly picked: Seat | null;
  /** The player that the coach suggests. */
  readonly hinted: Seat | null;
  /** Whether the action lacks only a player. */
  readonly isWanted: boolean;
  readonly onTouch: (seat: Seat) => void;
}

/** The other players, clockwise: in rows on a phone, around the table on larger screens. */
export function SeatRing({ others, targets, next, picked, hinted, isWanted, onTouch }: SeatRingProps) {
  const { screen } = useWords().catalogue;
  const places = placesAround(others.length);
  return (
    <ul class={style.ring} aria-label={screen.players} data-count={others.length}>
      {others.map((seat, index) => (
        <li key={seat.seat} class={style.place} style={{ '--x': places[index].x, '--y': places[index].y }}>
          <SeatPanel
            seat={seat}
            isTarget={targets.includes(seat.seat)}
            isPicked={picked === seat.seat}
            isNext={next === seat.seat}
            isHinted={hinted === seat.seat}
            isWanted={isWanted}
            onTouch={onTouch}
          />
        </li>
      ))}
    </ul>
  );
}
