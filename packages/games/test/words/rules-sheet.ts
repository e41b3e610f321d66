import { settle } from '@shoal/core';
import { type Pen, say } from '@shoal/language';
import { expect, test } from 'vitest';
import { type GameId, gameNamed } from '../../src/index.ts';
import { PRESENTATIONS } from '../../src/presentations.ts';
import { words } from '../../src/words/en.ts';

const pen: Pen = { name: String, card: String, cards: String };

/** The rules sheet of a preset at a number of seats, with some options changed. */
function sheetOf(id: GameId, preset: string, seats: number, rules: Readonly<Record<string, string>> = {}): string[] {
  const settled = settle(gameNamed(id).tables, preset, seats, rules);
  if (!settled.ok) throw new Error(`no such table: ${preset} ${seats} ${JSON.stringify(rules)}`);
  return PRESENTATIONS[id].rules(settled.options, seats).map((message) => say(words[id].rules, message, pen));
}

interface SheetExamples {
  /** Preset, seats, option, value, and a sentence that the sheet has only with that value. */
  readonly changed: readonly string[];
  /** Preset, seats, and a sentence that the sheet has. */
  readonly always: readonly string[];
}

/** Tests the English rules sheet of a game by examples, at least one for every option. */
export function testRulesSheet(id: GameId, { changed, always }: SheetExamples): void {
  const examples = changed.map(readExample);

  test.each(examples)('%s at %i seats with %s says: %s', (preset, seats, rule, sentence) => {
    const [option, value] = rule.split('=');
    expect(sheetOf(id, preset, seats, { [option]: value })).toContain(sentence);
    expect(sheetOf(id, preset, seats)).not.toContain(sentence);
  });

  test('every option has an example', () => {
    const shown = new Set(examples.map(([, , rule]) => rule.split('=')[0]));
    expect([...shown].sort()).toEqual(Object.keys(gameNamed(id).tables.table).sort());
  });

  const fixed = always.map(readExample).map(([preset, seats, , sentence]) => [preset, seats, sentence] as const);
  test.each(fixed)('%s at %i seats always says: %s', (preset, seats, sentence) => {
    expect(sheetOf(id, preset, seats)).toContain(sentence);
  });
}

function readExample(text: string) {
  const [head, ...sentence] = text.split(': ');
  const [preset, seats, rule = ''] = head.split(' ');
  return [preset, Number(seats), rule, sentence.join(': ')] as const;
}
