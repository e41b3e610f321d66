import { type Catalogue, importedSentence } from '@shoal/table-ui';
import { EXIT, type ExitCode, UsageError } from '../process/exit-code.ts';
import { today } from '../process/time-and-chance.ts';
import { showStatistics } from '../statistics/show-statistics.ts';
import { openStore, type Store } from '../store/store.ts';
import { catalogueFor } from '../text/language.ts';
import { LineWriter, say } from '../text/line-writer.ts';
import { type LookFlags, lookOf } from '../text/look.ts';
import { words } from '../text/words.ts';

export interface StatisticsFlags extends LookFlags {
  readonly json?: boolean;
  readonly export?: string;
  readonly import?: string;
}

/** Tells how finished games went, or moves them from one machine to another in one file. */
export function statistics(flags: StatisticsFlags): ExitCode {
  if (flags.export !== undefined && flags.import !== undefined) throw new UsageError(words.exportOrImport);
  const catalogue = catalogueFor(flags, process.env);
  const { ownGames } = catalogue;
  const store = openStore(catalogue);
  // A game that ended in a crash counts as well.
  store.savedGames();
  if (flags.export !== undefined) exportTo(flags.export, store, ownGames);
  else if (flags.import !== undefined) importFrom(flags.import, store, ownGames);
  else show(store, flags);
  return EXIT.ok;
}

/** Not said for the standard output, where the games themselves are seen. */
function exportTo(path: string, store: Store, ownGames: Catalogue['ownGames']): void {
  const games = store.finished.exportTo(path);
  if (path !== '-') say(ownGames.exported(games, path));
}

function importFrom(path: string, store: Store, ownGames: Catalogue['ownGames']): void {
  const { leftOut, ...imported } = store.finished.importFrom(path);
  say(importedSentence(imported, ownGames));
  if (leftOut > 0) say(ownGames.botsLeftOut(leftOut));
}

function show(store: Store, flags: StatisticsFlags): void {
  const look = lookOf(flags, process.env, process.stdout);
  const json = flags.json === true;
  const lines = showStatistics(store.finished.all(), today(), { ...look, json });
  if (json) process.stdout.write(`${lines.join('\n')}\n`);
  else new LineWriter(process.stdout, look).lines(lines);
}
