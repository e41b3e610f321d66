import type { CommonOptionRefusal } from '@shoal/core';
import type { SentenceTemplates } from '@shoal/language';
import { allOf, oneOf } from '@shoal/language/en';
import { type ExplainedRecordFault, type ExplainedVerifyFault, MISSING } from '../messages/fault-words.ts';

export const optionRefusals: SentenceTemplates<CommonOptionRefusal> = {
  'unknown-preset': ({ preset, known }) => `There is no preset "${preset}"; choose ${oneOf(known)}.`,
  'seats-out-of-range': ({ seats, min, max }) =>
    min === max
      ? `These rules are for exactly ${min} players, not ${seats}.`
      : `These rules are for ${min} to ${max} players, not ${seats}.`,
  'unknown-option': ({ option, known }) => `There is no option "${option}"; choose ${oneOf(known)}.`,
  'missing-option': ({ option }) => `The option "${option}" is missing.`,
  'bad-option-value': ({ option, value, allowed }) =>
    'min' in allowed
      ? `The option "${option}" cannot be "${value}"; choose a whole number from ${allowed.min} to ${allowed.max}.`
      : `The option "${option}" cannot be "${value}"; choose ${oneOf(allowed)}.`,
};

/** "rule 2.2.2", "rules 2.2.4, 2.2.5". */
const rule = (clause: string): string => (clause.includes(',') ? `rules ${clause}` : `rule ${clause}`);

export const recordFaults: SentenceTemplates<ExplainedRecordFault> = {
  'not-json': 'This is not a record: it is not a JSON object.',
  'foreign-format': ({ found }) =>
    found === MISSING
      ? 'This record cannot be read: it names no format.'
      : `This record cannot be read: its format, "${found}", is unknown.`,
  'unknown-game': ({ game, known }) =>
    `This is a record of an unknown game, "${game}": the known games are ${allOf(known)}.`,
  'bad-field': ({ field, expected }) => `The field "${field}" breaks the record format: it is not ${expected}.`,
  'bad-rules': ({ clause, why }) => `The rules break ${rule(clause)}. ${why}`,
  'bad-pack': ({ cards, card }) =>
    card === undefined
      ? `The pack breaks rule 1: it is incomplete and should hold ${cards} cards.`
      : `The pack breaks rule 1 at "${card}": it should hold ${cards} cards, each as often as the rules say.`,
  'hidden-cards': 'This record shows the game as one seat saw it, so it cannot be checked or replayed.',
  'bad-entry': ({ entry, found }) => `Log entry ${entry + 1} breaks the record format: ${found}.`,
};

export const verifyFaults: SentenceTemplates<ExplainedVerifyFault> = {
  'wrong-entry': ({ entry, clause, expected, found }) =>
    `Log entry ${entry + 1} breaks ${rule(clause)}: it should be ${expected}, but it is ${found}.`,
  'illegal-action': ({ entry, clause, found, why }) =>
    `Log entry ${entry + 1} breaks ${rule(clause)}: ${found} was illegal. ${why}`,
  'not-an-action': ({ entry, clause, found }) =>
    `Log entry ${entry + 1} breaks ${rule(clause)}: an action is due, but it is ${found}.`,
  'entry-after-end': ({ entry, clause, found }) =>
    `Log entry ${entry + 1} comes after the end of the game (${rule(clause)}): ${found}.`,
  'wrong-generator': ({ expected, found }) =>
    `The generator breaks rule 1: the seed belongs to ${expected}, but the record names ${found}.`,
  'wrong-shuffle': ({ expected, found }) =>
    `The shuffle breaks rule 1: the record names ${found}, but its cards were dealt by ${expected}.`,
  'seed-not-shared': ({ expected }) =>
    `The seed does not follow from what the server and the people added to it: that gives ${expected}.`,
  'seed-deals-otherwise': 'The pack breaks rule 1: the seed deals different cards from those in the record.',
  'fact-missing': ({ clause, expected }) => `The log ends too soon: by ${rule(clause)} ${expected} should follow.`,
  'wrong-result': ({ clause, expected, found }) =>
    `The result breaks ${rule(clause)}: it should be ${expected}, but the record says ${found}.`,
};
