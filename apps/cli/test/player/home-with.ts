import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { perGame } from '@shoal/games';
import type { Program } from '../program.ts';

/** A home of its own for several starts of the program; its player has played before, and gets no tips. */
export function homeWith(program: Program, settings: object = { turns: perGame(() => 9) }): string {
  const home = mkdtempSync(join(program.folder, 'home-'));
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'settings.json'), JSON.stringify(settings));
  return home;
}
