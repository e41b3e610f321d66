import { randomBytes } from 'node:crypto';
import type { FinishedGame } from '@shoal/room';
import {
  type ClientState,
  NOT_COUNTED,
  RoomClient,
  type RoomScene,
  SEAL_BROKEN,
  type ShownReaction,
  sceneOf,
} from '@shoal/room/client';
import { type Command, type Outcome, type Ticket, writeRoomLink } from '@shoal/room/protocol';
import { CLOCK } from '@shoal/server/node';
import { type OnlineWords, roomEvents, roomSentence } from '@shoal/table-ui/online';
import type { Destination } from './destination.ts';
import { finishedDealIn } from './finished-deals.ts';
import { connectTo } from './node-connection.ts';
import type { ClosableKeeper } from './seat-folder.ts';

/** What a visit needs from the program. */
export interface VisitSettings {
  readonly words: OnlineWords;
  readonly keeper: ClosableKeeper;
  /** The origin that others reach the room at. */
  readonly publicOrigin: string;
  readonly showsReactions: boolean;
  /** Keeps a deal among the finished games. */
  keep(game: FinishedGame): void;
}

/** A clock that stands still for so long means that the machine slept. */
const SLEPT_MS = 4000;
const TICK_MS = 1000;
/** News of the table come right after the welcome, if there is a table. */
const NEWS_MS = 150;

/** One person's visit to a room: its client, what happened there in sentences, and the deals that were finished. */
export class RoomVisit {
  readonly client: RoomClient;
  readonly words: OnlineWords;
  readonly publicOrigin: string;
  /** How this person wanted the visit to end. */
  wanted: 'end' | 'move' | null = null;
  readonly #settings: VisitSettings;
  readonly #listeners = new Set<() => void>();
  readonly #ticker: NodeJS.Timeout;
  readonly #wake = (): void => this.client.wake();
  #before: RoomScene | null = null;
  #wasAway = false;
  #news: string[] = [];
  #finished: FinishedGame | null = null;
  #lastTickMs = performance.now();

  constructor({ origin, entry }: Destination, settings: VisitSettings) {
    this.#settings = settings;
    this.words = settings.words;
    this.publicOrigin = settings.publicOrigin;
    this.client = new RoomClient(entry, {
      clock: CLOCK,
      random: randomBytes,
      keeper: settings.keeper,
      connect: (listener) => connectTo(origin, listener),
      // The terminal has the rules of all games.
      loadGame: async () => undefined,
    });
    this.client.subscribe((state) => this.#follow(state));
    this.#ticker = setInterval(() => this.#tick(), TICK_MS);
    process.on('SIGCONT', this.#wake);
  }

  get state(): ClientState {
    return this.client.state;
  }

  get scene(): RoomScene | null {
    return sceneOf(this.state);
  }

  /** The reactions to show, oldest first: none to somebody who has switched them off. */
  get reactions(): readonly ShownReaction[] {
    return this.#settings.showsReactions ? (this.scene?.reactions ?? []) : [];
  }

  /** Has this person chosen something that the server has not answered? */
  get hasPending(): boolean {
    return this.client.hasPending;
  }

  /** The deal that was finished last; null before that. */
  get finished(): FinishedGame | null {
    return this.#finished;
  }

  get link(): string {
    const { scene } = this;
    if (scene === null) return '';
    const { id: room, secret } = scene.room;
    return secret === null ? '' : writeRoomLink({ origin: this.publicOrigin, room, secret });
  }

  /** A link that brings the seat to another device. */
  linkWith(ticket: Ticket): string {
    const { scene } = this;
    return scene === null ? '' : writeRoomLink({ origin: this.publicOrigin, room: scene.room.id, ticket });
  }

  /** Tells every change, and every second. Returns what ends that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves once something is so. */
  until(isTrue: () => boolean): Promise<undefined> {
    return new Promise((resolve) => {
      if (isTrue()) return resolve(undefined);
      const stop = this.subscribe(() => {
        if (!isTrue()) return;
        stop();
        resolve(undefined);
      });
    });
  }

  /** The sentences on what happened since they were taken last. */
  takeNews(): readonly string[] {
    const news = this.#news;
    this.#news = [];
    return news;
  }

  /** Can this person come back later by what this machine keeps? */
  get isSeatKept(): boolean {
    return this.#settings.keeper.isWritten;
  }

  /** Asks for something. Resolves to null, or to why it was refused: empty if there is nothing to say of it. */
  async ask(command: Command): Promise<string | null> {
    if (command.type === 'end') this.wanted = 'end';
    return this.whyNot(await this.client.do(command));
  }

  async sit(seat: number, name: string, bot: string | null = null): Promise<string | null> {
    return this.whyNot(await this.client.sit(seat, name, bot));
  }

  whyNot(outcome: Outcome): string | null {
    if (outcome.ok) return null;
    // What was lost with the connection means nothing any more, such as a reaction.
    return outcome.refusal === NOT_COUNTED ? '' : (this.refusalOfRoom(outcome.refusal) ?? this.words.refusals.stale);
  }

  /** What a refusal of the room says; null for a refusal of the game. */
  refusalOfRoom(refusal: string): string | null {
    const { refusals, seal } = this.words;
    if (refusal === NOT_COUNTED) return refusals.stale;
    if (refusal === SEAL_BROKEN) return seal.broken;
    return Object.hasOwn(refusals, refusal) ? refusals[refusal as keyof typeof refusals] : null;
  }

  close(): void {
    clearInterval(this.#ticker);
    process.off('SIGCONT', this.#wake);
    this.client.close();
    this.#settings.keeper.close();
  }

  #follow(state: ClientState): void {
    this.#tellConnection(state);
    const { scene } = this;
    if (scene !== null) this.#followScene(scene);
    this.#tell();
  }

  #followScene(scene: RoomScene): void {
    const before = this.#before;
    this.#before = scene;
    if (before !== null && before.room !== scene.room) {
      this.#news.push(...roomEvents(before, scene).map((event) => roomSentence(event, this.words)));
    }
    if (scene.table?.trouble != null && before?.table?.trouble == null) this.#news.push(this.words.connection.notSaved);
    const finished = finishedDealIn(scene, new Date());
    if (finished === null || finished.id === this.#finished?.id) return;
    this.#finished = finished;
    this.#settings.keep(finished);
  }

  #tellConnection(state: ClientState): void {
    const { connection } = this.words;
    if (state.type === 'away' && !this.#wasAway) this.#news.push(connection.reconnecting);
    if (state.type === 'live' && this.#wasAway) setTimeout(() => this.#tellReturn(), NEWS_MS).unref();
    if (state.type === 'away' || state.type === 'live') this.#wasAway = state.type === 'away';
  }

  #tellReturn(): void {
    const { connection } = this.words;
    if (this.state.type !== 'live') return;
    const { missed } = this.state.scene;
    this.#news.push(missed > 0 ? connection.happened(missed) : connection.back);
    this.#tell();
  }

  #tick(): void {
    const nowMs = performance.now();
    if (nowMs - this.#lastTickMs > SLEPT_MS) this.client.wake();
    this.#lastTickMs = nowMs;
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
