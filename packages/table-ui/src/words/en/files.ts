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

const CAUSES: FileCauses = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'part of the path is not a folder',
  ENOSPC: 'the disk is full',
  unknown: 'the system gives no reason',
};

/** What is said about files and the records in them. */
export const files = {
  standardInput: 'standard input',
  cannotRead: (file: string, error: unknown): string => `Cannot read ${file}: ${causeOf(error, CAUSES)}.`,
  cannotWrite: (file: string, error: unknown): string => `Cannot write ${file}: ${causeOf(error, CAUSES)}.`,
  noRecords: (file: string): string => `${file} holds no game records.`,
  tooLong: (file: string, line: number): string =>
    `${file} line ${whole(line)}: This is not a record: the line is longer than any game.`,
  cutOff: ({ file, line }: RecordPlace): string =>
    `${file} line ${whole(line)}: The file seems to be cut off here, in the middle of a record.`,
  notARecord: ({ file, line }: RecordPlace, sentence: string): string => `${file} line ${whole(line)}: ${sentence}`,
  faultAt: ({ file, line, game }: RecordPlace, sentence: string): string =>
    `${file} line ${whole(line)} (game ${whole(game)}): ${sentence}`,
  rightBefore: (fault: string, games: number): string =>
    plural(games, {
      one: `${fault} The game before it is right.`,
      other: `${fault} The ${whole(games)} games before it are right.`,
    }),
  noSuchGame: (file: string, wanted: number, games: number): string =>
    `There is no game ${whole(wanted)} in ${file}; it holds ${whole(games)}.`,

  /** Without a seed nothing tells how the cards should have been shuffled. */
  verified: (games: number, withoutSeed: number): string => {
    if (withoutSeed === 0) return plural(games, { one: '1 game verified.', other: `${whole(games)} games verified.` });
    if (games === 1) return '1 game verified, without a seed, so not its shuffles.';
    if (withoutSeed === games) return `${whole(games)} games verified, all without a seed, so not their shuffles.`;
    return plural(withoutSeed, {
      one: `${whole(games)} games verified, 1 of them without a seed, so not its shuffles.`,
      other: `${whole(games)} games verified, ${whole(withoutSeed)} of them without a seed, so not their shuffles.`,
    });
  },
};

export type FileWords = typeof files;

/** What is said when games and settings are kept on a disk. */
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

  // Other programs that use the files.
  playedElsewhere: 'This game is being played in another window; end it there first.',
  noSuchGame: 'This game is no longer there; it was ended or removed elsewhere.',
  archiveBusy: (lock: string): string =>
    `Another program holds the finished games; remove ${lock} if no other program is running.`,

  // Taking finished games elsewhere and back.
  exportOverItself: (file: string): string => `${file} is where the finished games live; give another file.`,
  importFault: (file: string, line: number, reason: string): string =>
    `${file} line ${whole(line)}: ${reason} Nothing was taken over.`,
  notFinished: 'This is no finished game as shoal exports it.',
};

export type StoreWords = typeof store;
