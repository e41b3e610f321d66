import { type ExportFault, printable } from '@shoal/room';
import type { Catalogue } from '../catalogue.ts';
import { createSentences } from './sentences.ts';

/** Where an export is faulty. */
export interface FaultyLine {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly fault: ExportFault;
}

/** Why an export was not taken over, in a sentence that names the line. */
export const exportFaultSentence = ({ file, line, fault }: FaultyLine, catalogue: Catalogue): string =>
  printable(catalogue.store.importFault(file, line, exportFaultReason(fault, catalogue)));

/** What is wrong with a line, without its place. */
export function exportFaultReason(fault: ExportFault, catalogue: Catalogue): string {
  const sentences = createSentences({ catalogue, names: [], ascii: false });
  switch (fault.type) {
    case 'not-finished':
      return catalogue.store.notFinished;
    case 'record':
      return sentences.recordFault(fault.fault);
    case 'verify':
      return sentences.verifyFault(fault.fault);
  }
}
