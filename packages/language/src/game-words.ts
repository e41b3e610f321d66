import type { Card, GameMessages, Pile } from '@shoal/core';
import type { Language } from './languages.ts';
import type { OptionsWords, SentenceTemplates, VerbPhrases } from './sentence-template.ts';

export interface GameName {
  readonly name: string;
  /** One short sentence that makes people want to play it. */
  readonly pitch: string;
}

/** What each language needs to use the name of a game within a sentence. */
export interface NameForms {
  readonly en: object;
  /** The object of a verb, as in "Schwarzen Peter spielen". */
  readonly de: { readonly accusative: string };
  /** With its article and in small letters, as in "jugar a los ochos locos"; a foreign name stays as it is. */
  readonly es: { readonly inSentence: string };
  /** Null if the name takes no article. */
  readonly fr: { readonly article: 'le' | 'la' | 'l’' | null };
}

export type GameNames = { readonly [L in Language]: GameName & NameForms[L] };

/** What a table looks like before its cards have come. */
export interface TableSketch {
  readonly piles: readonly Pile['type'][];
  /** Do players lay down cards in front of them? */
  readonly hasGroups: boolean;
}

export interface GameTitle {
  readonly names: GameNames;
  readonly emblem: readonly Card[];
  readonly sketch: TableSketch;
}

/** Synonyms that people may type; a list of choices shows the first. */
export type Synonyms = readonly string[];

export type KeyHelp = readonly [keys: string, meaning: string];

export const INPUTS = ['keys', 'touch'] as const;
/** How people act at a device. */
export type Input = (typeof INPUTS)[number];

export interface TipTable<O> {
  readonly options: O;
  readonly seats: number;
  readonly input: Input;
}

/** What is said while a game is played: choices, questions, tips and keys. */
export interface GameTableWords<M extends GameMessages = GameMessages, O extends object = object> {
  readonly actions: SentenceTemplates<M['action']>;
  readonly prompts: SentenceTemplates<M['prompt']>;
  /** Short enough for a label, without a full stop. */
  readonly badges: SentenceTemplates<M['badge']>;
  /** What players say aloud: short enough for a bubble at their seat. */
  readonly calls: SentenceTemplates<M['call']>;
  /** Why a recorded action was illegal. */
  readonly illegal: Readonly<Record<M['illegal'], string>>;
  /** Heads the column of scores, such as "books"; without options, as most tables count. */
  score(options?: O): string;
  /** "with 5 books": how a seat ended, after its name. */
  withScore(count: number, options: O): string;
  /** What a beginner is told once, in a sentence or two. */
  tips(table: TipTable<O>): Readonly<Record<M['tip'], string>>;
  readonly keys: readonly KeyHelp[];
  /** Words that people type around a card, a rank or a place, such as "play"; they mean nothing by themselves. */
  readonly fillers: Synonyms;
  /** Words that stand for a whole action, by its type. */
  readonly typed: Readonly<Record<string, Synonyms>>;
  /** Explains what to type in line mode; the examples use the name of another player. */
  typedHelp(name: string): readonly string[];
}

/** What people call a set of rules, and one line about it. */
export interface PresetWords {
  readonly name: string;
  readonly summary: string;
}

/** Everything that Shoal says about one game in one language. */
export interface GameWords<M extends GameMessages = GameMessages, O extends object = object>
  extends GameTableWords<M, O> {
  readonly rules: SentenceTemplates<M['rule']>;
  /** One short, plain sentence for each picture of the rules. */
  readonly pictures: SentenceTemplates<M['picture']>;
  readonly events: SentenceTemplates<M['event']>;
  readonly steps: VerbPhrases<M['step']>;
  readonly refusals: SentenceTemplates<M['refusal']>;
  /** Why options cannot go together. */
  readonly impossible: SentenceTemplates<M['impossible']>;
  /** What the coach says of an action. */
  readonly advice: SentenceTemplates<M['advice']>;
  readonly endings: Readonly<Record<M['ending'], string>>;
  readonly options: OptionsWords<O>;
  readonly presets: Readonly<Record<M['preset'], PresetWords>>;
  /** What a preset says beside its options, as one more clause of its rules. */
  readonly presetClauses?: Readonly<Partial<Record<M['preset'], string>>>;
}
