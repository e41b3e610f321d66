import type { Clauses, RecordSchema, ViewShape } from '@shoal/core';
import type { NewGame, NewGameView } from './vocabulary.ts';

/** The fields of each event in a record. */
export const recordSchema = {
  pass: { seat: 'seat' },
} as const satisfies RecordSchema;

/** The fields that this game adds to a view in JSON. */
export const viewShape: ViewShape<NewGameView> = {};

/** The clauses of docs/rules.md that events, turn, options and result follow from. */
export const clauses: Clauses<NewGame> = {
  pass: '?',
  turn: '?',
  options: '?',
  result: '?',
};
