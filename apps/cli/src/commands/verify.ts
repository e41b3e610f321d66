import { verify as faultIn } from '@shoal/core';
import { printable } from '@shoal/room';
import type { Catalogue } from '@shoal/table-ui';
import { verifyFaultSentence } from '@shoal/table-ui';
import { EXIT, type ExitCode, Failure } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import { type PlacedRecord, recordsIn } from '../records/record-lines.ts';
import { catalogueFor, gamesIn, type LanguageFlags } from '../text/language.ts';
import { plainSpaces } from '../text/spaces.ts';

/** Checks every card of every record; stops at the first fault. */
export async function verify(path: string, flags: LanguageFlags, interruption: Interruption): Promise<ExitCode> {
  const catalogue = catalogueFor(flags, process.env);
  const { files } = catalogue;
  let games = 0;
  let withoutSeed = 0;
  try {
    for await (const placed of recordsIn(path, interruption, catalogue)) {
      check(placed, catalogue);
      games += 1;
      if (placed.read.record.seed === undefined) withoutSeed += 1;
    }
  } catch (error) {
    throw games > 0 && isFault(error) ? new Failure(error.code, files.rightBefore(error.message, games)) : error;
  }
  process.stdout.write(`${plainSpaces(files.verified(games, withoutSeed))}\n`);
  return EXIT.ok;
}

function check({ place, read }: PlacedRecord, catalogue: Catalogue): void {
  const fault = faultIn(read);
  if (fault === null) return;
  throw new Failure(
    EXIT.faulty,
    catalogue.files.faultAt(place, printable(verifyFaultSentence(fault, catalogue, gamesIn(catalogue)))),
  );
}

const isFault = (error: unknown): error is Failure => error instanceof Failure && error.code !== EXIT.interrupted;
