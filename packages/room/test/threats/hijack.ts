import { RANKS, type Rng, rngFor } from '@shoal/core';
import { hashOf } from '../../src/hosting/door.ts';
import type { Entrance } from '../../src/protocol/client-messages.ts';
import type { Command } from '../../src/protocol/commands.ts';
import {
  type CommandId,
  newSecret,
  newTicket,
  newToken,
  type PersonId,
  type SessionToken,
  type Ticket,
} from '../../src/protocol/identifiers.ts';
import { LIMITS } from '../../src/protocol/limits.ts';
import { type RawClient, turn } from '../raw-client.ts';
import { personOf, TestHost, type TestPerson } from '../test-host.ts';

/** What somebody without the right token tries. */
type Attack = 'guess' | 'near' | 'other-room' | 'old' | 'forged' | 'ticket' | 'opening' | 'command' | 'repeat';

export const ATTACKS: readonly Attack[] = [
  ...(['guess', 'near', 'other-room', 'old', 'forged', 'ticket', 'opening', 'command', 'repeat'] as const),
];

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A room in play with a past: people left, were removed, moved to another device, and tickets were used or grew old. */
export class Hijack {
  readonly host: TestHost;
  readonly #rng: Rng;
  readonly #victims: TestPerson[] = [];
  /** Tokens that were worth something once. */
  readonly #oldTokens: SessionToken[] = [];
  readonly #oldTickets: Ticket[] = [];
  readonly #otherRoom: SessionToken[] = [];
  #attempts = 0;
  readonly tried = new Map<Attack, number>();

