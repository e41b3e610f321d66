import type { GameId } from '@shoal/core';
import { type OptionLine, YOU } from '@shoal/table-ui';
import type { Place } from './record-lines.ts';

/** What only the command line says, in whole sentences; what every table says lives in the shared catalogue. */

const LANGUAGE = 'en-GB';
const lists = new Intl.ListFormat(LANGUAGE, { type: 'conjunction' });
const choices = new Intl.ListFormat(LANGUAGE, { type: 'disjunction' });
const wholeNumbers = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 0 });
const decimals = new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const percents = new Intl.NumberFormat(LANGUAGE, { style: 'percent', minimumFractionDigits: 1 });
const plurals = new Intl.PluralRules(LANGUAGE);

export const whole = (value: number): string => wholeNumbers.format(value);
export const decimal = (value: number): string => decimals.format(value);
export const percent = (value: number): string => percents.format(value);

export const count = (value: number, one: string, other: string): string =>
  plurals.select(value) === 'one' ? one : other;

/** Names with their numbers: `You 5, Bo 6`. */
const tally = (labels: readonly string[], values: readonly number[]): string =>
  labels.map((label, seat) => `${label}${UNBROKEN}${whole(values[seat])}`).join(', ');

const PROMPT = '> ';

/** A space at which no line is broken: a screen shows it like every other. */
export const UNBROKEN = '\u00a0';

/** What a table is played by: "classic", or "classic with give=one". */
export interface RulesInForce {
  readonly preset: string;
  /** Options that differ from the preset, as a command line writes them. */
  readonly changes: readonly string[];
}

export const rulesName = ({ preset, changes }: RulesInForce): string =>
  changes.length === 0 ? `the ${preset} rules` : `the ${preset} rules with ${lists.format(changes)}`;

/** A span of time in the unit that fits it. */
export function span(seconds: number): string {
  if (seconds < 120) return `${whole(seconds)} s`;
  if (seconds < 2 * 3600) return `${whole(seconds / 60)} min`;
  return seconds < 48 * 3600 ? `${whole(seconds / 3600)} hours` : `${whole(seconds / 86400)} days`;
}

/** Bots that think play few games a second: those are told in fractions. */
function pace(games: number, ms: number): string {
  const perSecond = (games * 1000) / Math.max(1, ms);
  return perSecond < 10 ? decimal(perSecond) : whole(perSecond);
}

