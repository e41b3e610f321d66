import type { Card, Rank, Suit } from '../engine/cards/card.ts';
import type { Seat } from '../engine/cards/kind.ts';
import type { NarratedMessage, NarrationScope } from '../engine/game/narration.ts';
import type { Message } from '../engine/options/message.ts';
import type { Result, Vocabulary } from '../engine/rules/rules.ts';
import type { OwnRefusal } from '../engine/table/table.ts';
import type { HandStack, Touchable, Touches } from './hand-stack.ts';

/** The messages of one game: its presentation makes them, and its words in every language say them. */
export interface GameMessages {
  readonly rule: Message;
  readonly event: Message;
  readonly refusal: Message;
  /** Why options cannot go together. */
  readonly impossible: Message;
  readonly advice: Message;
  /** An action as a choice to take. */
  readonly action: Message;
  /** What a person is asked. */
  readonly prompt: Message;
  readonly badge: Message;
  /** Why a game ended. */
  readonly ending: string;
  /** A preset by its name, which is explained in one line. */
  readonly preset: string;
  /** Why a recorded action was illegal. */
  readonly illegal: string;
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
}

/** Cards that a seat has laid down together. */
export interface CardGroup {
  readonly rank: Rank;
  readonly cards: readonly Card[];
}

/** What everybody sees before a seat, beside the size of its hand. */
export interface SeatDisplay<M extends Message = Message> {
  /** Null in a game where nothing is laid down. */
  readonly groups: readonly CardGroup[] | null;
  /** Shown in place of the size of the hand, for a seat that is out of the game or has lost; null otherwise. */
  readonly badge: Badge<M> | null;
}

/** Where cards come from and go to. */
export type CardAnchor = 'stock' | 'pile' | { readonly seat: Seat };

/** Cards on their way from one place to another; null is a card that the viewer may not see. */
export interface CardMove {
  readonly from: CardAnchor;
  readonly to: CardAnchor;
  readonly cards: readonly (Card | null)[];
  /** Are they laid down together? */
  readonly isGroup?: boolean;
  /** The place in the hidden hand that they come from. */
  readonly spot?: number;
}

export type EventSound = 'deal' | 'card' | 'draw' | 'call' | 'group';

/** An action that touches nothing but the table itself. */
export interface ActionButton {
  /** The first is the one to show. */
  readonly keys: readonly string[];
  /** Is it done by touching the stock, too? */
  readonly isAtStock?: boolean;
}

/** How far a person has come in choosing. */
export interface ChoosingState {
  readonly touches: Touches;
  /** What is still missing; null while nothing was touched. */
  readonly wanted: Touchable | null;
}

/** What a refusal needs to say what would be right. */
export interface RefusalContext<G extends Vocabulary = Vocabulary> {
  readonly view?: G['view'];
  readonly options?: G['options'];
  readonly action?: G['action'];
}

/** Which part of a log to tell, and of which table, if that is known. */
export interface StoryScope<G extends Vocabulary = Vocabulary> extends NarrationScope {
  readonly table?: { readonly options: G['options']; readonly seats: number };
}

/** How one game is shown, touched and told: data and messages, no words, no screen. */
export interface GamePresentation<G extends Vocabulary = Vocabulary, M extends GameMessages = GameMessages> {
  /** Is every choice as good as any other, so that no bot is stronger and no hint better? */
  readonly isAllChance?: boolean;

  // The hand.
  /** What is touched of a hand; null when its cards are only looked at. */
  readonly handTouch: 'rank' | 'card' | null;
  /** The hand in the order in which it is shown and numbered. */
  inOrder(hand: readonly Card[]): Card[];
  /** Cards that stand together have the same group. */
  groupOf(card: Card): number;
  stacks(view: G['view'], options: G['options']): HandStack[];

  // Choosing.
  /** Actions that need no card, by their type. */
  readonly buttons: Readonly<Record<string, ActionButton>>;
  /** The action that somebody meant by touches that make no legal one. */
  meant(touches: Touches, view: G['view']): G['action'];
  /** The action that touches are enough for, where the things still to name make no difference; null elsewhere. */
  fillIn?(touches: Touches, view: G['view'], options: G['options']): G['action'] | null;
  prompt(view: G['view'], asked: ChoosingState): M['prompt'];
  action(action: G['action'], view?: G['view']): M['action'];
  /** An action that may go on by itself within a turn. */
  readonly repeat?: RepeatedAction<G, M>;

  // The table.
  table(
    view: G['view'],
    options: G['options'],
  ): { readonly piles: readonly Pile[]; readonly badges: readonly Badge<M['badge']>[] };
  seat(view: G['view'], seat: Seat): SeatDisplay<M['badge']>;

  // What happens.
  story(log: readonly G['event'][], telling: StoryScope<G>): readonly NarratedMessage<M['event']>[];
  moves(events: readonly G['event'][]): readonly CardMove[];
  readonly sounds: Readonly<Record<G['event']['type'], EventSound | null>>;
  /** What the table itself refuses is said alike in every game. */
  refusal(refusal: OwnRefusal<G['refusal']>, context: RefusalContext<G>): M['refusal'];
  rules(options: G['options'], seats: number): readonly M['rule'][];
  ending(result: Result): M['ending'];
  /** Who lost, in a game that is about not losing: it is then told in place of why the game ended. */
  verdict?(result: Result, you: Seat | null): M['event'] | null;
  /** The card that is turned over before everybody when the deal ends; null until then. */
  unveiled?(view: G['view']): Card | null;
}

/** An action that a person may let go on by itself, such as drawing until a card fits. */
export interface RepeatedAction<G extends Vocabulary, M extends GameMessages> {
  readonly type: G['action']['type'];
  /** The choice to let it go on, and what is said while it does. */
  readonly choice: M['action'];
  readonly meanwhile: M['prompt'];
  /** Could it be done several times in this turn? */
  isOffered(view: G['view'], options: G['options']): boolean;
  /** Should it be done once more, after it began with another view? */
  goesOn(before: G['view'], now: G['view']): boolean;
}
