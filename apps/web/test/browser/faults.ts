import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { Site } from '../../../server/src/http/site.ts';

/** The faults planted in a page's workers. */
export interface Faults {
  /** Why every write fails. */
  readonly storage?: 'full' | 'refused';
  /** How a bot's thread fails. */
  readonly thread?: 'fails' | 'never answers';
}

/** How many bot threads were started, and how many were terminated. */
export interface Threads {
  readonly started: number;
  readonly ended: number;
}

declare global {
  var shoalFaults: Faults;
  var shoalThreads: { started: number; ended: number };
}

/** A copy of the page whose workers can fail on demand. */
export function fallible(site: Site): Site {
  const files = [...site.files].map(([name, file]) => {
    const script = /worker-[^/]+\.js$/.test(name) ? file.bodies.get('identity') : undefined;
    if (script === undefined) return [name, file] as const;
    const body = Buffer.from(`(${plantFaults})();${script}`);
    const hash = createHash('sha256').update(body).digest('base64url');
    return [name, { ...file, hash, bodies: new Map([['identity', body] as const]) }] as const;
  });
  return { ...site, files: new Map(files) };
}

/** Runs first in each worker and must not use anything from this module. */
function plantFaults(): void {
  const isThread = self.name.startsWith('thread');
  const channel = new BroadcastChannel('shoal-faults');
  globalThis.shoalFaults = {};
  globalThis.shoalThreads = { started: 0, ended: 0 };
  if (!isThread) {
    channel.onmessage = ({ data }) => {
      globalThis.shoalFaults = data;
      channel.postMessage(globalThis.shoalThreads);
    };
  }
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...order) {
    if (globalThis.shoalFaults.storage === 'refused') throw new DOMException('planted', 'InvalidStateError');
    return transaction.apply(this, order);
  };
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...row) {
    if (globalThis.shoalFaults.storage === 'full') throw new DOMException('planted', 'QuotaExceededError');
    return put.apply(this, row);
  };
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, { ...options, name: `thread ${globalThis.shoalFaults.thread}` });
      globalThis.shoalThreads.started += 1;
    }
    override terminate(): void {
      super.terminate();
      globalThis.shoalThreads.ended += 1;
    }
  };
  addEventListener('message', (event) => {
    if (!isThread || self.name.endsWith('undefined')) return;
    event.stopImmediatePropagation();
    if (self.name.endsWith('fails')) throw new Error('planted');
  });
}

/** Makes something fail from now on, or nothing; returns what happened to the threads so far. */
export const plant = (page: Page, faults: Faults): Promise<Threads> =>
  page.evaluate(
    (wanted) =>
      new Promise<Threads>((resolve) => {
        const channel = new BroadcastChannel('shoal-faults');
        channel.onmessage = ({ data }) => {
          channel.close();
          resolve(data);
        };
        channel.postMessage(wanted);
      }),
    faults,
  );
