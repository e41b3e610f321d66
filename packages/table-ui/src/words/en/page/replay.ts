import { allOf, plural, whole } from '@shoal/language/en';

/** Going through a recorded game, and opening records from elsewhere. */
export const replay = {
  tabTitle: (game: string): string => `Going through ${game} – Shoal`,
  dailyOf: (date: string): string => `Daily deal of ${date}`,
  playedOn: (date: string): string => `Played on ${date}`,
  gameInFile: (game: number, file: string): string => `Game ${whole(game)} in ${file}`,
  toList: 'Back to the list',
  waiting: 'The game is being laid out.',
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
  keys: 'Arrow keys go step by step, Home and End to either end, and Space plays.',

  // Without a verb, so that "You" can stand in place of a name. The two marks below have none either.
  handOf: (name: string, cards: readonly string[]): string =>
    cards.length === 0 ? `${name}: no cards in hand` : `${name}: ${allOf(cards)} in hand`,
  acted: 'acted',
  turn: 'next',
  faultHere: (sentence: string): string => `The record departs from the rules here. ${sentence}`,
  cannotReplay: (sentence: string): string => `This game cannot be gone through. ${sentence}`,

  actions: 'This game',
  verify: 'Verify',
  verifying: 'The shuffle and every card are being checked.',
  verified: 'Verified: the shuffle follows from the seed, and every card is as the rules say.',
  verifiedCards: 'The cards were checked and are as the rules say; the shuffle could not be, for there is no seed.',
  failed: 'Something went wrong while this was worked out: load the page again and try once more.',
  review: 'Review',
  save: 'Save the record',
  saved: (file: string): string => `Saved as ${file}.`,
  copySeed: 'Copy the seed',
  seedCopied: (seed: string): string => `The seed was copied: ${seed}`,
  seedNotCopied: (seed: string): string => `The browser did not allow copying. The seed is ${seed}`,
  noSeed: 'This record holds no seed.',

  check: {
    title: 'Open a record',
    tabTitle: 'Open a record – Shoal',
    intro:
      'Open a saved game, a file of many, or an export of your finished games: every card is checked, and each game can be gone through.',
    stays: 'The file stays on this device.',
    choose: 'Choose a file',
    drop: 'or drop it anywhere on this page',
    dropNow: 'Drop it to open it',
    paste: 'Paste a record as text',
    pasteLabel: 'Text of a record',
    checkText: 'Check the text',
    pasted: 'pasted text',
    onlyFirst: 'Several files were dropped; the first was opened.',
    checking: (file: string): string => `Checking ${file}`,
    checkedSoFar: (games: number): string =>
      plural(games, { one: '1 game so far', other: `${whole(games)} games so far` }),
    stop: 'Stop',
    stopped: 'Stopped before the end of the file.',
    another: 'Open another',

    allRight: (games: number): string =>
      plural(games, {
        one: 'This game is right: shuffle and every card.',
        other: `All ${whole(games)} games are right: shuffles and every card.`,
      }),
    rightWithoutSeed: (games: number, withoutSeed: number): string => {
      if (games === 1)
        return 'This game is right; the cards were checked, the shuffle could not be, for there is no seed.';
      if (games === withoutSeed)
        return `All ${whole(games)} games are right; the cards were checked, the shuffles could not be, for there are no seeds.`;
      return plural(withoutSeed, {
        one: `All ${whole(games)} games are right; 1 of them has no seed, so its shuffle could not be checked.`,
        other: `All ${whole(games)} games are right; ${whole(withoutSeed)} of them have no seed, so their shuffles could not be checked.`,
      });
    },
    someFaulty: (right: number, faulty: number): string => {
      if (right === 0)
        return plural(faulty, {
          one: 'This game is not right.',
          other: `None of the ${whole(faulty)} games is right.`,
        });
      return plural(faulty, {
        one: `1 of ${whole(right + faulty)} games is not right.`,
        other: `${whole(faulty)} of ${whole(right + faulty)} games are not right.`,
      });
    },
    tooManyFaults: (most: number): string =>
      plural(most, {
        one: 'The check ended after 1 fault: mend it, or open another file.',
        other: `The check ended after ${whole(most)} faults: mend those, or open another file.`,
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

    empty: (file: string): string => `There is nothing in ${file}: choose a file that holds a game.`,
    binary: (file: string): string =>
      `${file} is not a text file: choose a record that Shoal saved, which ends in .json or .jsonl.`,
    unreadable: (file: string): string =>
      `The browser cannot read ${file}: it may be a folder, or was moved or changed. Choose it again.`,
    newer: (file: string, format: string): string =>
      `${file} was written by a newer Shoal (${format}): load this page again for its newest version.`,

    games: 'Games',
    show: 'Show',
    all: 'All games',
    onlyFaults: 'Only faults',
    gameNumber: (game: number): string => `Game ${whole(game)}`,
    unknown: 'Not a game that can be read',
    right: 'Shuffle and every card verified',
    rightCards: 'The cards were checked; the shuffle could not be, for there is no seed',
    goThrough: 'Go through it',
    goThroughNamed: (game: number, about: string): string => `Go through it: game ${whole(game)}, ${about}`,
    reviewNamed: (game: number, about: string): string => `Review: game ${whole(game)}, ${about}`,
  },
};
