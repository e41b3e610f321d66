import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { ENCODINGS, type Encoding } from './encoding.ts';
import { type Contents, readWholeFolder } from './whole-folder.ts';

/** A built page, held in memory: what is not in it cannot be asked for, and a build meanwhile changes nothing. */
export interface Site {
  /** By name, such as `assets/index-x.js`. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** What the page says that it may do. */
  readonly policy: string;
}

export interface SiteFile {
  readonly type: string;
  /** Does the name change with the content? */
  readonly isHashed: boolean;
  readonly hash: string;
  /** The plain body is always among them. */
  readonly bodies: ReadonlyMap<Encoding, Buffer>;
}

export const PAGE = 'index.html';
const HASHED_FOLDER = 'assets/';
const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** Reads a built folder; null if there is no page in it. */
export async function readSite(folder: string): Promise<Site | null> {
  const contents = await readWholeFolder(folder);
  const page = contents?.get(PAGE);
  if (contents === null || page === undefined) return null;
  const files = [...contents.keys()].filter((name) => !isSibling(name, contents));
  return { files: new Map(files.map((name) => [name, fileOf(name, contents)])), policy: policyOf(page) };
}

/** Is this another file, compressed? */
const isSibling = (name: string, contents: Contents): boolean =>
  /\.(?:br|gz)$/.test(name) && contents.has(name.replace(/\.\w+$/, ''));

function fileOf(name: string, contents: Contents): SiteFile {
  const bodies = ENCODINGS.flatMap((encoding) => {
    const body = contents.get(name + SUFFIXES[encoding]);
    return body === undefined ? [] : [[encoding, body] as const];
  });
  return {
    type: contentTypeOf(name),
    isHashed: name.startsWith(HASHED_FOLDER),
    hash: createHash('sha256')
      .update(contents.get(name) ?? '')
      .digest('base64url')
      .slice(0, 22),
    bodies: new Map(bodies),
  };
}

/** The page carries its policy for hosts that send none; here it is sent as well. */
function policyOf(page: Buffer): string {
  const tag = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(page.toString('utf8'));
  if (tag === null) throw new Error('The built page carries no content security policy');
  return tag[1];
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** What a file is, by its name; browsers are told not to guess. */
const contentTypeOf = (name: string): string => TYPES[extname(name)] ?? 'application/octet-stream';
