import type { CommonOptionRefusal } from '@shoal/core';
import type { SentenceTemplates } from '@shoal/language';
import { allOf } from '@shoal/language/es';
import { type ExplainedRecordFault, type ExplainedVerifyFault, MISSING } from '../messages/fault-words.ts';

export const optionRefusals: SentenceTemplates<CommonOptionRefusal> = {
  'unknown-preset': ({ preset, known }) => `No hay ningún preajuste «${preset}»; elige entre ${allOf(known)}.`,
  'seats-out-of-range': ({ seats, min, max }) =>
    min === max
      ? `Estas reglas son para exactamente ${min} jugadores, no para ${seats}.`
      : `Estas reglas son para entre ${min} y ${max} jugadores, no para ${seats}.`,
  'unknown-option': ({ option, known }) => `No hay ninguna opción «${option}»; elige entre ${allOf(known)}.`,
  'missing-option': ({ option }) => `Falta la opción «${option}».`,
  'bad-option-value': ({ option, value, allowed }) =>
    'min' in allowed
      ? `La opción «${option}» no puede ser «${value}»; elige un número entero del ${allowed.min} al ${allowed.max}.`
      : `La opción «${option}» no puede ser «${value}»; elige entre ${allOf(allowed)}.`,
};

/** "la regla 2.2.2", "las reglas 2.2.4, 2.2.5". */
const rule = (clause: string): string => (clause.includes(',') ? `las reglas ${clause}` : `la regla ${clause}`);

/** What a field should be, by what core says of it in English. */
const EXPECTED: Readonly<Record<string, string>> = {
  'a field of the format': 'un campo del formato',
  'an object with every option': 'un objeto con todas las opciones',
  'a list of names and players (human or bot:name)': 'una lista de nombres y jugadores (human o bot:nombre)',
  'a seat number': 'el número de un asiento',
  'a list of cards': 'una lista de cartas',
  'a list of entries': 'una lista de entradas',
  'a text': 'un texto',
  'an object with places, scores and reason': 'un objeto con places, scores y reason',
  'an object with room, deal, server and people, next to a seed':
    'un objeto con room, deal, server y people junto a una semilla',
};

const asExpected = (expected: string): string => EXPECTED[expected] ?? expected.replaceAll(' or ', ' o ');

export const recordFaults: SentenceTemplates<ExplainedRecordFault> = {
  'not-json': 'Esto no es un registro: no es un objeto JSON.',
  'foreign-format': ({ found }) =>
    found === MISSING
      ? 'Este registro no se puede leer: no indica su formato.'
      : `Este registro no se puede leer: su formato, «${found}», es desconocido.`,
  'unknown-game': ({ game, known }) =>
    `Este registro es de un juego desconocido, «${game}»: los conocidos son ${allOf(known)}.`,
  'bad-field': ({ field, expected }) =>
    `El campo «${field}» incumple el formato del registro: no es ${asExpected(expected)}.`,
  'bad-rules': ({ clause, why }) => `Las reglas incumplen ${rule(clause)}. ${why}`,
  'bad-pack': ({ cards, card }) =>
    card === undefined
      ? `La baraja incumple la regla 1: está incompleta y debería tener ${cards} cartas.`
      : `La baraja incumple la regla 1 en «${card}»: debería tener ${cards} cartas, cada una tantas veces como dicen las reglas.`,
  'hidden-cards':
    'El registro oculta cartas, porque cuenta la partida como la vio un asiento, así que no se puede comprobar ni volver a jugar.',
  'bad-entry': ({ entry, found }) =>
    `La entrada ${entry + 1} del historial incumple el formato del registro: ${found}.`,
};

/** A result that is not there is spelled in English. */
const asResult = (spelled: string): string => (spelled === 'none' ? 'ninguno' : spelled);

export const verifyFaults: SentenceTemplates<ExplainedVerifyFault> = {
  'wrong-entry': ({ entry, clause, expected, found }) =>
    `La entrada ${entry + 1} del historial incumple ${rule(clause)}: debería ser ${expected}, pero es ${found}.`,
  'illegal-action': ({ entry, clause, found, why }) =>
    `La entrada ${entry + 1} del historial incumple ${rule(clause)}: ${found} era ilegal. ${why}`,
  'not-an-action': ({ entry, clause, found }) =>
    `La entrada ${entry + 1} del historial incumple ${rule(clause)}: tocaba una jugada, pero es ${found}.`,
  'entry-after-end': ({ entry, clause, found }) =>
    `La entrada ${entry + 1} del historial va después del final de la partida (según ${rule(clause)}): ${found}.`,
  'wrong-generator': ({ expected, found }) =>
    `El generador incumple la regla 1: la semilla es de ${expected}, pero el registro dice ${found}.`,
  'wrong-shuffle': ({ expected, found }) =>
    `La mezcla incumple la regla 1: el registro dice ${found}, pero las cartas se barajaron con ${expected}.`,
  'seed-not-shared': ({ expected }) =>
    `La semilla no sale de lo que aportaron el servidor y las personas: de eso sale ${expected}.`,
  'seed-deals-otherwise': 'La baraja incumple la regla 1: la semilla reparte cartas distintas de las del registro.',
  'fact-missing': ({ clause, expected }) =>
    `El historial termina demasiado pronto: según ${rule(clause)} debería seguir ${expected}.`,
  'wrong-result': ({ clause, expected, found }) =>
    `El resultado incumple ${rule(clause)}: debería ser ${asResult(expected)}, pero el registro dice ${asResult(found)}.`,
};
