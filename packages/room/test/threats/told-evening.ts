import { type Action, type Fairness, type Rng, rngFor, type Seat } from '@shoal/core';
import { isGameId } from '@shoal/games/ids';
import type { TableCase } from '@shoal/games/testing';
import { hashOf } from '../../src/hosting/door.ts';
import { writeHostedEntry } from '../../src/hosting/entry-codec.ts';
import { Host } from '../../src/hosting/host.ts';
import type { HostedEntry } from '../../src/hosting/hosted-entry.ts';
import type { LogRow, SocketListener } from '../../src/hosting/ports.ts';
import { chooseAsBot } from '../../src/orders/bot-order.ts';
import { type ClientMessage, type KnownLog, PROTOCOL_VERSION } from '../../src/protocol/client-messages.ts';
import { writeClientMessage } from '../../src/protocol/codec/write-client-message.ts';
import type { Command } from '../../src/protocol/commands.ts';
import {
  type CommandId,
  newRoomId,
  newSecret,
  newToken,
  type PersonId,
  type RoomId,
  type RoomSecret,
  type SessionToken,
} from '../../src/protocol/identifiers.ts';
import { seedOfFairness } from '../../src/seal/fairness.ts';
import { MemoryRoomStore } from '../memory-room-store.ts';
import { bytesOf } from '../simulation/sim-client.ts';
import { settled, VirtualTime } from '../simulation/virtual-time.ts';
import { TERMS } from '../test-host.ts';
import type { SeatAction } from './worlds.ts';

/** A deal that is half played, and who looks on while it goes on. */
export interface Evening {
  readonly case: TableCase;
  readonly seed: string;
  readonly room: RoomId;
  readonly secret: RoomSecret;
  readonly tokens: readonly SessionToken[];
  readonly fairness: Fairness;
  /** What is in the log when the server starts. */
  readonly before: readonly SeatAction[];
  /** What people do while the viewer listens. */
  readonly during: readonly SeatAction[];
  readonly viewer: Seat | null;
}

/** What one viewer was sent on all its connections: each frame with its time and connection. */
export type Stream = readonly string[];

const NEWEST = 1_000_000;
const HEX = '0123456789abcdef';

/** Names and secrets for the evening of a seed. */
export function ticketsOf(seed: string, seats: number): Pick<Evening, 'room' | 'secret' | 'tokens' | 'fairness'> {
  const rng = rngFor(seed, 'tickets');
  const random = bytesOf(rng);
  const hex = (digits: number) => Array.from({ length: digits }, () => HEX[rng.below(16)]).join('');
  const room = newRoomId(random);
  const people = Array.from({ length: seats }, (_, seat) => ({ seat, value: hex(32) }));
  const tokens = Array.from({ length: seats }, () => newToken(random));
  return { room, secret: newSecret(random), tokens, fairness: { room, deal: 1, server: hex(64), people } };
}

/** The log of the room at which the server starts. It names no card but those that people touched. */
export function rowsOf({ case: at, room, secret, tokens, fairness, before }: Evening): LogRow[] {
  const { game, preset } = at;
  if (!isGameId(game.id)) throw new Error('no such game');
  const newcomer = (seat: Seat) => {
    return { person: `p${seat + 1}` as PersonId, name: `Player ${seat}`, session: hashOf(tokens[seat]), bot: null };
  };
  const organiser = newcomer(0);
  const seats = tokens.map((_, seat) =>
    seat === 0 ? ({ type: 'person', person: organiser.person } as const) : ({ type: 'open' } as const),
  );
  const terms = { ...TERMS, game: game.id, preset };
  const entries: HostedEntry[] = [
    { type: 'opened', room, secret, code: [1, 2, 3], terms, seats, organiser },
    ...tokens.slice(1).map((_, at) => ({ type: 'joined', newcomer: newcomer(at + 1), seat: at + 1 }) as const),
    { type: 'dealing' },
    { type: 'deal', seed: seedOfFairness(fairness), firstSeat: 0, fairness },
    ...before.map(({ seat, action }) => ({ type: 'act', seat, action }) as const),
  ];
  return entries.map((entry, at) => ({ seq: at + 1, command: null, entry: writeHostedEntry(entry) }));
}

