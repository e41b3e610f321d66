import { GAME_IDS } from '@shoal/games/ids';
import { numberFormat } from '@shoal/language';
import { oneOf } from '@shoal/language/en';
import { LONGEST_NAME } from '@shoal/room';
import { exampleRule } from './examples.ts';
import { nearest } from './nearest.ts';

/** What only engineers read, in English: the command line, simulations, and what programs say to each other. */

const LANGUAGE = 'en-GB';
const wholeNumbers = numberFormat(LANGUAGE, { maximumFractionDigits: 0 });
const decimals = numberFormat(LANGUAGE, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const percents = numberFormat(LANGUAGE, { style: 'percent', minimumFractionDigits: 1 });
const plurals = new Intl.PluralRules(LANGUAGE);

export const whole = (value: number): string => wholeNumbers.format(value);
export const decimal = (value: number): string => decimals.format(value);
export const percent = (value: number): string => percents.format(value);

export const count = (value: number, one: string, other: string): string =>
  plurals.select(value) === 'one' ? one : other;

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

export function didYouMean(noun: string, word: string, known: readonly string[], name?: string): string | undefined {
  const meant = nearest(word, known);
  const typed = name === undefined ? meant : `${name}:${meant}`;
  return meant === undefined ? undefined : `There is no ${noun} "${word}"; did you mean ${typed}?`;
}

export const words = {
  // The command line.
  unknownGame: (game: string, known: readonly string[]) =>
    didYouMean('game', game, known) ?? `There is no game "${game}"; choose ${oneOf(known)}.`,
  unknownBot: (bot: string, known: readonly string[]) =>
    didYouMean('bot', bot, known) ?? `There is no bot "${bot}"; choose ${oneOf(known)}.`,
  unknownKind: (name: string, kind: string, known: readonly string[]) =>
    didYouMean('bot', kind, known, name) ??
    `${name} cannot be "${kind}"; choose human, ai (the default bot), or ${oneOf(known)}.`,
  badPlayer: (text: string) =>
    `"${text}" is not a player; give a name, or a name and a bot: --player Ann --player Bo:minnow.`,
  nameTaken: (name: string) => `"${name}" would be read as a card or a seat at the table; give --player another name.`,
  longName: (name: string) => `"${name}" has more than ${LONGEST_NAME} characters; give --player a shorter name.`,
  twoGames: (one: string, other: string) => `"${one}" and --game ${other} are two different games; name only one.`,
  badRule: (text: string) =>
    `"${text}" is not a rule; give an option and its value: --rule ${exampleRule(GAME_IDS[0])}.`,
  badSeats: 'give a whole number, such as --seats 4',
  badNumber: (min: number, max: number) => `give a whole number from ${whole(min)} to ${whole(max)}`,
  tooManyPlayers: (players: number, seats: number) =>
    `${whole(players)} players do not fit in ${whole(seats)} seats; drop --seats, or some --player or --bot.`,
  wrongBotCount: (bots: number, seats: number) =>
    `${whole(bots)} bots do not fill ${whole(seats)} seats; name one bot for every seat, or one for all: --bots minnow.`,
  oneGoalOnly: 'A match has one goal; give --best-of or --target, not both.',
  peopleNeedInput: (name: string) =>
    `--no-input leaves nobody to choose for ${name}; make every seat a bot: --player ${name}:minnow.`,
  botForbidden: (name: string) =>
    `--no-bots allows only people, but ${name} is a bot; give the name alone: --player ${name}.`,
  namedLevel: (name: string, level: string) =>
    `--bot names only programs; name a bot of the ladder with --player ${name}:${level}.`,
  timeLimitWithoutProgram: '--time-limit is for a program; add one with --bot "COMMAND", or drop --time-limit.',
  programForbidden: '--no-bots allows no programs either; drop --no-bots or the --bot.',
  setupWithProgram:
    '--setup seats only people and bots of the ladder; drop --setup, or the --bot that starts a program.',
  tooFewPeople: (people: number, seats: number) =>
    `--no-bots leaves ${whole(seats - people)} of ${whole(seats)} seats empty; name a person for every seat, such as --player Ann --player Ben, or add --setup.`,
  nobodyPlays: '--no-input and --no-bots leave nobody to play; drop one of them.',
  recordOnScreen: '--record - writes to standard output, which the full screen needs; name a file, or add --plain.',
  emptySeed: 'give at least one character, such as --seed 7',
  continueAsItIs: '--continue resumes a game as you left it; drop the options that describe another table.',
  notWithQuiet: (option: string): string => `--quiet tells no actions, so it does not go with ${option}.`,
  stepOrJson: '--step waits for people and --json is for programs; give only one of them.',
  stepNeedsInput: '--step reads the keyboard, so give a file of records instead of -.',
  noSuchSeat: (seat: number, seats: number) =>
    `There is no seat ${whole(seat)} in this game; give --seat from 1 to ${whole(seats)}.`,
  exportOrImport: 'Give --export or --import, not both.',
  reviewOverRecords: 'The review would overwrite the records; give --html another file.',
  badDate: (date: string, first: string, last: string) =>
    `"${date}" is not the date of a daily deal; give one from ${first} to ${last}.`,
  futureDate: (date: string, last: string) => `The daily deal of ${date} is yet to come; the latest is ${last}.`,

  // Simulation.
  longRun: (ms: number) => `This will take about ${span(ms / 1000)}; Ctrl-C stops it.`,
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
    `A worker thread failed (${fault}), so the run ends here; --jobs 1 runs without worker threads.`,
} as const;
