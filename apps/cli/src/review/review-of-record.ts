import type { ReadRecord } from '@shoal/core';
import { onlyPerson, USUAL_ROLLOUTS } from '@shoal/table-ui';
import type { Interruption } from '../interruption.ts';
import type { Look } from '../look.ts';
import { reviewLines } from './review-lines.ts';
import { reviewGame } from './reviewed-game.ts';

/** The coach's review of one game in lines; judged is the one person, or everybody where several played. */
export async function reviewOfRecord(
  read: ReadRecord,
  look: Pick<Look, 'ascii' | 'width' | 'catalogue'>,
  interruption: Interruption,
  show: (share: number) => void,
): Promise<string[]> {
  const plan = {
    seat: onlyPerson(read.record.seats),
    rollouts: USUAL_ROLLOUTS,
    ascii: look.ascii,
    catalogue: look.catalogue,
  };
  const place = { file: '', line: 1, game: 1 };
  const told = (entries: number) => show(entries / read.events.length);
  return reviewLines(await reviewGame({ read, place }, plan, told, interruption), look);
}