export const words = {
  // The command line.
  unknownGame: (game: string, known: readonly string[]) =>
    `Unknown game or command '${game}'; the games are ${lists.format(known)}, and shoal --help lists the commands.`,
  unknownBot: (bot: string, known: readonly string[]) => `Unknown bot '${bot}'; there are ${lists.format(known)}.`,
  badPlayer: (text: string) =>
    `'${text}' is no player; give a name, or a name and a kind: --player Ann --player Bo:minnow.`,
  twoGames: (one: string, other: string) => `'${one}' and --game ${other} are two games; name one of them.`,
  badRule: (text: string) => `'${text}' is no rule; write the option and its value: --rule give=one.`,
  badSeats: 'Give a whole number of seats: --seats 4.',
  badNumber: (min: number, max: number) => `Give a whole number from ${whole(min)} to ${whole(max)}.`,
  tooManyPlayers: (players: number, seats: number) =>
    `${whole(players)} players do not fit at ${whole(seats)} seats; leave out --seats or some --player.`,
  wrongBotCount: (bots: number, seats: number) =>
    `${whole(bots)} bots do not fill ${whole(seats)} seats; name one bot for every seat, or one for all: --bots minnow.`,
  oneGoalOnly: 'A match has one goal; give --best-of or --target, not both.',
  peopleNeedInput: (name: string) =>
    `--no-input leaves nobody to choose for ${name}; make every seat a bot: --player ${name}:minnow.`,
  botForbidden: (name: string) =>
    `--no-bots keeps ${name} away, who is a bot; give the name alone, for a person: --player ${name}.`,
  tooFewPeople: (people: number, seats: number) =>
    `--no-bots leaves ${whole(seats - people)} of ${whole(seats)} seats empty; name a person for every seat, such as --player Ann --player Ben, or add --setup.`,
  nobodyPlays: '--no-input and --no-bots leave nobody to play; leave out one of them.',
  recordOnScreen: '--record - writes to the standard output, which the full screen needs; name a file, or add --plain.',
  emptySeed: 'A seed needs at least one character: --seed 7.',

  // Files.
  standardInput: 'standard input',
  cannotRead: (file: string, error: unknown) => `Cannot read ${file}: ${causeOf(error)}.`,
  cannotWrite: (file: string, error: unknown) => `Cannot write ${file}: ${causeOf(error)}.`,
  tooLong: (file: string, line: number) =>
    `${file} line ${whole(line)}: This is not a record: the line is longer than any game.`,
  cutOff: ({ file, line }: Place) =>
    `${file} line ${whole(line)}: The file seems to be cut off here, in the middle of a record.`,
  rightBefore: (fault: string, games: number) =>
    count(games, `${fault} The game before it is right.`, `${fault} The ${whole(games)} games before it are right.`),
  noRecords: (file: string) => `${file} holds no game records.`,
  notARecord: ({ file, line }: Place, sentence: string) => `${file} line ${whole(line)}: ${sentence}`,
  faultAt: ({ file, line, game }: Place, sentence: string) =>
    `${file} line ${whole(line)} (game ${whole(game)}): ${sentence}`,
  noSuchGame: (file: string, wanted: number, games: number) =>
    `There is no game ${whole(wanted)} in ${file}; it holds ${whole(games)}.`,
  noSuchSeat: (seat: number, seats: number) =>
    `There is no seat ${whole(seat)} in this game; give --seat from 1 to ${whole(seats)}.`,

  /** Without a seed nothing tells how the cards should have been shuffled. */
  verified: (games: number, withoutSeed: number) => {
    if (withoutSeed === 0) return count(games, '1 game verified.', `${whole(games)} games verified.`);
    if (games === 1) return '1 game verified, without a seed, so not its shuffles.';
    if (withoutSeed === games) return `${whole(games)} games verified, all without a seed, so not their shuffles.`;
    return count(
      withoutSeed,
      `${whole(games)} games verified, 1 of them without a seed, so not its shuffles.`,
      `${whole(games)} games verified, ${whole(withoutSeed)} of them without a seed, so not their shuffles.`,
    );
  },

  // Simulation.
  rate: (games: number, ms: number) =>
    count(
      games,
      `1 game in ${decimal(ms / 1000)} s.`,
      `${whole(games)} games in ${decimal(ms / 1000)} s, ${pace(games, ms)} games/s.`,
    ),
  progress: (games: number, all: number, ms: number) =>
    games === 0
      ? `0 of ${whole(all)} games`
      : `${whole(games)} of ${whole(all)} games, ${pace(games, ms)} games/s, ${span((ms / 1000) * (all / games - 1))} left`,
  workerBroke: (fault: string) =>
    `A worker thread broke down (${fault}), so the run ends here; --jobs 1 does without worker threads.`,

  // Games of one's own.
  ownGames: 'your finished games',
  noOwnGames: 'No game was finished yet; shoal starts one, and then it is here.',
  ownGame: (number: number, date: string, game: string, players: readonly string[], ending: string) =>
    `${whole(number)}. ${date}, ${game} with ${lists.format(players)}: ${ending}`,
  exportOrImport: 'Give --export or --import, not both.',
  exported: (games: number, file: string) =>
    count(games, `1 game was written to ${file}.`, `${whole(games)} games were written to ${file}.`),
  imported: ({ added, known }: { readonly added: number; readonly known: number }) => {
    const were = count(known, '1 was there already.', `${whole(known)} were there already.`);
    return count(added, `1 game was added; ${were}`, `${whole(added)} games were added; ${were}`);
  },
  badDate: (date: string, first: string, last: string) =>
    `'${date}' is no date of a daily deal; give one from ${first} to ${last}, such as ${last}.`,
  futureDate: (date: string, last: string) =>
    `The daily deal of ${date} is still to come; the last one is that of ${last}.`,
  dailyNotPlayed: (date: string) => `The daily deal of ${date} was not played yet; shoal daily ${date} deals it.`,
  dailyPlayed: (date: string) => `You have played the daily deal of ${date}; every day has a new one.`,
  shareThis: 'To share the result, copy this line:',

  // Rules.
  presetHeads: ['game', 'preset', 'rules'],
  sheetTitle: (title: string, rules: RulesInForce) => `${title}, by ${rulesName(rules)}`,
  rulesHint: 'See the whole sheet with, for example: shoal rules go-fish --preset classic',

  // Games that wait.
  keptForLater: 'The game is kept: shoal --continue goes on with it.',
  continueAsItIs: '--continue goes on with a game as it was left; leave out what describes another table.',
  nothingToContinue: 'There is no game to continue; shoal starts a new one.',
  gamesWaiting: (games: number) => count(games, 'A game is waiting:', `${whole(games)} games are waiting:`),
  waitingGame: (game: string, players: readonly string[], deal: number) =>
    deal === 1 ? `${game} with ${lists.format(players)}` : `${game} with ${lists.format(players)}, deal ${whole(deal)}`,
  continueOrNew: `Enter = continue 1, a number = continue that one, n = a new game ${PROMPT}`,
  continueAnswers: (games: number) => `Please press Enter, or answer n or a number from 1 to ${whole(games)}.`,

  // Setting up.
  whichGame: (games: readonly string[]) => `Which game: ${choices.format(games)}? Enter = ${games[0]} ${PROMPT}`,
  enterOrSetUp: (usual: string) => `Enter = ${usual}, s = set up the table ${PROMPT}`,
  enterOrS: 'Please press Enter to start, or type s to set up the table.',
  youAndBots: (bots: number) => count(bots, 'you and one bot', `you and ${whole(bots)} bots`),
  howManyPlayers: (min: number, max: number, usual: number) =>
    `How many players, ${whole(min)} to ${whole(max)}? Enter = ${whole(usual)} ${PROMPT}`,
  nameOf: (player: number, usual: string) => `Name of player ${whole(player)}? Enter = ${usual} ${PROMPT}`,
  kindOf: (name: string, bots: readonly string[], usual: string) =>
    name === YOU
      ? `Are you a human (h) or a bot (${bots.join(', ')})? Enter = ${usual} ${PROMPT}`
      : `Is ${name} a human (h) or a bot (${bots.join(', ')})? Enter = ${usual} ${PROMPT}`,
  human: 'human',
  presetChoice: (presets: readonly string[], usual: string) =>
    `Which rules: ${choices.format(presets)}? Enter = ${usual} ${PROMPT}`,
  optionChoice: (example: string) =>
    `An option to change, such as ${example}, or ? to list them? Enter = start ${PROMPT}`,
  optionExample: (handSize: number) => `handSize=${handSize}`,
  optionNow: ({ option, value, summary }: OptionLine) => `  ${option}=${value}: ${summary}`,
  chooseFrom: (known: readonly string[]) => `Please answer ${choices.format(known)}.`,

  // At the table.
  title: (game: string, rules: RulesInForce, players: readonly string[]) =>
    `${game} by ${rulesName(rules)}, with ${lists.format(players)}.`,
  botLabel: (label: string, bot: string) => `${label} (${bot})`,
  hints: 'Type ? for help, hint for advice, rules for the rules, q to quit.',
  hintLine: (number: number, reason: string) => `  ${whole(number)}. ${reason}`,
  hintDetails: (sentences: readonly string[]) => `     ${sentences.join(' ')}`,
  seatHeads: ['', 'player', 'cards'],
  booksHeads: ['books', ''],
  pairsHeads: ['pairs', ''],
  pairsLine: (labels: readonly string[], cards: readonly number[], pairs: readonly number[], stock: number) =>
    `Cards: ${tally(labels, cards)}. Pairs: ${tally(labels, pairs)}. Stock: ${whole(stock)}.`,
  booksLine: (labels: readonly string[], cards: readonly number[], books: readonly number[], stock: number) =>
    `Cards: ${tally(labels, cards)}. Books: ${tally(labels, books)}. Stock: ${whole(stock)}.`,
  cardsLine: (labels: readonly string[], cards: readonly number[], stock: number) =>
    `Cards: ${tally(labels, cards)}. Stock: ${whole(stock)}.`,
  hand: (cards: string) => `  Hand: ${cards}`,
  noCards: 'no cards',
  cardThatFits: (card: string) => `${card}, which fits`,
  offer: (question: string, offered: readonly string[]) => `${question} (${offered.join(', ')}) ${PROMPT}`,
  numbered: (number: number, name: string) => `${whole(number)} ${name}`,
  onlyChoice: (action: string) => `Enter = ${action} ${PROMPT}`,
  askAny: (ranks: readonly string[], example: string) =>
    `Ask for which rank (${ranks.join(', ')}), or a rank and a player ("${example}")? ${PROMPT}`,
  askOne: (name: string, ranks: readonly string[]) => `Ask ${name} for which rank (${ranks.join(', ')})? ${PROMPT}`,
  choiceLine: (number: number, action: string) => `  ${whole(number)}. ${action}`,
  whichChoice: (choices: number) => `Which number, 1 to ${whole(choices)}? Enter = none of them ${PROMPT}`,
  suitLetters: ['s', 'h', 'd', 'c'],
  yesOrNo: ['y', 'n'],
  playPrompt: {
    'true-true-true': `Play a card, or d = draw, p = pass ${PROMPT}`,
    'true-true-false': `Play a card, or d = draw ${PROMPT}`,
    'true-false-true': `Play a card, or p = pass ${PROMPT}`,
    'true-false-false': `Play a card ${PROMPT}`,
    'false-true-true': `d = draw, p = pass ${PROMPT}`,
    'false-true-false': `Enter = draw ${PROMPT}`,
    'false-false-true': `Enter = pass ${PROMPT}`,
    'false-false-false': PROMPT,
  },
  /** Whether there is also a card to play. */
  drawOnPrompt: {
    true: `Play a card, or d = draw one, dd = draw until one can be played ${PROMPT}`,
    false: `Enter = draw a card, dd = draw until one can be played ${PROMPT}`,
  },
  nothingToUndo:
    'There is nothing to take back here: only your own choices can be, against bots alone, before the end and not in a daily deal.',
  typeSomething: 'Nothing chosen yet; type ? to see what can be typed.',
  passTo: (name: string) => `Pass to ${name}, then press Enter ${PROMPT}`,
  recap: 'What happened since:',
  noCurtain:
    'Line by line nothing can be hidden for good: what was shown to one player can be scrolled back to by the next. For a curtain between you play on the full screen: at a terminal of 60 columns and 16 rows or more, without --plain.',
  handOver: (name: string) => `${name}, press Enter when you have seen enough ${PROMPT}`,
  hideHand: (name: string) => `${name}, press Enter to hide your cards ${PROMPT}`,
  goFishHelp: (name: string) => [
    `Ask a player for a rank you hold: "7 ${name}", "${name} 7", "ask ${name} for sevens", or 7 and then the player.`,
    `Ranks are a, 2 to 10, j, q, k, or in words; players go by name or number.`,
    'f or Enter fishes when it is time to; h shows your hand, rules the rules.',
    'choices (or c) lists all that you may do, by number; log (or l) tells what happened last; undo (or u) takes back.',
    'hint (or tip) tells the three asks that the coach likes best, and why.',
    `q alone quits; ask for queens with "queens" or "q ${name}".`,
  ],
  crazyEightsHelp: [
    'Play a card by its number in your hand or by name: 3, 8s, 10h, "queen of hearts"; what fits is marked.',
    'A wild card names a suit: "8s h", or 8s and then the suit.',
    'd draws a card, dd draws until one can be played, p passes, y and n answer a vote.',
    'Enter does what is the only thing to do.',
    'choices (or c) lists all that you may do, by number; log (or l) tells what happened last; undo (or u) takes back.',
    'hint (or tip) tells the three actions that the coach likes best, and why.',
    'h shows your hand, rules the rules, q quits.',
  ],
  another: `1 = another deal, 2 = review with the coach, 3 = quit; Enter = 1 ${PROMPT}`,
  anotherAnswers: 'Please answer 1, 2 or 3.',
  matchScore: (deal: number) => `The score after deal ${whole(deal)}:`,
  dealNumber: (deal: number) => `Deal ${whole(deal)}.`,
  matchHeads: ['player', 'total'],

  // Replay.
  gameInFile: (number: number, game: string, labels: readonly string[], seed: string | undefined) =>
    seed === undefined
      ? `Game ${whole(number)}: ${game}, ${whole(labels.length)} seats, with ${lists.format(labels)}.`
      : `Game ${whole(number)}: ${game}, ${whole(labels.length)} seats, seed ${seed}, with ${lists.format(labels)}.`,
  tableAfter: (entries: number) =>
    count(entries, 'The table after 1 log entry:', `The table after ${whole(entries)} log entries:`),
  tableAfterWhole: (entries: number) => `The table after ${whole(entries)} log entries, so that the action is whole:`,
  logEnds: (entries: number, wanted: number) =>
    count(
      entries,
      `The log has only 1 entry, not ${whole(wanted)}.`,
      `The log has only ${whole(entries)} entries, not ${whole(wanted)}.`,
    ),
  unfinished: 'The record ends before the game does.',
  stepNeedsInput: '--step reads the keyboard, so the records must come from a file instead of -.',
  stepOn: `Enter = next, q = quit ${PROMPT}`,
  handOfSeat: (label: string, cards: string) => `  ${label}: ${cards}`,
} as const;

/** What can be typed at a table of a game. */
export const helpFor = (game: GameId, labels: readonly string[]): readonly string[] =>
  game === 'go-fish' ? words.goFishHelp(labels[labels.length - 1]) : words.crazyEightsHelp;

const CAUSES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'part of the path is not a folder',
  ENOSPC: 'the disk is full',
};

/** Why a file could not be used, in words where they are known. */
function causeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return CAUSES[code] ?? (code === '' ? 'the system gives no reason' : code);
}
