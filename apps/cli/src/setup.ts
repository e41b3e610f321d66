import { BOT_NAMES, type BotName, type Game, type GameId, isBotName, widestSeats } from '@shoal/core';
import {
  cleanName,
  DEFAULT_BOT,
  DEFAULT_PRESET,
  en,
  fillSeats,
  GAME_IDS,
  isPerson,
  meansSomething,
  optionLines,
  type Player,
  type TablePlan,
  YOU,
} from '@shoal/table-ui';
import { UsageError } from './exit-code.ts';
import { readKind, readPlayer } from './read-player.ts';
import { Stopped } from './stopped.ts';
import { gameFrom, plainSentences, planFrom, readGame, type TableFlags } from './table-plan.ts';
import { words } from './words.ts';

export interface SeatingFlags extends TableFlags {
  readonly player?: readonly string[];
  /** Who fills the seats that nobody named. */
  readonly bot?: string;
  /** False by --no-bots: people only (R15). */
  readonly bots?: boolean;
}

/** A table and who sits at it. */
export interface Seating {
  readonly plan: TablePlan;
  readonly players: readonly Player[];
}

/** What the flags say, and for the rest: you and two bots. */
export function seatingFrom(flags: SeatingFlags): Seating {
  const people = flags.player?.length ?? 0;
  const seating = usualSeating(flags);
  const { seats } = seating.plan;
  if (flags.bots === false && people < seats) throw new UsageError(words.tooFewPeople(people, seats));
  return seating;
}

/** The same with people in the seats that nobody named, where bots are forbidden. */
function usualSeating(flags: SeatingFlags): Seating {
  const id = gameFrom(flags.game);
  const named = (flags.player ?? []).map((text) => readPlayer(text));
  const plan = planFrom(id, flags, named.length);
  if (named.length > plan.seats) throw new UsageError(words.tooManyPlayers(named.length, plan.seats));
  const forbidden = flags.bots === false ? named.find((player) => !isPerson(player)) : undefined;
  if (forbidden !== undefined) throw new UsageError(words.botForbidden(forbidden.name));
  const first = named.length === 0 ? [{ name: YOU, bot: null }] : named;
  return { plan, players: fillSeats(first, plan.seats, fillerFrom(flags)) };
}

/** The bot that fills seats; null where only people may. */
function fillerFrom({ bot = DEFAULT_BOT, bots }: SeatingFlags): BotName | null {
  if (!isBotName(bot)) throw new UsageError(words.unknownBot(bot, BOT_NAMES));
  return bots === false ? null : bot;
}

/** Puts a question and says what is wrong with an answer. */
export interface Interview {
  ask(question: string): Promise<string>;
  remark(sentence: string): void;
}

/** What may be answered, and whether it sets up the table. */
const SETS_UP: ReadonlyMap<string, boolean> = new Map([
  ['', false],
  ['s', true],
  ['setup', true],
  ['set up', true],
]);

/** Asks which game, then one Enter starts it; `s` sets up everything else. */
export async function askForSeating(flags: SeatingFlags, setsUp: boolean, talk: Interview): Promise<Seating> {
  const game = flags.game ?? (await askForGame(talk));
  const usual = usualSeating({ ...flags, game });
  if (!setsUp) {
    const question = words.enterOrSetUp(words.youAndBots(usual.players.length - 1));
    const wants = await until(talk, question, words.enterOrS, (text) => SETS_UP.get(text.toLowerCase()));
    if (!wants) return usual;
  }
  return setUp(usual, flags, talk);
}

function askForGame(talk: Interview): Promise<GameId> {
  const names = GAME_IDS.map((id) => plainSentences.gameName(id));
  return until(talk, words.whichGame(names), words.chooseFrom(names), (text) => {
    if (text === '') return GAME_IDS[0];
    return GAME_IDS[Number(text) - 1] ?? readGame(text);
  });
}

async function setUp(usual: Seating, flags: SeatingFlags, talk: Interview): Promise<Seating> {
  const { id, game } = usual.plan;
  const { min, max } = widestSeats(game.tables);
  const usualSeats = usual.players.length;
  const seats = await until(talk, words.howManyPlayers(min, max, usualSeats), words.badNumber(min, max), (text) => {
    const number = text === '' ? usualSeats : Number(text);
    return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
  });
  const players: Player[] = [];
  for (const player of fillSeats(usual.players, seats, fillerFrom(flags)).slice(0, seats)) {
    const name = await askForName(players.length + 1, player.name, talk);
    const bot = flags.bots === false ? null : await askForKind(name, player.bot, talk);
    players.push({ name, bot });
  }
  const preset = await askForPreset(game, seats, flags.preset ?? DEFAULT_PRESET, talk);
  return { plan: await askForOptions(id, { ...flags, preset, seats }, talk), players };
}

function askForName(number: number, usual: string, talk: Interview): Promise<string> {
  return until(talk, words.nameOf(number, usual), en.screen.nameTaken, (text) => {
    const name = cleanName(text) ?? usual;
    return meansSomething(name) ? undefined : name;
  });
}

/** A bot's name, or null for a person. */
function askForKind(name: string, usual: BotName | null, talk: Interview): Promise<BotName | null> {
  const question = words.kindOf(name, BOT_NAMES, usual ?? words.human);
  return until(talk, question, words.chooseFrom(['h', ...BOT_NAMES]), (text) => (text === '' ? usual : readKind(text)));
}

/** Only rules that have room for so many players. */
async function askForPreset(game: Game, seats: number, usual: string, talk: Interview): Promise<string> {
  const fits = ([, preset]: [string, { seats: { min: number; max: number } }]) =>
    preset.seats.min <= seats && seats <= preset.seats.max;
  const names = Object.entries(game.tables.presets)
    .filter(fits)
    .map(([name]) => name);
  const first = names.includes(usual) ? usual : names[0];
  return until(talk, words.presetChoice(names, first), words.chooseFrom(names), (text) =>
    text === '' ? first : names.find((name) => name.startsWith(text.toLowerCase())),
  );
}

/** Takes option after option, each checked at once against the others, until an empty line. */
async function askForOptions(id: GameId, flags: TableFlags, talk: Interview): Promise<TablePlan> {
  let rules = flags.rule ?? [];
  for (;;) {
    const plan = planFrom(id, { ...flags, rule: rules });
    const text = await answered(talk, words.optionChoice(words.optionExample(plan.options.handSize + 1)));
    if (text === '') return plan;
    if (text === '?') listOptions(plan, talk);
    else rules = tryRule(id, flags, rules, text, talk);
  }
}

function tryRule(id: GameId, flags: TableFlags, rules: readonly string[], rule: string, talk: Interview) {
  try {
    planFrom(id, { ...flags, rule: [...rules, rule] });
    return [...rules, rule];
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    talk.remark(error.message);
    return rules;
  }
}

function listOptions({ id, options }: TablePlan, talk: Interview): void {
  for (const line of optionLines(plainSentences, id, options)) talk.remark(words.optionNow(line));
}

/** What was answered; whoever wants to quit need not answer. */
export async function answered(talk: Interview, question: string): Promise<string> {
  const text = (await talk.ask(question)).trim();
  if (/^(q|quit|exit)$/i.test(text)) throw new Stopped(plainSentences.say({ key: 'goodbye' }));
  return text;
}

/** Asks until the answer means something. */
async function until<T>(
  talk: Interview,
  question: string,
  otherwise: string,
  read: (text: string) => T | undefined,
): Promise<T> {
  for (;;) {
    const value = read(await answered(talk, question));
    if (value !== undefined) return value;
    talk.remark(otherwise);
  }
}
