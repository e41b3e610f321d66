import type { PageWords, TableReport } from '@shoal/table-ui';

/** The first turns of a beginner carry one sentence each. */
export function tipFor({ game, options, players }: TableReport, { table }: PageWords, turns: number): string | null {
  const { bookSize = 0 } = options as { readonly bookSize?: number };
  const tips = game === 'go-fish' ? table.tips[game](bookSize, players.length) : table.tips[game]();
  return tips[turns] ?? null;
}
