/** What left a server, and when it was on the disk. */
export interface SendOrder {
  /** News and answers that went out. */
  readonly frames: number;
  readonly syncs: number;
  /** Those that went out while the disk did not have all that was written. */
  readonly early: number;
}

const WRITES_LOG = /^\d+ +pwrite(?:64|v)\(\d+<[^>]*-wal>/;
const SYNCS_LOG = /^(?<thread>\d+) +f(?:data)?sync\(\d+<[^>]*-wal>(?<rest>.*)$/;
const RESUMES_SYNC = /^(?<thread>\d+) +<\.\.\. f(?:data)?sync resumed>.*= 0$/;
const SENDS = /^\d+ +(?:write|writev|sendto|sendmsg)\(\d+<(?:socket|TCP)/;
const FRAMES = /\{\\"type\\":\\"(?:news|answer)\\"/g;

/** Goes through the calls of a server: whatever is written to the log of the store must be synced before a frame leaves. */
export function sendOrderOf(calls: readonly string[]): SendOrder {
  let [frames, syncs, early] = [0, 0, 0];
  let isSynced = true;
  const syncing = new Set<string>();
  const synced = () => {
    isSynced = true;
    syncs += 1;
  };
  for (const call of calls) {
    const sync = SYNCS_LOG.exec(call)?.groups;
    const resumed = RESUMES_SYNC.exec(call)?.groups;
    if (WRITES_LOG.test(call)) isSynced = false;
    else if (sync?.['rest'].endsWith('= 0')) synced();
    else if (sync !== undefined) syncing.add(sync['thread']);
    else if (resumed !== undefined && syncing.delete(resumed['thread'])) synced();
    else if (SENDS.test(call)) {
      const sent = call.match(FRAMES)?.length ?? 0;
      frames += sent;
      if (!isSynced) early += sent;
    }
  }
  return { frames, syncs, early };
}