/** Hosts an evening, and lets its viewer try everything: commands, refusals, errors, coming back, a crash, a full disk. */
export class ToldEvening {
  readonly #evening: Evening;
  readonly #rng: Rng;
  readonly #time = new VirtualTime();
  readonly #store = new MemoryRoomStore();
  readonly #players: SocketListener[] = [];
  readonly #heard: string[] = [];
  readonly #lookedOn: string[] = [];
  #host: Host;
  #viewer: SocketListener | null = null;
  #connections = 0;
  #commands = 0;

  constructor(evening: Evening) {
    this.#evening = evening;
    this.#rng = rngFor(evening.seed, 'evening');
    this.#host = this.#start();
  }

  /** Returns what the viewer was sent, and what somebody who only looks on was sent. */
  async run(): Promise<{ readonly viewer: Stream; readonly watcher: Stream }> {
    const { room, during } = this.#evening;
    void this.#store.append(room, rowsOf(this.#evening), { code: [1, 2, 3], hasBegun: true, isEnded: false });
    await settled();
    await this.#everybodyComes(null);
    for (const { seat, action } of during) {
      await this.#aside();
      this.#act(seat, action);
      await settled();
    }
    await this.#aside();
    await this.#time.pass(5000);
    return { viewer: this.#heard, watcher: this.#lookedOn };
  }

  #start(): Host {
    const { seed } = this.#evening;
    return new Host({
      ...{ store: this.#store, clock: this.#time, random: bytesOf(rngFor(`${seed} ${this.#connections}`, 'host')) },
      think: (order) => ({ answer: Promise.resolve(chooseAsBot(order)), stop: () => undefined }),
      observe: () => undefined,
    });
  }

  #connect(heard: string[] | null): SocketListener {
    const number = this.#connections++;
    const send = (frame: string) => void heard?.push(`${number} ${this.#time.monotonicMs()} ${frame}`);
    return this.#host.connect({ address: '192.0.2.1', unsentBytes: 0, send, close: () => undefined });
  }

