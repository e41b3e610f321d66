import { dirname } from 'node:path';
import { type SavedJournal, unarchivedGames } from '@shoal/room';
import type { FinishedGames } from './finished-games.ts';
import { discard, syncFolder } from './whole-file.ts';

/** Puts finished deals where they belong that are not there, as after a crash; are they all on the disk now? */
export const archive = (journal: SavedJournal, finished: FinishedGames): boolean =>
  unarchivedGames(journal, (id) => finished.has(id))
    .map((game) => finished.add(game))
    .every((isKept) => isKept);

/** One that cannot be removed is looked after at the next start. */
export function removeJournal(path: string): void {
  discard(path);
  syncFolder(dirname(path));
}
