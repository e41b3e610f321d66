import type { GameId } from '@shoal/games/ids';
import type { Speed } from '@shoal/room';
import { type Port, type Remote, remoteAt } from '../worker/remote.ts';
import type { TableOpening, VisitNews, WorkerCalls } from '../worker/worker-calls.ts';
import { WorkerMember } from './worker-member.ts';

export type OpenedTable =
  | { readonly key: 'open'; readonly member: WorkerMember; readonly game: GameId }
  | Exclude<TableOpening, { readonly key: 'open' }>;

/** The page's side of the worker that stores the games and runs one room at a time. */
export class WorkerClient {
  readonly calls: Remote<WorkerCalls>;
  #member: WorkerMember | null = null;
  #visits = 0;

  constructor(worker: Port) {
    this.calls = remoteAt<WorkerCalls>(worker, (told) => this.#hear(told as VisitNews));
  }

  /** Joins a table that has just been created or saved earlier. */
  async open(id: string, speed: Speed): Promise<OpenedTable> {
    this.#visits += 1;
    const member = new WorkerMember(this.#visits, this.calls);
    this.#member = member;
    const opening = await this.calls.open(id, speed, member.visit);
    return opening.key === 'open' ? { key: 'open', member, game: opening.game } : opening;
  }

  #hear({ visit, news }: VisitNews): void {
    if (this.#member?.visit === visit) this.#member.hear(news);
  }
}
