import type { TableSetup } from '@shoal/table-ui';

/** Why a change of an option was refused. */
export interface RefusedOption {
  readonly option: string;
  readonly sentence: string;
  /** The table it was refused at: another one may well have it. */
  readonly setup: TableSetup;
}

/** What is still to be said about an option. */
export const refusalOf = (refused: RefusedOption | null, setup: TableSetup, option: string): string | null =>
  refused?.setup === setup && refused.option === option ? refused.sentence : null;
