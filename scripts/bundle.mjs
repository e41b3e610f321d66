// @ts-check
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Packages with a native part, which no bundle can hold; they are loaded where they are needed. */
export const NATIVE = ['@photostructure/sqlite'];

/** A program that bundles another one loads its bundler from the workspace. */
const BUNDLER = ['rolldown'];

/**
 * Rolldown keeps top-level constants. Bundlers that turn them into variables cost the engine a quarter of its speed,
 * because V8 must then load and check each one again.
 * @param {string} root
 * @param {string} input
 * @returns {import('rolldown').InputOptions}
 */
export function inputOf(root, input) {
  return {
    cwd: root,
    input,
    platform: 'node',
    external: [...NATIVE, ...BUNDLER],
    // All options are here, so that no tsconfig changes a bundle.
    tsconfig: false,
    transform: { target: 'node20', jsx: 'react-jsx', define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  };
}

/**
 * Bundles one TypeScript program into one file.
 * @param {string} root
 * @param {string} input
 * @param {string} file
 */
export async function bundle(root, input, file) {
  const { rolldown } = await import('rolldown');
  mkdirSync(dirname(file), { recursive: true });
  const build = await rolldown(inputOf(root, input));
  await build.write({ format: 'esm', file, codeSplitting: false, sourcemap: true });
  await build.close();
  return file;
}
