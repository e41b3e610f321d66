import { writeFileSync } from 'node:fs';
import { writeRecord } from '@shoal/core';
import { en } from '@shoal/table-ui/en';
import { Store } from '../../src/store/store.ts';
import type { Program } from '../program.ts';

/** The finished games of a home, after the program itself has checked every card of them; how many they are. */
export async function verifiedGames(program: Program, home: string): Promise<number> {
  const messages: string[] = [];
  const store = Store.open({ SHOAL_HOME: home }, { catalogue: en, onMessage: (sentence) => messages.push(sentence) });
  const records = store.finished.all().map(({ record }) => `${writeRecord(record)}\n`);
  if (messages.length > 0) throw new Error(messages.join('\n'));
  if (records.length === 0) return 0;
  const file = `${home}.records.jsonl`;
  writeFileSync(file, records.join(''));
  const { code, stdout, stderr } = await program.run(['verify', file]);
  if (code !== 0 || stdout.trim() !== en.files.verified(records.length, 0)) throw new Error(stdout + stderr);
  return records.length;
}
