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

/** What is said at a step: what happened, and at the last one how it ended or why it goes no further. */
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

/** The lines of every step for the log, which ends with how everybody stood. */
export function logLines(replayed: ReplayedGame, words: FrameWords): string[][] {
  const lines = replayed.frames.map((_, index) => frameLines(replayed, index, words));
  lines[lines.length - 1].push(...finalStandings(replayed, words.sentences));
  return lines;
}
