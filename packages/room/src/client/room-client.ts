import type { Seat } from '@shoal/core';
import { type Entrance, PROTOCOL_VERSION } from '../protocol/client-messages.ts';
import type { Command, Order } from '../protocol/commands.ts';
import { newCommandId, type PersonId } from '../protocol/identifiers.ts';
import { TEMPORARY_ENDINGS } from '../protocol/refusals.ts';
import type { OwnPlace, RoomPicture } from '../protocol/room-picture.ts';
import type { Outcome, Round, ServerMessage } from '../protocol/server-messages.ts';
import type { Listener, Member } from '../room/member.ts';
import type { TableReport } from '../room/news.ts';
import type { ToldRound } from '../seal/finished-check.ts';
import { BackOff, backOffMs } from './back-off.ts';
import type { ClientState, FinalEnding } from './client-state.ts';
import { SEAL_BROKEN } from './deal-check.ts';
import { Outbox } from './outbox.ts';
import { OwnShare } from './own-share.ts';
import type { ClientPorts } from './ports.ts';
import { REACTION_SHOWN_MS, RoomMirror } from './room-mirror.ts';
import { ServerLine } from './server-line.ts';
import { type RoomEntry, WayIn } from './way-in.ts';

/** Nobody plays on at a table whose cards do not fit. */
const STOPPED_BY_SEAL: Outcome = { ok: false, refusal: SEAL_BROKEN };

type MessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/** A place in a room on a server: keeps the connection, comes back by itself, and does every command once. */
export class RoomClient {
  readonly #ports: ClientPorts;
  readonly #wayIn: WayIn;
  readonly #mirror = new RoomMirror();
  readonly #outbox: Outbox;
  readonly #backOff: BackOff;
  readonly #share: OwnShare;
  readonly #listeners = new Set<(state: ClientState) => void>();
  #state: ClientState = { type: 'connecting', attempt: 0 };
  #line: ServerLine | null = null;
  /** The number of the latest frame. */
  #seq = 0;
  #cancelRetry: () => void = () => undefined;

  constructor(entry: RoomEntry, ports: ClientPorts) {
    this.#ports = ports;
    this.#wayIn = new WayIn(entry, ports.random, ports.keeper);
    this.#share = new OwnShare(ports.random);
    this.#outbox = new Outbox(ports.clock);
    this.#backOff = new BackOff(ports.clock);
    this.#connect();
  }

  get state(): ClientState {
    return this.#state;
  }

  /** Has something been asked that has no answer yet? */
  get hasPending(): boolean {
    return this.#outbox.orders.length > 0;
  }

