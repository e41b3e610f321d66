import { excerpt } from '@shoal/room';

/** What a bot can do wrong; each loses it the game it is in. */
export const FAULTS = [
  'not-started',
  'no-hello',
  'wrong-protocol',
  'long-name',
  'ended',
  'no-answer',
  'not-json',
  'long-line',
  'unasked',
  'illegal',
] as const;
export type FaultKind = (typeof FAULTS)[number];

const LONGEST_DETAIL = 200;

/** Thrown where a bot does not keep to the protocol. The detail is its own words or the system's, made printable. */
export class BotFault extends Error {
  readonly kind: FaultKind;
  readonly detail: string;

  constructor(kind: FaultKind, detail: string) {
    super(kind);
    this.kind = kind;
    this.detail = excerpt(detail, LONGEST_DETAIL);
  }
}
