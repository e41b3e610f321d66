/** One build of the page: its version, and the SHA-256 (base64) of each file. */
export interface Edition {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Caches belong to the whole host, so the name includes the folder to keep two copies of Shoal apart. */
export const cacheNameOf = ({ version }: Edition, folder: URL): string => `shoal-${version}@${folder.pathname}`;

/** Whether this is the cache of an edition in this folder. */
export const isCacheOf = (cacheName: string, folder: URL): boolean =>
  /^shoal-[^@]*@/.test(cacheName) && cacheName.slice(cacheName.indexOf('@') + 1) === folder.pathname;

/** The message by which a page tells a waiting worker to take over. */
export const TAKE_OVER = 'take-over';