  /** Tells every later state. Returns what ends that. */
  subscribe(listener: (state: ClientState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Asks for something, now or once the connection is back. */
  do(command: Command): Promise<Outcome> {
    if (this.#state.type === 'ended') return Promise.resolve({ ok: false, refusal: 'room-ended' });
    if (command.type === 'act' && this.#mirror.isSealBroken) return Promise.resolve(STOPPED_BY_SEAL);
    const order: Order = { type: 'do', id: newCommandId(this.#ports.random), seq: this.#seq, command };
    this.look();
    return this.#outbox.add(order);
  }

  /** Takes a seat, for a person or for a program of this name. */
  sit(seat: Seat, name: string, bot: string | null = null): Promise<Outcome> {
    return this.do({ type: 'sit', seat, name, token: this.#wayIn.token(), ...(bot === null ? {} : { bot }) });
  }

  /** Asks the people at the table for a seat that this person has lost. */
  reclaim(person: PersonId): Promise<Outcome> {
    return this.do({ type: 'reclaim', person, token: this.#wayIn.token() });
  }

  /** Joins the table for whatever shows it. It outlives broken connections. */
  join(listener: Listener): Member {
    const leave = this.#mirror.table.add(listener);
    return {
      act: async (action) => {
        const outcome = await this.do({ type: 'act', action });
        return outcome.ok ? null : outcome.refusal;
      },
      undo: async () => false,
      nextDeal: async () => (await this.do({ type: 'deal' })).ok,
      look: async () => undefined,
      pace: () => undefined,
      playUnsaved: async () => undefined,
      leave,
    };
  }

  /** Somebody has seen what happened. */
  look(): void {
    this.#mirror.look();
    this.#wayIn.look(this.#mirror.table.known);
    this.#show();
  }

  /** The device woke up, or its network is back: finds out at once whether the connection lives. */
  wake(): void {
    if (this.#state.type === 'ended') return;
    this.#backOff.restart();
    if ('attempt' in this.#state) this.#change({ ...this.#state, attempt: 0 });
    if (this.#line === null) this.#retryAfter(0, 0);
    else this.#line.probe();
  }

  /** Hangs up. The seat stays. */
  close(): void {
    this.#end('closed');
  }

  #connect(): void {
    const { entrance } = this.#wayIn;
    if (entrance === null) this.#end('unknown-session');
    else this.#sayHello(entrance);
  }

  #sayHello(entrance: Entrance): void {
    const { known } = this.#mirror.table;
    const hello = { type: 'hello', version: PROTOCOL_VERSION, entrance, ...(known === null ? {} : { known }) } as const;
    this.#line = new ServerLine(this.#ports, hello, {
      message: (message) => this.#receive(message),
      lost: () => this.#lose(null),
      unreadable: () => this.#end('not-readable'),
    });
  }

  #receive(message: ServerMessage): void {
    if (message.type !== 'welcome') this.#seq = Math.max(this.#seq, message.seq);
    switch (message.type) {
      case 'welcome':
        this.#enter(message);
        break;
      case 'room':
        this.#follow(message);
        break;
      case 'news':
        this.#takeNews(message);
        break;
      case 'answer':
        this.#backOff.answered();
        this.#outbox.answer(message.id, message.outcome);
        break;
      case 'round':
        this.#takePart(message.round);
        break;
      case 'reaction':
        this.#react(message);
        break;
      case 'record':
        this.#mirror.takeRecord(message.record);
        this.#show();
        break;
      case 'knocking':
        this.#change({ type: 'knocking' });
        break;
      case 'bye':
        this.#leave(message);
        break;
    }
  }

  #enter({ seq, room, you }: MessageOf<'welcome'>): void {
    // It is lower than before where the server was restored from a backup.
    this.#seq = seq;
    this.#backOff.welcomed();
    this.#mirror.catchUp(this.#mirror.table.known ?? this.#wayIn.saved.seen);
    this.#takeRoom(room, you);
    const { scene } = this.#mirror;
    if (scene !== null) this.#change({ type: 'live', scene });
    this.#outbox.connect((order) => this.#line?.send(order), seq);
  }

  #follow({ room, you }: MessageOf<'room'>): void {
    this.#takeRoom(room, you);
    this.#show();
  }

  #takeRoom(room: RoomPicture, you: OwnPlace): void {
    this.#mirror.takeRoom(room, you, this.#now);
    this.#wayIn.welcomed(room, you);
  }

  #takeNews({ table }: MessageOf<'news'>): void {
    const isKnown = this.#mirror.takeNews(table, (report) => this.#roundOf(report));
    if (isKnown) this.#show();
    else this.#startAfresh();
  }

  /** The round before this deal, as this client was told it, perhaps before a reload. */
  #roundOf({ id, dealNumber }: TableReport): ToldRound | null {
    const { seen, round } = this.#wayIn.saved;
    const isSaved = seen?.table === id && seen.deal === dealNumber;
    const told = this.#share.witnessed ?? (isSaved ? round : null);
    this.#wayIn.keepRound(told, this.#mirror.table.known);
    return told;
  }

  #takePart(round: Round): void {
    const contribution = this.#share.answer(round, this.#mirror.own.seat);
    if (contribution !== null) this.#line?.send(contribution);
  }

  #react({ person, reaction }: MessageOf<'reaction'>): void {
    const hide = this.#mirror.react(person, reaction);
    this.#show();
    this.#ports.clock.after(REACTION_SHOWN_MS, () => {
      hide();
      this.#show();
    });
  }

  #leave({ ending, by, afterMs }: MessageOf<'bye'>): void {
    const isTemporary = TEMPORARY_ENDINGS.includes(ending);
    const refusal = isTemporary ? null : this.#wayIn.refused(ending);
    if (isTemporary) this.#lose(afterMs ?? null);
    else if (refusal !== null) this.#end(refusal, by ?? null);
    else {
      this.#hangUp();
      this.#connect();
    }
  }

  /** What was told does not fit together: asks for everything again. */
  #startAfresh(): void {
    this.#mirror.table.clear();
    this.#lose(null);
  }

  #lose(afterMs: number | null): void {
    if (this.#state.type === 'ended') return;
    this.#hangUp();
    this.#outbox.interrupt();
    this.#share.interrupt();
    const { scene } = this.#mirror;
    const attempt = this.#backOff.lost();
    const sinceMs = this.#state.type === 'away' ? this.#state.sinceMs : this.#now;
    const away = { type: 'away', sinceMs, attempt, retryAtMs: this.#now } as const;
    this.#change(scene === null ? { type: 'connecting', attempt } : { ...away, scene });
    this.#retryAfter(afterMs ?? backOffMs(attempt, this.#ports.random), attempt);
  }

  #retryAfter(ms: number, attempt: number): void {
    this.#cancelRetry();
    if (this.#state.type === 'away') this.#change({ ...this.#state, retryAtMs: this.#now + ms });
    this.#cancelRetry = this.#ports.clock.after(ms, () => {
      if (this.#state.type === 'away') this.#change({ ...this.#state, attempt });
      this.#connect();
    });
  }

  #end(ending: FinalEnding, by: string | null = null): void {
    if (this.#state.type === 'ended') return;
    this.#hangUp();
    this.#cancelRetry();
    this.#outbox.giveUp();
    this.#change({ type: 'ended', ending, by, scene: this.#mirror.scene });
  }

  #hangUp(): void {
    this.#line?.close();
    this.#line = null;
  }

  /** Shows what has changed in the room. */
  #show(): void {
    const { scene } = this.#mirror;
    if (scene !== null && (this.#state.type === 'live' || this.#state.type === 'away')) {
      this.#change({ ...this.#state, scene });
    }
  }

  #change(state: ClientState): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener(state);
  }

  get #now(): number {
    return this.#ports.clock.monotonicMs();
  }
}
