import type { Hint, Result, Vocabulary } from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import { labelsOf, type Player, printable, type SettledTable, youAmong } from '@shoal/room';
import {
  type Catalogue,
  type CommonSentences,
  commonSentences,
  createSentences,
  hintSentences,
  rulesInForce,
  type Sentences,
} from '@shoal/table-ui';
import { ENGLISH, gamesIn } from './language.ts';

/** Sentences about files and flags, which no game is part of. */
export const sentencesIn = (catalogue: Catalogue): CommonSentences =>
  commonSentences({ catalogue, names: [], ascii: true });

/** Sentences about a game, which no seat is part of. */
export const sentencesOf = (id: GameId, catalogue: Catalogue = ENGLISH): Sentences =>
  createSentences({ catalogue, names: [], ascii: true }, gamesIn(catalogue)[id]);

/** How a game ended: why, who won, and how everybody stands. */
export const endingLines = (sentences: Sentences, result: Result, options: object): string[] => [
  sentences.ending(result, options),
  sentences.winners(result),
  ...sentences.standings(result, options).map((line) => `  ${line}`),
];

/** The rules in force: a title, then one clause a line. */
export function rulesSheet(plan: SettledTable, catalogue: Catalogue): string[] {
  const { id, options, seats } = plan;
  const sentences = sentencesOf(id, catalogue);
  const [title, ...clauses] = sentences.rulesSheet(options, seats, plan.preset);
  const inForce = rulesInForce(plan, sentences, catalogue.screen);
  return [catalogue.rules.sheetTitle(title, inForce), '', ...clauses.map((clause) => `- ${clause}`)];
}

/** What the coach would do, best first. */
export const hintLines = (sentences: Sentences, hints: readonly Hint<Vocabulary>[]): string[] =>
  hintSentences(sentences, hints).flatMap(({ reason, details }, index) => [
    numberedLine(index + 1, reason),
    `     ${details.join(' ')}`,
  ]);

/** The names of everybody at a table but you. */
export function othersAt(players: readonly Player[]): string[] {
  const labels = labelsOf(players.map(({ name }) => printable(name)));
  return labels.filter((_, seat) => seat !== youAmong(players));
}

/** Something to choose, with the number that chooses it: `2 Bo`. */
export const numbered = (number: number, name: string): string => `${number} ${name}`;

/** One line of a numbered list. */
export const numberedLine = (number: number, text: string): string => `  ${number}. ${text}`;
