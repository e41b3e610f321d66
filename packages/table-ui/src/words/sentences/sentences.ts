import {
  type Action,
  type Badge,
  type Call,
  type ChoosingState,
  type GameEvent,
  isTableRefusal,
  type Message,
  type OptionRefusal,
  type RecordFault,
  type RefusalContext,
  type Result,
  type Seat,
  type StoryScope,
  type Suit,
  type TableRefusal,
  type TurnSentence,
  turnsOf,
  type VerifyFault,
  type View,
  winnersMessage,
} from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import {
  cardSign,
  type GameWords,
  lookUp,
  type OptionWords,
  type Pen,
  type PhrasePen,
  say,
  spokenCard,
  suitsName,
} from '@shoal/language';
import type { ShownGame, ShownGames } from '../../game/shown-game.ts';
import type { Catalogue } from '../catalogue.ts';
import { asRecorded } from '../messages/fault-words.ts';
import type { CoachMessage, LineMessage, TableRefusalMessage } from '../messages/table-messages.ts';
import { type Strength, strengthOf } from './bot-strength.ts';
import { shownLabels } from './shown-names.ts';

/** The players, and how to speak to them. */
export interface SentenceSettings {
  readonly names: readonly string[];
  /** Writes 7H instead of 7♥. */
  readonly ascii: boolean;
  /** Writes "seven of hearts", to be read aloud. */
  readonly spoken?: boolean;
  /** The seat addressed as "you"; null in hot seat, in a replay and for spectators. */
  readonly you?: Seat | null;
  readonly catalogue: Catalogue;
}

/** The part of a log to tell. The rest is still read, so that a sentence does not depend on where the part begins. */
export interface NarrateSettings {
  /** The first event to tell; 0 by default. */
  readonly from?: number;
  /** The event to stop before; the end of the log by default. */
  readonly to?: number;
  /** The phase and the turn after the last event, for games whose story depends on them. */
  readonly view?: Pick<View, 'phase' | 'turn'>;
  /** The options in force, for games whose story depends on them. */
  readonly options?: object;
}

/** A sentence of a log, with the number of the last event that it tells. */
export interface NarratedLine {
  readonly text: string;
  readonly at: number;
}

/** A turn in few sentences, with the number of the last event that they tell. */
export interface ToldTurn extends NarratedLine {
  /** The player whose turn it is; null between turns. */
  readonly seat: Seat | null;
}

