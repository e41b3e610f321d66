import type { TableReport } from '@shoal/room';
import type { Sentences, ToldLine } from '../words/sentences/sentences.ts';

interface LastTold {
  readonly report: TableReport;
  readonly lines: readonly ToldLine[];
}

const LAST_TOLD = new WeakMap<Sentences, LastTold>();

/** Tells the log of a report in sentences. Frames that show the same report share one telling. */
export function toldLog(report: TableReport, sentences: Sentences): readonly ToldLine[] {
  const last = LAST_TOLD.get(sentences);
  if (last?.report === report) return last.lines;
  const { game, log, view, options } = report;
  const lines = sentences.story(game, log, { view, options });
  LAST_TOLD.set(sentences, { report, lines });
  return lines;
}

/** The sentences that tell events from this number on. */
export const linesSince = (lines: readonly ToldLine[], known: number): string[] =>
  lines.filter(({ at }) => at >= known).map(({ text }) => text);
