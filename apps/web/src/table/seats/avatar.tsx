import type { Seat } from '@shoal/core';
import { ANIMALS } from './animals.ts';
import style from './avatar.module.css';

interface AvatarProps {
  readonly seat: Seat;
  readonly hasTurn?: boolean;
}

/** A player's face: an animal of the sea, always the same at the same seat. */
export function Avatar({ seat, hasTurn = false }: AvatarProps) {
  const { water, patches } = ANIMALS[seat % ANIMALS.length];
  return (
    <span class={style.avatar} data-face data-turn={hasTurn}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <rect width="40" height="40" fill={water} />
        {patches.map(([fill, outline]) => (
          <path key={outline} fill={fill} d={outline} />
        ))}
      </svg>
    </span>
  );
}
