import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Calls, remoteAt, serve, tell } from './remote.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const CALLS = {
  add: (one: number, other: number) => one + other,
  echo: (value: unknown) => value,
  later: async (value: number, ms: number) => wait(ms).then(() => value),
  fail: (message: string): never => {
    throw new Error(message);
  },
  failLater: async (): Promise<never> => Promise.reject(new Error('later')),
  unsendable: () => () => 'a function',
} satisfies Calls;

let { port1: here, port2: there } = new MessageChannel();

beforeEach(() => {
  ({ port1: here, port2: there } = new MessageChannel());
  for (const port of [here, there]) port.start();
});

afterEach(() => {
  for (const port of [here, there]) port.close();
});

const heard: unknown[] = [];
const calling = () => remoteAt<typeof CALLS>(here, (value) => heard.push(value));

describe('a function of the other side', () => {
  test('is called like any other, and answers later', async () => {
    serve(there, CALLS);
    expect(await calling().add(2, 3)).toBe(5);
  });

  test('is given copies, and gives copies', async () => {
    serve(there, CALLS);
    const given = { when: new Date(0), cards: new Map([[1, ['a']]]), nothing: null };
    const answer = await calling().echo(given);
    expect(answer).toEqual(given);
    expect(answer).not.toBe(given);
  });

  test('may wait for something: every answer finds its own question, in whatever order they come', async () => {
    serve(there, CALLS);
    const { later } = calling();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 8 }), { maxLength: 12 }), async (times) => {
        const answers = await Promise.all(times.map((ms, index) => later(index, ms)));
        expect(answers).toEqual([...times.keys()]);
      }),
      { numRuns: 10 },
    );
  });

  test('can be called from both sides of one channel', async () => {
    serve(there, CALLS);
    serve(here, { add: (one: number, other: number) => one * other });
    const [out, back] = [calling(), remoteAt<typeof CALLS>(there, () => undefined)];
    expect(await Promise.all([out.add(4, 5), back.add(4, 5), out.add(6, 7)])).toEqual([9, 20, 13]);
  });
});

describe('news', () => {
  test('come to the listener, in their order, and before an answer that was given later', async () => {
    heard.length = 0;
    serve(there, {
      add: (one: number, other: number) => {
        for (const value of [one, other]) tell(there, value);
        return one + other;
      },
    });
    expect(await calling().add(1, 2)).toBe(3);
    expect(heard).toEqual([1, 2]);
  });

  test('answer no question, whatever they look like', async () => {
    heard.length = 0;
    serve(there, CALLS);
    const answer = calling().later(7, 5);
    tell(there, { type: 'answer', id: 1, value: 'wrong' });
    expect(await answer).toBe(7);
    expect(heard).toEqual([{ type: 'answer', id: 1, value: 'wrong' }]);
  });
});

describe('a fault', () => {
  /** Includes errors that the other side did not catch, as its console would show them. */
  async function uncaughtIn(act: () => Promise<void>): Promise<string[]> {
    const listeners = process.listeners('unhandledRejection');
    const uncaught: string[] = [];
    process.removeAllListeners('unhandledRejection');
    process.on('unhandledRejection', (error) => uncaught.push(String(error)));
    try {
      await act();
      await wait(1);
    } finally {
      process.removeAllListeners('unhandledRejection');
      for (const listener of listeners) process.on('unhandledRejection', listener);
    }
    return uncaught;
  }

  test('comes to the caller, and is not hushed up where it happened', async () => {
    serve(there, CALLS);
    const { fail, failLater } = calling();
    const uncaught = await uncaughtIn(async () => {
      await expect(fail('now')).rejects.toThrow('Error: now');
      await expect(failLater()).rejects.toThrow('Error: later');
    });
    expect(uncaught).toEqual(['Error: now', 'Error: later']);
  });

  test('is a function that nobody has, and an answer that cannot be sent', async () => {
    const { add, ...others } = CALLS;
    serve(there, others);
    const uncaught = await uncaughtIn(async () => {
      await expect(calling().add(1, 2)).rejects.toThrow('TypeError');
      await expect(calling().unsendable()).rejects.toThrow('could not be cloned');
    });
    expect(uncaught.length).toBe(2);
    expect(add(1, 2)).toBe(3);
  });

  test('of one call leaves the others alone', async () => {
    serve(there, CALLS);
    const calls = calling();
    await uncaughtIn(async () => {
      const answers = await Promise.allSettled([calls.later(1, 4), calls.fail('no'), calls.add(1, 1)]);
      expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    });
  });

  test('is a question that cannot be sent, told to the caller', async () => {
    serve(there, CALLS);
    await expect(calling().echo(() => undefined)).rejects.toThrow('could not be cloned');
    expect(await calling().add(1, 1)).toBe(2);
  });
});

describe('a worker that fails', () => {
  test('before it has said anything leaves nobody waiting, now or later', async () => {
    const { add } = calling();
    const asked = add(2, 3);
    here.dispatchEvent(new Event('error'));
    await expect(asked).rejects.toThrow('failed');
    await expect(add(2, 3)).rejects.toThrow('not loaded');
  });

  test('once answers the next question all the same', async () => {
    serve(there, CALLS);
    const { add, later } = calling();
    await add(1, 1);
    const asked = later(1, 50);
    here.dispatchEvent(new Event('error'));
    await expect(asked).rejects.toThrow('failed');
    expect(await add(2, 3)).toBe(5);
  });
});
