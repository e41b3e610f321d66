import type { GameRecord } from '@shoal/core';
import type { KnownLog } from '../protocol/client-messages.ts';
import type { Reaction } from '../protocol/commands.ts';
import type { PersonId } from '../protocol/identifiers.ts';
import type { OwnPlace, RoomPicture } from '../protocol/room-picture.ts';
import type { TableNews } from '../protocol/server-messages.ts';
import type { News, TableReport } from '../room/news.ts';
import type { ToldRound } from '../seal/finished-check.ts';
import type { RoomScene, ShownReaction } from './client-state.ts';
import { DealCheck } from './deal-check.ts';
import { TableMirror } from './table-mirror.ts';

/** How long people see a reaction. */
export const REACTION_SHOWN_MS = 2000;

interface ToldRoom {
  readonly room: RoomPicture;
  readonly you: OwnPlace;
  readonly atMs: number;
}

/** The room as this client was told of it, with the check of its cards. */
export class RoomMirror {
  readonly table = new TableMirror();
  #told: ToldRoom | null = null;
  #check: { readonly key: string; readonly deal: DealCheck } | null = null;
  #record: GameRecord | null = null;
  #reactions: readonly ShownReaction[] = [];
  #reactionCount = 0;
  #missed = 0;
  /** What was on the screen when the connection was lost; undefined while there is nothing to catch up with. */
  #seenBefore: KnownLog | null | undefined;

  /** Everything that this client knows; null before the server let it in. */
  get scene(): RoomScene | null {
    if (this.#told === null) return null;
    const { room, you, atMs } = this.#told;
    return {
      ...{ room, you, pictureMs: atMs, table: this.table.report },
      fairness: this.#check?.deal.fairness ?? { type: 'unsealed' },
      ...{ reactions: this.#reactions, missed: this.#missed, record: this.#record },
    };
  }

  /** Did something not fit the seal of the running deal? */
  get isSealBroken(): boolean {
    return this.#check?.deal.fairness.type === 'fault';
  }

  get own(): OwnPlace {
    return this.#told?.you ?? { person: null, seat: null };
  }

  /** The connection is back after somebody saw so much of a log. */
  catchUp(seen: KnownLog | null): void {
    this.#seenBefore = seen;
  }

  /** Somebody looked at the table, or acted. */
  look(): void {
    this.#missed = 0;
  }

  takeRoom(room: RoomPicture, you: OwnPlace, atMs: number): void {
    this.#told = { room, you, atMs };
    if (room.phase === 'lobby') this.#leaveTable();
  }

  /** Follows news. Returns false if they continue a log that this client does not have. */
  takeNews(table: TableNews, round: (report: TableReport) => ToldRound | null): boolean {
    const news = this.table.take(table);
    const { report } = this.table;
    if (news === null || report === null) return false;
    this.#countMissed(news, report);
    // A deal in progress has no seed, and the record may be that of an earlier deal.
    if (this.#record?.seed !== report.seed) this.#record = null;
    this.#checkOf(report, round)?.follow({ report, from: news.from, seals: news.seals, openings: news.openings });
    return true;
  }

  /** Checks a finished deal. It takes some time. */
  takeRecord(record: GameRecord): void {
    this.#record = record;
    this.#check?.deal.finish(record);
  }

  /** Shows a reaction. Returns what hides it. */
  react(person: PersonId, reaction: Reaction): () => void {
    this.#reactionCount += 1;
    const number = this.#reactionCount;
    this.#reactions = [...this.#reactions, { number, person, reaction }];
    return () => {
      this.#reactions = this.#reactions.filter((shown) => shown.number !== number);
    };
  }

  #leaveTable(): void {
    this.table.clear();
    this.#check = null;
    this.#record = null;
    this.#missed = 0;
  }

  #checkOf(report: TableReport, round: (report: TableReport) => ToldRound | null): DealCheck | null {
    const room = this.#told?.room.id;
    if (room === undefined) return null;
    const key = JSON.stringify([report.id, report.dealNumber, report.view.seat]);
    if (this.#check?.key === key) return this.#check.deal;
    const deal = new DealCheck(room, round(report), report);
    this.#check = { key, deal };
    if (this.#record !== null) deal.finish(this.#record);
    return deal;
  }

  #countMissed({ from, events }: News, { id, dealNumber, log }: TableReport): void {
    const seen = this.#seenBefore;
    if (seen === undefined) return;
    this.#seenBefore = undefined;
    if (seen === null) return;
    const isSameDeal = seen.table === id && seen.deal === dealNumber;
    const before = isSameDeal ? Math.min(seen.events, log.length) : 0;
    this.#missed = from === 0 ? log.length - before : events.length;
  }
}
