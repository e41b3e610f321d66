import { printable } from '@shoal/room';
import {
  type Catalogue,
  endingSentences,
  finalStandings,
  frameSentences,
  type PageWords,
  type ReplayedGame,
  type Sentences,
} from '@shoal/table-ui';

export interface FrameWords {
  readonly sentences: Sentences;
  readonly catalogue: Catalogue;
  readonly page: PageWords;
}

/** The sentences of a step: the events, and at the last step the result or why the replay stops. */
export function frameLines(replayed: ReplayedGame, index: number, words: FrameWords): string[] {
  const { page, sentences } = words;
  const told = frameSentences(replayed, index, sentences);
  const lines = told.length === 0 && index === 0 ? [page.table.nothingYet] : told;
  return index === replayed.frames.length - 1 ? [...lines, ...lastLines(replayed, words)] : lines;
}

function lastLines(replayed: ReplayedGame, { sentences, catalogue, page }: FrameWords): string[] {
  const { fault, result } = replayed;
  if (fault !== null) return [page.replay.faultHere(printable(sentences.verifyFault(fault)))];
  return result === null ? [catalogue.replay.unfinished] : endingSentences(replayed, sentences);
}

/** The lines of all steps for the log, ending with the final standings. */
export function logLines(replayed: ReplayedGame, words: FrameWords): string[][] {
  const lines = replayed.frames.map((_, index) => frameLines(replayed, index, words));
  lines[lines.length - 1].push(...finalStandings(replayed, words.sentences));
  return lines;
}
