import { describe, expect, test } from 'vitest';
import { bytesFrom } from '../../test/any-client-message.ts';
import { VirtualClock } from '../../test/virtual-clock.ts';
import { LIMITS } from '../protocol/limits.ts';
import type { Round } from '../protocol/server-messages.ts';
import { commitmentOf, commitmentOfServer, type Fairness, isFairness } from '../seal/fairness.ts';
import { DealRound } from './deal-round.ts';

const VALUES = ['0', '1', '2'].map((digit) => digit.repeat(32));

/** A round with some seats, everything that it told, and what it resolved to. */
class TestRound {
  readonly clock = new VirtualClock();
  readonly told: Round[] = [];
  readonly deal: DealRound;
  /** Undefined until the round is over. */
  fairness: Fairness | null | undefined;

  constructor(seats: readonly number[] = [0, 1, 2]) {
    this.deal = new DealRound({
      ...{ room: 'a-room', deal: 4, seats, absent: [], random: bytesFrom(7), clock: this.clock },
      tell: (round) => this.told.push(round),
    });
    void this.deal.play().then((fairness) => {
      this.fairness = fairness;
    });
  }

  get types(): string[] {
    return this.told.map(({ type }) => type);
  }

  commit(seat: number, value = VALUES[seat], round = this.round): void {
    this.deal.contribute(seat, { type: 'commit', round, commitment: commitmentOf(value, round, seat) });
  }

  open(seat: number, value = VALUES[seat], round = this.round): void {
    this.deal.contribute(seat, { type: 'open', round, value });
  }

  get round(): string {
    return this.told[0].round;
  }

  /** The values that were added, by seat. */
  async added(): Promise<(string | null)[] | null> {
    await this.clock.pass(0);
    return this.fairness?.people.map(({ value }) => value) ?? null;
  }
}

describe('the round before a deal', () => {
  test('RM21 tells every commitment before it asks anybody to open, and deals as soon as all have opened', async () => {
    const round = new TestRound();
    expect(round.types).toEqual(['commit']);
    for (const seat of [2, 0]) round.commit(seat);
    expect(round.types).toEqual(['commit']);
    round.commit(1);
    expect(round.told[1]).toEqual({
      ...{ type: 'open', round: round.round },
      commitments: VALUES.map((value, seat) => ({ seat, commitment: commitmentOf(value, round.round, seat) })),
    });
    for (const seat of [1, 2, 0]) round.open(seat);
    expect(round.told[2]).toEqual({ type: 'dealt', round: round.round, without: [] });
    expect(await round.added()).toEqual(VALUES);
    expect(isFairness(round.fairness)).toBe(true);
  });

  test('RM21 begins with the commitment of the server, which its secret opens', async () => {
    const round = new TestRound([]);
    await round.added();
    const { server = '', room = '', deal = 0 } = round.fairness ?? {};
    expect(round.told[0]).toMatchObject({ type: 'commit', deal: 4, server: commitmentOfServer(server, room, deal) });
    expect(JSON.stringify(round.told)).not.toContain(server);
  });

  test('tells no value to anybody', async () => {
    const round = new TestRound();
    for (const seat of [0, 1, 2]) round.commit(seat);
    for (const seat of [0, 1, 2]) round.open(seat);
    await round.added();
    for (const value of VALUES) expect(JSON.stringify(round.told)).not.toContain(value);
  });

  test('deals without people at once if nobody is here', async () => {
    expect(await new TestRound([]).added()).toEqual([]);
  });

  test('RM22 goes on after 3 s without a seat that does not commit, and names it', async () => {
    const round = new TestRound();
    round.commit(0);
    round.commit(2);
    await round.clock.pass(LIMITS.roundMs - 1);
    expect(round.types).toEqual(['commit']);
    await round.clock.pass(1);
    expect(round.told[1]).toMatchObject({ type: 'open', commitments: [{ seat: 0 }, { seat: 2 }] });
    round.open(0);
    round.open(2);
    expect(round.told[2]).toEqual({ type: 'dealt', round: round.round, without: [1] });
    expect(await round.added()).toEqual([VALUES[0], VALUES[2]]);
  });

  test('RM22 deals after 3 s without the value of a seat that does not open, and names it', async () => {
    const round = new TestRound();
    for (const seat of [0, 1, 2]) round.commit(seat);
    round.open(0);
    round.open(2);
    await round.clock.pass(LIMITS.roundMs - 1);
    expect(round.fairness).toBeUndefined();
    await round.clock.pass(1);
    expect(round.told[2]).toEqual({ type: 'dealt', round: round.round, without: [1] });
    expect(await round.added()).toEqual([VALUES[0], null, VALUES[2]]);
  });

  test('takes 6 s at most, whatever people do', async () => {
    const round = new TestRound();
    await round.clock.pass(2 * LIMITS.roundMs);
    expect(await round.added()).toEqual([]);
    expect(round.told.at(-1)).toMatchObject({ without: [0, 1, 2] });
  });

  test('RM23 takes the first commitment of a seat, and a value only with it', async () => {
    const round = new TestRound([0, 1]);
    round.commit(0);
    round.commit(0, VALUES[2]);
    round.commit(1);
    round.open(0, VALUES[2]);
    round.open(1, VALUES[0]);
    expect(round.types).toEqual(['commit', 'open']);
    round.open(0);
    round.open(0, VALUES[2]);
    round.open(1);
    expect(await round.added()).toEqual([VALUES[0], VALUES[1]]);
  });

  test('RM23 hears nothing of what comes too early, too late, for another round or from another seat', async () => {
    const round = new TestRound([0, 1]);
    round.open(0);
    round.commit(0, VALUES[0], 'another');
    round.commit(2);
    expect(round.types).toEqual(['commit']);
    round.commit(1);
    await round.clock.pass(LIMITS.roundMs);
    round.commit(0);
    round.open(0);
    round.open(1, VALUES[1], 'another');
    expect(round.types).toEqual(['commit', 'open']);
    await round.clock.pass(LIMITS.roundMs);
    round.open(1);
    expect(await round.added()).toEqual([null]);
  });

  test('takes no value that a record could not hold', async () => {
    const round = new TestRound([0]);
    round.commit(0, 'x');
    round.open(0, 'x');
    await round.clock.pass(LIMITS.roundMs);
    expect(await round.added()).toEqual([null]);
  });

  test('that is given up tells nothing more and deals nothing', async () => {
    const round = new TestRound();
    round.deal.giveUp();
    for (const seat of [0, 1, 2]) round.commit(seat);
    await round.clock.pass(3 * LIMITS.roundMs);
    expect(round.fairness).toBeNull();
    expect(round.types).toEqual(['commit']);
  });

  test('asks another time for other values, and commits to another secret', async () => {
    const random = bytesFrom(7);
    const clock = new VirtualClock();
    const told: Round[] = [];
    for (const deal of [1, 2]) {
      await new DealRound({
        room: 'a',
        deal,
        seats: [],
        absent: [],
        random,
        clock,
        tell: (round) => told.push(round),
      }).play();
    }
    const [first, , , second] = told;
    expect(first.round).not.toBe(second.round);
    expect(first).not.toMatchObject({ server: second.type === 'commit' ? second.server : '' });
  });

  test('RM24 tells somebody who comes late everything from its beginning', () => {
    const round = new TestRound();
    for (const seat of [0, 1, 2]) round.commit(seat);
    expect(round.deal.told).toEqual(round.told);
    expect(round.deal.told.map(({ type }) => type)).toEqual(['commit', 'open']);
  });
});
