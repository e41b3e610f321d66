import { cacheNameOf, type Edition, isCacheOf } from './edition.ts';

const PAGE = 'index.html';

/** An edition in the browser's cache, whole or not at all. */
export class SavedEdition {
  readonly #files: ReadonlyMap<string, string>;
  readonly #cacheName: string;
  readonly #folder: URL;

  /** The folder is the address that the page is in. */
  constructor(edition: Edition, folder: URL) {
    this.#files = new Map(Object.entries(edition.files));
    this.#cacheName = cacheNameOf(edition, folder);
    this.#folder = folder;
  }

  /** Fetches all that is not here yet; fails unless every file is there and as it was built. */
  async keep(): Promise<void> {
    const cache = await caches.open(this.#cacheName);
    const keepOne = async ([name, hash]: readonly [string, string]) => {
      const url = new URL(name, this.#folder);
      await cache.put(url, (await this.#savedAlready(url, hash)) ?? (await fetched(url, hash)));
    };
    await Promise.all([...this.#files].map(keepOne));
  }

  /** Removes the other editions of this folder. */
  async forgetOthers(): Promise<void> {
    const others = (await this.#cacheNames()).filter((name) => name !== this.#cacheName);
    await Promise.all(others.map((name) => caches.delete(name)));
  }

  /** Which file a request means; null leaves it to the network. */
  fileFor({ method, mode, url }: Request): string | null {
    const { origin, pathname, search } = new URL(url);
    if (method !== 'GET' || origin !== this.#folder.origin || !pathname.startsWith(this.#folder.pathname)) return null;
    if (search !== '' && mode !== 'navigate') return null;
    const name = decoded(pathname.slice(this.#folder.pathname.length));
    if (name === '') return PAGE;
    return name !== null && this.#files.has(name) ? name : null;
  }

  /** The browser may have thrown it away. */
  async file(name: string): Promise<Response | undefined> {
    const cache = await caches.open(this.#cacheName);
    return cache.match(new URL(name, this.#folder), { ignoreVary: true });
  }

  /** An update costs only what has changed, and an install that was broken off goes on. */
  async #savedAlready(url: URL, hash: string): Promise<Response | undefined> {
    for (const name of await this.#cacheNames()) {
      const response = await (await caches.open(name)).match(url, { ignoreVary: true });
      if (response !== undefined && (await hashOf(response.clone())) === hash) return response;
    }
    return undefined;
  }

  async #cacheNames(): Promise<string[]> {
    return (await caches.keys()).filter((name) => isCacheOf(name, this.#folder));
  }
}

/** A file of another edition, as during an upload to the host, is refused by its hash. */
async function fetched(url: URL, hash: string): Promise<Response> {
  const response = await fetch(url, { cache: 'no-cache', integrity: `sha256-${hash}` });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  // A page that comes from a redirect may not be shown at another address.
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
}

async function hashOf(response: Response): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
