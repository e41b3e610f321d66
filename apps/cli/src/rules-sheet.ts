import { plainSentences, type TablePlan } from './table-plan.ts';

/** The rules in force: a title, then one clause a line. */
export function rulesSheet({ id, options, seats }: TablePlan): string[] {
  const [title, ...clauses] = plainSentences.rulesSheet(id, options, seats);
  return [title, '', ...clauses.map((clause) => `- ${clause}`)];
}
