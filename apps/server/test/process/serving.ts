import { parseArgs } from 'node:util';
import { DEFAULT_LIMITS, startServer } from '../../src/index.ts';
import { SETTINGS } from '../server/test-server.ts';
import { tellFigures } from './tell-figures.mjs';

/** A server in a process of its own. Tells its port, and its figures whenever it is asked for them. */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '' },
    port: { type: 'string', default: '0' },
    limits: { type: 'boolean', default: false },
  },
});

/** A whole school, and more, comes from one address. */
const NO_LIMITS = { sockets: 20_000, socketsPerAddress: 20_000, roomsPerHour: 100_000_000, headersMs: 60_000 };

const place = { host: '127.0.0.1', port: Number(values.port) };
const limits = values.limits ? DEFAULT_LIMITS : NO_LIMITS;
const server = await startServer({ ...SETTINGS, data: values.data, place, limits });
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
tellFigures(server.port);
