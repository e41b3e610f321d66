import { type Heading, newSittingId, type SittingPlan } from '@shoal/table-ui';

const RANDOM_BYTES = 6;

/** The heading of a sitting that begins now. */
export function newHeading(plan: SittingPlan, now: Date): Heading {
  const id = newSittingId(now, crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
  return { id, startedAt: now.toISOString(), plan };
}
