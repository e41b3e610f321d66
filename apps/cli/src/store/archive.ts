import { dirname } from 'node:path';
import type { FinishedGames } from './finished-games.ts';
import { finishedIn, idOfDeal } from './kept-deals.ts';
import type { ReadJournal } from './read-journal.ts';
import { discard, syncFolder } from './whole-file.ts';

/** The numbers of the finished deals that are not among the finished games, as after a crash. */
export const unarchivedIn = ({ id, sitting }: ReadJournal, finished: FinishedGames): number[] =>
  Array.from({ length: sitting.match.deals }, (_, index) => index + 1).filter(
    (number) => !finished.has(idOfDeal(id, number)),
  );

/** Puts them there; are they all on the disk now? */
export function archive(journal: ReadJournal, finished: FinishedGames): boolean {
  const missing = unarchivedIn(journal, finished);
  const games = missing.length === 0 ? [] : finishedIn(journal, (number) => missing.includes(number));
  return games.map((game) => finished.add(game)).every((isKept) => isKept);
}

/** One that cannot be removed is looked after at the next start. */
export function removeJournal(path: string): void {
  discard(path);
  syncFolder(dirname(path));
}
