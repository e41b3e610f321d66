import { type Rng, rngFor, type Seat } from '@shoal/core';
import type { GameId } from '@shoal/games';
import type { RoomEntry } from '../../src/client/way-in.ts';
import { CONFLICT, type HostEvent } from '../../src/hosting/ports.ts';
import type { SeatOffer } from '../../src/protocol/commands.ts';
import { LIMITS } from '../../src/protocol/limits.ts';
import type { RoomTerms } from '../../src/protocol/room-terms.ts';
import { MemoryRoomStore } from '../memory-room-store.ts';
import { MemoryNetwork, type NetworkFaults, PERFECT } from './memory-network.ts';
import { ServerProcess } from './server-process.ts';
import { SimClient } from './sim-client.ts';
import { VirtualTime } from './virtual-time.ts';
import { Witness } from './witness.ts';

export interface SimulationSettings {
  readonly game: GameId;
  readonly preset: string;
  /** One letter per seat: P is a person, p a program that plays like a person, b a bot of the server. */
  readonly seats: string;
  readonly spectators: number;
  readonly deals: number;
  readonly seed: string;
  readonly hasFaults: boolean;
  /** Do people leave and come again? Otherwise the organiser changes the table. */
  readonly isRestless: boolean;
  readonly terms: Pick<RoomTerms, 'goal' | 'absenceMinutes' | 'thinkingSeconds'>;
}

/** What a simulated evening came to. */
export interface SimulationReport {
  readonly deals: number;
  readonly frames: number;
  readonly faults: Readonly<Record<FaultName, number>>;
  readonly virtualMs: number;
}

const FAULTS = [
  ...(['cut', 'swallow', 'reload', 'crash', 'trouble', 'unreadable', 'bad-network', 'sleep', 'forget'] as const),
] as const;
type FaultName = (typeof FAULTS)[number];

const BAD: NetworkFaults = { longestDelayMs: 400, dropped: 5, doubled: 20, reordered: 10 };
const LONGEST_PEACE_MS = 30_000;
const LONGEST_TROUBLE_MS = 10_000;
const MOST_HOURS = 12;
const MS_PER_HOUR = 3_600_000;
/** Long enough to notice that a connection is dead. */
const CALM_MS = 60_000;
const LONGEST_SLEEP_S = 360;

/** An evening of one room: people play, everything fails now and then, and a witness reads every frame. */
export class Simulation {
  readonly #settings: SimulationSettings;
  readonly #rng: Rng;
  readonly #time = new VirtualTime();
  readonly #store = new MemoryRoomStore();
  readonly #network: MemoryNetwork;
  readonly #witness: Witness;
  readonly #clients: SimClient[] = [];
  readonly #count = Object.fromEntries(FAULTS.map((name) => [name, 0])) as Record<FaultName, number>;
  #server: ServerProcess | null = null;
  #error: Error | null = null;
  #isCalm = false;

  constructor(settings: SimulationSettings) {
    this.#settings = settings;
    this.#rng = rngFor(settings.seed, 'simulation');
    this.#network = new MemoryNetwork(this.#time, rngFor(settings.seed, 'network'));
    this.#witness = new Witness(this.#store, (who) => this.#seatOf(who));
    this.#network.observe = (who, from, frame) => this.#orFail(() => this.#witness.see(who, from, frame));
    this.#store.delay = () => this.#time.pause(this.#rng.below(20));
    this.#makeReadable(true);
  }

  /** Plays all deals. Throws the first violation; its message begins with the seed. */
  async run(): Promise<SimulationReport> {
    this.#startServer();
    await this.#gather();
    if (this.#settings.hasFaults) this.#faultLater();
    await this.#until('the deals to end', () => this.#dealsOver >= this.#settings.deals, MOST_HOURS * MS_PER_HOUR);
    await this.#makePeace();
    const { frames } = this.#witness;
    return { deals: this.#dealsOver, frames, faults: this.#count, virtualMs: this.#time.monotonicMs() };
  }

  get #dealsOver(): number {
    const { state, match } = this.#witness.truth;
    return state === null ? 0 : state.deals - (match !== null && match.result === null ? 1 : 0);
  }

  #seatOf(who: string): Seat | null {
    const seat = Number(/^seat (\d+)$/.exec(who)?.[1] ?? Number.NaN);
    return Number.isNaN(seat) ? null : seat;
  }

