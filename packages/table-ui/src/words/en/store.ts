import { files } from './files.ts';
import { plural, whole } from './grammar.ts';

/** What is said by whatever keeps games and settings on a disk. */
export const store = {
  // Where nothing can be kept.
  inMemory: (folder: string, error: unknown): string =>
    `${files.cannotWrite(folder, error)} You can play, but no game is kept; to keep games elsewhere, set SHOAL_HOME to a folder that can be written.`,
  unsaved: (file: string, error: unknown): string =>
    `${files.cannotWrite(file, error)} The game goes on, but is no longer saved.`,
  unarchived: (file: string, error: unknown): string =>
    `${files.cannotWrite(file, error)} The result is added at the next start, once this file can be written.`,
  unsettled: (file: string, error: unknown): string =>
    `${files.cannotWrite(file, error)} The settings hold until the program ends.`,

  // Damaged files.
  damagedGame: (aside: string): string =>
    `A saved game is damaged and cannot be continued; its file is kept as ${aside}.`,
  damagedSettings: (aside: string): string =>
    `The settings are damaged, so the usual ones hold; the file is kept as ${aside}.`,
  damagedFinished: (aside: string, lost: number): string =>
    plural(lost, {
      one: `1 finished game is damaged and no longer counts; the file as it was is kept as ${aside}.`,
      other: `${whole(lost)} finished games are damaged and no longer count; the file as it was is kept as ${aside}.`,
    }),
  stillDamaged: (file: string, lost: number): string =>
    plural(lost, {
      one: `1 finished game in ${file} is damaged and does not count.`,
      other: `${whole(lost)} finished games in ${file} are damaged and do not count.`,
    }),

  // Other programs at the same files.
  playedElsewhere: 'This game is being played in another window; end it there first.',
  noSuchGame: 'This game is no longer there; it was ended or removed elsewhere.',
  archiveBusy: (lock: string): string => `Another program holds the finished games; remove ${lock} if there is none.`,

  // Taking finished games elsewhere and back.
  exportOverItself: (file: string): string => `${file} is where the finished games live; give another file.`,
  importFault: (file: string, line: number, reason: string): string =>
    `${file} line ${whole(line)}: ${reason} Nothing was taken over.`,
  notFinished: 'This is no finished game as shoal exports it.',
};

export type StoreWords = typeof store;
