/** One build of the page: a name for it, and the SHA-256 (base64) of every file in it. */
export interface Edition {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Caches belong to the whole host: the folder in the name keeps two Shoals on one host apart. */
export const cacheNameOf = ({ version }: Edition, folder: URL): string => `shoal-${version}@${folder.pathname}`;

/** Is this the cache of an edition in the same folder? */
export const isCacheOf = (cacheName: string, folder: URL): boolean =>
  /^shoal-[^@]*@/.test(cacheName) && cacheName.slice(cacheName.indexOf('@') + 1) === folder.pathname;

/** What a page says to a new worker that waits: from now on, you. */
export const TAKE_OVER = 'take-over';
