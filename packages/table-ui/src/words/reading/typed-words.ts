import type { GameId } from '@shoal/core';
import type { CardWords } from '../messages/card-words.ts';
import { plainText, spellingsOf } from './spoken-text.ts';

/** Several words for the same thing; the first is the one that is offered. */
export type Typed = readonly string[];

const COMMANDS = ['help', 'rules', 'hand', 'hint', 'log', 'choices', 'undo', 'quit'] as const;
/** What a person at a table may look at or do by a word of its own. */
export type TypedCommand = (typeof COMMANDS)[number];

/** What people may type in one language, line by line. */
export interface TypedWords {
  /** Small words around a rank, a card or a name: "ask", "for", "play". */
  readonly fillers: Typed;
  /** Words that stand for a whole action, by its type. */
  readonly actions: Readonly<Record<GameId, Readonly<Record<string, Typed>>>>;
  readonly commands: Readonly<Record<TypedCommand, Typed>>;
  readonly yes: Typed;
  readonly no: Typed;
  /** Sets up a table, in place of Enter, which starts the usual one. */
  readonly setUp: Typed;
  /** A new game, in place of one that waits. */
  readonly newGame: Typed;
  readonly person: Typed;
  readonly bot: Typed;
  /** After a deal. */
  readonly again: Typed;
  readonly review: Typed;
}

/** What a reader must know of a language. */
export interface TableLanguage {
  readonly cards: CardWords;
  readonly typed: TypedWords;
}

/** The languages that are understood: that of the table, and English. */
export type TableLanguages = readonly TableLanguage[];

/** Was one of these words typed, in any of the languages? */
export function isTyped(text: string, languages: TableLanguages, words: (typed: TypedWords) => Typed): boolean {
  const told = plainText(text);
  return told !== '' && languages.some(({ typed }) => words(typed).some((word) => spellingsOf(word).includes(told)));
}

/** The command that was typed; undefined where it is something else. */
export function typedCommand(text: string, languages: TableLanguages): TypedCommand | undefined {
  if (text.trim() === '?') return 'help';
  return COMMANDS.find((command) => isTyped(text, languages, ({ commands }) => commands[command]));
}

/** The type of the action that was typed; undefined where it is something else. */
export function typedAction(text: string, game: GameId, languages: TableLanguages): string | undefined {
  const types = languages.flatMap(({ typed }) => Object.keys(typed.actions[game]));
  return types.find((type) => isTyped(text, languages, ({ actions }) => actions[game][type] ?? []));
}
