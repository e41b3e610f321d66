import { BOT_NAMES, type BotName, type Game, type OptionKind, widestSeats } from '@shoal/core';
import { GAME_IDS, type GameId } from '@shoal/games/ids';
import { cleanName, excerpt, type LadderPlayer, type TablePlan, writtenRules } from '@shoal/room';
import {
  botInSentence,
  type Catalogue,
  DEFAULT_PRESET,
  isTyped,
  optionLines,
  type ShownGame,
  shownName,
  strengthOf,
  YOU,
} from '@shoal/table-ui';
import { readGame } from '../flags/game-flag.ts';
import { isNameTaken, readKind } from '../flags/read-player.ts';
import { defaultSeating, type Seating, type SeatingFlags } from '../flags/seating.ts';
import type { TableFlags } from '../flags/table-flags.ts';
import { planFrom } from '../flags/table-plan.ts';
import { Stopped, UsageError } from '../process/exit-code.ts';
import { gamesIn, understood } from '../text/language.ts';
import { sentencesIn, sentencesOf } from '../text/sentence-lines.ts';

/** Puts a question and says what is wrong with an answer. */
export interface Interview {
  readonly catalogue: Catalogue;
  ask(question: string): Promise<string>;
  remark(sentence: string): void;
}

/** Asks which game, then one Enter starts it; `s` sets up everything else. */
export async function askForSeating(flags: SeatingFlags, setsUp: boolean, talk: Interview): Promise<Seating> {
  const game = flags.game ?? (await askForGame(talk));
  const suggested = defaultSeating({ ...flags, game }, talk.catalogue);
  if (!setsUp) {
    const { enterOrSetUp, enterOrS } = talk.catalogue.lineSetup;
    const wants = await until(talk, enterOrSetUp(suggested.players.length - 1), enterOrS, (text) => {
      if (text === '') return false;
      return isTyped(text, understood(talk.catalogue), ({ setUp }) => setUp) ? true : undefined;
    });
    if (!wants) return suggested;
  }
  return setUp(suggested, flags, talk);
}

function askForGame(talk: Interview): Promise<GameId> {
  const { lineSetup, games } = talk.catalogue;
  const names = GAME_IDS.map((id) => games[id].name);
  return until(talk, lineSetup.whichGame(names), lineSetup.chooseFrom(names), (text) => {
    if (text === '') return GAME_IDS[0];
    return GAME_IDS[Number(text) - 1] ?? readGame(text, talk.catalogue.games);
  });
}

async function setUp(suggested: Seating, flags: SeatingFlags, talk: Interview): Promise<Seating> {
  const { lineSetup, lineMode } = talk.catalogue;
  const { id, game } = suggested.plan;
  const { min, max } = widestSeats(game.tables);
  const defaultSeats = suggested.players.length;
  const question = lineSetup.howManyPlayers(min, max, defaultSeats);
  const seats = await until(talk, question, lineMode.badNumber(min, max), (text) => {
    const number = text === '' ? defaultSeats : Number(text);
    return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
  });
  const preset = await askForPreset(game, seats, flags.preset ?? DEFAULT_PRESET, talk);
  // The rules come before the players: some presets seat people, others bots.
  const chosen = { ...flags, game: id, preset, seats, player: (flags.player ?? []).slice(0, seats) };
  const players = await askForPlayers(defaultSeating(chosen, talk.catalogue), flags, talk);
  return { plan: await askForOptions(id, chosen, talk), players };
}

async function askForPlayers(suggested: Seating, { bots }: SeatingFlags, talk: Interview): Promise<LadderPlayer[]> {
  const game = gamesIn(talk.catalogue)[suggested.plan.id];
  const players: LadderPlayer[] = [];
  for (const player of suggested.players) {
    const name = await askForName(players.length + 1, player.name, talk);
    const bot = bots === false ? null : await askForKind(name, player.bot, game, talk);
    players.push({ name, bot });
  }
  return players;
}

