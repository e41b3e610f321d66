import type { Seat } from '@shoal/core';
import type { SeatModel } from '@shoal/table-ui';
import { useWords } from '../../page/words.ts';
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
  /** Whether the action lacks only a player. */
  readonly isWanted: boolean;
  readonly onTouch: (seat: Seat) => void;
}

/** With more other players than this, a phone shows three in a row, with less room for each. */
const CROWD = 2;
const TWO_ROWS = 6;

/** The other players, clockwise: in rows on a phone, around the table on larger screens. */
export function SeatRing({ others, targets, next, picked, isWanted, onTouch }: SeatRingProps) {
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
            isWanted={isWanted}
            isCrowd={others.length > CROWD}
            isPacked={others.length > TWO_ROWS}
            onTouch={onTouch}
          />
        </li>
      ))}
    </ul>
  );
}

/** A point of the table, from 0 to 1 in both directions. */
export interface RingPlace {
  readonly x: number;
  readonly y: number;
}

/** How many players sit at each side; the rest sit opposite. */
const atSides = (count: number): number => (count < 2 ? 0 : count < 6 ? 1 : 2);

/** Places the others clockwise, starting at the viewer's left. */
export function placesAround(count: number): RingPlace[] {
  const sides = atSides(count);
  const across = count - 2 * sides;
  const left = Array.from({ length: sides }, (_, index): RingPlace => ({ x: 0, y: sideY(index, sides) }));
  const top = Array.from({ length: across }, (_, index): RingPlace => ({ x: acrossX(index, across), y: 0 }));
  const right = left.map(({ y }): RingPlace => ({ x: 1, y })).reverse();
  return [...left, ...top, ...right];
}

/** Spreads the players opposite evenly; a few sit closer together. */
function acrossX(index: number, across: number): number {
  const margin = across === 1 ? 0.5 : Math.max(0, 0.3 - 0.075 * (across - 1));
  return across === 1 ? margin : margin + ((1 - 2 * margin) * index) / (across - 1);
}

/** Counts from the bottom; a single player sits near the middle. */
const sideY = (index: number, sides: number): number => (sides === 1 ? 0.55 : index === 0 ? 0.78 : 0.36);
