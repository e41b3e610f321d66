import type { Seat } from '@shoal/core';
import style from './avatar.module.css';

const HUES = 10;

/** The first letter of a player's name in a circle, in the colour of the seat. */
export function Avatar({
  label,
  seat,
  hasTurn,
}: {
  readonly label: string;
  readonly seat: Seat;
  readonly hasTurn: boolean;
}) {
  return (
    <span class={style.avatar} data-hue={seat % HUES} data-turn={hasTurn}>
      {[...label][0]?.toUpperCase()}
    </span>
  );
}
