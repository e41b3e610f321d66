import {
  type Call,
  type GameEvent,
  type Seat,
  type StoryScope,
  type TurnSentence,
  turnsOf,
  type View,
} from '@shoal/core';
import { type GameWords, lookUp, type Pen, type PhrasePen, say } from '@shoal/language';
import type { ShownGame } from '../../game/shown-game.ts';
import type { SentenceSettings } from './table-pen.ts';

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

/** How a log is told. */
export interface LogSentences {
  /** A log told in whole sentences. */
  narrate(log: readonly GameEvent[], settings?: NarrateSettings): string[];
  /** The sentences of a log, each with the number of the last event that it tells. */
  story(log: readonly GameEvent[], settings?: NarrateSettings): readonly NarratedLine[];
  /** A log told turn by turn: "Cy asks Bo for threes, gets the 3♠, then asks for kings and fishes a card." */
  turns(log: readonly GameEvent[], settings?: NarrateSettings): readonly ToldTurn[];
  /** What the players say aloud in a part of a log. */
  calls(log: readonly GameEvent[], settings?: NarrateSettings): readonly SpokenCall[];
}

/** Makes the sentences that tell the log of a table. */
export function logSentences(settings: SentenceSettings, { presentation, words }: ShownGame, pen: Pen): LogSentences {
  const story: LogSentences['story'] = (log, part) =>
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
