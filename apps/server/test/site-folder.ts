import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const POLICY = "default-src 'none'; script-src 'self'";
export const PAGE = `<!doctype html>
<html><head><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>Shoal</title></head></html>
`;
export const SCRIPT = 'export const shoal = 1;\n'.repeat(100);

/** A folder as the build leaves it, small; files may be added. */
export class SiteFolder {
  readonly path: string;
  readonly #parent = mkdtempSync(join(tmpdir(), 'shoal-site-'));

  constructor() {
    this.path = join(this.#parent, 'dist');
    this.write('index.html', PAGE);
    this.write('manifest.webmanifest', '{"name":"Shoal"}');
    this.write('icons/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    this.write('assets/index-1a2b3c4d.js', SCRIPT);
    this.write('assets/index-1a2b3c4d.js.br', brotliCompressSync(SCRIPT));
    this.write('assets/index-1a2b3c4d.js.gz', gzipSync(SCRIPT));
    this.write('.shoal-stamp', 'hidden');
    // What nobody may see, beside the folder and not in it.
    writeFileSync(join(this.#parent, 'secret.txt'), 'secret');
  }

  write(name: string, content: string | Buffer): void {
    const path = join(this.path, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  remove(): void {
    rmSync(this.#parent, { recursive: true, force: true });
  }
}
