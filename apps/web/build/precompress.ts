import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { builtFiles } from './built-files.ts';

const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;
/** A smaller file fits into one packet anyway. */
const LEAST_BYTES = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses the built files once, at the highest level, for servers to send as they are. */
export function precompress(): Plugin {
  let folder = '';
  let isWritten = false;
  return {
    name: 'shoal:precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    writeBundle: () => {
      isWritten = true;
    },
    // After all files are written, including the service worker. Vite also calls this after a failure.
    closeBundle: () => (isWritten ? compressFilesIn(folder) : undefined),
  };
}

/** Writes `x.br` and `x.gz` beside each text file `x`, if they are smaller. */
export async function compressFilesIn(folder: string): Promise<void> {
  const texts = (await builtFiles(folder)).filter((name) => TEXT.test(name));
  await Promise.all(texts.map((name) => compress(join(folder, name))));
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < LEAST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: constants.Z_BEST_COMPRESSION })]);
  if (br.length < bytes.length) await writeFile(`${path}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${path}.gz`, gz);
}
