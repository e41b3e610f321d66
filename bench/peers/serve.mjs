// @ts-check
import { createRequire } from 'node:module';
import { tellFigures } from '../../apps/server/test/process/tell-figures.mjs';
import { goFish } from './go-fish.mjs';

const { FlatFile, Server, SocketIO } = createRequire(import.meta.url)('boardgame.io/server');

/** boardgame.io's server in a process of its own: `serve.mjs [FOLDER]` keeps matches in files there, otherwise in memory. */
const [, , folder] = process.argv;

const server = Server({
  games: [goFish],
  origins: [],
  transport: new SocketIO({ socketOpts: { transports: ['websocket'], serveClient: false } }),
  // Without a store it takes its own, in memory.
  ...(folder === undefined ? {} : { db: new FlatFile({ dir: folder }) }),
});
const { appServer } = await server.run(0);
tellFigures(appServer.address().port);
