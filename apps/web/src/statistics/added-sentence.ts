import { type Catalogue, excerpt, exportFaultSentence, type PageWords } from '@shoal/table-ui';
import type { ImportOutcome } from '../worker/desk-calls.ts';

interface AddingWords {
  readonly catalogue: Catalogue;
  readonly page: Pick<PageWords, 'statistics'>;
}

/** What came of a file of games, in one sentence; a fault is told with its line. */
export function addedSentence(outcome: ImportOutcome, file: string, { catalogue, page }: AddingWords): string {
  switch (outcome.key) {
    case 'imported':
      return catalogue.ownGames.imported(outcome);
    case 'faulty':
      return exportFaultSentence({ file: excerpt(file), line: outcome.line, fault: outcome.fault }, catalogue);
    case 'unkept':
      return page.statistics.unkept;
  }
}
