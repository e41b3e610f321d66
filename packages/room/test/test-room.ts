import type { Action, Seat } from '@shoal/core';
import { Match, type MatchEntry } from '../src/match/match.ts';
import type { MatchPlan } from '../src/match/match-plan.ts';
import { seatsOfPeople } from '../src/match/players.ts';
import { type BotOrder, chooseAsBot } from '../src/orders/bot-order.ts';
import type { Member } from '../src/room/member.ts';
import { follow, type News, type TableReport } from '../src/room/news.ts';
import type { Clock, Thought, Trouble } from '../src/room/ports.ts';
import { Room } from '../src/room/room.ts';
import type { Speed } from '../src/room/speed.ts';
import { MemoryJournal } from './memory-journal.ts';

export const REAL_CLOCK: Clock = {
  now: () => new Date(0),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export interface TestRoomSettings {
  readonly speed?: Speed;
  readonly saved?: readonly MatchEntry[];
  readonly clock?: Clock;
  readonly think?: (order: BotOrder) => Thought<Action>;
  /** Why the journal failed when the match began. */
  readonly trouble?: Trouble | null;
  /** Hears of bugs, which otherwise fail the test. */
  readonly failed?: (error: unknown) => void;
}

const failTest = (error: unknown): void => void Promise.reject(error);

const thinkHere = (order: BotOrder): Thought<Action> => ({
  answer: Promise.resolve().then(() => chooseAsBot(order)),
  stop: () => undefined,
});

/** A member that remembers all news, copied as if from another thread. */
export interface TestMember extends Member {
  readonly news: readonly News[];
  readonly reports: readonly TableReport[];
  /** The latest report. Throws before the first news, which is a fault of the test. */
  readonly report: TableReport;
  /** Resolves with the next report that passes `isWanted`. */
  until(isWanted: (report: TableReport) => boolean): Promise<TableReport>;
}

/** A real room whose journal a test can slow down, break and read. */
export class TestRoom {
  readonly id = 'a-match';
  readonly journal = new MemoryJournal();
  readonly plan: MatchPlan;
  readonly room: Room;
  /** The number of actions without an answer. */
  underWay = 0;
  #replayed: Match | null = null;

  constructor(
    plan: MatchPlan,
    { speed = 'instant', saved, clock = REAL_CLOCK, trouble = null, ...more }: TestRoomSettings = {},
  ) {
    const match = saved === undefined ? Match.begin(plan, () => 'fresh') : Match.resume(plan, saved);
    if (match === null) throw new Error('the entries contradict each other');
    this.plan = plan;
    this.journal.entries.push(...match.entries);
    const { think = thinkHere, failed = failTest } = more;
    const ports = { journal: this.journal, think, clock, freshSeed: () => 'fresh', failed };
    this.room = new Room(match, ports, { id: this.id, speed, trouble });
  }

  /** The saved match, replayed. All news must follow from it. */
  get match(): Match {
    const { entries } = this.journal;
    this.#replayed ??= Match.resume(this.plan, entries.slice(0, 1));
    const replayed = this.#replayed;
    const isWhole = entries.slice(replayed?.entries.length).every((entry) => replayed?.repeat(entry));
    if (replayed === null || !isWhole) throw new Error('the entries that were kept contradict each other');
    return replayed;
  }

  /** Joins for all seats of this device. */
  join(listener: (news: News) => void): Member {
    return this.#counted(this.room.join(seatsOfPeople(this.plan.players), (news) => listener(structuredClone(news))));
  }

  /** Joins for some seats, and remembers all their news. */
  member(...seats: readonly Seat[]): TestMember {
    const news: News[] = [];
    const reports: TableReport[] = [];
    const listeners = new Set<(report: TableReport) => void>();
    const member = this.room.join(seats, (told) => {
      news.push(structuredClone(told));
      reports.push(follow(reports.at(-1) ?? null, structuredClone(told)));
      for (const listener of [...listeners]) listener(reports[reports.length - 1]);
    });
    const until = (isWanted: (report: TableReport) => boolean) =>
      new Promise<TableReport>((resolve) => {
        const last = reports.at(-1);
        if (last !== undefined && isWanted(last)) return resolve(last);
        const listen = (report: TableReport) => {
          if (!isWanted(report)) return;
          listeners.delete(listen);
          resolve(report);
        };
        listeners.add(listen);
      });
    return {
      ...member,
      news,
      reports,
      until,
      get report(): TableReport {
        if (reports.length === 0) throw new Error('nothing has been told yet');
        return reports[reports.length - 1];
      },
    };
  }

  #counted(member: Member): Member {
    return {
      ...member,
      act: async (action) => {
        this.underWay += 1;
        const refusal = await member.act(action);
        this.underWay -= 1;
        return refusal;
      },
    };
  }
}

/** Lets everything run that is ready, and then waits for the given time. */
export const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
