import { verify as faultIn } from '@shoal/core';
import { printable } from '@shoal/table-ui';
import { EXIT, type ExitCode, Failure } from '../exit-code.ts';
import type { Interruption } from '../interruption.ts';
import { type PlacedRecord, recordsIn } from '../record-lines.ts';
import { plainSentences } from '../table-plan.ts';
import { words } from '../words.ts';

/** Checks every card of every record; stops at the first fault. */
export async function verify(path: string, interruption: Interruption): Promise<ExitCode> {
  let games = 0;
  let withoutSeed = 0;
  try {
    for await (const placed of recordsIn(path, interruption)) {
      check(placed);
      games += 1;
      if (placed.read.record.seed === undefined) withoutSeed += 1;
    }
  } catch (error) {
    throw games > 0 && isFault(error) ? new Failure(error.code, words.rightBefore(error.message, games)) : error;
  }
  process.stdout.write(`${words.verified(games, withoutSeed)}\n`);
  return EXIT.ok;
}

function check({ place, read }: PlacedRecord): void {
  const fault = faultIn(read);
  if (fault === null) return;
  throw new Failure(EXIT.faulty, words.faultAt(place, printable(plainSentences.verifyFault(fault))));
}

const isFault = (error: unknown): error is Failure => error instanceof Failure && error.code !== EXIT.interrupted;
