import { type ExportFault, printable } from '@shoal/room';
import type { ShownGames } from '../../game/shown-game.ts';
import type { Catalogue } from '../catalogue.ts';
import { recordFaultSentence, verifyFaultSentence } from './sentences.ts';

/** Where an export is faulty. */
export interface FaultyLine {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly fault: ExportFault;
}

/** Why an export was not taken over, in a sentence that names the line. */
export const exportFaultSentence = (
  { file, line, fault }: FaultyLine,
  catalogue: Catalogue,
  games: ShownGames,
): string => printable(catalogue.store.importFault(file, line, exportFaultReason(fault, catalogue, games)));

/** What is wrong with a line, without its place. */
export const exportFaultReason = (fault: ExportFault, catalogue: Catalogue, games: ShownGames): string =>
  fault.type === 'verify' ? verifyFaultSentence(fault.fault, catalogue, games) : unreadReason(fault, catalogue, games);

/** Why a line holds no record that can be read. */
export const unreadReason = (
  fault: Exclude<ExportFault, { readonly type: 'verify' }>,
  catalogue: Catalogue,
  games: ShownGames,
): string =>
  fault.type === 'not-finished' ? catalogue.store.notFinished : recordFaultSentence(fault.fault, catalogue, games);
