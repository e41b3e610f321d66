import type { CommonOptionRefusal } from '@shoal/core';
import type { SentenceTemplates } from '@shoal/language';
import { allOf, oneOf } from '@shoal/language/de';
import { type ExplainedRecordFault, type ExplainedVerifyFault, MISSING } from '../messages/fault-words.ts';

export const optionRefusals: SentenceTemplates<CommonOptionRefusal> = {
  'unknown-preset': ({ preset, known }) => `Die Variante „${preset}“ gibt es nicht; wähle ${oneOf(known)}.`,
  'seats-out-of-range': ({ seats, min, max }) =>
    min === max
      ? `Diese Regeln sind für genau ${min} Spieler, nicht für ${seats}.`
      : `Diese Regeln sind für ${min} bis ${max} Spieler, nicht für ${seats}.`,
  'unknown-option': ({ option, known }) => `Die Option „${option}“ gibt es nicht; wähle ${oneOf(known)}.`,
  'missing-option': ({ option }) => `Die Option „${option}“ fehlt.`,
  'bad-option-value': ({ option, value, allowed }) =>
    'min' in allowed
      ? `Die Option „${option}“ kann nicht „${value}“ sein; wähle eine ganze Zahl von ${allowed.min} bis ${allowed.max}.`
      : `Die Option „${option}“ kann nicht „${value}“ sein; wähle ${oneOf(allowed)}.`,
};

/** "Regel 2.2.2", "die Regeln 2.2.4, 2.2.5". */
const rule = (clause: string): string => (clause.includes(',') ? `die Regeln ${clause}` : `Regel ${clause}`);
/** After "nach": "Regel 2.2.2", "den Regeln 2.2.4, 2.2.5". */
const byRule = (clause: string): string => (clause.includes(',') ? `den Regeln ${clause}` : `Regel ${clause}`);

/** What a field is not, by what core says in English that it should be. */
const NOT_EXPECTED: Readonly<Record<string, string>> = {
  'a field of the format': 'kein Feld des Formats',
  'an object with every option': 'kein Objekt mit allen Optionen',
  'a list of names and players (human or bot:name)': 'keine Liste von Namen und Spielern (human oder bot:name)',
  'a seat number': 'keine Sitznummer',
  'a list of cards': 'keine Liste von Karten',
  'a list of entries': 'keine Liste von Einträgen',
  'a text': 'kein Text',
  'an object with places, scores and reason': 'kein Objekt mit places, scores und reason',
  'an object with room, deal, server and people, next to a seed':
    'kein Objekt mit room, deal, server und people neben einem Seed',
};

/** Any other text names fields of the format, which no language translates. */
const notExpected = (expected: string): string =>
  NOT_EXPECTED[expected] ?? `nicht ${expected.replaceAll(' or ', ' oder ')}`;

export const recordFaults: SentenceTemplates<ExplainedRecordFault> = {
  'not-json': 'Das ist keine Aufzeichnung: Es ist kein JSON-Objekt.',
  'foreign-format': ({ found }) =>
    found === MISSING
      ? 'Diese Aufzeichnung lässt sich nicht lesen: Ihr fehlt das Format.'
      : `Diese Aufzeichnung lässt sich nicht lesen: Ihr Format „${found}“ ist unbekannt.`,
  'unknown-game': ({ game, known }) =>
    `Das ist die Aufzeichnung eines unbekannten Spiels, „${game}“: Bekannt sind ${allOf(known)}.`,
  'bad-field': ({ field, expected }) =>
    `Das Feld „${field}“ verletzt das Format der Aufzeichnung: Es ist ${notExpected(expected)}.`,
  'bad-rules': ({ clause, why }) => `Die Regeln der Aufzeichnung verletzen ${rule(clause)}. ${why}`,
  'bad-pack': ({ cards, card }) =>
    card === undefined
      ? `Das Blatt verletzt Regel 1: Es ist unvollständig und müsste ${cards} Karten haben.`
      : `Das Blatt verletzt Regel 1 bei „${card}“: Es müsste ${cards} Karten haben, jede so oft, wie es die Regeln sagen.`,
  'hidden-cards':
    'Die Aufzeichnung zeigt das Spiel, wie ein Sitz es sah; mit verdeckten Karten lässt sie sich weder prüfen noch nachspielen.',
  'bad-entry': ({ entry, found }) => `Eintrag ${entry + 1} im Verlauf verletzt das Format der Aufzeichnung: ${found}.`,
};

export const verifyFaults: SentenceTemplates<ExplainedVerifyFault> = {
  'wrong-entry': ({ entry, clause, expected, found }) =>
    `Eintrag ${entry + 1} im Verlauf verletzt ${rule(clause)}: Richtig wäre ${expected}, dort steht ${found}.`,
  'illegal-action': ({ entry, clause, found, why }) =>
    `Eintrag ${entry + 1} im Verlauf verletzt ${rule(clause)}: Nicht erlaubt war ${found}. ${why}`,
  'not-an-action': ({ entry, clause, found }) =>
    `Eintrag ${entry + 1} im Verlauf verletzt ${rule(clause)}: Hier gehört eine Aktion hin, dort steht ${found}.`,
  'entry-after-end': ({ entry, clause, found }) =>
    `Eintrag ${entry + 1} im Verlauf kommt nach dem Ende des Spiels (${rule(clause)}): ${found}.`,
  'wrong-generator': ({ expected, found }) =>
    `Der Generator verletzt Regel 1: Der Seed gehört zu ${expected}, die Aufzeichnung nennt ${found}.`,
  'wrong-shuffle': ({ expected, found }) =>
    `Das Mischen verletzt Regel 1: Die Aufzeichnung nennt ${found}, die Karten wurden aber mit ${expected} gemischt.`,
  'seed-not-shared': ({ expected }) =>
    `Der Seed folgt nicht aus dem, was Server und Personen beigesteuert haben: Daraus ergibt sich ${expected}.`,
  'seed-deals-otherwise': 'Das Blatt verletzt Regel 1: Der Seed teilt andere Karten aus, als die Aufzeichnung enthält.',
  'fact-missing': ({ clause, expected }) =>
    `Der Verlauf endet zu früh: Nach ${byRule(clause)} müsste ${expected} folgen.`,
  'wrong-result': ({ clause, expected, found }) =>
    `Das Ergebnis verletzt ${rule(clause)}: Richtig wäre ${expected}, in der Aufzeichnung steht ${found}.`,
};
