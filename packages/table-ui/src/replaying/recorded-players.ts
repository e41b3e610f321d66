import { type SeatEntry, sitterOf } from '@shoal/core';
import { excerpt, labelsOf, type Player } from '@shoal/room';

/** Who sat at the seats of a record; an unknown player is taken for a person. */
export const recordedPlayers = (seats: readonly SeatEntry[]): Player[] =>
  seats.map(({ name, player }) => {
    const sitter = sitterOf(player);
    return { name, bot: sitter === 'person' || sitter === 'prior' ? null : sitter };
  });

/** What each seat of a record is called, no two alike, however long a name the file holds. */
export const recordedLabels = (seats: readonly SeatEntry[]): string[] =>
  labelsOf(seats.map(({ name }) => excerpt(name)));
