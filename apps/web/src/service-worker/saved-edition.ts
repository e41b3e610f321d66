import { cacheNameOf, type Edition, isCacheOf } from './edition.ts';

const PAGE = 'index.html';

/** An edition in the browser's cache, complete or absent. */
export class SavedEdition {
  readonly #files: ReadonlyMap<string, string>;
  readonly #cacheName: string;
  readonly #folder: URL;

  /** `folder` is the URL that contains the page. */
  constructor(edition: Edition, folder: URL) {
    this.#files = new Map(Object.entries(edition.files));
    this.#cacheName = cacheNameOf(edition, folder);
    this.#folder = folder;
  }

  /** Fetches the missing files; fails unless every file matches its hash. */
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

  /** The file that a request means; null leaves the request to the network. */
  fileFor({ method, mode, url }: Request): string | null {
    const { origin, pathname, search } = new URL(url);
    if (method !== 'GET' || origin !== this.#folder.origin || !pathname.startsWith(this.#folder.pathname)) return null;
    if (search !== '' && mode !== 'navigate') return null;
    const name = decoded(pathname.slice(this.#folder.pathname.length));
    if (name === '') return PAGE;
    return name !== null && this.#files.has(name) ? name : null;
  }

  /** Undefined if the browser has evicted the file. */
  async file(name: string): Promise<Response | undefined> {
    const cache = await caches.open(this.#cacheName);
    return cache.match(new URL(name, this.#folder), { ignoreVary: true });
  }

  /** Reuses cached files, so that an update fetches only changes and an interrupted install continues. */
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

/** Refuses a file of another edition by its hash, as may occur during an upload to the host. */
async function fetched(url: URL, hash: string): Promise<Response> {
  const response = await fetch(url, { cache: 'no-cache', integrity: `sha256-${hash}` });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  // A redirected response must not answer a navigation to another address.
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
