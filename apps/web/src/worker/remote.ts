/** The functions that one side of a channel offers to the other. */
export type Calls = { readonly [name: string]: (...args: never[]) => unknown };

/** The functions of a service, as its caller sees them. */
export type Remote<C extends Calls> = {
  readonly [K in keyof C]: (...args: Parameters<C[K]>) => Promise<Awaited<ReturnType<C[K]>>>;
};

/** The part of the messaging interface that a worker and its page share. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'error', listener: (event: Event) => void): void;
}

/** A worker that can be terminated. */
export interface WorkerPort extends Port {
  terminate(): void;
}

interface Request {
  readonly type: 'call';
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

type Answer =
  | { readonly type: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly type: 'fault'; readonly id: number; readonly message: string };

/** A message that answers no call. */
interface News {
  readonly type: 'news';
  readonly value: unknown;
}

type Packet = Request | Answer | News;

/** Answers the calls that arrive at a port. */
export function serve(port: Port, calls: Calls): void {
  port.addEventListener('message', ({ data }: MessageEvent<Packet>) => {
    if (data.type === 'call') void answer(port, calls, data);
  });
}

async function answer(port: Port, calls: Calls, { id, name, args }: Request): Promise<void> {
  try {
    const call = calls[name] as (...args: readonly unknown[]) => unknown;
    port.postMessage({ type: 'answer', id, value: await call(...args) } satisfies Answer);
  } catch (error) {
    port.postMessage({ type: 'fault', id, message: String(error) } satisfies Answer);
    throw error;
  }
}

export function tell(port: Port, value: unknown): void {
  port.postMessage({ type: 'news', value } satisfies News);
}

interface PendingCall {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Calls the functions of the other side; messages that answer no call go to `onNews`. */
export function remoteAt<C extends Calls>(port: Port, onNews: (value: unknown) => void): Remote<C> {
  const waiting = new Map<number, PendingCall>();
  let calls = 0;
  let life: 'unknown' | 'alive' | 'dead' = 'unknown';
  port.addEventListener('error', () => {
    // A worker that fails before its first message was never loaded and will not answer later.
    if (life === 'unknown') life = 'dead';
    for (const { reject } of waiting.values()) reject(new Error('The worker failed'));
    waiting.clear();
  });
  port.addEventListener('message', ({ data }: MessageEvent<Packet>) => {
    life = 'alive';
    if (data.type === 'news') return onNews(data.value);
    if (data.type === 'call') return;
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.type === 'answer') call?.resolve(data.value);
    else call?.reject(new Error(data.message));
  });
  const send = (name: string, args: readonly unknown[]) =>
    new Promise((resolve, reject) => {
      if (life === 'dead') return reject(new Error('The worker was not loaded'));
      calls += 1;
      waiting.set(calls, { resolve, reject });
      port.postMessage({ type: 'call', id: calls, name, args } satisfies Request);
    });
  const calling =
    (_: object, name: string) =>
    (...args: readonly unknown[]) =>
      send(name, args);
  return new Proxy({}, { get: calling as never }) as Remote<C>;
}
