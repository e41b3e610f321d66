import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { courtPicture } from './court-picture.ts';

const MODULE = 'virtual:court-art';
const RESOLVED = `\0${MODULE}`;
const RANKS = ['J', 'Q', 'K'] as const;
const SUITS = ['S', 'H', 'D', 'C'] as const;

/** Emits the twelve court pictures as separate files: their ids collide, and most players never see one large. */
export function courtArt(): Plugin {
  const pictures = courtPictures();
  const version = createHash('sha256')
    .update([...pictures.values()].join(''))
    .digest('hex')
    .slice(0, 8);
  let base = '/';
  let folder = '';
  return {
    name: 'court-art',
    configResolved(config) {
      base = config.base;
      folder = `${config.build.assetsDir}/court-${version}`;
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export const courtFolder = ${JSON.stringify(base + folder)};` : undefined),
    generateBundle() {
      for (const [name, source] of pictures) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, name = ''] = (request.url ?? '').split(`/${folder}/`);
        const picture = pictures.get(name);
        if (picture === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml').end(picture);
      });
    },
  };
}

function courtPictures(): ReadonlyMap<string, string> {
  return new Map(SUITS.flatMap((suit) => RANKS.map((rank) => [`${rank}${suit}.svg`, courtPicture(rank, suit)])));
}
