import type { TablePlan } from '@shoal/table-ui';
import { plainSentences } from './table-plan.ts';
import { words } from './words.ts';

/** The rules in force: a title, then one clause a line. */
export function rulesSheet(plan: TablePlan): string[] {
  const { id, options, seats } = plan;
  const [title, ...clauses] = plainSentences.rulesSheet(id, options, seats);
  return [words.sheetTitle(title, plan), '', ...clauses.map((clause) => `- ${clause}`)];
}
