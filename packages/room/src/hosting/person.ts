import type { PersonId } from '../protocol/identifiers.ts';
import type { Newcomer } from './hosted-entry.ts';

/** Somebody who has or had a seat and has not left, or who organises. */
export interface Person {
  readonly id: PersonId;
  name: string;
  session: string;
  /** The hashes of tokens that are worth nothing any more, the latest last. */
  formerSessions: readonly string[];
  readonly bot: string | null;
  /** How long this person has been away during deals, in all, as far as the log tells. */
  awayMs: number;
}

const MOST_FORMER_SESSIONS = 5;

export const personFrom = ({ person: id, name, session, bot }: Newcomer): Person => ({
  ...{ id, name, session, formerSessions: [], bot, awayMs: 0 },
});

/** The person goes on with another token. */
export function moveTo(person: Person, session: string): void {
  person.formerSessions = [...person.formerSessions, person.session].slice(-MOST_FORMER_SESSIONS);
  person.session = session;
}
