import type { ScreenWords, Sitting } from '@shoal/table-ui';

/** The first turns of a beginner carry one sentence each. */
export function tipFor({ plan }: Sitting, { tips }: ScreenWords, turns: number): string | null {
  const { id, options, seats } = plan.plan;
  const { bookSize = 0 } = options as { readonly bookSize?: number };
  return tips[id]({ bookSize, seats })[turns] ?? null;
}
