import type { RecordFault, VerifyFault } from '@shoal/core';
import { printable } from '@shoal/room';
import { type Catalogue, recordFaultSentence, verifyFaultSentence } from '@shoal/table-ui';
import { gamesIn } from '../text/language.ts';

/** What a store says in one language. Files are named as a terminal may show them. */
export type StoreMessages = ReturnType<typeof storeMessages>;

export function storeMessages(catalogue: Catalogue) {
  const { store, files } = catalogue;
  return {
    ...store,
    /** The words for files in general. */
    files,
    cannotRead: (file: string, error: unknown) => files.cannotRead(printable(file), error),
    cannotWrite: (file: string, error: unknown) => files.cannotWrite(printable(file), error),
    inMemory: (folder: string, error: unknown) => store.inMemory(printable(folder), error),
    unsaved: (file: string, error: unknown) => store.unsaved(printable(file), error),
    unarchived: (file: string, error: unknown) => store.unarchived(printable(file), error),
    unsettled: (file: string, error: unknown) => store.unsettled(printable(file), error),
    damagedGame: (aside: string) => store.damagedGame(printable(aside)),
    damagedSettings: (aside: string) => store.damagedSettings(printable(aside)),
    damagedFinished: (aside: string, lost: number) => store.damagedFinished(printable(aside), lost),
    stillDamaged: (file: string, lost: number) => store.stillDamaged(printable(file), lost),
    archiveBusy: (lock: string) => store.archiveBusy(printable(lock)),
    exportOverItself: (file: string) => store.exportOverItself(printable(file)),
    importFault: (file: string, line: number, reason: string) =>
      store.importFault(printable(file), line, printable(reason)),
    recordFault: (fault: RecordFault) => recordFaultSentence(fault, catalogue, gamesIn(catalogue)),
    verifyFault: (fault: VerifyFault) => verifyFaultSentence(fault, catalogue, gamesIn(catalogue)),
  };
}
