import type { Speed } from '@shoal/room';
import { type Port, type Remote, remoteAt } from '../worker/remote.ts';
import type { BeginOrder, Opening, VisitNews, WorkerCalls } from '../worker/worker-calls.ts';
import { WorkerMember } from './worker-member.ts';

export type OpenedTable =
  | { readonly key: 'open'; readonly member: WorkerMember }
  | Exclude<Opening, { readonly key: 'open' }>;

/** The page's side of the worker that keeps the games and plays in a room at a time. */
export class WorkerClient {
  readonly calls: Remote<WorkerCalls>;
  #member: WorkerMember | null = null;
  #visits = 0;

  constructor(worker: Port) {
    this.calls = remoteAt<WorkerCalls>(worker, (told) => this.#hear(told as VisitNews));
  }

  /** Sets a table up in the worker; its id, by which it is opened. */
  begin(order: BeginOrder, speed: Speed): Promise<Opening> {
    return this.calls.begin(order, speed);
  }

  /** Sits down at a table that was just begun, or one that was kept. */
  async open(id: string, speed: Speed): Promise<OpenedTable> {
    this.#visits += 1;
    const member = new WorkerMember(id, this.#visits, this.calls, () => this.#giveUp(member));
    this.#member = member;
    const opening = await this.calls.open(id, speed, member.visit);
    return opening.key === 'open' ? { key: 'open', member } : opening;
  }

  #hear({ visit, news }: VisitNews): void {
    if (this.#member?.visit === visit) this.#member.hear(news);
  }

  /** Was it still the one that is open? */
  #giveUp(member: WorkerMember): boolean {
    const isOpen = this.#member === member;
    if (isOpen) this.#member = null;
    return isOpen;
  }
}
