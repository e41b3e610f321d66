import { parseArgs } from 'node:util';
import { type FuzzReport, FuzzRun } from './fuzz-run.ts';
import type { FuzzTarget } from './fuzz-target.ts';
import { HostTarget } from './host-target.ts';
import { SocketTarget } from './socket-target.ts';

/**
 * `npm run fuzz:wire -- --messages N --sockets M --seed S`: N messages of every kind to a host in this process, and M over sockets
 * to a server in another one. No message may bring it down, and no room may change but by a command that its sender may give.
 */
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '1000000' },
    sockets: { type: 'string', default: '20000' },
    seed: { type: 'string', default: `${Date.now()}` },
  },
});
const MOST_MB = 400;

async function fuzz(name: string, target: FuzzTarget, messages: number): Promise<boolean> {
  const told = ({ messages: sent, changes, rooms, faults, memoryMb }: FuzzReport) =>
    `${name}: ${sent} messages, ${rooms} rooms, ${changes} allowed changes, ${faults.length} faults, at most ${memoryMb} MB`;
  const report = await new FuzzRun(target, values.seed).run(messages, (sofar) => console.log(told(sofar)));
  await target.end();
  for (const fault of report.faults) console.error(`seed ${values.seed}: ${fault}`);
  console.log(`fuzz:wire ${told(report)}, seed ${values.seed}, ${JSON.stringify(report.kinds)}`);
  return report.faults.length === 0 && report.memoryMb < MOST_MB;
}

const isHostWell = await fuzz('in this process', new HostTarget(values.seed), Number(values.messages));
const isServerWell = await fuzz('over sockets', await SocketTarget.start(), Number(values.sockets));
process.exitCode = isHostWell && isServerWell ? 0 : 1;
