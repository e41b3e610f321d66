import { plural, whole } from '@shoal/language/en';
import { causeOf, type FileCauses } from '../messages/fault-words.ts';

/** Where a record stands in its file. */
export interface RecordPlace {
  readonly file: string;
  /** Counted from 1, blank lines included. */
  readonly line: number;
  /** Counted from 1. */
  readonly game: number;
}

const CAUSES = {
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'part of the path is not a folder',
  ENOSPC: 'the disk is full; free some space, or choose another disk',
  EROFS: 'the disk is read-only; choose another one',
  ENAMETOOLONG: 'the name is too long; choose a shorter one',
  EPIPE: 'the reader has stopped reading',
  unknown: 'the system gives no reason',
};

const READ_CAUSES: FileCauses = {
  ...CAUSES,
  ENOENT: 'there is no such file; check its name and folder',
  EACCES: 'permission is denied; make it readable for you, for example with chmod u+r',
};

const WRITE_CAUSES: FileCauses = {
  ...CAUSES,
  ENOENT: 'its folder does not exist; create the folder first',
  EACCES: 'permission is denied; choose a folder that you may write to',
};

/** What is said about files and the records in them. */
export const files = {
  standardInput: 'standard input',
  cannotRead: (file: string, error: unknown): string => `Cannot read ${file}: ${causeOf(error, READ_CAUSES)}.`,
  cannotWrite: (file: string, error: unknown): string => `Cannot write ${file}: ${causeOf(error, WRITE_CAUSES)}.`,
  noRecords: (file: string): string =>
    `${file} contains no game records; give a file that was written by --record or by stats --export.`,
  tooLong: (file: string, line: number): string =>
    `${file} line ${whole(line)}: This is not a record: the line is longer than any game.`,
  cutOff: ({ file, line }: RecordPlace): string =>
    `${file} line ${whole(line)}: The file seems to be cut off here, in the middle of a record.`,
  notARecord: ({ file, line }: RecordPlace, sentence: string): string => `${file} line ${whole(line)}: ${sentence}`,
  faultAt: ({ file, line, game }: RecordPlace, sentence: string): string =>
    `${file} line ${whole(line)} (game ${whole(game)}): ${sentence}`,
  rightBefore: (fault: string, games: number): string =>
    plural(games, {
      one: `${fault} The game before it is correct.`,
      other: `${fault} The ${whole(games)} games before it are correct.`,
    }),
  noSuchGame: (file: string, wanted: number, games: number): string =>
    `There is no game ${whole(wanted)} in ${file}; it contains only ${whole(games)}.`,

  /** Without a seed nothing tells how the cards should have been shuffled. */
  verified: (games: number, withoutSeed: number): string => {
    if (withoutSeed === 0) return plural(games, { one: '1 game verified.', other: `${whole(games)} games verified.` });
    if (games === 1) return '1 game verified; it has no seed, so its shuffles were not checked.';
    if (withoutSeed === games)
      return `${whole(games)} games verified; none has a seed, so their shuffles were not checked.`;
    return plural(withoutSeed, {
      one: `${whole(games)} games verified; 1 has no seed, so its shuffles were not checked.`,
      other: `${whole(games)} games verified; ${whole(withoutSeed)} have no seed, so their shuffles were not checked.`,
    });
  },
  /** Follows `verified`. */
  sharedSeeds: (games: number): string => `Seeds that the server and the people made together: ${whole(games)}.`,
};

export type FileWords = typeof files;

/** What is said when games and settings are saved on a disk. */
export const store = {
  // Where nothing can be saved.
  inMemory: (folder: string, error: unknown): string =>
    `${files.cannotWrite(folder, error)} You can play, but games are not saved; to save them elsewhere, set SHOAL_HOME to a writable folder.`,
  unsaved: (file: string, error: unknown): string =>
    `${files.cannotWrite(file, error)} The game goes on, but is no longer saved.`,
  unarchived: (file: string, error: unknown): string =>
    `${files.cannotWrite(file, error)} The result will be added at the next start, once this file can be written.`,
  unsettled: (file: string, error: unknown): string =>
    `${files.cannotWrite(file, error)} The settings last until the program ends.`,

  // Damaged files.
  damagedGame: (aside: string): string =>
    `A saved game is damaged and cannot be continued; its file was kept as ${aside}.`,
  damagedSettings: (aside: string): string =>
    `The settings file is damaged, so the defaults are used; it was kept as ${aside}.`,
  damagedFinished: (aside: string, lost: number): string =>
    plural(lost, {
      one: `1 finished game is damaged and no longer counts; the original file was kept as ${aside}.`,
      other: `${whole(lost)} finished games are damaged and no longer count; the original file was kept as ${aside}.`,
    }),
  stillDamaged: (file: string, lost: number): string =>
    plural(lost, {
      one: `1 finished game in ${file} is damaged and does not count.`,
      other: `${whole(lost)} finished games in ${file} are damaged and do not count.`,
    }),

  // Other programs that use the files.
  playedElsewhere: 'This game is open in another window; close it there first.',
  noSuchGame: 'This game no longer exists; it was finished or deleted elsewhere.',
  archiveBusy: (lock: string): string =>
    `Another program is using the finished games; if none is running, delete ${lock}.`,

  // Taking finished games elsewhere and back.
  exportOverItself: (file: string): string => `${file} is where your finished games are stored; choose another file.`,
  importFault: (file: string, line: number, reason: string): string =>
    `${file} line ${whole(line)}: ${reason} Nothing was imported.`,
  notFinished: 'This is neither an exported game nor a record; export your games again, or save the record of a game.',
  notOver: 'This game is not over: only finished games can be added.',
};

export type StoreWords = typeof store;
