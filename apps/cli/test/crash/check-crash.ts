import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CrashRun } from './crash-run.ts';

/** Kills the program two hundred times, or as often as said; the script runner starts it from the root of the project. */
const KILLS = Number(process.argv[2] ?? 200);
const SEED = process.argv[3] ?? `${Date.now()}`;
const BUILD = 'apps/cli/dist';

const folder = mkdtempSync(join(tmpdir(), 'shoal-crash-'));
try {
  const built = spawnSync(process.execPath, ['scripts/build-cli.mjs'], { stdio: 'inherit' });
  if (built.status !== 0) throw new Error('the program could not be built');
  // A build in the meantime must not change what is being killed.
  const copy = join(folder, 'dist');
  cpSync(BUILD, copy, { recursive: true });
  let told = 0;
  const run = new CrashRun(join(copy, 'shoal.mjs'), join(folder, 'home'), SEED);
  const { kills, games, finished, lost, damaged } = await run.run(KILLS, (report) => {
    if (report.kills < told + 25) return;
    told = report.kills;
    console.log(`${report.kills} kills, ${report.games} games, ${report.lost.length} lost`);
  });
  console.log(`seed ${SEED}: ${kills} kills in ${games} games, of which ${finished} were played to their end`);
  console.log(`actions lost: ${lost.length}; damaged files: ${damaged.length}`);
  for (const line of [...lost, ...damaged]) console.log(line);
  process.exitCode = lost.length + damaged.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