/** What a player says aloud, as words for a bubble. */
export interface SpokenCall extends Omit<Call, 'message'> {
  readonly text: string;
}

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
export interface Sentences extends CommonSentences {
  readonly game: ShownGame;
  /** Says why a table of this game cannot be set up. */
  optionRefusal(refusal: OptionRefusal): string;
  /** A log told in whole sentences. */
  narrate(log: readonly GameEvent[], settings?: NarrateSettings): string[];
  /** The sentences of a log, each with the number of the last event that it tells. */
  story(log: readonly GameEvent[], settings?: NarrateSettings): readonly NarratedLine[];
  /** A log told turn by turn: "Cy asks Bo for threes, gets the 3♠, then asks for kings and fishes a card." */
  turns(log: readonly GameEvent[], settings?: NarrateSettings): readonly ToldTurn[];
  /** What the players say aloud in a part of a log. */
  calls(log: readonly GameEvent[], settings?: NarrateSettings): readonly SpokenCall[];
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

/** Says why a record of any game cannot be read. */
export const recordFaultSentence = (fault: RecordFault, catalogue: Catalogue, games: ShownGames): string =>
  sayRecordFault(fault, catalogue, (id) => games[id].words);

/** Says how a record of any game breaks the rules. */
export const verifyFaultSentence = (fault: VerifyFault, catalogue: Catalogue, games: ShownGames): string =>
  sayVerifyFault(fault, catalogue, (id) => games[id].words);

type WordsOf = (id: GameId) => GameWords;

function sayRecordFault(fault: RecordFault, catalogue: Catalogue, wordsOf: WordsOf): string {
  const pen = penOf({ catalogue, names: [], ascii: false });
  if (fault.key !== 'bad-rules') return say(catalogue.recordFaults, fault, pen);
  const why = sayOptionRefusal(asRecorded(fault.refusal), catalogue, wordsOf(fault.game as GameId), pen);
  return say(catalogue.recordFaults, { ...fault, why }, pen);
}

/** The catalogue has the refusals that all games share; the game has the rest. */
const sayOptionRefusal = (refusal: OptionRefusal, catalogue: Catalogue, { impossible }: GameWords, pen: Pen): string =>
  refusal.key === 'impossible-options'
    ? say(impossible, refusal.reason, pen)
    : say(catalogue.optionRefusals, refusal, pen);

function sayVerifyFault(fault: VerifyFault, catalogue: Catalogue, wordsOf: WordsOf): string {
  const pen = penOf({ catalogue, names: [], ascii: false });
  if (fault.key !== 'illegal-action') return say(catalogue.verifyFaults, fault, pen);
  const { game, refusal } = fault;
  const why = lookUp(isTableRefusal(refusal) ? catalogue.illegalAtTable : wordsOf(game as GameId).illegal, refusal);
  return say(catalogue.verifyFaults, { ...fault, why }, pen);
}

/** Makes the sentences for one table, in one language. */
export function createSentences(settings: SentenceSettings, game: ShownGame): Sentences {
  const { catalogue } = settings;
  const { presentation, words } = game;
  const pen = penOf(settings);
  return {
    ...commonSentences(settings),
    ...{ game, gameName: catalogue.games[game.id].name },
    ...told(settings, game, pen),
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
  };
}

function repeatedIn({ presentation: { repeat }, words }: ShownGame, pen: Pen): Sentences['repeated'] {
  if (repeat === undefined) return null;
  return { choice: say(words.actions, repeat.choice, pen), meanwhile: say(words.prompts, repeat.meanwhile, pen) };
}

function penOf({ names, ascii, spoken = false, catalogue }: SentenceSettings): Pen {
  const card: Pen['card'] = (shown) => (spoken ? spokenCard(shown, catalogue.cards) : cardSign(shown, { ascii }));
  const between = spoken ? ', ' : ' ';
  const labels = shownLabels(names, catalogue.screen.you);
  return { name: (seat) => labels[seat], card, cards: (cards) => cards.map(card).join(between) };
}

function told(
  settings: SentenceSettings,
  { presentation, words }: ShownGame,
  pen: Pen,
): Pick<Sentences, 'narrate' | 'story' | 'turns' | 'calls' | 'refusal' | 'rulesSheet'> {
  const { catalogue } = settings;
  const story: Sentences['story'] = (log, part) =>
    presentation
      .story(log, scopeOf(part, settings))
      .map(({ message, at }) => ({ text: say(words.events, message, pen), at }));
  return {
    story,
    turns: (log, part) =>
      turnsOf(presentation.turns(log, scopeOf(part, settings)), part).map(({ seat, at, sentences }) => ({
        ...{ seat, at },
        text: sentences.map((sentence) => sayOfTurn(sentence, settings, words, pen)).join(' '),
      })),
    calls: (log, part) =>
      (presentation.calls?.(log, scopeOf(part, settings)) ?? []).map(({ message, ...call }) => ({
        ...call,
        text: say(words.calls, message, pen),
      })),
    narrate: (log, part) => story(log, part).map(({ text }) => text),
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

function scopeOf(
  { view, options, ...part }: NarrateSettings = {},
  { names, you = null }: SentenceSettings,
): StoryScope {
  return {
    ...{ you, ...part },
    ...(view === undefined ? {} : { phase: view.phase, turn: view.turn }),
    ...(options === undefined ? {} : { table: { options, seats: names.length } }),
  };
}

function sayOfTurn(
  sentence: TurnSentence,
  { you = null, catalogue }: SentenceSettings,
  { events, steps }: GameWords,
  pen: Pen,
): string {
  if ('message' in sentence) return say(events, sentence.message, pen);
  const isYou = sentence.seat === you;
  const phrasePen: PhrasePen = { ...pen, verb: (ofOthers, ofYou) => (isYou ? ofYou : ofOthers) };
  const phrases = sentence.steps.map((step) => lookUp(steps, step.key)(step, phrasePen));
  return catalogue.turn(isYou ? null : pen.name(sentence.seat), phrases);
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
        .map((place, seat) => ({ seat, place, withScore: words.withScore(scores[seat], options) }))
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