  #startServer(): void {
    const rng = rngFor(`${this.#settings.seed} ${this.#time.monotonicMs()}`, 'server');
    const observe = (event: HostEvent) => this.#hear(event);
    this.#server = new ServerProcess({ store: this.#store, time: this.#time, rng, observe });
    this.#network.host = this.#server.host;
  }

  /** Bugs are caught by their room, and must not be. No other server continues its log. */
  #hear(event: HostEvent): void {
    if (event.type === 'room-failed') this.#error ??= new Error(event.error);
    if (event.type === 'store-failed' && event.trouble === CONFLICT)
      this.#error ??= new Error('rows do not continue the log');
  }

  async #gather(): Promise<void> {
    const { seats, spectators } = this.#settings;
    const people = [...seats].flatMap((sign, seat) => (sign === 'b' ? [] : [seat]));
    const [first = null, ...others] = people;
    const offers = [...seats].map(
      (sign): SeatOffer => (sign === 'b' ? { type: 'bot', bot: 'random' } : { type: 'open' }),
    );
    const organiser = this.#join('seat 0'.replace('0', `${first}`), first, {
      ...{ by: 'opening', name: 'Organiser', terms: this.#terms, seats: offers, seat: first },
    });
    await this.#until('the room to open', () => organiser.scene !== null, CALM_MS);
    const { id, secret = null } = organiser.scene?.room ?? {};
    if (id === undefined || secret === null) throw new Error('there is no room');
    for (const seat of others) this.#join(`seat ${seat}`, seat, { by: 'link', room: id, secret });
    for (let watcher = 0; watcher < spectators; watcher++)
      this.#join(`watcher ${watcher}`, null, { by: 'link', room: id, secret });
  }

  #join(name: string, seat: Seat | null, entry: RoomEntry): SimClient {
    const rng = rngFor(`${this.#settings.seed} ${name}`, 'person');
    const settings = {
      isRestless: this.#settings.isRestless,
      program: seat !== null && this.#settings.seats[seat] === 'p' ? 'random.py' : null,
      name,
      seat,
      rng,
      network: this.#network,
      time: this.#time,
      entranceNow: () => this.#entrance(name),
    };
    const client = new SimClient(entry, settings);
    this.#clients.push(client);
    return client;
  }

  /** Some are told the link, and some three animals. */
  #entrance(name: string): RoomEntry | null {
    const { state } = this.#witness.truth;
    if (state === null) return null;
    const { id: room, secret, code } = state;
    return this.#rng.below(2) === 0 ? { by: 'link', room, secret } : { by: 'code', code, name };
  }

  get #terms(): RoomTerms {
    const { game, preset, terms } = this.#settings;
    return { ...{ game, preset, rules: {}, standIn: 'random', speed: 'instant', allowsHints: true }, ...terms };
  }

  #faultLater(): void {
    this.#time.after(this.#rng.below(LONGEST_PEACE_MS), () => {
      if (this.#isCalm) return;
      this.#fault(FAULTS[this.#rng.below(FAULTS.length)]);
      this.#faultLater();
    });
  }

  #fault(fault: FaultName): void {
    this.#count[fault] += 1;
    const client = this.#clients[this.#rng.below(this.#clients.length)];
    const faults: Readonly<Record<FaultName, () => void>> = {
      cut: () => this.#network.cut(client.name),
      swallow: () => this.#network.swallow(client.name),
      reload: () => client.reload(),
      sleep: () => client.sleep(1000 * this.#rng.below(LONGEST_SLEEP_S)),
      forget: () => this.#forget(),
      crash: () => this.#crash(),
      trouble: () =>
        this.#forAWhile((isBad) => {
          this.#store.trouble = isBad ? 'disk-full' : null;
        }),
      unreadable: () => this.#forAWhile((isBad) => this.#makeReadable(!isBad)),
      'bad-network': () =>
        this.#forAWhile((isBad) => {
          this.#network.faults = isBad ? BAD : PERFECT;
        }),
    };
    faults[fault]();
  }

  /** Only one person loses everything, while others are at the table who can tell whose seat it was. */
  #forget(): void {
    const { state } = this.#witness.truth;
    const forgetful = this.#clients.filter(({ seat }) => seat !== null).at(-1);
    const seated = state?.seats.filter(({ type }) => type === 'person') ?? [];
    if (state?.isLocked === false && seated.length > 1) forgetful?.forget();
  }

  #makeReadable(isReadable: boolean): void {
    this.#store.readDelay = async () => {
      await this.#time.pause(this.#rng.below(20));
      if (!isReadable) throw new Error('EIO: input/output error, read');
    };
  }

  #forAWhile(set: (isBad: boolean) => void): void {
    set(true);
    this.#time.after(this.#rng.below(LONGEST_TROUBLE_MS), () => set(false));
  }

  /** Kill -9: what was being written is lost or not. The server starts again after a moment. */
  #crash(): void {
    if (this.#network.host === null) return;
    this.#server?.kill();
    this.#network.host = null;
    this.#store.crash(() => this.#rng.below(2) === 0);
    this.#network.cutAll();
    this.#time.after(this.#rng.below(1000), () => this.#startServer());
  }

  /** Nothing fails any more: then everybody comes back and sees the same. */
  async #makePeace(): Promise<void> {
    this.#isCalm = true;
    this.#store.trouble = null;
    this.#makeReadable(true);
    this.#network.faults = PERFECT;
    for (const client of this.#clients) client.rest();
    await this.#time.pass(CALM_MS + LIMITS.organiserMs);
    for (const client of this.#clients) client.unlock();
    await this.#time.pass(CALM_MS);
    this.#witness.checkAcknowledged();
    this.#check();
    for (const client of this.#clients) this.#checkClient(client);
  }

  #checkClient({ name, seat: own, commands, state }: SimClient): void {
    if (state.type !== 'live')
      throw this.#violation(`${name} is ${JSON.stringify(state).slice(0, 300)} after the faults`);
    const { fairness, table, you, room: picture } = state.scene;
    const plan = own === null ? null : picture.seats[own];
    if (plan !== null && (plan.type !== 'person' || plan.person !== you.person))
      throw this.#violation(`${name} has lost the seat ${own}: ${JSON.stringify(plan)}`);
    const away = picture.people.filter(({ presence }) => presence.type !== 'here');
    if (away.length > 0) throw this.#violation(`${name} sees nobody at ${JSON.stringify(away)}`);
    const named = this.#witness.commandsOf(name);
    if (named > commands) throw this.#violation(`${name} gave ${commands} commands under ${named} names`);
    if (fairness.type === 'fault') throw this.#violation(`${name} found ${JSON.stringify(fairness)}`);
    const { match, state: room } = this.#witness.truth;
    if (match === null && table === null) return;
    if (match === null || table === null || table.id !== room?.matchId)
      throw this.#violation(`${name} sees another match`);
    const { seat } = table.view;
    // Somebody who sat down during a deal looks on until the next one.
    if (seat !== (you.person === null ? null : room.seatOf(you.person, room.playing)))
      throw this.#violation(`${name} sees the cards of seat ${seat} after the faults`);
    const [told, true_] = [table.view, match.deal.table.view(seat)].map((view) => JSON.stringify(view));
    if (told !== true_) throw this.#violation(`${name} still sees ${told} where ${true_} is true`);
  }

  async #until(what: string, isDone: () => boolean, mostMs: number): Promise<void> {
    const isIn = await this.#time.runUntil(() => this.#error !== null || isDone(), mostMs);
    this.#check();
    if (!isIn) throw this.#violation(`${what} takes more than ${mostMs / 1000} s`);
  }

  #check(): void {
    if (this.#error !== null) throw this.#violation(this.#error.message);
  }

  #orFail(check: () => void): void {
    try {
      check();
    } catch (error) {
      this.#error ??= error as Error;
    }
  }

  #violation(message: string): Error {
    const { game, preset, seats, seed } = this.#settings;
    return new Error(`seed ${seed} (${game} ${preset} ${seats}): ${message}`, { cause: this.#error });
  }
}
