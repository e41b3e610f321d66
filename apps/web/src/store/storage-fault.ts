/** Why the browser keeps nothing: it refuses, has no room, or a newer page in another tab has changed what is kept. */
export type StorageFault = 'storage-refused' | 'storage-full' | 'storage-outdated';

const KNOWN: Readonly<Record<string, StorageFault>> = {
  QuotaExceededError: 'storage-full',
  VersionError: 'storage-outdated',
};

/** Names a fault of the browser's storage; rethrows everything else, which is a bug. */
export function storageFaultOf(error: unknown): StorageFault {
  if (!(error instanceof DOMException)) throw error;
  return KNOWN[error.name] ?? 'storage-refused';
}