  #say(listener: SocketListener | null, message: ClientMessage): void {
    listener?.receive(writeClientMessage(message));
  }

  #enter(seat: Seat | null, heard: string[] | null, known: KnownLog | null): SocketListener {
    const { room, secret, tokens } = this.#evening;
    const listener = this.#connect(heard);
    const entrance =
      seat === null ? ({ by: 'link', room, secret } as const) : ({ by: 'session', room, token: tokens[seat] } as const);
    this.#say(listener, {
      ...{ type: 'hello', version: PROTOCOL_VERSION, entrance },
      ...(known === null ? {} : { known }),
    });
    return listener;
  }

  async #everybodyComes(known: KnownLog | null): Promise<void> {
    const { tokens, viewer } = this.#evening;
    this.#enter(null, this.#lookedOn, null);
    for (const seat of tokens.keys()) if (seat !== viewer) this.#players[seat] = this.#enter(seat, null, null);
    this.#viewer = this.#enter(viewer, this.#heard, known);
    await settled();
  }

  #order(listener: SocketListener | null, command: Command, seq = NEWEST): void {
    this.#commands += 1;
    this.#say(listener, { type: 'do', id: `c${this.#commands}` as CommandId, seq, command });
  }

  #act(seat: Seat, action: Action): void {
    const listener = seat === this.#evening.viewer ? this.#viewer : this.#players[seat];
    this.#order(listener, { type: 'act', action });
  }

  get #someKnown(): KnownLog | null {
    const { room, viewer } = this.#evening;
    const events = this.#rng.below(12);
    const all: readonly (KnownLog | null)[] = [
      null,
      { table: `${room}-1`, deal: 1, seat: viewer, events },
      { table: `${room}-1`, deal: 1, seat: viewer === 0 ? 1 : 0, events },
      { table: `${room}-1`, deal: 1, seat: viewer, events: 100_000 },
    ];
    return all[this.#rng.below(all.length)];
  }

  async #aside(): Promise<void> {
    const asides = [
      () => this.#tryActions(),
      () => this.#tryCommands(),
      () => this.#comeBack(),
      () => this.#secondTab(),
      () => this.#otherLeaves(),
      () => this.#troubledStore(),
      () => this.#restart(),
      () => this.#nonsense(),
    ];
    await asides[this.#rng.below(asides.length)]();
    await settled();
  }

  /** Actions that are illegal for the viewer, out of turn, or stale. */
  #tryActions(): void {
    const { rules } = this.#evening.case;
    for (let tries = 0; tries < 3; tries++) {
      const action = rules.decode(this.#rng.below(rules.actionCount) as Parameters<typeof rules.decode>[0]);
      this.#order(this.#viewer, { type: 'act', action }, 0);
    }
  }

  #tryCommands(): void {
    const { tokens } = this.#evening;
    const token = tokens[0].split('').reverse().join('') as SessionToken;
    const commands: readonly Command[] = [
      { type: 'deal' },
      { type: 'sit', seat: this.#rng.below(4), name: 'Player 1', token },
      { type: 'stand' },
      { type: 'rename', name: 'Other' },
      { type: 'react', reaction: 'wave' },
      { type: 'stand-in', person: 'p1' as PersonId },
      { type: 'wait', person: 'p2' as PersonId },
      { type: 'move' },
      { type: 'reclaim', person: 'p1' as PersonId, token },
      { type: 'admit', request: 'r1', isWelcome: true },
      { type: 'seats', offers: [] },
    ];
    for (let tries = 0; tries < 3; tries++) this.#order(this.#viewer, commands[this.#rng.below(commands.length)]);
  }

  async #comeBack(): Promise<void> {
    this.#viewer?.closed();
    await this.#time.pass([0, 300, 1500][this.#rng.below(3)]);
    this.#viewer = this.#enter(this.#evening.viewer, this.#heard, this.#someKnown);
  }

  #secondTab(): void {
    this.#enter(this.#evening.viewer, this.#heard, this.#someKnown);
  }

  async #otherLeaves(): Promise<void> {
    const others = [...this.#evening.tokens.keys()].filter((seat) => seat !== this.#evening.viewer);
    const seat = others[this.#rng.below(others.length)];
    this.#players[seat].closed();
    await this.#time.pass(2000);
    this.#players[seat] = this.#enter(seat, null, null);
  }

  /** The next action finds the disk full, and counts once it has room again. */
  #troubledStore(): void {
    this.#store.trouble = 'disk-full';
    this.#time.after(this.#rng.below(4000), () => {
      this.#store.trouble = null;
    });
  }

  async #restart(): Promise<void> {
    this.#store.trouble = null;
    await this.#time.pass(4000);
    await this.#host.stop();
    this.#host = this.#start();
    await this.#everybodyComes(this.#someKnown);
  }

  /** Errors end a connection, and say why. */
  #nonsense(): void {
    const { room, viewer, tokens } = this.#evening;
    const texts = ['{"type":"shout"}', '{', `{"type":"beat"${' '.repeat(5000)}}`, null, '[[[[[[[['];
    const other = this.#enter(viewer, this.#heard, this.#someKnown);
    other.receive(texts[this.#rng.below(texts.length)]);
    const stranger = this.#connect(this.#heard);
    const token = tokens[0].split('').reverse().join('') as SessionToken;
    const entrance = { by: 'session', room, token } as const;
    this.#say(stranger, { type: 'hello', version: PROTOCOL_VERSION, entrance });
  }
}
