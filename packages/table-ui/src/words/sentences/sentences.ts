import {
  type Action,
  type GameEvent,
  type Message,
  type OptionRefusal,
  type RecordFault,
  type Result,
  type Seat,
  type Suit,
  type VerifyFault,
  type View,
  winnersMessage,
} from '@shoal/core';
import type { GameId } from '@shoal/games';
import {
  cardSign,
  lookUp,
  type OptionSaying,
  type Pen,
  type Sayings,
  say,
  spokenCard,
  suitsName,
} from '@shoal/language';
import type { Catalogue } from '../catalogue.ts';
import { actionMessage, type CoachMessage, type LineMessage } from '../messages/table-messages.ts';
import { GAME_MESSAGES, type RefusalContext } from './game-messages.ts';
import { shownLabels } from './shown-names.ts';

/** Who is at the table and how to speak to them. */
export interface SentenceSettings {
  readonly names: readonly string[];
  /** Writes 7H instead of 7♥. */
  readonly ascii: boolean;
  /** Writes "seven of hearts", to be read aloud. */
  readonly spoken?: boolean;
  /** The seat that is spoken to as "you"; null in hot seat, in a replay and for spectators. */
  readonly you?: Seat | null;
  readonly catalogue: Catalogue;
}

/** Which part of a log to tell. The rest is still read, so that a sentence does not depend on where the part begins. */
export interface NarrateSettings {
  /** The first event to tell; 0 by default. */
  readonly from?: number;
  /** The event to stop before; the end of the log by default. */
  readonly to?: number;
  /** The phase after the last event: it tells "Go fish!" from a miss with an empty stock. */
  readonly view?: Pick<View, 'phase'>;
  /** The options in force: they tell what a card did to the next player. */
  readonly options?: object;
}

/** A sentence of a log, with the number of the last event that it tells. */
export interface ToldLine {
  readonly text: string;
  readonly at: number;
}

/** Everything that is said at one table. */
export interface Sentences {
  /** A log told in whole sentences, misses included. */
  narrate(game: GameId, log: readonly GameEvent[], settings?: NarrateSettings): string[];
  /** The sentences of a log, each with the number of the last event that it tells. */
  story(game: GameId, log: readonly GameEvent[], settings?: NarrateSettings): readonly ToldLine[];
  refusal(game: GameId, refusal: string, context?: RefusalContext): string;
  optionRefusal(refusal: OptionRefusal): string;
  recordFault(fault: RecordFault): string;
  verifyFault(fault: VerifyFault): string;
  /** The rules in force: a title, then one clause a line. */
  rulesSheet(game: GameId, options: object, seats: number): readonly string[];
  gameName(game: GameId): string;
  /** "hearts". */
  suitName(suit: Suit): string;
  presetSummary(game: GameId, preset: string): string;
  /** What an option is about, in one line. */
  optionSummary(game: GameId, option: string): string;
  /** What a value of an option means, in one line. */
  optionValue(game: GameId, option: string, value: unknown): string;
  /** "Your turn." or "It is Bo's turn." */
  turn(seat: Seat): string;
  /** An action as a choice to take: "Ask Bo for sevens", "Play 8♠ and name hearts". */
  action(action: Action, view?: View): string;
  winners(result: Result): string;
  /** One line a seat, best place first. */
  standings(game: GameId, result: Result, options: object): string[];
  /** Why this game ended. */
  ending(game: GameId, result: Result): string;
  /** Why many games ended, as a summary counts them. */
  reason(game: GameId, reason: string): string;
  /** What the coach of a game says of an action: reason, odds, what it reveals, what was forgotten. */
  advice(game: GameId, message: Message): string;
  coach(message: CoachMessage): string;
  /** Everything else that a table says: prompts, headers, line mode. */
  say(message: LineMessage): string;
}

