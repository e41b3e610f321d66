import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { GameFiles } from '../src/preload/game-files.ts';

const SOURCE = fileURLToPath(new URL('../src/preload/preload-game.ts', import.meta.url));

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

const isWorker = (file: string): boolean => /(^|\/)worker-[^/]+\.js$/.test(file);

const OWN_SCRIPTS = "script-src 'self'";
const STYLES = '<link rel="stylesheet"';

/**
 * Loads all files of the first table in parallel. The page's head names the worker; a small inline script, which the
 * policy admits by its hash, adds the files of the game in the address.
 */
export const preload = (): Plugin => ({
  name: 'shoal:preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle = {} }) => {
      const code = await scriptFor(gameFiles(bundle));
      const hash = createHash('sha256').update(code).digest('base64');
      const worker = Object.keys(bundle).filter(isWorker).map(asAddress);
      const links = worker.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
      return withHead(html, [...links, `<script>${code}</script>`], hash);
    },
  },
});

/** After the page's script, which is needed first, and before its style sheet, which would delay the script. */
function withHead(html: string, tags: readonly string[], hash: string): string {
  for (const part of [OWN_SCRIPTS, STYLES]) if (!html.includes(part)) throw new Error(`index.html lacks ${part}`);
  return html
    .replace(OWN_SCRIPTS, `${OWN_SCRIPTS} 'sha256-${hash}'`)
    .replace(STYLES, () => [...tags, STYLES].join('\n    '));
}

/** The chunks that hold a matching module, each with the captured part of its path. */
const chunksOf = (bundle: Bundle, module: RegExp): [part: string, file: string][] =>
  Object.values(bundle).flatMap((file) => {
    const parts = file.type === 'chunk' ? file.moduleIds.flatMap((id) => module.exec(id)?.[1] ?? []) : [];
    return parts.map((part): [string, string] => [part, file.fileName]);
  });

function gameFiles(bundle: Bundle): GameFiles {
  const presentations = new Map(chunksOf(bundle, /[\\/]games[\\/]src[\\/]([a-z-]+)[\\/]presentation[\\/]index\.ts$/));
  const games = chunksOf(bundle, /[\\/]games[\\/]src[\\/]([a-z-]+)[\\/]words[\\/]en[\\/]index\.ts$/);
  return Object.fromEntries(
    games.map(([id]) => {
      const presentation = presentations.get(id);
      if (presentation === undefined) throw new Error(`the presentation of ${id} was not built`);
      return [id, inEveryLanguage(id, [rulesOf(id, bundle), presentation], bundle)];
    }),
  ) as unknown as GameFiles;
}

/** The rules are a script of the worker, which is a separate build: the page sees only a file. */
function rulesOf(id: string, bundle: Bundle): string {
  const files = Object.keys(bundle).filter((file) => bundle[file].type === 'asset');
  const found = files.filter((file) => /([a-z-]+)-[^/]{8}\.js$/.exec(file)?.[1] === id);
  if (found.length !== 1) throw new Error(`the rules of ${id} should be one script, not ${found.length}`);
  return found[0];
}

/** These files and the words of each language, followed by their small imports. */
function inEveryLanguage(id: string, files: readonly string[], bundle: Bundle): Record<string, string[]> {
  const module = new RegExp(`[\\\\/]${id}[\\\\/]words[\\\\/]([a-z]{2})[\\\\/]index\\.ts$`);
  return Object.fromEntries(
    chunksOf(bundle, module).map(([language, words]) => [language, withImports([...files, words], bundle)]),
  );
}

/** These files and all their imports, except scripts that the page's head already names. */
function withImports(files: readonly string[], bundle: Bundle): string[] {
  const all = new Set(files);
  for (const file of all) {
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    for (const [, name] of codeOf(bundle[file]).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) {
      const imported = folder + name;
      if (!isWorker(imported) && !isEntry(bundle[imported])) all.add(imported);
    }
  }
  return [...all].map(asAddress);
}

const isEntry = (file: Bundle[string] | undefined): boolean => file?.type === 'chunk' && file.isEntry;

const codeOf = (file: Bundle[string]): string => (file.type === 'chunk' ? file.code : String(file.source));

const asAddress = (file: string): string => `./${file}`;

/** Bundles a classic script in one line. */
async function scriptFor(files: GameFiles): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { SHOAL_GAME_FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const script = [built].flat().flatMap((one) => ('output' in one ? one.output : []))[0];
  if (script?.type !== 'chunk') throw new Error('The preload did not become one script');
  return script.code.trim();
}
