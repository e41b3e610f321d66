/** Releases a lock; resolves when other tabs can take it. */
export type Release = () => Promise<void>;

/** Pages of an earlier version in other tabs use this prefix. */
const PREFIX = 'shoal-sitting-';

/** Without locks, only the count of entries keeps tabs apart. */
const UNLOCKED: Release = () => Promise.resolve();

/** Locks a match until it is released or the tab closes; null if another tab holds the lock. */
export function lockMatch(id: string): Promise<Release | null> {
  const locks = locksOf(navigator);
  if (locks === undefined) return Promise.resolve(UNLOCKED);
  return new Promise((resolve) => {
    const released = locks.request(`${PREFIX}${id}`, { mode: 'exclusive', ifAvailable: true }, (lock) => {
      if (lock === null) return resolve(null);
      return new Promise<void>((end) => {
        resolve(() => {
          end();
          return released;
        });
      });
    });
    // A page that may not store anything may not lock either.
    released.catch(() => resolve(UNLOCKED));
  });
}

/** The ids of all locked matches. */
export async function lockedMatches(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = (await locksOf(navigator)?.query()) ?? {};
    return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
  } catch {
    return new Set();
  }
}

/** Pages from insecure origins have no locks, though the types say otherwise. */
const locksOf = ({ locks }: { readonly locks?: LockManager }): LockManager | undefined => locks;