  constructor(seed: string) {
    this.#rng = rngFor(seed, 'hijack');
    this.host = new TestHost(this.#rng.below(1000) + 1);
  }

  async setUp(): Promise<void> {
    const { host } = this;
    const open = { type: 'open' } as const;
    const ann = await host.open({ seats: [open, open, open] });
    const leaver = await host.join(ann, 1, 'Leaver');
    await leaver.client.plain('leave');
    const removed = await host.join(ann, 1, 'Removed');
    await ann.client.must({ type: 'remove', person: personOf(removed) });
    const mover = await host.join(ann, 1, 'Ben');
    const ben = await this.#moved(mover);
    const cleo = await host.join(ann, 2, 'Cleo');
    this.#oldTokens.push(leaver.token, removed.token, mover.token);
    this.#victims.push(ann, ben, cleo);
    await this.#letTicketsGrowOld(cleo);
    const { ann: dan, ben: eve } = await host.dealt();
    this.#otherRoom.push(dan.token, eve.token);
    await ann.client.must({ type: 'deal' });
    await turn();
  }

  /** So many attempts at once, each from an address of its own. Returns how many led to a seat. */
  async attempt(count: number): Promise<number> {
    const clients = Array.from({ length: count }, () => this.#attack());
    await turn();
    if (clients.some(({ ending }) => ending === 'not-understood')) throw new Error('an attempt was not understood');
    const found = clients.filter((client) => this.#hasSeat(client)).length;
    for (const client of clients) client.hang();
    return found;
  }

  /** Everybody still sits where they sat, and their own tokens lead there. */
  async areVictimsSafe(): Promise<boolean> {
    for (const [seat, victim] of this.#victims.entries()) {
      if (victim.client.ending !== null || victim.client.you.seat !== seat) return false;
      const again = await this.host.back(victim);
      if (again.you.seat !== seat || again.table.view.seat !== seat) return false;
    }
    return true;
  }

  async #moved(person: TestPerson): Promise<TestPerson> {
    const { ticket } = await person.client.must({ type: 'move' });
    if (ticket === undefined) throw new Error('no ticket');
    this.#oldTickets.push(ticket);
    const token = newToken(this.host.random);
    const client = await this.host.enter({ by: 'ticket', room: person.room, ticket, token });
    return { client, token, room: person.room };
  }

  async #letTicketsGrowOld({ client }: TestPerson): Promise<void> {
    for (let tickets = 0; tickets < 2; tickets++) {
      const { ticket } = await client.must({ type: 'move' });
      if (ticket !== undefined) this.#oldTickets.push(ticket);
    }
    await this.host.clock.pass(LIMITS.ticketMs + 1);
  }

  #attack(): RawClient {
    const attack = ATTACKS[this.#attempts % ATTACKS.length];
    this.#attempts += 1;
    this.tried.set(attack, (this.tried.get(attack) ?? 0) + 1);
    const client = this.host.connect(`attacker ${this.#attempts}`);
    if (attack === 'command' || attack === 'repeat') this.#command(client, attack);
    else void client.hello(this.#entrance(attack));
    return client;
  }

  #entrance(attack: Exclude<Attack, 'command' | 'repeat'>): Entrance {
    const { random } = this.host;
    const [{ room }] = this.#victims;
    switch (attack) {
      case 'guess':
        return { by: 'session', room, token: newToken(random) };
      case 'near':
        return { by: 'session', room, token: this.#nearly(this.#one(this.#victims).token) };
      case 'other-room':
        return { by: 'session', room, token: this.#one(this.#otherRoom) };
      case 'old':
        return { by: 'session', room, token: this.#one(this.#oldTokens) };
      case 'forged':
        return { by: 'session', room, token: this.#fromHash(hashOf(this.#one(this.#victims).token)) };
      case 'ticket':
        return { by: 'ticket', room, ticket: this.#someTicket(), token: newToken(random) };
      case 'opening':
        return { ...this.host.opening(), room };
    }
  }

  /** All but one letter of a token. */
  #nearly(token: SessionToken): SessionToken {
    const at = this.#rng.below(token.length);
    const letter = LETTERS[(LETTERS.indexOf(token[at]) + 1 + this.#rng.below(LETTERS.length - 1)) % LETTERS.length];
    return `${token.slice(0, at)}${letter}${token.slice(at + 1)}` as SessionToken;
  }

  /** Somebody who has read the log of the room knows the hash of a token. */
  #fromHash(hash: string): SessionToken {
    return hash.slice(this.#rng.below(hash.length - 43)).slice(0, 43) as SessionToken;
  }

  #someTicket(): Ticket {
    return this.#rng.below(2) === 0 ? newTicket(this.host.random) : this.#one(this.#oldTickets);
  }

  /** Comes in by the link, as people without a seat may, and asks for what belongs to others. */
  #command(client: RawClient, attack: 'command' | 'repeat'): void {
    const [{ room, client: ann }] = this.#victims;
    const { secret } = ann.invitation;
    const isWrong = this.#rng.below(4) === 0;
    client.onWelcome = () => {
      for (let tries = 0; tries < 3; tries++) {
        const id = attack === 'repeat' ? this.#one(this.#givenIds) : client.nextId;
        client.say({ type: 'do', id, seq: 1_000_000, command: this.#someCommand() });
      }
    };
    void client.hello({ by: 'link', room, secret: isWrong ? newSecret(this.host.random) : secret });
  }

  /** The names of commands that others have given. */
  get #givenIds(): CommandId[] {
    const [{ room }] = this.#victims;
    return this.host.store.rowsOf(room).flatMap(({ command }) => command ?? []);
  }

  #someCommand(): Command {
    const token = this.#rng.below(2) === 0 ? newToken(this.host.random) : this.#one(this.#oldTokens);
    const person = `p${1 + this.#rng.below(6)}` as PersonId;
    const seat = this.#rng.below(3);
    const commands: readonly Command[] = [
      { type: 'sit', seat, name: 'Ann', token },
      { type: 'act', action: { type: 'ask', target: seat, rank: RANKS[0] } },
      { type: 'reclaim', person, token },
      { type: 'admit', request: `r${1 + this.#rng.below(20)}`, isWelcome: true },
      { type: 'move' },
      { type: 'hand-over', person },
      { type: 'remove', person },
      { type: 'rename', name: 'Ann' },
      { type: 'stand-in', person },
      { type: 'seats', offers: [{ type: 'keep', seat }] },
      { type: 'deal' },
      { type: 'end' },
    ];
    return this.#one(commands);
  }

  #hasSeat({ frames }: RawClient): boolean {
    return frames.some((frame) => /"you":\{"person":"|"view":\{"seat":\d|"ownSeats":\[\d|"ticket":"/.test(frame));
  }

  #one<T>(values: readonly T[]): T {
    return values[this.#rng.below(values.length)];
  }
}
