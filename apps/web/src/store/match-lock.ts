/** Gives a match back, and resolves when others can have it. */
export type Release = () => Promise<void>;

/** Pages of an earlier version, open in another tab, know locks by this name. */
const PREFIX = 'shoal-sitting-';

/** Where there are no locks, the count of entries alone keeps tabs apart. */
const UNLOCKED: Release = () => Promise.resolve();

/** Holds a match until it is given back or the tab is gone; null when another holds it. */
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
    // A page that may keep nothing may lock nothing either.
    released.catch(() => resolve(UNLOCKED));
  });
}

/** The matches that some tab holds. */
export async function lockedMatches(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = (await locksOf(navigator)?.query()) ?? {};
    return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
  } catch {
    return new Set();
  }
}

/** Pages from an insecure address have none, whatever the types say. */
const locksOf = ({ locks }: { readonly locks?: LockManager }): LockManager | undefined => locks;
