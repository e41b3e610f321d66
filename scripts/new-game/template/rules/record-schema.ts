import type { Clauses, RecordSchema, ViewShape } from '@shoal/core';
import type { NewGame, NewGameView } from './vocabulary.ts';

/** How the log of a record spells the events. */
export const recordSchema = {
  pass: { seat: 'seat' },
} as const satisfies RecordSchema;

/** How JSON spells what this game adds to a view. */
export const viewShape: ViewShape<NewGameView> = {};

/** The clauses of docs/rules.md that events, turn, options and result follow from. */
export const clauses: Clauses<NewGame> = {
  pass: '?',
  turn: '?',
  options: '?',
  result: '?',
};
