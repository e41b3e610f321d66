import type { BotName, MatchGoal, ShuffleName } from '@shoal/core';
import type { Input } from '@shoal/language';
import { allOf, longDate, oneOf, plural, shortDate } from '@shoal/language/en';
import type { Speed } from '@shoal/room';
import { botFailed } from './bot-failed.ts';

/** Columns and rows of a terminal. */
export interface WindowSize {
  readonly columns: number;
  readonly rows: number;
}

/**
 * What a screen says beside the game itself: menus, labels, keys. Short texts are labels; all others whole sentences.
 * Dates come as 2026-11-16, and each language writes them in its way.
 */
export const screen = {
  // The first screen.
  tagline: (games: readonly string[]): string => `${allOf(games)}, with people and bots`,
  playGame: (game: string): string => `Play ${game}`,
  continueGame: (game: string, others: readonly string[], deal: number): string => {
    const table = others.length === 0 ? game : `${game} with ${allOf(others)}`;
    return deal === 1 ? `Continue ${table}` : `Continue ${table}, deal ${deal}`;
  },
  /** In place of the names of the other players, where they have no room. */
  othersInAll: (count: number): string => plural(count, { one: 'one other', other: `${count} others` }),
  continueDaily: (date: string): string => `Continue the daily deal of ${longDate(date)}`,
  moreGames: (count: number): string =>
    plural(count, { one: '1 more game: continue or delete', other: `${count} more games: continue or delete` }),
  waitingTitle: 'Games in progress, newest first',
  discardAll: (count: number): string =>
    plural(count, { one: 'Delete this game', other: `Delete these ${count} games` }),
  discardAllQuestion: (count: number): string =>
    plural(count, {
      one: 'Delete this game? This cannot be undone.',
      other: `Delete these ${count} games? This cannot be undone.`,
    }),
  discardQuestion: 'Delete this game? This cannot be undone.',
  quitQuestion: 'Leave Shoal?',
  dailyDeal: (date: string): string => `Daily deal of ${longDate(date)}`,
  dailyDone: (date: string): string => `Daily deal of ${longDate(date)}: played, see it again`,
  finishedGames: 'Finished games: replay or review',
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
    finishName: 'keep the name',
    toCards: 'see your cards',
    back: 'back',
    change: 'change',
    move: 'move',
    scroll: 'scroll',
    help: 'help',
    hint: 'hint',
    log: 'log',
    undo: 'undo',
    leave: 'leave',
    skip: 'skip',
    step: 'step',
    jump: 'jump',
    tenSteps: 'ten',
    yes: 'yes',
    no: 'no',
    edit: 'type a name',
    mistake: 'mistake',
    seeReplay: 'replay it',
    discard: 'delete',
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
  pageKeys: 'PgUp/PgDn',
  asciiArrows: 'left/right',
  asciiUpDown: 'up/down',
  enter: 'Enter',
  escape: 'Esc',
  space: 'Space',

  // Setting up.
  setupTitle: (game: string): string => `${game}: players and rules`,
  setupRules: 'Rules',
  players: 'Players',
  setupSeat: (seat: number): string => `Seat ${seat}`,
  setupMatch: 'Match',
  setupSpeed: 'Bot speed',
  setupShuffle: 'Shuffle',
  setupSuits: 'Suits',
  setupOptions: 'Options',
  setupStart: 'Start the game',
  changedPreset: (preset: string): string => `${preset}, changed`,
  noChanges: 'default',
  changed: (changes: readonly string[]): string => allOf(changes),
  changedOption: (label: string, choice: string): string => `${label}: ${choice}`,
  person: 'person',
  /** One word for how strong each bot is, shown beside its name. */
  strengths: {
    random: 'pure chance',
    minnow: 'beginner',
    guppy: 'easy',
    perch: 'medium',
    pike: 'good',
    dolphin: 'strong',
    orca: 'expert',
    kraken: 'master',
  } satisfies Record<BotName, string>,
  /** The place of a bot on the ladder, from 1, and its word. */
  rung: (place: number, rungs: number, strength: string): string => `${place} of ${rungs}, ${strength}`,
  bots: {
    random: 'random makes any legal move.',
    minnow: 'minnow is easy to beat: it knows the rules and little else.',
    guppy: 'guppy looks only at its own hand.',
    perch: 'perch remembers a little of what happened.',
    pike: 'pike plays soundly and forgets little.',
    dolphin: 'dolphin plays well, with a lapse now and then.',
    orca: 'orca thinks ahead.',
    kraken: 'kraken is the strongest: it thinks hardest and never slips.',
  } satisfies Record<BotName, string>,
  equalBots: 'This game is all luck: every bot is equally strong.',
  playerCount: (count: number): string => plural(count, { one: '1 player', other: `${count} players` }),
  goal: (goal: MatchGoal | null): string => {
    if (goal === null) return 'one deal at a time';
    if (goal.type === 'target') return `to ${goal.total} points`;
    return plural(goal.deals, { one: 'one deal', other: `${goal.deals} deals, most wins` });
  },
  speeds: { calm: 'slow', normal: 'normal', fast: 'fast', instant: 'instant' } satisfies Record<Speed, string>,
  shuffles: { 'fisher-yates': 'Fisher-Yates', 'split-stacks': 'split stacks' } satisfies Record<ShuffleName, string>,
  suits: { four: 'four colours', two: 'red and black' },
  optionsTitle: (game: string): string => `${game}: options`,
  optionRefused: 'That value conflicts with the other options, so it was skipped.',
  nameTaken: 'That name would be read as a card or a seat: choose another.',
  passAndPlay: 'Players share this screen and pass it on: a curtain hides the cards between turns.',

  // The table.
  /** What a person without a name is called beside other names. */
  you: 'You',
  log: 'What happened',
  dealOf: (deal: number, goal: MatchGoal | null): string =>
    goal?.type === 'best-of' ? `deal ${deal} of ${goal.deals}` : `deal ${deal}`,
  /** A count after a name that ends in a number. */
  namedCount: (name: string, count: number): string => `${name}:\u00a0${count}`,
  /** The match in the header: "You 0 · Bo 1, first to 20". */
  matchScore: (scores: readonly string[], deal: string, goal: MatchGoal | null): string =>
    goal?.type === 'target' ? `${scores.join(' · ')}, first to ${goal.total}` : `${deal}: ${scores.join(' · ')}`,
  /** Turns of others since the own one that have no room. */
  moreNews: (count: number): string => `${count} more: press L`,
  dailyTitle: (date: string): string => `daily deal ${shortDate(date)}`,
  stock: (count: number): string => (count === 0 ? 'stock empty' : `stock ${count}`),
  stockName: (count: number): string => (count === 0 ? 'stock empty' : 'stock'),
  cardsInHand: (count: number): string => plural(count, { one: '1 card', other: `${count} cards` }),
  /** A hidden hand that a card is taken from. */
  fanOf: (name: string, count: number): string =>
    plural(count, { one: `${name}'s hand: 1 card`, other: `${name}'s hand: ${count} cards` }),
  yourFan: (count: number): string =>
    plural(count, {
      one: 'Your hand as others see it: 1 card',
      other: `Your hand as others see it: ${count} cards`,
    }),
  coachThinksEsc: 'The coach is thinking… Esc stops it.',
  coachThinks: 'The coach is thinking…',
  playerName: (seat: number): string => `Player ${seat}`,
  wrongKey: (key: string, keys: readonly string[]): string => `${key} does nothing here: press ${oneOf(keys)}.`,
  /** At a table, where the help lists every other key. */
  wrongKeyAtTable: (key: string, answers: readonly string[]): string =>
    answers.length === 0
      ? `${key} does nothing here: press ? for all keys.`
      : `${key} does nothing here: press ${oneOf(answers)}, or ? for all keys.`,
  seatDigits: (key: string, keys: readonly string[]): string =>
    `${key} is not a player you can choose: press ${oneOf(keys)}, or Esc to go back.`,
  /** The bot at a seat failed. */
  botFailed,
  // Where a game cannot be saved.
  notSaved: 'That does not count yet: the game cannot be saved right now.',
  waitsForDisk: 'The game is paused until it can be saved again.',
  playUnsaved: 'play without saving',
  unsavedNow: 'This game is no longer saved.',
  undone: 'Undone: choose again.',
  nothingToUndo: 'There is nothing to undo yet.',
  noUndoWithPeople: 'You can undo only when you play against bots alone.',
  noUndoDaily: 'The daily deal has no undo, so that results can be compared.',
  noHintsDaily: 'The daily deal has no hints, so that results can be compared.',
  leaveQuestion: 'Leave the table? Your game is saved.',
  leaveUnsaved: 'Leave the table? This game is not saved.',
  leaveUnbegun: 'Leave the table? Nobody has played yet, so there is nothing to save.',
  hintTitle: 'What the coach would do',
  /** A tip that comes after those of the game. */
  coachTip: {
    keys: 'You can always ask the coach: press I. Press ? to see all keys.',
    touch: 'You can always ask the coach: tap the light bulb.',
  } satisfies Record<Input, string>,
  helpTitle: 'Keys',
  logTitle: 'What happened so far',

  // Hot seat.
  curtainTitle: (name: string): string => `Pass to ${name}`,
  curtainBody: (name: string): string => `Everyone else, look away. ${name}, press Space to see your cards.`,
  hideTitle: (name: string): string => `${name}, your turn is over.`,
  recapAtFirst: (name: string): string => `${name}, here is what happened so far`,
  recapTitle: (name: string): string => `${name}, here is what happened since your last turn`,
  recapOn: 'Press Enter to see your cards.',
  hideKey: 'hide my cards',
  showKey: 'show my cards',

  // The end.
  endTitle: 'Game over',
  dealOver: 'Deal over',
  matchOver: 'Match over',
  rematch: 'Rematch',
  tooSmall: (now: WindowSize, least: WindowSize): string =>
    `This window has ${now.columns} x ${now.rows} characters. The table needs at least ${least.columns} x ${least.rows}: please enlarge the window.`,
  scoreAfter: (deals: number, scores: readonly string[]): string =>
    plural(deals, { one: `After 1 deal: ${scores.join(', ')}.`, other: `After ${deals} deals: ${scores.join(', ')}.` }),
  score: (name: string, total: number, goal: MatchGoal | null): string =>
    goal?.type === 'target'
      ? plural(total, { one: `${name} (1 point)`, other: `${name} (${total} points)` })
      : plural(total, { one: `${name} (1 deal won)`, other: `${name} (${total} deals won)` }),
  matchWon: (winners: readonly string[]): string =>
    winners.length === 1 ? `${winners[0]} wins the match.` : `A tie: ${allOf(winners)} share the match.`,
  youWonMatch: 'You win the match!',
  youSharedMatch: (others: readonly string[]): string => `A tie: you share the match with ${allOf(others)}.`,
  again: (starter: string): string => `Play again (${starter} starts)`,
  againFromYou: 'Play again (you start)',
  nextDeal: 'Next deal',
  /** Offers the next bot of the ladder after some wins. */
  nextRung: (bot: string, next: string): string =>
    `You have beaten ${bot} three times in a row. Play against ${next} next?`,
  /** The same beside a choice that names the next bot. */
  wonThrice: (bot: string): string => `You have beaten ${bot} three times in a row.`,
  climb: (next: string): string => `Play against ${next}`,
  stay: (bot: string): string => `Stay with ${bot}`,
  review: 'Review with the coach',
  replayDeal: 'Replay',
  share: 'Share the result',
  seed: (seed: string): string => `Seed ${seed}`,
  home: 'Main menu',
  reviewing: (percent: number): string => `The coach is checking every action: ${percent}%`,
  reviewTitle: 'Review',
  shareTitle: 'Copy this line',
  shareCommand: (command: string): string => `${command} prints it on one line.`,

  // Finished games.
  gamesTitle: 'Finished games, newest first',
  noGames: 'Your finished games will appear here.',
  gameLine: (date: string, game: string, others: readonly string[], ending: string): string =>
    others.length === 0
      ? `${shortDate(date)}  ${game}: ${ending}`
      : `${shortDate(date)}  ${game} with ${allOf(others)}: ${ending}`,
  replayTitle: (game: string, step: number, of: number): string => `${game}: step ${step} of ${of}`,

  // Help: keys and what they do.
  helpCommon: [
    ['arrows', 'move through your hand or the choices'],
    ['Enter Space', 'choose what is marked, or the only thing you can do'],
    ['I', 'get a hint: what the coach would do, and why'],
    ['U', 'undo your last choice (only against bots, never in the daily deal)'],
    ['L', 'show the log: everything that happened so far'],
    ['R', 'show the rules of this table'],
    ['?', 'show this help'],
    ['Esc', 'go back; at the table, leave it (your game is saved)'],
    ['Ctrl-C', 'quit at once; your game is saved'],
    ['Ctrl-L', 'redraw the screen'],
  ] satisfies readonly (readonly [string, string])[],
};

export type ScreenWords = typeof screen;
