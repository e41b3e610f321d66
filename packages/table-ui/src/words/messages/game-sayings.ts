import type { Message, TableRefusal } from '@shoal/core';
import type { GameId } from '@shoal/games';
import type {
  CrazyEightsAdviceMessage,
  CrazyEightsEventMessage,
  CrazyEightsOptions,
  Reason as CrazyEightsReason,
  CrazyEightsRefusal,
  CrazyEightsRefusalMessage,
  CrazyEightsRuleMessage,
} from '@shoal/games/crazy-eights';
import type {
  GoFishAdviceMessage,
  GoFishEventMessage,
  GoFishOptions,
  Reason as GoFishReason,
  GoFishRefusal,
  GoFishRefusalMessage,
  GoFishRuleMessage,
} from '@shoal/games/go-fish';
import type { OptionSayings, Sayings } from '@shoal/language';

/** The shape of a game's words, for any game. */
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
  /** Two sentences tell how one game ended by going out, and a third tells it of many games. */
  readonly reason: CrazyEightsReason | 'first-out' | 'one-left';
  readonly options: CrazyEightsOptions;
}

/** The words of every game: a game without words fails the type check. */
export interface GameShapes extends Readonly<Record<GameId, GameShape>> {
  readonly 'go-fish': GoFishShape;
  readonly 'crazy-eights': CrazyEightsShape;
}

/** Why a recorded action was illegal. */
export type IllegalAction = GoFishRefusal | CrazyEightsRefusal | TableRefusal;
