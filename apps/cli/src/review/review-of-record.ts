import { type ReadRecord, sitterOf } from '@shoal/core';
import type { Interruption } from '../interruption.ts';
import type { Look } from '../look.ts';
import { reviewLines } from './review-lines.ts';
import { reviewGame } from './reviewed-game.ts';

const ROLLOUTS = 1500;

/** The coach's review of one game in lines; judged is the one person, or everybody where several played. */
export async function reviewOfRecord(
  read: ReadRecord,
  look: Pick<Look, 'ascii' | 'width'>,
  interruption: Interruption,
  show: (share: number) => void,
): Promise<string[]> {
  const people = read.record.seats.flatMap(({ player }, seat) => (sitterOf(player) === 'person' ? [seat] : []));
  const plan = { seat: people.length === 1 ? people[0] : null, rollouts: ROLLOUTS, ascii: look.ascii };
  const place = { file: '', line: 1, game: 1 };
  const told = (entries: number) => show(entries / read.events.length);
  return reviewLines(await reviewGame({ read, place }, plan, told, interruption), look);
}
