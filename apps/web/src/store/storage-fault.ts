/** Why the browser stores nothing: it refuses, it is full, or a newer page in another tab has upgraded the database. */
export type StorageFault = 'storage-refused' | 'storage-full' | 'storage-outdated';

const KNOWN: Readonly<Record<string, StorageFault>> = {
  QuotaExceededError: 'storage-full',
  VersionError: 'storage-outdated',
};

/** Classifies a storage error; rethrows any other error, which is a bug. */
export function storageFaultOf(error: unknown): StorageFault {
  if (!(error instanceof DOMException)) throw error;
  return KNOWN[error.name] ?? 'storage-refused';
}
