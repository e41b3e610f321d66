import {
  type Action,
  type Badge,
  type ChoosingState,
  isTableRefusal,
  type Message,
  type OptionRefusal,
  type RecordFault,
  type RefusalContext,
  type Result,
  type Seat,
  type Suit,
  type TableRefusal,
  type VerifyFault,
  type View,
  winnersMessage,
} from '@shoal/core';
import { type GameWords, lookUp, type OptionWords, type Pen, say, suitsName } from '@shoal/language';
import type { ShownGame } from '../../game/shown-game.ts';
import type { CoachMessage, LineMessage, TableRefusalMessage } from '../messages/table-messages.ts';
import { type Strength, strengthOf } from './bot-strength.ts';
import { sayOptionRefusal, sayRecordFault, sayVerifyFault } from './fault-sentences.ts';
import { type LogSentences, logSentences } from './log-sentences.ts';
import { penOf, type SentenceSettings } from './table-pen.ts';

/** Sentences that need no game. */
export interface CommonSentences {
  /** "hearts". */
  suitName(suit: Suit): string;
  /** "Your turn." or "Bo's turn." */
  turn(seat: Seat): string;
  winners(result: Result): string;
  coach(message: CoachMessage): string;
  /** Any other message of a table: headers, line mode. */
  say(message: LineMessage): string;
}

/** All sentences at one table. */
export interface Sentences extends CommonSentences, LogSentences {
  readonly game: ShownGame;
  /** Says why a table of this game cannot be set up. */
  optionRefusal(refusal: OptionRefusal): string;
  refusal(refusal: string, context?: RefusalContext): string;
  /** Says why a record of this game cannot be read. */
  recordFault(fault: RecordFault): string;
  /** Says how a record of this game breaks its rules. */
  verifyFault(fault: VerifyFault): string;
  /** The rules in force: a title, then one clause per line. A preset may add a clause. */
  rulesSheet(options: object, seats: number, preset?: string): readonly string[];
  /** What is said below or within a picture of the rules. */
  picture(message: Message): string;
  gameName: string;
  presetName(preset: string): string;
  presetSummary(preset: string): string;
  /** The name of an option in a form. */
  optionLabel(option: string): string;
  /** The subject of an option, in one line. */
  optionSummary(option: string): string;
  /** An option's value in a few words, as it stands beside the label. */
  optionChoice(option: string, value: unknown): string;
  /** The meaning of an option's value, in one line. */
  optionValue(option: string, value: unknown): string;
  /** An action as a choice: "Ask Bo for sevens", "Play 8♠ and name hearts". */
  action(action: Action, view?: View): string;
  /** An action that can repeat: its choice, and the sentence shown meanwhile; null if the game has no such action. */
  readonly repeated: { readonly choice: string; readonly meanwhile: string } | null;
  prompt(view: View, asked: ChoosingState): string;
  /** A badge in a few words, without a full stop. */
  badge(badge: Badge): string;
  /** How strong a bot is; null for programs, and if all bots are equal. */
  strength(bot: string): Strength | null;
  /** One line per seat, best place first. */
  standings(result: Result, options: object): string[];
  /** Says why this game ended. */
  ending(result: Result, options: object): string;
  /** Names the reason of many endings, for a summary. */
  reason(reason: string): string;
  /** The coach's sentence about an action: reason, odds, what it reveals, what was forgotten. */
  advice(message: Message): string;
}

/** Makes the sentences that need no game. */
export function commonSentences(settings: SentenceSettings): CommonSentences {
  const { you = null, catalogue } = settings;
  const pen = penOf(settings);
  return {
    suitName: (suit) => suitsName(suit, catalogue.cards),
    turn: (seat) => say(catalogue.lines, seat === you ? { key: 'your-turn' } : { key: 'turn', seat }, pen),
    winners: (result) => say(catalogue.winners, winnersMessage(result, you), pen),
    coach: (message) => say(catalogue.coach, message, pen),
    say: (message) => say(catalogue.lines, message, pen),
  };
}

