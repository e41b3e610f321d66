import { createHash } from 'node:crypto';
import { isObject, type JsonObject, objectIn } from '@shoal/core';
import type { LogRow } from '@shoal/room/hosting';
import type { PersonId } from '@shoal/room/protocol';
import { Truth } from '@shoal/room/testing';
import type { FuzzClient } from './fuzz-client.ts';

/** A command as somebody sent it. */
export interface SentCommand {
  readonly client: FuzzClient;
  readonly command: JsonObject;
}

type State = NonNullable<Truth['state']>;
/** May this person change the room like that, by this command? */
type Rule = (entry: JsonObject, who: ReadonlySet<PersonId>, state: State, sent: SentCommand) => boolean;

const own: Rule = ({ person }, who) => who.has(person as PersonId);
const organiser: Rule = (_, who, state) => state.organiser !== null && who.has(state.organiser);
const seated = (who: ReadonlySet<PersonId>, state: State): boolean =>
  [...who].some((one) => state.seatOf(one) !== null);
const atTable: Rule = (entry, who, state, sent) => organiser(entry, who, state, sent) || seated(who, state);

/** The commands that may lead to an entry, and who may give them. */
const RULES: Readonly<Record<string, { readonly by: readonly string[]; readonly may: Rule }>> = {
  joined: { by: ['sit'], may: ({ newcomer }, _, __, { command }) => isSessionOf(newcomer, command['token']) },
  sat: { by: ['sit'], may: own },
  stood: { by: ['stand'], may: own },
  renamed: { by: ['rename'], may: own },
  left: { by: ['leave'], may: own },
  dealing: { by: ['deal'], may: atTable },
  'stood-in': {
    by: ['stand-in'],
    may: (entry, who, state, sent) => entry['person'] === sent.command['person'] && atTable(entry, who, state, sent),
  },
  act: { by: ['act'], may: isOwnAction },
  seats: { by: ['seats'], may: organiser },
  terms: { by: ['terms'], may: organiser },
  lobby: { by: ['lobby', 'seats', 'terms'], may: organiser },
  locked: { by: ['lock'], may: organiser },
  removed: { by: ['remove'], may: organiser },
  reissued: { by: ['reissue'], may: organiser },
  organises: { by: ['hand-over'], may: organiser },
  moved: { by: ['admit'], may: atTable },
  ended: { by: ['end'], may: organiser },
};

/** What a room does by itself, and what follows from the entry before. */
const UNCOMMANDED: Readonly<Record<string, (entry: JsonObject, state: State) => boolean>> = {
  opened: () => false,
  deal: (_, { stage }) => stage === 'dealing',
  act: ({ seat }, state) => isPlayedByBot(state, Number(seat)),
  'stood-in': () => true,
  returned: () => true,
  away: () => true,
  organises: () => true,
  seats: () => true,
  terms: () => true,
  moved: () => true,
  // Somebody without a seat makes room.
  left: ({ person }, state) => person !== state.organiser && state.seatOf(person as PersonId) === null,
};

/** Follows the log of one room, and finds every change that nobody may make. */
export class AllowedChanges {
  readonly #truth = new Truth();
  readonly #rows: LogRow[] = [];
  readonly #sentBy: (command: string) => readonly SentCommand[];

  constructor(sentBy: (command: string) => readonly SentCommand[]) {
    this.#sentBy = sentBy;
  }

  get isEnded(): boolean {
    return this.#truth.state?.stage === 'ended';
  }

  get seq(): number {
    return this.#rows.length;
  }

  /** Follows new rows. Returns what is wrong with them. */
  follow(rows: readonly LogRow[]): string[] {
    return rows.flatMap((row) => {
      const fault = this.#faultOf(row);
      this.#rows.push(row);
      try {
        this.#truth.follow(this.#rows);
      } catch (error) {
        return [String(error)];
      }
      return fault ? [`row ${row.seq}, ${row.command}: nobody may do ${row.entry}`] : [];
    });
  }

  #faultOf({ seq, command, entry: text }: LogRow): boolean {
    const { state } = this.#truth;
    const entry = objectIn(text);
    if (entry === null) return true;
    if (state === null) return seq !== 1 || entry['type'] !== 'opened';
    const type = String(entry['type']);
    if (command === null) return UNCOMMANDED[type]?.(entry, state) !== true;
    return !this.#sentBy(command).some((sent) => {
      const rule = RULES[type];
      const isMeant = rule?.by.includes(String(sent.command['type'])) === true;
      return isMeant && rule.may(entry, peopleOf(sent.client, state), state, sent);
    });
  }
}

const hashOf = (token: unknown): string => createHash('sha256').update(`shoal-session/1 ${token}`).digest('hex');

const isSessionOf = (newcomer: unknown, token: unknown): boolean =>
  isObject(newcomer) && newcomer['session'] === hashOf(token);

/** Whom a connection has proved to be. */
function peopleOf({ tokens }: FuzzClient, state: State): Set<PersonId> {
  const people = [...tokens].map((token) => state.bySession(hashOf(token))?.id);
  return new Set(people.filter((person) => person !== undefined));
}

function isOwnAction(entry: JsonObject, who: ReadonlySet<PersonId>, state: State, { command }: SentCommand): boolean {
  const plan = state.playing[Number(entry['seat'])];
  const isSame = JSON.stringify(entry['action']) === JSON.stringify(command['action']);
  return isSame && plan?.type === 'person' && who.has(plan.person);
}

/** A bot acts for itself, for people who are away or have left, and for those who think too long. */
function isPlayedByBot({ playing, people, standIns, terms }: State, seat: number): boolean {
  const plan = playing[seat];
  if (plan?.type !== 'person') return true;
  return terms.thinkingSeconds !== null || standIns.has(plan.person) || !people.has(plan.person);
}
