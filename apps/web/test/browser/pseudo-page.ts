import { fileURLToPath } from 'node:url';
import { build, type Plugin, type PluginOption, type UserConfig } from 'vite';
import config from '../../vite.config.ts';

const ENGLISH = '@shoal/table-ui/en';
const ENGLISH_OF_GAME = /\/packages\/games\/src\/[^/]+\/words\/en\/index\.ts$/;
const PSEUDO = fileURLToPath(new URL('../../../../packages/table-ui/test/pseudo.ts', import.meta.url));

/** Pseudo-translates the words of each game, which are part of the game. */
const gamesInBrackets: Plugin = {
  name: 'shoal:pseudo-games',
  load: (id) =>
    ENGLISH_OF_GAME.test(id)
      ? `import { words as plain } from '${id}?plain'; import { pseudo } from '${PSEUDO}'; export const words = pseudo(plain);`
      : null,
};

/** Builds the page with every English text lengthened and in brackets, and nothing else changed. */
export async function buildPseudoPage(folder: string): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      ...(config as UserConfig),
      configFile: false,
      logLevel: 'error',
      plugins: [gamesInBrackets, ...((config as UserConfig).plugins?.filter(isNeeded) ?? [])],
      resolve: { alias: { [ENGLISH]: fileURLToPath(new URL('pseudo-en.ts', import.meta.url)) } },
      build: { ...(config as UserConfig).build, outDir: folder, sourcemap: false },
    });
  } finally {
    process.env['NODE_ENV'] = NODE_ENV;
  }
}

/** This page is never loaded over a slow line. */
const isNeeded = (plugin: PluginOption): boolean =>
  !(plugin instanceof Object && 'name' in plugin && plugin.name === 'shoal:precompress');
