import { allOf, plural, whole } from '@shoal/language/en';

/** Replaying a recorded game, and opening records from elsewhere. */
export const replay = {
  tabTitle: (game: string): string => `Replay: ${game} – Shoal`,
  dailyOf: (date: string): string => `Daily deal of ${date}`,
  playedOn: (date: string): string => `Played on ${date}`,
  gameInFile: (game: number, file: string): string => `Game ${whole(game)} in ${file}`,
  toList: 'Back to the list',
  waiting: 'Setting up the replay…',
  players: 'Players and their cards',

  steps: 'Steps',
  step: 'Step',
  stepOf: (step: number, of: number): string => `Step ${whole(step)} of ${whole(of)}`,
  /** What the slider says: where it is, and what happened there. */
  stepTold: (step: number, of: number, told: string): string => `Step ${whole(step)} of ${whole(of)}. ${told}`,
  first: 'First step',
  previous: 'Previous step',
  next: 'Next step',
  last: 'Last step',
  play: 'Play',
  pause: 'Pause',
  keys: 'Arrow keys go step by step, Home and End jump to either end, and Space plays.',

  // Without a verb, so that "You" can stand in place of a name. The two marks below have none either.
  handOf: (name: string, cards: readonly string[]): string =>
    cards.length === 0 ? `${name}: no cards in hand` : `${name}: ${allOf(cards)} in hand`,
  acted: 'acted',
  turn: 'next',
  faultHere: (sentence: string): string => `The record breaks the rules here. ${sentence}`,
  cannotReplay: (sentence: string): string => `This game cannot be replayed. ${sentence}`,

  actions: 'This game',
  verify: 'Verify',
  verifying: 'Checking the shuffle and every card…',
  verified: 'Verified: the shuffle and every card check out.',
  verifiedCards: 'Every card checks out; without a seed, the shuffle cannot be checked.',
  failed: 'Something went wrong: reload the page and try again.',
  review: 'Review',
  save: 'Save the record',
  saved: (file: string): string => `Saved as ${file}.`,
  copySeed: 'Copy the seed',
  seedCopied: (seed: string): string => `Seed copied: ${seed}`,
  seedNotCopied: (seed: string): string => `The browser did not allow copying. The seed is ${seed}`,
  noSeed: 'This record has no seed.',

  check: {
    title: 'Open a record',
    tabTitle: 'Open a record – Shoal',
    intro:
      'Open a saved game, a file of many, or an export of your finished games: Shoal checks every card, and you can replay each game.',
    stays: 'The file stays on this device.',
    choose: 'Choose a file',
    drop: 'or drop it anywhere on this page',
    dropNow: 'Drop it to open it',
    paste: 'Paste a record as text',
    pasteLabel: 'Text of a record',
    checkText: 'Check the text',
    pasted: 'pasted text',
    onlyFirst: 'You dropped several files; only the first was opened.',
    checking: (file: string): string => `Checking ${file}`,
    checkedSoFar: (games: number): string =>
      plural(games, { one: '1 game so far', other: `${whole(games)} games so far` }),
    stop: 'Stop',
    stopped: 'Stopped before the end of the file.',
    another: 'Open another',

    allRight: (games: number): string =>
      plural(games, {
        one: 'Verified: the shuffle and every card check out.',
        other: `All ${whole(games)} games verified: the shuffles and every card check out.`,
      }),
    rightWithoutSeed: (games: number, withoutSeed: number): string => {
      if (games === 1) return 'Every card checks out; without a seed, the shuffle cannot be checked.';
      if (games === withoutSeed)
        return `Every card of all ${whole(games)} games checks out; without seeds, the shuffles cannot be checked.`;
      return plural(withoutSeed, {
        one: `All ${whole(games)} games check out; 1 has no seed, so its shuffle cannot be checked.`,
        other: `All ${whole(games)} games check out; ${whole(withoutSeed)} have no seed, so their shuffles cannot be checked.`,
      });
    },
    someFaulty: (right: number, faulty: number): string => {
      if (right === 0)
        return plural(faulty, {
          one: 'This game breaks the rules.',
          other: `All ${whole(faulty)} games break the rules.`,
        });
      return plural(faulty, {
        one: `1 of ${whole(right + faulty)} games breaks the rules.`,
        other: `${whole(faulty)} of ${whole(right + faulty)} games break the rules.`,
      });
    },
    tooManyFaults: (most: number): string =>
      plural(most, {
        one: 'The check stopped after 1 fault: fix it, or open another file.',
        other: `The check stopped after ${whole(most)} faults: fix them, or open another file.`,
      }),
    listedPart: (most: number): string =>
      plural(most, {
        one: 'The list shows the first game and every faulty one after it.',
        other: `The list shows the first ${whole(most)} games and every faulty one after them.`,
      }),
    /** When the file was checked to its end. */
    listedOfAll: (most: number): string =>
      plural(most, {
        one: 'The list shows the first game and every faulty one after it; all were checked.',
        other: `The list shows the first ${whole(most)} games and every faulty one after them; all were checked.`,
      }),

    empty: (file: string): string => `${file} is empty: choose a file with a game in it.`,
    binary: (file: string): string =>
      `${file} is not a text file: choose a record saved by Shoal, ending in .json or .jsonl.`,
    unreadable: (file: string): string =>
      `The browser cannot read ${file}: it may be a folder, or have been moved or changed. Choose it again.`,
    newer: (file: string, format: string): string =>
      `${file} was written by a newer version of Shoal (${format}): reload this page to update.`,

    games: 'Games',
    show: 'Show',
    all: 'All games',
    onlyFaults: 'Only faults',
    gameNumber: (game: number): string => `Game ${whole(game)}`,
    unknown: 'Unreadable game',
    right: 'Shuffle and every card verified',
    rightCards: 'Every card verified; without a seed, the shuffle cannot be checked',
    goThrough: 'Replay',
    goThroughNamed: (game: number, about: string): string => `Replay: game ${whole(game)}, ${about}`,
    reviewNamed: (game: number, about: string): string => `Review: game ${whole(game)}, ${about}`,
  },
};
