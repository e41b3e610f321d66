import type { BotName } from '@shoal/core';
import { type BotOrder, chooseAsBot } from '@shoal/room';
import { newMatch, planFor } from '@shoal/room/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { BotThinker } from './bot-thinker.ts';
import { serve, type WorkerPort } from './remote.ts';

/** A channel in place of a worker, with or without a service at its other end. */
class TestWorker {
  readonly port: WorkerPort & EventTarget;
  readonly #channel = new MessageChannel();
  isGone = false;

  constructor(choose: ((order: BotOrder) => unknown) | null) {
    const { port1, port2 } = this.#channel;
    if (choose !== null) serve(port2, { choose });
    this.port = Object.assign(port1, { terminate: () => this.end() });
    for (const port of [port1, port2]) port.start();
  }

  end(): void {
    this.isGone = true;
    for (const port of [this.#channel.port1, this.#channel.port2]) port.close();
  }
}

const workers: TestWorker[] = [];
afterEach(() => {
  for (const worker of workers.splice(0)) worker.end();
});

const thinkerWith = (choose: ((order: BotOrder) => unknown) | null): BotThinker =>
  new BotThinker(() => {
    const worker = new TestWorker(choose);
    workers.push(worker);
    return worker.port;
  });

function orderFor(bot: BotName): BotOrder {
  const { order } = newMatch(planFor({ game: 'go-fish', seats: 'bbb', bot }));
  if (order === null) throw new Error('no bot has the turn');
  return order;
}

describe('a bot', () => {
  test('that does not search chooses here, without a worker', async () => {
    const order = orderFor('pike');
    expect(await thinkerWith(null).think(order).answer).toEqual(chooseAsBot(order));
    expect(workers).toEqual([]);
  });

  test('that searches chooses in a worker, which then serves the next choice too', async () => {
    const order = orderFor('orca');
    const { think } = thinkerWith(({ view }) => view.legal[0]);
    for (let time = 0; time < 2; time++) expect(await think(order).answer).toEqual(order.view.legal[0]);
    expect(workers.map(({ isGone }) => isGone)).toEqual([false]);
  });

  test('that is stopped loses its worker at once, and the next choice has another', async () => {
    const order = orderFor('kraken');
    const { think } = thinkerWith(null);
    think(order).stop();
    think(order);
    expect(workers.map(({ isGone }) => isGone)).toEqual([true, false]);
  });

  test('whose worker fails says so, and neither the page nor the next choice hears of that worker again', async () => {
    const order = orderFor('kraken');
    const { think } = thinkerWith(null);
    const { answer } = think(order);
    const failure = new Event('error', { cancelable: true });
    workers[0].port.dispatchEvent(failure);
    await expect(answer).rejects.toThrow('failed');
    expect([failure.defaultPrevented, workers[0].isGone]).toEqual([true, true]);
    think(order);
    expect(workers.length).toBe(2);
  });
});
