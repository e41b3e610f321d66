import type { Seat } from './kind.ts';

export const seatNumbers = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
