import { excerpt } from '@shoal/room';
import {
  type Catalogue,
  exportFaultSentence,
  importedSentence,
  type PageWords,
  type ShownGames,
} from '@shoal/table-ui';
import type { StorageFault } from '../store/storage-fault.ts';
import type { ImportOutcome } from '../worker/worker-calls.ts';

interface AddingWords {
  readonly catalogue: Catalogue;
  readonly page: Pick<PageWords, 'statistics'>;
  readonly games: ShownGames;
}

/** Says what an import did; a fault includes its line. */
export function addedSentence(outcome: ImportOutcome, file: string, { catalogue, page, games }: AddingWords): string {
  switch (outcome.key) {
    case 'imported':
      return importedSentences(outcome, catalogue.ownGames, page.statistics);
    case 'faulty':
      return exportFaultSentence({ file: excerpt(file), line: outcome.line, fault: outcome.fault }, catalogue, games);
    case 'too-long':
      return catalogue.files.tooLong(excerpt(file), outcome.line);
    case 'unreadable':
      return page.statistics.notRead;
    case 'unsaved':
      return unsavedSentence(outcome.fault, page.statistics);
  }
}

function importedSentences(
  outcome: Extract<ImportOutcome, { readonly key: 'imported' }>,
  words: Catalogue['ownGames'],
  page: PageWords['statistics'],
): string {
  const { added, leftOut, isSaved } = outcome;
  const told = importedSentence(outcome, words);
  const saved = isSaved || added === 0 ? told : page.addedUnsaved(told, added);
  return leftOut === 0 ? saved : `${saved} ${words.botsLeftOut(leftOut)}`;
}

function unsavedSentence(fault: StorageFault, words: PageWords['statistics']): string {
  switch (fault) {
    case 'storage-refused':
      return words.unsaved;
    case 'storage-full':
      return words.storageFull;
    case 'storage-outdated':
      return words.storageOutdated;
  }
}