/** Makes the sentences for one table, in one language. */
export function createSentences(settings: SentenceSettings): Sentences {
  const { names, you = null, catalogue } = settings;
  const pen = penOf(settings);
  return {
    ...sayingsOfGame(catalogue, pen, you, names.length),
    optionRefusal: (refusal) => say(catalogue.optionRefusals, refusal, pen),
    recordFault: (fault) => say(catalogue.recordFaults, fault, pen),
    verifyFault: (fault) => say(catalogue.verifyFaults, fault, pen),
    ...sayingsOfOptions(catalogue),
    suitName: (suit) => suitsName(suit, catalogue.cards),
    turn: (seat) => say(catalogue.lines, seat === you ? { key: 'your-turn' } : { key: 'turn', seat }, pen),
    action: (action, view) => say(catalogue.actions, actionMessage(action, view), pen),
    winners: (result) => say(catalogue.winners, winnersMessage(result, you), pen),
    advice: (game, message) => sayAny(catalogue.games[game].advice, message, pen),
    coach: (message) => say(catalogue.coach, message, pen),
    say: (message) => say(catalogue.lines, message, pen),
  };
}

function penOf({ names, ascii, spoken = false, catalogue }: SentenceSettings): Pen {
  const card: Pen['card'] = (shown) => (spoken ? spokenCard(shown, catalogue.cards) : cardSign(shown, { ascii }));
  const between = spoken ? ', ' : ' ';
  const labels = shownLabels(names, catalogue.screen.you);
  return { name: (seat) => labels[seat], card, cards: (cards) => cards.map(card).join(between) };
}

type GameMethods = 'narrate' | 'story' | 'refusal' | 'rulesSheet' | 'standings' | 'ending' | 'reason';

function sayingsOfGame(catalogue: Catalogue, pen: Pen, you: Seat | null, seats: number): Pick<Sentences, GameMethods> {
  const wordsOf = (game: GameId) => catalogue.games[game];
  const story: Sentences['story'] = (game, log, { view, options, ...part } = {}) =>
    GAME_MESSAGES[game]
      .story(log, {
        ...{ you, ...part },
        ...(view === undefined ? {} : { phase: view.phase }),
        ...(options === undefined ? {} : { table: { options, seats } }),
      })
      .map(({ message, at }) => ({ text: sayAny(wordsOf(game).events, message, pen), at }));
  return {
    story,
    narrate: (game, log, settings) => story(game, log, settings).map(({ text }) => text),
    refusal: (game, refusal, context = {}) =>
      sayAny(wordsOf(game).refusals, GAME_MESSAGES[game].refusal(refusal, context), pen),
    rulesSheet: (game, options, seats) =>
      GAME_MESSAGES[game].rules(options, seats).map((message) => sayAny(wordsOf(game).rules, message, pen)),
    standings: (game, { places, scores }, options) =>
      places
        .map((place, seat) => ({ seat, place, score: scores[seat] }))
        .sort((a, b) => a.place - b.place)
        .map((standing) => GAME_MESSAGES[game].standing(standing, options, standing.seat === you))
        .map((message) => say(catalogue.standings, message, pen)),
    ending: (game, result) => lookUp(wordsOf(game).reasons, GAME_MESSAGES[game].ending(result)),
    reason: (game, reason) => lookUp(wordsOf(game).reasons, reason),
  };
}

type OptionMethods = 'gameName' | 'presetSummary' | 'optionSummary' | 'optionValue';

function sayingsOfOptions({ games }: Catalogue): Pick<Sentences, OptionMethods> {
  const sayingOf = (game: GameId, option: string) =>
    lookUp(games[game].options as unknown as Readonly<Record<string, OptionSaying<unknown>>>, option);
  return {
    gameName: (game) => games[game].name,
    presetSummary: (game, preset) => lookUp(games[game].presets, preset),
    optionSummary: (game, option) => sayingOf(game, option).summary,
    optionValue: (game, option, value) => sayingOf(game, option).value(value),
  };
}

/** Says a message of any game: the types of its catalogue prove that every message has a sentence. */
const sayAny = (sayings: object, message: Message, pen: Pen): string => say(sayings as Sayings<Message>, message, pen);
