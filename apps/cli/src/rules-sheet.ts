import type { TablePlan } from '@shoal/room';
import type { Catalogue } from '@shoal/table-ui';
import { sentencesIn } from './table-plan.ts';

/** The rules in force: a title, then one clause a line. */
export function rulesSheet(plan: Omit<TablePlan, 'game'>, catalogue: Catalogue): string[] {
  const { id, options, seats } = plan;
  const [title, ...clauses] = sentencesIn(catalogue).rulesSheet(id, options, seats);
  return [catalogue.rules.sheetTitle(title, plan), '', ...clauses.map((clause) => `- ${clause}`)];
}
