import type { CommonOptionRefusal } from '@shoal/core';
import type { SentenceTemplates } from '@shoal/language';
import { allOf, oneOf } from '@shoal/language/fr';
import { type ExplainedRecordFault, type ExplainedVerifyFault, MISSING } from '../messages/fault-words.ts';

export const optionRefusals: SentenceTemplates<CommonOptionRefusal> = {
  'unknown-preset': ({ preset, known }) => `Le préréglage « ${preset} » n’existe pas ; choisis ${oneOf(known)}.`,
  'seats-out-of-range': ({ seats, min, max }) =>
    min === max
      ? `Avec ces règles, on joue à ${min} exactement, pas à ${seats}.`
      : `Avec ces règles, on joue de ${min} à ${max}, pas à ${seats}.`,
  'unknown-option': ({ option, known }) => `L’option « ${option} » n’existe pas ; choisis ${oneOf(known)}.`,
  'missing-option': ({ option }) => `Il manque l’option « ${option} ».`,
  'bad-option-value': ({ option, value, allowed }) =>
    'min' in allowed
      ? `L’option « ${option} » n’accepte pas « ${value} » ; choisis un nombre entier de ${allowed.min} à ${allowed.max}.`
      : `L’option « ${option} » n’accepte pas « ${value} » ; choisis ${oneOf(allowed)}.`,
};

/** "la règle 2.2.2", "les règles 2.2.4, 2.2.5". */
const rule = (clause: string): string => (clause.includes(',') ? `les règles ${clause}` : `la règle ${clause}`);

/** What a field should be, by what core says of it in English. */
const EXPECTED: Readonly<Record<string, string>> = {
  'a field of the format': 'un champ prévu par le format',
  'an object with every option': 'un objet avec toutes les options',
  'a list of names and players (human or bot:name)': 'une liste de noms et de joueurs (human ou bot:nom)',
  'a seat number': 'un numéro de siège',
  'a list of cards': 'une liste de cartes',
  'a list of entries': 'une liste d’entrées',
  'a text': 'un texte',
  'an object with places, scores and reason': 'un objet avec places, scores et reason',
  'an object with room, deal, server and people, next to a seed':
    'un objet avec room, deal, server et people, à côté d’une graine',
};

const expectedOf = (expected: string): string => EXPECTED[expected] ?? expected.replaceAll(' or ', ' ou ');

export const recordFaults: SentenceTemplates<ExplainedRecordFault> = {
  'not-json': 'Ce n’est pas un enregistrement : ce n’est pas un objet JSON.',
  'foreign-format': ({ found }) =>
    found === MISSING
      ? 'Cet enregistrement est illisible : il n’indique pas de format.'
      : `Cet enregistrement est illisible : son format, « ${found} », est inconnu.`,
  'unknown-game': ({ game, known }) =>
    `Cet enregistrement est celui d’un jeu inconnu, « ${game} » : les jeux connus sont ${allOf(known)}.`,
  'bad-field': ({ field, expected }) =>
    `Le champ « ${field} » ne respecte pas le format : il faut ${expectedOf(expected)}.`,
  'bad-rules': ({ clause, why }) => `Les options enfreignent ${rule(clause)}. ${why}`,
  'bad-pack': ({ cards, card }) =>
    card === undefined
      ? `Le paquet enfreint la règle 1 : il est incomplet et devrait avoir ${cards} cartes.`
      : `Le paquet enfreint la règle 1 à « ${card} » : il devrait avoir ${cards} cartes, chacune autant de fois que le veulent les règles.`,
  'hidden-cards':
    'L’enregistrement cache des cartes, car il montre la partie vue d’un seul siège : on ne peut ni le vérifier ni le rejouer.',
  'bad-entry': ({ entry, found }) => `L’entrée ${entry + 1} du journal ne respecte pas le format : ${found}.`,
};

export const verifyFaults: SentenceTemplates<ExplainedVerifyFault> = {
  'wrong-entry': ({ entry, clause, expected, found }) =>
    `L’entrée ${entry + 1} du journal enfreint ${rule(clause)} : elle devrait être ${expected}, mais c’est ${found}.`,
  'illegal-action': ({ entry, clause, found, why }) =>
    `L’entrée ${entry + 1} du journal enfreint ${rule(clause)} : ${found} était interdit. ${why}`,
  'not-an-action': ({ entry, clause, found }) =>
    `L’entrée ${entry + 1} du journal enfreint ${rule(clause)} : il faut une action, mais c’est ${found}.`,
  'entry-after-end': ({ entry, clause, found }) =>
    `L’entrée ${entry + 1} du journal vient après la fin de la partie (voir ${rule(clause)}) : ${found}.`,
  'wrong-generator': ({ expected, found }) =>
    `Le générateur enfreint la règle 1 : la graine relève de ${expected}, mais l’enregistrement nomme ${found}.`,
  'wrong-shuffle': ({ expected, found }) =>
    `Le mélange enfreint la règle 1 : l’enregistrement indique ${found}, mais les cartes ont été mélangées par ${expected}.`,
  'seed-not-shared': ({ expected }) =>
    `La graine ne découle pas de ce qu’ont apporté le serveur et les personnes : on obtient ${expected}.`,
  'seed-deals-otherwise':
    'Le paquet enfreint la règle 1 : la graine donne d’autres cartes que celles de l’enregistrement.',
  'fact-missing': ({ clause, expected }) =>
    `Le journal s’arrête trop tôt : d’après ${rule(clause)}, ${expected} devrait suivre.`,
  'wrong-result': ({ clause, expected, found }) =>
    `Le résultat enfreint ${rule(clause)} : il devrait être ${expected}, mais l’enregistrement dit ${found}.`,
};
