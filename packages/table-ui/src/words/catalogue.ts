import type {
  Card,
  CrazyEightsAdviceMessage,
  CrazyEightsEventMessage,
  CrazyEightsOptions,
  CrazyEightsReason,
  CrazyEightsRefusal,
  CrazyEightsRefusalMessage,
  CrazyEightsRuleMessage,
  GameId,
  GoFishAdviceMessage,
  GoFishEventMessage,
  GoFishOptions,
  GoFishReason,
  GoFishRefusal,
  GoFishRefusalMessage,
  GoFishRuleMessage,
  Message,
  OptionRefusal,
  RecordFault,
  Seat,
  TableRefusal,
  VerifyFault,
  WinnersMessage,
} from '@shoal/core';
import type { DailyWords } from '../daily/daily-words.ts';
import type { StatisticsWords } from '../statistics/statistics-words.ts';
import type { FileWords } from './en/files.ts';
import type { LineModeWords } from './en/line-mode.ts';
import type { LineSetupWords } from './en/line-setup.ts';
import type { OwnGamesWords } from './en/own-games.ts';
import type { PageWords } from './en/page/index.ts';
import type { ReplayWords } from './en/replay.ts';
import type { ReviewWords } from './en/review.ts';
import type { RulesWords } from './en/rules.ts';
import type { ScreenWords } from './en/screen.ts';
import type { StoreWords } from './en/store.ts';
import type { ActionMessage } from './messages/action-message.ts';
import type { CoachMessage } from './messages/coach-message.ts';
import type { LineMessage } from './messages/line-message.ts';
import type { StandingMessage } from './messages/standing-message.ts';
import type { TypedWords } from './reading/typed-words.ts';

/** How names and cards are written at one table, in any language. */
export interface Pen {
  name(seat: Seat): string;
  card(card: Card): string;
  /** Several cards with a space between them. */
  cards(cards: readonly Card[]): string;
}

/** The members of a union of messages that may have this key. */
type WithKey<M extends Message, K extends string> = M extends Message ? (K extends M['key'] ? M : never) : never;

/** A whole sentence: fixed, or written with a message's values. */
export type Saying<M extends Message> = string | ((message: M, pen: Pen) => string);

/** A sentence for every message of a union: one that is missing fails the type check. */
export type Sayings<M extends Message> = { readonly [K in M['key']]: Saying<WithKey<M, K>> };

/** What an option is about, and what each of its values means. */
export interface OptionSaying<T> {
  readonly summary: string;
  value(value: T): string;
}

export type OptionSayings<O> = { readonly [K in keyof O]: OptionSaying<O[K]> };

export interface CountedName {
  readonly one: string;
  readonly many: string;
}

/** Ranks and suits in one language, by their numbers. */
export interface CardWords {
  readonly ranks: readonly CountedName[];
  readonly suits: readonly CountedName[];
  spoken(card: Card): string;
  /** Small words that a reader passes over: "the", "of". */
  readonly fillers: readonly string[];
}

/** The shape of a game's words, whatever the game. */
export interface GameShape {
  readonly rule: Message;
  readonly event: Message;
  readonly refusal: Message;
  readonly advice: Message;
  readonly reason: string;
  readonly options: object;
}

/** All that is said of one game. */
export interface GameSayings<S extends GameShape> {
  readonly name: string;
  readonly rules: Sayings<S['rule']>;
  readonly events: Sayings<S['event']>;
  readonly refusals: Sayings<S['refusal']>;
  /** What the coach says of an action. */
  readonly advice: Sayings<S['advice']>;
  readonly reasons: Readonly<Record<S['reason'], string>>;
  readonly options: OptionSayings<S['options']>;
  /** One line for each preset, by its name. */
  readonly presets: Readonly<Record<string, string>>;
}

export interface GoFishShape {
  readonly rule: GoFishRuleMessage;
  readonly event: GoFishEventMessage;
  readonly refusal: GoFishRefusalMessage;
  readonly advice: GoFishAdviceMessage;
  readonly reason: GoFishReason;
  readonly options: GoFishOptions;
}

export interface CrazyEightsShape {
  readonly rule: CrazyEightsRuleMessage;
  readonly event: CrazyEightsEventMessage;
  readonly refusal: CrazyEightsRefusalMessage;
  readonly advice: CrazyEightsAdviceMessage;
  /** Going out is told in two ways of one game, and in a third of many. */
  readonly reason: CrazyEightsReason | 'first-out' | 'one-left';
  readonly options: CrazyEightsOptions;
}

/** The words of every game: a game without words fails the type check. */
export interface GameShapes extends Readonly<Record<GameId, GameShape>> {
  readonly 'go-fish': GoFishShape;
  readonly 'crazy-eights': CrazyEightsShape;
}

/** Why a recorded action was illegal, told of whoever took it. */
export type IllegalAction = GoFishRefusal | CrazyEightsRefusal | TableRefusal;

/** Everything that is ever said, in one language. */
export interface Catalogue {
  readonly language: string;
  readonly cards: CardWords;
  readonly games: { readonly [K in GameId]: GameSayings<GameShapes[K]> };
  readonly actions: Sayings<ActionMessage>;
  readonly winners: Sayings<WinnersMessage>;
  readonly standings: Sayings<StandingMessage>;
  readonly optionRefusals: Sayings<OptionRefusal>;
  readonly recordFaults: Sayings<RecordFault>;
  readonly verifyFaults: Sayings<VerifyFault>;
  readonly illegalActions: Readonly<Record<IllegalAction, string>>;
  readonly lines: Sayings<LineMessage>;
  readonly coach: Sayings<CoachMessage>;
  readonly screen: ScreenWords;
  readonly daily: DailyWords;
  readonly statistics: StatisticsWords;
  readonly rules: RulesWords;
  readonly replay: ReplayWords;
  readonly review: ReviewWords;
  readonly ownGames: OwnGamesWords;
  readonly files: FileWords;
  readonly store: StoreWords;
  readonly lineSetup: LineSetupWords;
  readonly lineMode: LineModeWords;
  readonly typed: TypedWords;
  readonly page: PageWords;
}

/** Says a message in the words of a catalogue. */
export function say<M extends Message>(sayings: Sayings<M>, message: M, pen: Pen): string {
  const saying = lookUp(sayings as Readonly<Record<string, Saying<M>>>, message.key);
  return typeof saying === 'string' ? saying : saying(message, pen);
}

/** An entry that the types promise; text from elsewhere may still name one that is not there. */
export function lookUp<T>(entries: Readonly<Record<string, T>>, key: string): T {
  if (!Object.hasOwn(entries, key)) throw new RangeError(`the catalogue has no entry ${key}`);
  return entries[key];
}
