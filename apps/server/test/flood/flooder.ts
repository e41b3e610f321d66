import { parseArgs } from 'node:util';
import { CrowdedRoom } from './crowded-room.ts';
import { FLOODS, type FloodCounts } from './floods.ts';

/** Floods a server from a process of its own while it is told to. Answers every message with what it has done so far. */
const { values } = parseArgs({
  options: { origin: { type: 'string', default: '' }, people: { type: 'string', default: '' } },
});
const { origin } = values;

/** As often as a client may speak for any length of time. */
const ROUNDS_PER_S = 20;
const names = Object.keys(FLOODS) as (keyof FloodCounts)[];
const counts = Object.fromEntries(names.map((name) => [name, 0])) as FloodCounts;

const room = await CrowdedRoom.open(origin, Number(values.people));
let [isFlooding, turns] = [false, 0];
/** The floods take turns, as those of strangers do, who know nothing of each other. */
setInterval(
  () => {
    if (!isFlooding) return;
    const name = names[turns % names.length];
    turns += 1;
    counts[name] += FLOODS[name]({ origin, room, round: Math.floor(turns / names.length) });
  },
  1000 / ROUNDS_PER_S / names.length,
);

process.on('message', (message) => {
  isFlooding = message === 'flood';
  process.send?.(counts);
});
process.on('disconnect', () => process.exit(0));
process.send?.(counts);
