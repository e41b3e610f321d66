import type { Sentences } from '../words/sentences/sentences.ts';
import type { ReplayStep } from './replay-steps.ts';
import type { ReplayedGame } from './replayed-game.ts';

/** The game's options. */
type Played = Pick<ReplayedGame, 'options'>;
type Part = Pick<ReplayStep, 'from' | 'entries' | 'view' | 'log'>;

/** The sentences of a step. Only the deal may have none. */
export const stepSentences = ({ options }: Played, { from, entries: to, view, log }: Part, sentences: Sentences) =>
  sentences.narrate(log, { from, to, view, options });

/** The sentences of a frame. */
export function frameSentences(replayed: ReplayedGame, index: number, sentences: Sentences): string[] {
  const { frames, log } = replayed;
  return stepSentences(replayed, { ...frames[index], from: frames[index - 1]?.entries ?? 0, log }, sentences);
}

/** The sentences of all frames up to this one. */
export const sentencesUpTo = (replayed: ReplayedGame, index: number, sentences: Sentences): string[] =>
  stepSentences(replayed, { ...replayed.frames[index], from: 0, log: replayed.log }, sentences);

/** Says why the game ended and who won; empty if the record ends before the game. */
export const endingSentences = ({ options, result }: ReplayedGame, sentences: Sentences): string[] =>
  result === null ? [] : [sentences.ending(result, options), sentences.winners(result)];

/** The final standings, best place first; empty if the record ends before the game. */
export const finalStandings = ({ options, result }: ReplayedGame, sentences: Sentences): string[] =>
  result === null ? [] : sentences.standings(result, options).map((line) => line.trim());
