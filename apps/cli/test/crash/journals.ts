import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import '@shoal/games';
import { PRESENTATIONS } from '@shoal/games/presentations';
import { Match, type MatchEntry, type MatchPlan } from '@shoal/room';
import { createSentences, type Sentences } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { idOfFile } from '../../src/store/journal-place.ts';
import { readJournal } from '../../src/store/read-journal.ts';
import { gamesIn } from '../../src/text/language.ts';

/** A game as the disk has it. */
export interface OnDisk {
  readonly id: string;
  readonly plan: MatchPlan;
  readonly entries: readonly MatchEntry[];
}

/** The person at these tables. */
const YOU = 0;

/** Every game in progress, and how many of them cannot be read. */
export function gamesOnDisk(home: string): { readonly games: readonly OnDisk[]; readonly damaged: number } {
  const folder = join(home, 'games');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const ids = names.flatMap((name) => idOfFile(name) ?? []);
  const readings = ids.map((id) => readJournal(join(folder, `${id}.jsonl`), id));
  const games = readings.flatMap((reading) => (reading.type === 'read' ? [reading.journal] : []));
  return { games, damaged: ids.length - games.length + names.filter((name) => name.includes('.damaged')).length };
}

/** The match after so many entries of its journal. */
export function matchAfter({ plan, entries }: OnDisk, count: number): Match {
  const match = Match.resume(plan, entries.slice(0, count));
  if (match === null) throw new Error('a part of a journal is no journal');
  return match;
}

/** All that the person has been told of a deal, line by line. */
export function storyOf(match: Match): string[] {
  const { plan, table } = match.deal;
  return sentencesOf(match).narrate(table.log(YOU), { view: table.view(YOU), options: plan.options });
}

/** What the log beside a table tells, turn by turn. */
export function turnsOf(match: Match): string[] {
  const { plan, table } = match.deal;
  const turns = sentencesOf(match).turns(table.log(YOU), { from: 0, view: table.view(YOU), options: plan.options });
  return turns.map(({ text }) => text);
}

const sentencesOf = ({ deal: { plan, labels } }: Match): Sentences =>
  createSentences({ catalogue: en, names: labels, ascii: false, you: YOU }, gamesIn(en)[plan.id]);

/** What the header says of the stock; nothing in a game without one. */
export function stockOf({ deal: { plan, table } }: Match): string {
  const { piles } = PRESENTATIONS[plan.id].table(table.view(YOU), plan.options);
  return piles.map((pile) => (pile.type === 'stock' ? en.screen.stock(pile.count) : '')).join('');
}
