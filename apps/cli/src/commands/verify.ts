import { verify as faultIn } from '@shoal/core';
import { EXIT, type ExitCode, Failure } from '../exit-code.ts';
import type { Interruption } from '../interruption.ts';
import { printable } from '../printable.ts';
import { recordsIn } from '../record-lines.ts';
import { plainSentences } from '../table-plan.ts';
import { words } from '../words.ts';

/** Checks every card of every record; stops at the first fault. */
export async function verify(path: string, interruption: Interruption): Promise<ExitCode> {
  let count = 0;
  for await (const { place, read } of recordsIn(path, interruption)) {
    const fault = faultIn(read);
    if (fault !== null) {
      throw new Failure(EXIT.faulty, words.faultAt(place, printable(plainSentences.verifyFault(fault))));
    }
    count += 1;
  }
  process.stdout.write(`${words.verified(count)}\n`);
  return EXIT.ok;
}
