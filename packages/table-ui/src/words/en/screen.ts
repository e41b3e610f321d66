import type { BotName, MatchGoal, ShuffleName } from '@shoal/core';
import { allOf, longDate, oneOf, plural, shortDate } from '@shoal/language/en';
import type { Speed } from '@shoal/room';

/**
 * What a screen says beside the game itself: menus, labels, keys. Short texts are labels; all others whole sentences.
 * Dates come as 2026-11-16, and each language writes them in its way.
 */
export const screen = {
  // The first screen.
  tagline: (games: readonly string[]): string => `${allOf(games)}, with people and bots`,
  playGame: (game: string): string => `Play ${game}`,
  continueGame: (game: string, others: readonly string[], deal: number): string =>
    deal === 1 ? `Continue ${game} with ${allOf(others)}` : `Continue ${game} with ${allOf(others)}, deal ${deal}`,
  continueDaily: (date: string): string => `Continue the daily deal of ${longDate(date)}`,
  discardQuestion: 'Throw this game away? It cannot be brought back.',
  quitQuestion: 'Leave Shoal?',
  dailyDeal: (date: string): string => `The daily deal of ${longDate(date)}`,
  dailyDone: (date: string): string => `The daily deal of ${longDate(date)}: played, look at it again`,
  finishedGames: 'Finished games: replay and review',
  statistics: 'Statistics',
  rules: 'Rules',
  quit: 'Quit',
  leftMinutesAgo: (minutes: number): string =>
    minutes === 0
      ? 'left just now'
      : plural(minutes, { one: 'left 1 minute ago', other: `left ${minutes} minutes ago` }),
  leftHoursAgo: (hours: number): string => plural(hours, { one: 'left 1 hour ago', other: `left ${hours} hours ago` }),
  leftDaysAgo: (days: number): string => plural(days, { one: 'left yesterday', other: `left ${days} days ago` }),

  // Keys, as the lowest line names them.
  keys: {
    choose: 'choose',
    start: 'start',
    open: 'open',
    doIt: 'do it',
    finishName: 'finish the name',
    toCards: 'to the cards',
    back: 'back',
    change: 'change',
    move: 'move',
    scroll: 'scroll',
    help: 'help',
    hint: 'hint',
    log: 'log',
    undo: 'undo',
    leave: 'leave',
    skip: 'skip the wait',
    next: 'next',
    yes: 'yes',
    no: 'no',
    edit: 'type a name',
    discard: 'throw away',
    quit: 'quit',
  },
  keyNames: {
    enter: 'Enter',
    escape: 'Esc',
    space: 'Space',
    tab: 'Tab',
    'back-tab': 'Shift-Tab',
    backspace: 'Backspace',
    delete: 'Delete',
    home: 'Home',
    end: 'End',
    'page-up': 'Page up',
    'page-down': 'Page down',
    left: 'Left',
    right: 'Right',
    up: 'Up',
    down: 'Down',
  } as Readonly<Record<string, string>>,
  arrows: '←→',
  upDown: '↑↓',
  asciiArrows: 'left/right',
  asciiUpDown: 'up/down',
  enter: 'Enter',
  escape: 'Esc',
  space: 'Space',

  // Setting up.
  setupTitle: (game: string): string => `${game}: who plays, and by which rules`,
  setupRules: 'Rules',
  players: 'Players',
  setupSeat: (seat: number): string => `Seat ${seat}`,
  setupMatch: 'Match',
  setupSpeed: 'Bots act',
  setupShuffle: 'Shuffle',
  setupSuits: 'Suits',
  setupOptions: 'Options',
  setupStart: 'Start the game',
  changedPreset: (preset: string): string => `${preset}, changed`,
  noChanges: 'as the rules say',
  changed: (changes: readonly string[]): string => allOf(changes),
  person: 'person',
  bots: {
    random: 'random does anything that is allowed.',
    minnow: 'minnow is for a first game: it follows the rules and little else.',
    guppy: 'guppy is a beginner who minds its own hand.',
    perch: 'perch remembers a little of what it heard.',
    pike: 'pike plays soundly and forgets little.',
    dolphin: 'dolphin plays well, with a lapse now and then.',
    orca: 'orca thinks ahead before it acts.',
    kraken: 'kraken is the strongest: it thinks hardest and never lapses.',
  } satisfies Record<BotName, string>,
  equalBots: 'All bots are equally strong here: one choice is as good as another.',
  playerCount: (count: number): string => plural(count, { one: '1 player', other: `${count} players` }),
  goal: (goal: MatchGoal | null): string => {
    if (goal === null) return 'one deal at a time';
    if (goal.type === 'target') return `to ${goal.total} points`;
    return plural(goal.deals, { one: 'one deal', other: `${goal.deals} deals, most wins` });
  },
  speeds: { calm: 'calmly', normal: 'at a normal pace', fast: 'fast', instant: 'at once' } satisfies Record<
    Speed,
    string
  >,
  shuffles: { 'fisher-yates': 'Fisher-Yates', 'split-stacks': 'split stacks' } satisfies Record<ShuffleName, string>,
  suits: { four: 'in four colours', two: 'red and black' },
  optionsTitle: (game: string): string => `${game}: the options one by one`,
  optionRefused: 'That value does not go with the other options, so it was passed over.',
  nameTaken: 'A name that is a rank or a number would be taken for a card or a seat; give another name.',
  passAndPlay: 'Several people at one screen pass it on: a curtain hides the cards in between.',

  // The table.
  /** What a person without a name is called beside other names. */
  you: 'You',
  log: 'What happened',
  dealOf: (deal: number, goal: MatchGoal | null): string =>
    goal?.type === 'best-of' ? `deal ${deal} of ${goal.deals}` : `deal ${deal}`,
  dailyTitle: (date: string): string => `daily deal ${shortDate(date)}`,
  stock: (count: number): string => (count === 0 ? 'stock empty' : `stock ${count}`),
  stockName: (count: number): string => (count === 0 ? 'stock empty' : 'stock'),
  cardsInHand: (count: number): string => plural(count, { one: '1 card', other: `${count} cards` }),
  /** A hidden hand that a card is taken from. */
  fanOf: (name: string, count: number): string =>
    plural(count, { one: `${name}'s hand: 1 card`, other: `${name}'s hand: ${count} cards` }),
  yourFan: (count: number): string =>
    plural(count, {
      one: 'Your hand as the others see it: 1 card',
      other: `Your hand as the others see it: ${count} cards`,
    }),
  watching: (name: string): string => `${name} is acting.`,
  coachThinksEsc: 'The coach thinks it over; Esc stops it.',
  coachThinks: 'The coach thinks it over.',
  playerName: (seat: number): string => `Player ${seat}`,
  wrongKey: (key: string, keys: readonly string[]): string => `${key} does nothing here: press ${oneOf(keys)}.`,
  seatDigits: (key: string, keys: readonly string[]): string =>
    `${key} is no player you can choose: press ${oneOf(keys)}, or Esc to go back.`,
  /** The bot at a seat failed. */
  botFailed: (name: string): string => `${name} failed, so a simple bot plays on for it.`,
  // Where a game cannot be saved.
  notKept: 'That does not count yet: the game cannot be saved right now.',
  waitsForDisk: 'The game waits until it can be saved again.',
  playUnkept: 'play without saving',
  unkeptNow: 'This game is no longer saved.',
  undone: 'Taken back: choose again.',
  nothingToUndo: 'You have nothing to take back yet.',
  noUndoWithPeople: 'You cannot take anything back when several people play.',
  noUndoDaily: 'The daily deal is played without taking back, so that every result means the same.',
  noHintsDaily: 'The daily deal is played without hints, so that every result means the same.',
  leaveQuestion: 'Leave the table? The game is kept, and waits for you.',
  leaveUnkept: 'Leave the table? This game is not kept.',
  hintTitle: 'What the coach would do',
  helpTitle: 'The keys',
  logTitle: 'What happened so far',

  // Hot seat.
  curtainTitle: (name: string): string => `Pass to ${name}`,
  curtainBody: (name: string): string => `Everybody else look away. ${name}, press Space to see your cards.`,
  hideTitle: (name: string): string => `${name}, your turn is over.`,
  recapAtFirst: (name: string): string => `${name}, this happened so far`,
  recapTitle: (name: string): string => `${name}, this happened since your last turn`,
  recapOn: 'Press Enter for your cards.',
  hideKey: 'hide the cards',
  showKey: 'show the cards',

  // The end.
  endTitle: 'The game is over',
  dealOver: 'The deal is over',
  matchOver: 'The match is over',
  rematch: 'Play another match like this',
  tooSmall: (columns: number, rows: number): string => `Make the window larger, please: at least ${columns} x ${rows}.`,
  scoreAfter: (deals: number, scores: readonly string[]): string =>
    plural(deals, { one: `After 1 deal: ${scores.join(', ')}.`, other: `After ${deals} deals: ${scores.join(', ')}.` }),
  score: (name: string, total: number, goal: MatchGoal | null): string =>
    goal?.type === 'target'
      ? plural(total, { one: `${name}: 1 point`, other: `${name}: ${total} points` })
      : plural(total, { one: `${name}: 1 deal won`, other: `${name}: ${total} deals won` }),
  matchWon: (winners: readonly string[]): string =>
    winners.length === 1 ? `${winners[0]} wins the match.` : `The match is shared by ${allOf(winners)}.`,
  youWonMatch: 'You win the match!',
  youSharedMatch: (others: readonly string[]): string => `You share the match with ${allOf(others)}.`,
  again: 'Again: the deal moves on',
  nextDeal: 'Next deal',
  review: 'Review with the coach',
  replayDeal: 'Go through it again',
  share: 'Share the result',
  seed: (seed: string): string => `Seed ${seed}`,
  home: 'Back to the first screen',
  reviewing: (percent: number): string => `The coach looks at every action: ${percent}%`,
  reviewTitle: 'Review',
  shareTitle: 'Copy this line',
  shareCommand: 'shoal daily --share prints it in one piece.',

  // Finished games.
  gamesTitle: 'Finished games, newest first',
  noGames: 'No finished games yet: play one, and it appears here.',
  gameLine: (date: string, game: string, others: readonly string[], ending: string): string =>
    others.length === 0
      ? `${shortDate(date)}  ${game}: ${ending}`
      : `${shortDate(date)}  ${game} with ${allOf(others)}: ${ending}`,
  replayTitle: (game: string, step: number, of: number): string => `${game}: step ${step} of ${of}`,

  // Help: keys and what they do.
  helpCommon: [
    ['arrows', 'move in the hand, or among the choices'],
    ['Enter Space', 'take what is marked, or do the only thing there is to do'],
    ['I', 'a hint: what the coach would do, and why'],
    ['U', 'undo: take back your last choice (against bots only)'],
    ['L', 'the log: everything that happened so far'],
    ['R', 'the rules in force at this table'],
    ['?', 'this help'],
    ['Esc', 'back; at the table it asks whether to leave, and keeps the game'],
    ['Ctrl-C', 'leave at once; the game is kept'],
    ['Ctrl-L', 'draw the screen again'],
  ] satisfies readonly (readonly [string, string])[],
};

export type ScreenWords = typeof screen;
