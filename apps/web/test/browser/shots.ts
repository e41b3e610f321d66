import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSite, type Site } from '../../../server/src/http/site.ts';
import { serveSite } from '../../../server/test/serve-site.ts';
import { GERMAN_SCENES } from './shots/german-scenes.ts';
import { PAGE_SCENES } from './shots/page-scenes.ts';
import { PastGames } from './shots/past-games.ts';
import type { Scene } from './shots/scene.ts';
import { type Picture, type SceneContext, shoot } from './shots/shoot.ts';
import { shotsPage } from './shots/shots-page.ts';
import { ASIDE_SCENES, TABLE_SCENES } from './shots/table-scenes.ts';

/** Takes pictures of all screens: npm run shots -- [FOLDER [PART-OF-A-NAME …]]; run it from the project root. */
const [FOLDER = '.cache/shots', ...PARTS] = process.argv.slice(2);
const SCENES = [...PAGE_SCENES, ...TABLE_SCENES, ...ASIDE_SCENES, ...GERMAN_SCENES];

/** The finished games that some scenes show, by name. */
const PAST: Readonly<Record<string, string>> = {
  review: '#/review/go-fish-minnow-4-1',
  replay: '#/replay/crazy-eights-minnow-3-1',
};

const isWanted = ({ name }: Scene): boolean => PARTS.length === 0 || PARTS.some((part) => name.includes(part));

/** `SHOAL_PAGE` names a folder to show instead of a fresh build. */
async function builtSite(): Promise<Site> {
  const named = process.env['SHOAL_PAGE'];
  const folder = named ?? builtFolder();
  const site = await readSite(folder);
  if (site === null) throw new Error(`There is no page in ${folder}`);
  return site;
}

/** In a separate process, because the builder cannot be bundled. */
function builtFolder(): string {
  const { status } = spawnSync(process.execPath, ['scripts/build-web.mjs'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The page could not be built');
  return 'apps/web/dist';
}

async function shootAll(scenes: readonly Scene[], context: SceneContext): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const scene of scenes) {
    try {
      pictures.push(...(await shoot(scene, context)));
      console.log(scene.name);
    } catch (error) {
      // The other pictures are still useful.
      console.error(`${scene.name}: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
  }
  return pictures;
}

mkdirSync(FOLDER, { recursive: true });
const files = mkdtempSync(join(tmpdir(), 'shoal-shots-'));
const served = await serveSite(await builtSite(), { host: '127.0.0.1', port: 0 });
try {
  const games = new PastGames();
  const [pastFile, recordFile] = [join(files, 'past.jsonl'), join(files, 'crazy-eights.jsonl')];
  writeFileSync(pastFile, games.text);
  writeFileSync(recordFile, games.record);
  const origin = `http://127.0.0.1:${served.port}`;
  const context = { origin, folder: FOLDER, pastFile, recordFile, past: (name: string) => PAST[name] };
  const pictures = await shootAll(SCENES.filter(isWanted), context);
  writeFileSync(join(FOLDER, 'index.html'), shotsPage(pictures));
  console.log(`${pictures.length} pictures: ${join(FOLDER, 'index.html')}`);
} finally {
  await served.close();
  rmSync(files, { recursive: true, force: true });
}
