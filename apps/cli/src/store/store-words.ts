import { printable } from '@shoal/table-ui';
import { count, whole, words } from '../words.ts';

/** What only the store says. Files are named as a terminal may show them. */
export const storeWords = {
  // Where nothing can be kept.
  inMemory: (folder: string, error: unknown) =>
    `${words.cannotWrite(printable(folder), error)} You can play, but no game is kept; to keep games elsewhere, set SHOAL_HOME to a folder that can be written.`,
  unsaved: (file: string, error: unknown) =>
    `${words.cannotWrite(printable(file), error)} The game goes on, but is no longer saved.`,
  unarchived: (file: string, error: unknown) =>
    `${words.cannotWrite(printable(file), error)} The result is added at the next start, once this file can be written.`,
  unsettled: (file: string, error: unknown) =>
    `${words.cannotWrite(printable(file), error)} The settings hold until the program ends.`,

  // Damaged files.
  damagedGame: (aside: string) =>
    `A saved game is damaged and cannot be continued; its file is kept as ${printable(aside)}.`,
  damagedSettings: (aside: string) =>
    `The settings are damaged, so the usual ones hold; the file is kept as ${printable(aside)}.`,
  damagedFinished: (aside: string, lost: number) =>
    count(
      lost,
      `1 finished game is damaged and no longer counts; the file as it was is kept as ${printable(aside)}.`,
      `${whole(lost)} finished games are damaged and no longer count; the file as it was is kept as ${printable(aside)}.`,
    ),
  stillDamaged: (file: string, lost: number) =>
    count(
      lost,
      `1 finished game in ${printable(file)} is damaged and does not count.`,
      `${whole(lost)} finished games in ${printable(file)} are damaged and do not count.`,
    ),

  // Other programs at the same files.
  playedElsewhere: 'This game is being played in another window; end it there first.',
  noSuchGame: 'This game is no longer there; it was ended or removed elsewhere.',
  archiveBusy: (lock: string) =>
    `Another program holds the finished games; remove ${printable(lock)} if there is none.`,

  // Taking finished games elsewhere and back.
  exportOverItself: (file: string) => `${printable(file)} is where the finished games live; give another file.`,
  importFault: (file: string, line: number, reason: string) =>
    `${printable(file)} line ${whole(line)}: ${printable(reason)} Nothing was taken over.`,
  notFinished: 'This is no finished game as shoal exports it.',
} as const;
