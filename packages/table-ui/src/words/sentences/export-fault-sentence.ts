import { type ExportFault, printable } from '@shoal/room';
import type { ShownGames } from '../../game/shown-game.ts';
import type { Catalogue } from '../catalogue.ts';
import { recordFaultSentence, verifyFaultSentence } from './fault-sentences.ts';

/** The faulty line of an export. */
export interface FaultyLine {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly fault: ExportFault;
}

/** Says why an export was not imported, and names the line. */
export const exportFaultSentence = (
  { file, line, fault }: FaultyLine,
  catalogue: Catalogue,
  games: ShownGames,
): string => printable(catalogue.store.importFault(file, line, exportFaultReason(fault, catalogue, games)));

/** Says what is wrong with a line, without its number. */
export function exportFaultReason(fault: ExportFault, catalogue: Catalogue, games: ShownGames): string {
  if (fault.type === 'verify') return verifyFaultSentence(fault.fault, catalogue, games);
  return fault.type === 'in-progress' ? catalogue.store.notOver : unreadReason(fault, catalogue, games);
}

/** Says why a line holds no readable record. */
export const unreadReason = (
  fault: Exclude<ExportFault, { readonly type: 'verify' | 'in-progress' }>,
  catalogue: Catalogue,
  games: ShownGames,
): string =>
  fault.type === 'not-finished' ? catalogue.store.notFinished : recordFaultSentence(fault.fault, catalogue, games);
