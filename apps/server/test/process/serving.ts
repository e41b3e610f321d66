import { parseArgs } from 'node:util';
import { startServer } from '../../src/index.ts';
import { SETTINGS } from '../server/test-server.ts';
import type { ProcessFigures } from './server-process.ts';

/** A server in a process of its own. Tells its port, and its figures whenever it is asked for them. */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '' },
    port: { type: 'string', default: '0' },
  },
});

/** A whole school, and more, comes from one address. */
const LIMITS = { sockets: 20_000, socketsPerAddress: 20_000, roomsPerHour: 100_000_000, headersMs: 60_000 };

const figures = (): ProcessFigures => {
  const { user, system } = process.cpuUsage();
  return {
    rssBytes: process.memoryUsage.rss(),
    heapBytes: process.memoryUsage().heapUsed,
    cpuMs: (user + system) / 1000,
  };
};

const place = { host: '127.0.0.1', port: Number(values.port) };
const server = await startServer({ ...SETTINGS, data: values.data, place, limits: LIMITS });
process.on('message', () => process.send?.(figures()));
process.on('disconnect', () => process.exit(1));
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.send?.({ port: server.port });
