import type { Seat } from '@shoal/core';
import {
  type BotOrder,
  type FinishedGame,
  finishedDealOf,
  isPerson,
  isProgram,
  type Journal,
  Match,
  type MatchPlan,
  type Member,
  type News,
  NO_JOURNAL,
  Room,
  type Speed,
  seatsOfPeople,
} from '@shoal/room';
import { CLOCK } from '@shoal/server/node';
import { freshSeed } from '../process/time-and-chance.ts';
import type { SavedMatch } from '../store/saved-match.ts';
import type { Store } from '../store/store.ts';
import { ProgramPlayers } from './program-players.ts';
import type { Thinker } from './thinker.ts';

/** A match and where it is kept. */
type MatchOnDisk = Pick<SavedMatch, 'id' | 'match' | 'isSaved' | 'append' | 'close'>;

/** Opens rooms for new and for saved matches. */
export interface Rooms {
  begin(plan: MatchPlan): LocalRoom;
  resume(id: string): LocalRoom;
}

interface RoomsSettings {
  speed(): Speed;
  /** Are matches of people saved? What bots play among themselves never is. */
  readonly keeps: boolean;
}

export function roomsOf(store: Store, thinker: Thinker, { speed, keeps }: RoomsSettings): Rooms {
  const open = (match: MatchOnDisk) => new LocalRoom(match, thinker, speed());
  return {
    begin: (plan) => open(keeps && plan.players.some(isPerson) ? store.begin(plan) : unsaved(plan)),
    resume: (id) => open(store.resume(id)),
  };
}

/** A match that leaves nothing behind. */
const unsaved = (plan: MatchPlan): MatchOnDisk => ({
  id: 'unsaved',
  match: Match.begin(plan, freshSeed),
  isSaved: false,
  append: NO_JOURNAL.append,
  close: () => false,
});

/** A bug ends the program, and the saved match can be resumed. */
const endProgram = (bug: unknown): void => void Promise.reject(bug);

/** A room in this process. Presenters learn of its match only what a member of the room is told. */
export class LocalRoom {
  readonly isSaved: boolean;
  /** The plan of a match between the same players by the same rules. */
  readonly rematch: MatchPlan;
  readonly #people: readonly Seat[];
  readonly #room: Room;
  readonly #onDisk: MatchOnDisk;
  readonly #programs: ProgramPlayers;
  #finished: FinishedGame | null;

  constructor(onDisk: MatchOnDisk, thinker: Thinker, speed: Speed) {
    const { id, match, isSaved } = onDisk;
    this.isSaved = isSaved;
    this.#onDisk = onDisk;
    this.rematch = { ...match.plan, seed: null };
    this.#people = seatsOfPeople(match.plan.players);
    this.#finished = finishedDealOf(id, match, CLOCK.now());
    this.#programs = new ProgramPlayers(match.plan);
    const think = (order: BotOrder) => (isProgram(order.bot) ? this.#programs.think(order) : thinker.think(order));
    const ports = { journal: this.#journal, think, clock: CLOCK, freshSeed, failed: endProgram };
    this.#room = new Room(match, ports, { id, speed });
  }

  /** The last deal that was played to its end; null before that. */
  get finished(): FinishedGame | null {
    return this.#finished;
  }

  /** Joins for everybody who plays at this terminal. */
  join(listener: (news: News) => void): Member {
    return this.#room.join(this.#people, listener);
  }

  /** Joins to see what everybody may see. */
  watch(listener: (news: News) => void): Member {
    return this.#room.join([], listener);
  }

  /** Tells whether the match can be continued later, with all that happened. */
  async close(): Promise<boolean> {
    const lost = await this.#room.close();
    await this.#programs.close();
    const canContinue = this.#onDisk.close();
    return canContinue && lost.length === 0;
  }

  get #journal(): Journal {
    return {
      append: async (entries, finished) => {
        this.#finished = finished.at(-1) ?? this.#finished;
        const trouble = await this.#onDisk.append(entries, finished);
        // A bug in telling the bots must not count as a failed save: it surfaces as an unhandled rejection.
        if (trouble === null) for (const { record } of finished) void this.#programs.endDeal(record);
        return trouble;
      },
    };
  }
}
