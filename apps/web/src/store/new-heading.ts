import { type Heading, type MatchPlan, newMatchId } from '@shoal/room';

const RANDOM_BYTES = 6;

/** The heading of a match that begins now. */
export function newHeading(plan: MatchPlan, now: Date): Heading {
  const id = newMatchId(now, crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
  return { id, startedAt: now.toISOString(), plan };
}