function askForName(number: number, suggested: string, talk: Interview): Promise<string> {
  const { lineSetup, screen } = talk.catalogue;
  const question = lineSetup.nameOf(number, shownName(suggested, screen.you));
  return until(talk, question, screen.nameTaken, (text) => {
    const name = cleanName(text) ?? suggested;
    if (name === screen.you) return YOU;
    return isNameTaken(name, talk.catalogue) ? undefined : name;
  });
}

/** A bot's name, or null for a person. */
function askForKind(
  name: string,
  suggested: BotName | null,
  game: ShownGame,
  talk: Interview,
): Promise<BotName | null> {
  const { lineSetup: words, screen, typed } = talk.catalogue;
  const kind = suggested ?? words.human;
  const bots = BOT_NAMES.map((bot) => botInSentence(bot, strengthOf(bot, game, screen)));
  const question = name === YOU ? words.yourKind(bots, kind) : words.kindOf(name, bots, kind);
  return until(
    talk,
    question,
    words.chooseFrom([...longWords(typed.person), ...longWords(typed.bot), ...BOT_NAMES]),
    (text) => (text === '' ? suggested : readKind(text, talk.catalogue)),
  );
}

/** Leaves out single letters, which explain nothing. */
const longWords = (answers: readonly string[]): string[] => answers.filter((answer) => answer.length > 1);

/** Only rules that have room for so many players. */
async function askForPreset(game: Game, seats: number, suggested: string, talk: Interview): Promise<string> {
  const { lineSetup: words } = talk.catalogue;
  const fits = ([, preset]: [string, { seats: { min: number; max: number } }]) =>
    preset.seats.min <= seats && seats <= preset.seats.max;
  const names = Object.entries(game.tables.presets)
    .filter(fits)
    .map(([name]) => name);
  const first = names.includes(suggested) ? suggested : names[0];
  return until(talk, words.preset(names, first), words.chooseFrom(names), (text) =>
    text === '' ? first : names.find((name) => name.startsWith(text.toLowerCase())),
  );
}

/** The first option of the game with a value that is not in force. */
function otherOption({ game, options }: TablePlan): string {
  const [option, value] = Object.entries(writtenRules(options))[0];
  const { allowed } = (game.tables.table as Readonly<Record<string, OptionKind>>)[option];
  const values = 'min' in allowed ? [String(Number(value) + 1)] : allowed;
  return `${option}=${values.find((other) => other !== value)}`;
}

/** Takes option after option, each checked at once against the others, until an empty line. */
async function askForOptions(id: GameId, flags: TableFlags, talk: Interview): Promise<TablePlan> {
  const { option, noOption } = talk.catalogue.lineSetup;
  let rules = flags.rule ?? [];
  for (;;) {
    const plan = planFrom(id, { ...flags, rule: rules }, 0, talk.catalogue);
    const example = otherOption(plan);
    const text = await answered(talk, option(example));
    if (text === '') return plan;
    if (text === '?') listOptions(plan, talk);
    else if (text.indexOf('=') < 1) talk.remark(noOption(excerpt(text), example));
    else rules = tryRule(id, flags, rules, text, talk);
  }
}

function tryRule(id: GameId, flags: TableFlags, rules: readonly string[], rule: string, talk: Interview) {
  try {
    planFrom(id, { ...flags, rule: [...rules, rule] }, 0, talk.catalogue);
    return [...rules, rule];
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    talk.remark(error.message);
    return rules;
  }
}

function listOptions({ id, options }: TablePlan, talk: Interview): void {
  for (const { option, value, summary } of optionLines(sentencesOf(id, talk.catalogue), options))
    talk.remark(`  ${option}=${value}: ${summary}`);
}

/** Asks a question and returns the answer; throws `Stopped` when the person quits instead. */
export async function answered(talk: Interview, question: string): Promise<string> {
  const text = (await talk.ask(question)).trim();
  if (isTyped(text, understood(talk.catalogue), ({ commands }) => commands.quit))
    throw new Stopped(sentencesIn(talk.catalogue).say({ key: 'goodbye' }));
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
