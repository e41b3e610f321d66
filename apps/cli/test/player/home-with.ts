import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVERY_TIP } from '@shoal/table-ui';
import type { Program } from '../program.ts';

/** A home of its own for several starts of the program; its player has played before, and gets no tips. */
export function homeWith(program: Program, settings: object = { hadTips: EVERY_TIP }): string {
  const home = mkdtempSync(join(program.folder, 'home-'));
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'settings.json'), JSON.stringify(settings));
  return home;
}
