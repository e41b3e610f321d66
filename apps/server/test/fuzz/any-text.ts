import type { Rng } from '@shoal/core';
import { REACTIONS, writeClientMessage } from '@shoal/room/protocol';
import { anyChanges, anyClientMessage, changed } from '@shoal/room/testing';
import fc from 'fast-check';
import type { FuzzClient } from './fuzz-client.ts';

/** Mostly valid ones, so that games go on between the others. */
const KINDS = ['valid', 'valid', 'valid', 'valid', 'mutated', 'arbitrary', 'garbage', 'replayed', 'foreign'] as const;
type TextKind = (typeof KINDS)[number];

/** Made anew after so many uses, because making them takes longer than sending them. */
const POOL = 4000;
const MOST_REMEMBERED = 2000;
const ONE_IN = 3;

/** Writes what honest, broken and hostile clients send. */
export class AnyText {
  readonly #rng: Rng;
  #messages: readonly string[] = [];
  #changes: readonly Parameters<typeof changed>[1][] = [];
  #used = 0;
  #ids = 0;
  /** What anybody sent before. */
  readonly #sent: string[] = [];
  readonly counts = new Map<TextKind, number>();

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  /** The next text of a client; null for a binary message. `others` are the people whose names and numbers it knows. */
  next(client: FuzzClient, others: readonly FuzzClient[]): string | null {
    if (this.#used++ % POOL === 0) this.#fill();
    const kind = KINDS[this.#rng.below(KINDS.length)];
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    const text = this.#write(kind, client, others);
    if (text !== null) this.remember(text);
    return text;
  }

  remember(text: string): void {
    if (this.#sent.length < MOST_REMEMBERED) this.#sent.push(text);
    else this.#sent[this.#rng.below(MOST_REMEMBERED)] = text;
  }

  #write(kind: TextKind, client: FuzzClient, others: readonly FuzzClient[]): string | null {
    switch (kind) {
      case 'valid':
        return this.#order(client, this.#command(client));
      case 'mutated':
        return changed(this.#order(client, this.#command(client)), this.#oneOf(this.#changes));
      case 'arbitrary':
        return this.#oneOf(this.#messages);
      case 'garbage':
        return this.#garbage();
      case 'replayed':
        return this.#sent.length === 0 ? '{}' : this.#oneOf(this.#sent);
      case 'foreign':
        return this.#order(client, this.#command(this.#oneOf(others)));
    }
  }

  #order(client: FuzzClient, command: object): string {
    this.#ids += 1;
    if (client.round !== null && this.#rng.below(ONE_IN) === 0) return this.#contribution(client.round);
    const seq = this.#rng.below(20) === 0 ? this.#rng.below(100) : client.seq;
    return JSON.stringify({ type: 'do', id: `f${this.#ids}`, seq, command });
  }

  #contribution({ type, round }: { readonly type: string; readonly round: string }): string {
    const digits = (count: number) => Array.from({ length: count }, () => this.#rng.below(16).toString(16)).join('');
    return JSON.stringify(
      type === 'commit' ? { type, round, commitment: digits(64) } : { type: 'open', round, value: digits(32) },
    );
  }

  /** Mostly what the moment asks for, so that games go on. */
  #command(client: FuzzClient): object {
    const action = client.actionBy(this.#rng);
    if (action !== null && this.#rng.below(ONE_IN) > 0) return { type: 'act', action };
    const { room } = client;
    if ((room?.phase === 'lobby' || room?.phase === 'between') && this.#rng.below(ONE_IN) === 0)
      return { type: 'deal' };
    return this.#aside(client);
  }

  #aside({ room, seat }: FuzzClient): object {
    const person = this.#oneOf(room?.people ?? [])?.id ?? 'p1';
    const request = this.#oneOf(room?.requests ?? [])?.id ?? 'r1';
    const token = Array.from({ length: 43 }, () => 'abcXYZ019'[this.#rng.below(9)]).join('');
    const name = `Name ${this.#rng.below(50)}`;
    return this.#oneOf([
      ...[
        { type: 'sit', seat: this.#rng.below(4), name, token },
        { type: 'rename', name },
        { type: 'stand' },
        { type: 'move' },
      ],
      ...(['stand-in', 'wait', 'remove', 'hand-over'] as const).map((type) => ({ type, person })),
      ...[
        { type: 'reclaim', person, token },
        { type: 'admit', request, isWelcome: this.#rng.below(2) === 0 },
      ],
      ...[
        { type: 'react', reaction: this.#oneOf(REACTIONS) },
        { type: 'lock', isLocked: this.#rng.below(4) === 0 },
      ],
      ...[{ type: 'act', action: { type: 'pass' } }, { type: 'deal' }, { type: 'reissue' }, { type: 'lobby' }],
      ...[
        { type: 'terms', terms: room?.terms ?? {} },
        { type: 'seats', offers: [{ type: 'keep', seat: seat ?? 0 }, { type: 'open' }] },
      ],
      ...(this.#rng.below(10) === 0 ? [{ type: 'leave' }, { type: 'end' }] : []),
    ]);
  }

  #garbage(): string | null {
    const some = this.#rng.below(5000);
    return this.#oneOf([
      ...[null, '', '[', '{}', 'null', '"', '{"type":"hello"}', '{"type":"beat"}', '\ud800', '\u0000'.repeat(some)],
      ...[
        '['.repeat(some),
        '{"a":'.repeat(some),
        `{"type":"beat"${' '.repeat(some)}}`,
        '9'.repeat(some),
        'ü'.repeat(some),
      ],
      `{"__proto__":{"type":"beat"},"type":"do","id":"x","seq":0,"command":{"type":"end"}}`,
    ]);
  }

  #oneOf<T>(values: readonly T[]): T {
    return values[this.#rng.below(Math.max(1, values.length))];
  }

  #fill(): void {
    const seed = this.#rng.below(30_000);
    this.#messages = fc.sample(anyClientMessage, { seed, numRuns: POOL / KINDS.length }).map(writeClientMessage);
    this.#changes = fc.sample(anyChanges, { seed, numRuns: POOL / KINDS.length });
  }
}
