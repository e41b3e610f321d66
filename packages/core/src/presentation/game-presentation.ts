import type { Card, Rank, Suit } from '../engine/cards/card.ts';
import type { Seat } from '../engine/cards/kind.ts';
import type { NarratedMessage, NarrationScope } from '../engine/game/narration.ts';
import type { Message } from '../engine/options/message.ts';
import type { Result, Vocabulary } from '../engine/rules/rules.ts';
import type { OwnRefusal } from '../engine/table/table.ts';
import type { HandStack, Touchable, Touches } from './hand-stack.ts';
import type { RulePicture } from './rule-picture.ts';
import type { TurnPart } from './turn-story.ts';

/** The messages of one game. Its presentation makes them; its words turn them into sentences. */
export interface GameMessages {
  readonly rule: Message;
  /** What is said below and within a picture of the rules. */
  readonly picture: Message;
  readonly event: Message;
  /** What a seat does within a turn. Its words are a verb phrase after the name of the seat. */
  readonly step: Message;
  readonly refusal: Message;
  /** Why options cannot be combined. */
  readonly impossible: Message;
  readonly advice: Message;
  /** An action as a choice. */
  readonly action: Message;
  /** What a person is asked. */
  readonly prompt: Message;
  readonly badge: Message;
  /** What a seat says aloud while it acts, in a word or two. */
  readonly call: Message;
  /** Why a game ended. */
  readonly ending: string;
  /** The name of a preset; its words explain it in one line. */
  readonly preset: string;
  /** Why a recorded action was illegal. */
  readonly illegal: string;
  /** What a beginner is told once. */
  readonly tip: string;
}

/** Cards in the middle of the table. */
export type Pile =
  | { readonly type: 'stock'; readonly count: number }
  /** The card on top of an open pile. */
  | { readonly type: 'up-card'; readonly card: Card }
  /** The hidden hand that the seat to act takes a card from. */
  | { readonly type: 'fan'; readonly seat: Seat; readonly count: number };

/** A fact that the cards alone do not show. */
export interface Badge<M extends Message = Message> {
  readonly message: M;
  readonly tone: 'plain' | 'notice' | 'alarm';
  /** Drawn with the fact, in the colour of the suit. */
  readonly suit?: Suit;
  readonly icon?: 'counter-clockwise';
  /** The place that a seat has reached, for screens without room for the words. */
  readonly place?: number;
}

/** Cards that a seat has laid down together. */
export interface CardGroup {
  readonly rank: Rank;
  readonly cards: readonly Card[];
}

/** What everyone sees in front of a seat, apart from the size of its hand. */
export interface SeatDisplay<M extends Message = Message> {
  /** Null in a game where nothing is laid down. */
  readonly groups: readonly CardGroup[] | null;
  /** Shown instead of the hand size for a seat that is out or has lost; otherwise null. */
  readonly badge: Badge<M> | null;
}

/** Where cards come from and go to. */
export type CardAnchor = 'stock' | 'pile' | { readonly seat: Seat };

/** Cards that move from one place to another; null stands for a card that the viewer may not see. */
export interface CardMove {
  readonly from: CardAnchor;
  readonly to: CardAnchor;
  readonly cards: readonly (Card | null)[];
  /** Are they laid down together? */
  readonly isGroup?: boolean;
  /** The place in the hidden hand that they come from. */
  readonly spot?: number;
}

/** What a seat says aloud at an event, shown for a moment where it sits. */
export interface Call<M extends Message = Message> {
  readonly seat: Seat;
  readonly message: M;
  /** The seat that is spoken to. What follows in the log comes a moment later, as an answer does. */
  readonly to?: Seat;
  /** The rank that is spoken of. */
  readonly rank?: Rank;
}

export type EventSound = 'deal' | 'card' | 'draw' | 'call' | 'group';

/** An action that touches nothing but the table itself. */
export interface ActionButton {
  /** The first is the one to show. */
  readonly keys: readonly string[];
  /** Can the stock be touched instead? */
  readonly isAtStock?: boolean;
}

/** What a person has chosen so far. */
export interface ChoosingState {
  readonly touches: Touches;
  /** What to choose next; null before anything is touched. */
  readonly wanted: Touchable | null;
}

