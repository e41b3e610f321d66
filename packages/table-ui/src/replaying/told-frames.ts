import type { Sentences } from '../words/sentences/sentences.ts';
import type { ReplayStep } from './replay-steps.ts';
import type { ReplayedGame } from './replayed-game.ts';

/** What is played, by which rules. */
type Played = Pick<ReplayedGame, 'options'>;
type Part = Pick<ReplayStep, 'from' | 'entries' | 'view' | 'log'>;

/** What a step tells, one whole sentence a line; the deal alone may tell nothing. */
export const toldStep = ({ options }: Played, { from, entries: to, view, log }: Part, sentences: Sentences) =>
  sentences.narrate(log, { from, to, view, options });

/** What a frame of a replayed game tells. */
export function toldFrame(replayed: ReplayedGame, index: number, sentences: Sentences): string[] {
  const { frames, log } = replayed;
  return toldStep(replayed, { ...frames[index], from: frames[index - 1]?.entries ?? 0, log }, sentences);
}

/** What all frames up to this one tell. */
export const toldUpTo = (replayed: ReplayedGame, index: number, sentences: Sentences): string[] =>
  toldStep(replayed, { ...replayed.frames[index], from: 0, log: replayed.log }, sentences);

/** Why the game ended and who won; nothing where the record ends before. */
export const toldEnding = ({ options, result }: ReplayedGame, sentences: Sentences): string[] =>
  result === null ? [] : [sentences.ending(result, options), sentences.winners(result)];

/** How everybody stood at the end, best place first; nothing where the record ends before. */
export const toldStandings = ({ options, result }: ReplayedGame, sentences: Sentences): string[] =>
  result === null ? [] : sentences.standings(result, options).map((line) => line.trim());
