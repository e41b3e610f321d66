import { parseArgs } from 'node:util';
import { ServerProcess } from '../process/server-process.ts';
import { LoadRun } from './load-run.ts';

/**
 * `npm run load -- --rooms R --sockets S --rate A --seconds T`: plays in R rooms over S sockets, A actions a second, on a server
 * in a process of its own that saves every action. `--gate` fails where a target is missed, `--profile FOLDER` keeps a profile.
 */
const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '2500' },
    sockets: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    gate: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
});
const TARGET = { p99Ms: 60, rssMb: 400 };
const [rooms, sockets, rate, seconds] = [values.rooms, values.sockets, values.rate, values.seconds].map(Number);
const seats = Math.round(sockets / rooms);

const server = await ServerProcess.start({ profile: values.profile ?? null });
try {
  const report = await new LoadRun(server, { rooms, seats, rate, seconds }).run();
  const { actionsPerS, p50Ms, p99Ms, mostRssBytes, serverShare, clientShare, errors } = report;
  const rssMb = mostRssBytes / 2 ** 20;
  for (const error of new Set(errors)) console.error(error);
  console.log(
    `load: ${rooms * seats} sockets, ${rooms} rooms: ${actionsPerS.toFixed(0)} actions/s, p50 ${p50Ms.toFixed(1)} ms, ` +
      `p99 ${p99Ms.toFixed(1)} ms, ${rssMb.toFixed(0)} MB, server ${(100 * serverShare).toFixed(0)} % and clients ` +
      `${(100 * clientShare).toFixed(0)} % of a core, ${errors.length} errors`,
  );
  const isMissed = p99Ms > TARGET.p99Ms || rssMb > TARGET.rssMb || actionsPerS < 0.95 * rate;
  process.exitCode = errors.length > 0 || (values.gate && isMissed) ? 1 : 0;
} finally {
  await server.remove();
}