/** Makes the sentences for one table, in one language. */
export function createSentences(settings: SentenceSettings, game: ShownGame): Sentences {
  const { catalogue } = settings;
  const { presentation, words } = game;
  const pen = penOf(settings);
  return {
    ...commonSentences(settings),
    ...{ game, gameName: catalogue.games[game.id].name },
    ...logSentences(settings, game, pen),
    ...atTheEnd(settings, game, pen),
    ...ofOptions(game),
    optionRefusal: (refusal) => sayOptionRefusal(refusal, catalogue, words, pen),
    action: (action, view) => say(words.actions, presentation.action(action, view), pen),
    repeated: repeatedIn(game, pen),
    prompt: (view, asked) => say(words.prompts, presentation.prompt(view, asked), pen),
    badge: ({ message }) => say(words.badges, message, pen),
    strength: (bot) => strengthOf(bot, game, catalogue.screen),
    recordFault: (fault) => sayRecordFault(fault, catalogue, () => words),
    verifyFault: (fault) => sayVerifyFault(fault, catalogue, () => words),
    advice: (message) => say(words.advice, message, pen),
    picture: (message) => say(words.pictures, message, pen),
    refusal: (refusal, context = {}) =>
      isTableRefusal(refusal)
        ? say(catalogue.tableRefusals, tableRefusalMessage(refusal, context.view), pen)
        : say(words.refusals, presentation.refusal(refusal, context), pen),
    rulesSheet: (options, seats, preset = '') => [
      ...presentation.rules(options, seats).map((message) => say(words.rules, message, pen)),
      ...clausesOf(words, preset),
    ],
  };
}

function repeatedIn({ presentation: { repeat }, words }: ShownGame, pen: Pen): Sentences['repeated'] {
  if (repeat === undefined) return null;
  return { choice: say(words.actions, repeat.choice, pen), meanwhile: say(words.prompts, repeat.meanwhile, pen) };
}

function clausesOf({ presetClauses = {} }: GameWords, preset: string): string[] {
  const clause = Object.hasOwn(presetClauses, preset) ? presetClauses[preset] : undefined;
  return clause === undefined ? [] : [clause];
}

const tableRefusalMessage = (refusal: TableRefusal, view: View | undefined): TableRefusalMessage =>
  refusal === 'not-your-turn' && view !== undefined && view.turn !== null
    ? { key: 'turn-of', seat: view.turn }
    : { key: refusal };

function atTheEnd(
  { you = null, catalogue }: SentenceSettings,
  { presentation, words }: ShownGame,
  pen: Pen,
): Pick<Sentences, 'standings' | 'ending' | 'reason'> {
  return {
    standings: ({ places, scores }, options) =>
      places
        .map((place, seat) => ({
          ...{ seat, place, isShared: places.indexOf(place) !== places.lastIndexOf(place) },
          withScore: words.withScore(scores[seat], options),
        }))
        .sort((a, b) => a.place - b.place)
        .map((standing) => ({
          key: standing.seat === you ? ('your-standing' as const) : ('standing' as const),
          ...standing,
        }))
        .map((message) => say(catalogue.standings, message, pen)),
    ending: (result, options) => {
      const verdict = presentation.verdict?.(result, you) ?? null;
      if (verdict !== null) return say(words.events, verdict, pen);
      return lookUp(words.endings, presentation.ending(result, options));
    },
    reason: (reason) => lookUp(words.endings, reason),
  };
}

type OptionSentences =
  | 'presetName'
  | 'presetSummary'
  | 'optionLabel'
  | 'optionSummary'
  | 'optionChoice'
  | 'optionValue';

function ofOptions({ words }: ShownGame): Pick<Sentences, OptionSentences> {
  const options: Readonly<Record<string, OptionWords<unknown>>> = { ...words.options };
  return {
    presetName: (preset) => lookUp(words.presets, preset).name,
    presetSummary: (preset) => lookUp(words.presets, preset).summary,
    optionLabel: (option) => lookUp(options, option).label,
    optionSummary: (option) => lookUp(options, option).summary,
    optionChoice: (option, value) => lookUp(options, option).choice(value),
    optionValue: (option, value) => lookUp(options, option).value(value),
  };
}
