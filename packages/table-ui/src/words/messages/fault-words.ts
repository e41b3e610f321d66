import type { OptionRefusal, RecordFault, VerifyFault } from '@shoal/core';

type IllegalAction = Extract<VerifyFault, { readonly key: 'illegal-action' }>;

/** A fault with all that its sentence needs: only the game can say why an action was illegal. */
export type ExplainedVerifyFault = Exclude<VerifyFault, IllegalAction> | (IllegalAction & { readonly why: string });

type BadRules = Extract<RecordFault, { readonly key: 'bad-rules' }>;

/** Only the game can say why its options contradict each other. */
export type ExplainedRecordFault = Exclude<RecordFault, BadRules> | (BadRules & { readonly why: string });

/** How a fault writes a missing field. */
export const MISSING = 'undefined';

/** Values on a command line, and the same values in a record. */
const RECORDED: Readonly<Record<string, string>> = { yes: 'true', no: 'false', none: 'null' };

/** A refused option in the spelling of a record. */
export function asRecorded(refusal: OptionRefusal): OptionRefusal {
  if (refusal.key !== 'bad-option-value' || 'min' in refusal.allowed) return refusal;
  return { ...refusal, allowed: refusal.allowed.map((value) => RECORDED[value] ?? value) };
}

/** Why a file cannot be read or written and what to do about it, by the system's error code. */
export interface FileCauses {
  readonly ENOENT: string;
  readonly EACCES: string;
  readonly EISDIR: string;
  readonly ENOTDIR: string;
  readonly ENOSPC: string;
  readonly EROFS: string;
  readonly ENAMETOOLONG: string;
  /** A reader that stopped reading. */
  readonly EPIPE: string;
  /** For an error without a code. */
  readonly unknown: string;
}

/** Codes that mean the same to people. */
const ALIKE: Readonly<Record<string, string>> = { EPERM: 'EACCES', EDQUOT: 'ENOSPC' };

/** Says why a file cannot be used. A code without a sentence is shown itself. */
export function causeOf(error: unknown, causes: FileCauses): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return causes[(ALIKE[code] ?? code) as keyof FileCauses] ?? code;
}
