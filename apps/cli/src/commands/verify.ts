import { verify as faultIn } from '@shoal/core';
import { printable } from '@shoal/room';
import type { Catalogue } from '@shoal/table-ui';
import { verifyFaultSentence } from '@shoal/table-ui';
import { EXIT, type ExitCode, Failure, Interrupted } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import { type PlacedRecord, recordsIn } from '../records/record-lines.ts';
import { catalogueFor, gamesIn, type LanguageFlags } from '../text/language.ts';
import { plainSpaces } from '../text/spaces.ts';

export interface VerifyFlags extends LanguageFlags {
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** What a file contains, up to its first fault. */
interface Verified {
  readonly games: number;
  readonly withoutSeed: number;
  /** The games whose seed follows from what the server and the people added. */
  readonly sharedSeeds: number;
  readonly fault: Failure | null;
}

/** Checks every card of every record. A fault ends its file, and the other files are checked all the same. */
export async function verify(
  paths: readonly string[],
  flags: VerifyFlags,
  interruption: Interruption,
): Promise<ExitCode> {
  const catalogue = catalogueFor(flags, process.env);
  let code: ExitCode = EXIT.ok;
  for (const path of paths) {
    const verified = await verifyFile(path, interruption, catalogue);
    if (flags.json === true) tellJson(path, verified);
    else tell(verified, { ...flags, file: paths.length > 1 ? printable(path) : null }, catalogue);
    if (code === EXIT.ok && verified.fault !== null) code = verified.fault.code;
  }
  return code;
}

async function verifyFile(path: string, interruption: Interruption, catalogue: Catalogue): Promise<Verified> {
  let games = 0;
  let withoutSeed = 0;
  let sharedSeeds = 0;
  try {
    for await (const placed of recordsIn(path, interruption, catalogue)) {
      check(placed, catalogue);
      games += 1;
      const { seed, fairness } = placed.read.record;
      if (seed === undefined) withoutSeed += 1;
      if (fairness !== undefined) sharedSeeds += 1;
    }
  } catch (error) {
    if (!(error instanceof Failure) || error instanceof Interrupted) throw error;
    return { games, withoutSeed, sharedSeeds, fault: error };
  }
  return { games, withoutSeed, sharedSeeds, fault: null };
}

function check({ place, read }: PlacedRecord, catalogue: Catalogue): void {
  const fault = faultIn(read);
  if (fault === null) return;
  throw new Failure(
    EXIT.faulty,
    catalogue.files.faultAt(place, printable(verifyFaultSentence(fault, catalogue, gamesIn(catalogue)))),
  );
}

/** A fault names its file itself; what is right does so only among several files. */
function tell(
  { games, withoutSeed, sharedSeeds, fault }: Verified,
  { file, quiet }: VerifyFlags & { readonly file: string | null },
  { files }: Catalogue,
): void {
  if (fault !== null) {
    const sentence = games > 0 ? files.rightBefore(fault.message, games) : fault.message;
    process.stderr.write(`${plainSpaces(sentence)}\n`);
  } else if (quiet !== true) {
    const sentences = [
      files.verified(games, withoutSeed),
      ...(sharedSeeds > 0 ? [files.sharedSeeds(sharedSeeds)] : []),
    ];
    const sentence = sentences.join(' ');
    process.stdout.write(`${plainSpaces(file === null ? sentence : `${file}: ${sentence}`)}\n`);
  }
}

function tellJson(file: string, { fault, ...counts }: Verified): void {
  const told = fault && { code: fault.code, message: plainSpaces(fault.message) };
  process.stdout.write(`${JSON.stringify({ file, ...counts, fault: told })}\n`);
}