/** What the sentence of a refusal needs to suggest a fix. */
export interface RefusalContext<G extends Vocabulary = Vocabulary> {
  readonly view?: G['view'];
  readonly options?: G['options'];
  readonly action?: G['action'];
}

/** Which part of a log to narrate, and its table, if known. */
export interface StoryScope<G extends Vocabulary = Vocabulary> extends NarrationScope {
  readonly table?: { readonly options: G['options']; readonly seats: number };
}

/** How one game is shown, touched and narrated: data and messages, without words or screens. */
export interface GamePresentation<G extends Vocabulary = Vocabulary, M extends GameMessages = GameMessages> {
  /** Is every choice equally good, so that bots and hints make no difference? */
  readonly isAllChance?: boolean;

  // The hand.
  /** What a player touches in a hand; null if its cards are only looked at. */
  readonly handTouch: 'rank' | 'card' | null;
  /** The hand in the order in which it is shown and numbered. */
  inOrder(hand: readonly Card[]): Card[];
  /** Cards that stand together have the same group. */
  groupOf(card: Card): number;
  stacks(view: G['view'], options: G['options']): HandStack[];

  // Choosing.
  /** Actions that need no card, by their type. */
  readonly buttons: Readonly<Record<string, ActionButton>>;
  /** The action that a person meant by touches that fit no legal one. */
  meant(touches: Touches, view: G['view']): G['action'];
  /** The action that the touches already decide, because the rest makes no difference; otherwise null. */
  fillIn?(touches: Touches, view: G['view'], options: G['options']): G['action'] | null;
  prompt(view: G['view'], asked: ChoosingState): M['prompt'];
  action(action: G['action'], view?: G['view']): M['action'];
  /** The tips that fit this moment of a person's turn, in the order in which they are told. */
  tips(view: G['view'], log: readonly G['event'][]): readonly M['tip'][];
  /** An action that can repeat itself within a turn. */
  readonly repeat?: RepeatedAction<G, M>;

  // The table.
  /** Do players take cards from hidden hands? A fan then has the middle of the table, also between two takes. */
  readonly hasFan?: boolean;
  table(
    view: G['view'],
    options: G['options'],
  ): { readonly piles: readonly Pile[]; readonly badges: readonly Badge<M['badge']>[] };
  seat(view: G['view'], seat: Seat): SeatDisplay<M['badge']>;

  // What happens.
  /** Tells a log event by event. */
  story(log: readonly G['event'][], telling: StoryScope<G>): readonly NarratedMessage<M['event']>[];
  /** Tells a whole log turn by turn, in fewer words than its story. */
  turns(log: readonly G['event'][], telling: StoryScope<G>): readonly TurnPart<M['step'], M['event']>[];
  moves(events: readonly G['event'][]): readonly CardMove[];
  /** What the seats say aloud in a part of a log, so that somebody who only watches them can follow. */
  calls?(log: readonly G['event'][], telling: StoryScope<G>): readonly Call<M['call']>[];
  readonly sounds: Readonly<Record<G['event']['type'], EventSound | null>>;
  /** Refusals of the table itself read alike in every game, so they are not made here. */
  refusal(refusal: OwnRefusal<G['refusal']>, context: RefusalContext<G>): M['refusal'];
  rules(options: G['options'], seats: number): readonly M['rule'][];
  /** A few pictures that explain the game before the rules do. */
  pictures(options: G['options'], seats: number): readonly RulePicture<M['picture']>[];
  ending(result: Result, options: G['options']): M['ending'];
  /** Who lost, in a game about not losing. It replaces the sentence on why the game ended. */
  verdict?(result: Result, you: Seat | null): M['event'] | null;
  /** The card revealed to everyone when the deal ends; null before. */
  unveiled?(view: G['view']): Card | null;
}

/** An action that a person may let repeat, such as drawing until a card fits. */
export interface RepeatedAction<G extends Vocabulary, M extends GameMessages> {
  readonly type: G['action']['type'];
  /** The choice that starts it, and the prompt while it runs. */
  readonly choice: M['action'];
  readonly meanwhile: M['prompt'];
  /** Could it happen several times in this turn? */
  isOffered(view: G['view'], options: G['options']): boolean;
  /** Should it happen once more, given the view when it started? */
  goesOn(before: G['view'], now: G['view']): boolean;
}
