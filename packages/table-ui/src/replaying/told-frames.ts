import type { Sentences } from '../words/sentences/sentences.ts';
import type { ReplayedGame } from './replayed-game.ts';

/** What a frame of a replayed game tells, one whole sentence a line; the deal alone may tell nothing. */
export function toldFrame({ game, log, options, frames }: ReplayedGame, index: number, sentences: Sentences): string[] {
  const { entries: to, phase } = frames[index];
  const from = frames[index - 1]?.entries ?? 0;
  return sentences.narrate(game, log, { from, to, view: { phase }, options });
}

export const toldFrames = (replayed: ReplayedGame, sentences: Sentences): string[][] =>
  replayed.frames.map((_, index) => toldFrame(replayed, index, sentences));

/** Why the game ended and who won; nothing where the record ends before. */
export const toldEnding = ({ game, result }: ReplayedGame, sentences: Sentences): string[] =>
  result === null ? [] : [sentences.ending(game, result), sentences.winners(result)];

/** How everybody stood at the end, best place first; nothing where the record ends before. */
export const toldStandings = ({ game, options, result }: ReplayedGame, sentences: Sentences): string[] =>
  result === null ? [] : sentences.standings(game, result, options).map((line) => line.trim());
