import { type Game, type GameId, gameNamed, widestSeats } from '@shoal/core';
import { UsageError } from './exit-code.ts';
import { cleanName, DEFAULT_BOT, fillWithBots, type Player, readKind, readPlayer, YOU } from './players.ts';
import {
  DEFAULT_PRESET,
  GAME_IDS,
  gameFrom,
  plainSentences,
  planFrom,
  readGame,
  type TableFlags,
  type TablePlan,
} from './table-plan.ts';
import { words } from './words.ts';

export interface SeatingFlags extends TableFlags {
  readonly player?: readonly string[];
  /** Who fills the seats that nobody named. */
  readonly bot?: string;
}

/** A table and who sits at it. */
export interface Seating {
  readonly plan: TablePlan;
  readonly players: readonly Player[];
}

/** What the flags say, and for the rest: you and two bots. */
export function seatingFrom(flags: SeatingFlags): Seating {
  const id = gameFrom(flags.game);
  const game = gameNamed(id);
  const named = (flags.player ?? []).map((text) => readPlayer(game, text));
  const plan = planFrom(id, flags, named.length);
  if (named.length > plan.seats) throw new UsageError(words.tooManyPlayers(named.length, plan.seats));
  const bot = flags.bot ?? DEFAULT_BOT;
  if (!Object.hasOwn(game.bots, bot)) throw new UsageError(words.unknownBot(bot, Object.keys(game.bots)));
  return { plan, players: fillWithBots(named.length === 0 ? [{ name: YOU, bot: null }] : named, plan.seats, bot) };
}

/** Puts a question and says what is wrong with an answer. */
export interface Interview {
  ask(question: string): Promise<string>;
  remark(sentence: string): void;
}

/** Asks which game, then one Enter starts it; `s` sets up everything else. */
export async function askForSeating(flags: SeatingFlags, setsUp: boolean, talk: Interview): Promise<Seating> {
  const game = flags.game ?? (await askForGame(talk));
  const usual = seatingFrom({ ...flags, game });
  if (!setsUp) {
    const question = words.enterOrSetUp(words.youAndBots(usual.players.length - 1));
    const answers = { '': false, s: true, setup: true, 'set up': true };
    if (!(await until(talk, question, words.enterOrS, (text) => answers[text.toLowerCase() as keyof typeof answers]))) {
      return usual;
    }
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
  for (const player of fillWithBots(usual.players, seats, flags.bot ?? DEFAULT_BOT).slice(0, seats)) {
    players.push(await askForPlayer(game, players.length + 1, player, talk));
  }
  const preset = await askForPreset(game, seats, flags.preset ?? DEFAULT_PRESET, talk);
  return { plan: await askForOptions(id, { ...flags, preset, seats }, talk), players };
}

async function askForPlayer(game: Game, number: number, usual: Player, talk: Interview): Promise<Player> {
  const name = cleanName(await talk.ask(words.nameOf(number, usual.name))) ?? usual.name;
  const bots = Object.keys(game.bots);
  const usualKind = usual.bot ?? words.human;
  const bot = await until(talk, words.kindOf(name, bots, usualKind), words.chooseFrom(['h', ...bots]), (text) =>
    text === '' ? usual.bot : readKind(game, text),
  );
  return { name, bot };
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
    const text = (await talk.ask(words.optionChoice(words.optionExample(plan.options.handSize + 1)))).trim();
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
  for (const [option, value] of Object.entries(options)) {
    talk.remark(words.optionNow(option, value, plainSentences.optionSummary(id, option)));
  }
}

/** Asks until the answer means something. */
async function until<T>(
  talk: Interview,
  question: string,
  otherwise: string,
  read: (text: string) => T | undefined,
): Promise<T> {
  for (;;) {
    const value = read((await talk.ask(question)).trim());
    if (value !== undefined) return value;
    talk.remark(otherwise);
  }
}
