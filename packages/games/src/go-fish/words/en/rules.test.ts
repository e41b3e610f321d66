import { type OptionKind, settle } from '@shoal/core';
import { type Pen, say } from '@shoal/language';
import { expect, test } from 'vitest';
import { rulesOf } from '../../presentation/messages.ts';
import { goFishTables } from '../../rules/options.ts';
import { rules as sayings } from './rules.ts';

const pen: Pen = { name: String, card: String, cards: String };

/** The rules sheet of a preset at a number of seats, with one option written otherwise. */
function sheetOf(preset: string, seats: number, rules: Readonly<Record<string, string>> = {}): string[] {
  const settled = settle(goFishTables, preset, seats, rules);
  if (!settled.ok) throw new Error(`no such table: ${preset} ${seats} ${JSON.stringify(rules)}`);
  return rulesOf(settled.options, seats).map((message) => say(sayings, message, pen));
}

/** Preset, seats, option and value: the sentence that then stands in the sheet, and not without it. */
const examples = [
  'standard 3 handSize=6: From one pack of 52, each of the 3 players is dealt 6 cards. The 34 cards left over are the stock.',
  'standard 2 handSize=26: One pack of 52 is dealt out, 26 cards to each of the 2 players: there is no stock.',
  'standard 2 handSize=1: From one pack of 52, each of the 2 players is dealt 1 card. The 50 cards left over are the stock.',
  'standard 3 handSize=17: From one pack of 52, each of the 3 players is dealt 17 cards. The card left over is the stock.',
  'standard 3 packs=2: From two packs shuffled together, each of the 3 players is dealt 5 cards. The 89 cards left over are the stock.',
  'standard 3 packs=2: Collect books. A book is four cards of one rank, and there are 26 books to be made.',
  'standard 3 bookSize=2: Collect pairs. A pair is two cards of one rank, and there are 26 pairs to be made.',
  'standard 3 bookSize=2: Most pairs win, and players with equally many share the win.',
  'pairs 2 bookSize=4: Collect books. A book is four cards of one rank, and there are 13 books to be made.',
  'standard 3 give=one: If you are asked for a rank you hold, hand over one card of it, face up: the first in the order spades, hearts, diamonds, clubs.',
  'pairs 2 give=all: If you are asked for a rank you hold, hand over all your cards of it, face up.',
  'standard 3 goAgainOnCatch=no: Even if you get what you asked for, your turn ends.',
  'pairs 2 goAgainOnCatch=yes: If you get what you asked for, you go again.',
  'standard 3 goAgainOnLuckyDraw=no: Whatever you fish, your turn ends.',
  'classic 3 goAgainOnLuckyDraw=yes: If you fish the rank you asked for, you go again; otherwise your turn ends.',
  'standard 3 goAgainOnBook=yes: If you fish the rank you asked for, or a card that completes any book, you go again; otherwise your turn ends.',
  'classic 3 goAgainOnBook=yes: If the card you fish completes a book, you go again; otherwise your turn ends.',
  'pairs 2 goAgainOnBook=yes: If the card you fish completes a pair, you go again; otherwise your turn ends.',
  'standard 3 refill=0: A hand that runs empty stays empty: its player keeps what is laid down and sits out the rest.',
  'standard 3 refill=0: If nobody else holds cards while the stock lasts, you fish without asking; whatever you fish, that turn ends.',
  'standard 3 refill=0: The game ends when nobody holds a card any more; cards left in the stock count for nobody.',
  'standard 3 refill=1: Whenever your hand is empty, even out of turn, it draws 1 card while the stock lasts; this ends no turn.',
  'classic 3 refill=5: Whenever your hand is empty, even out of turn, it draws 5 cards, or as many as the stock has left; this ends no turn.',
  'classic 3 end=first-empty-hand: The game ends as soon as a hand is empty.',
  'standard 3 end=first-empty-hand: The game ends as soon as a hand is empty and there is no stock left to fill it.',
  'pairs 2 end=all-books: The game ends when nobody holds a card any more; cards left in the stock count for nobody.',
].map((text) => {
  const [head, ...sentence] = text.split(': ');
  const [preset, seats, rule] = head.split(' ');
  return [preset, Number(seats), rule, sentence.join(': ')] as const;
});

test.each(examples)('%s at %i seats with %s says: %s', (preset, seats, rule, sentence) => {
  const [option, value] = rule.split('=');
  expect(sheetOf(preset, seats, { [option]: value })).toContain(sentence);
  expect(sheetOf(preset, seats)).not.toContain(sentence);
});

test('every option has an example', () => {
  const shown = new Set(examples.map(([, , rule]) => rule.split('=')[0]));
  const options: Readonly<Record<string, OptionKind>> = goFishTables.table;
  expect([...shown].sort()).toEqual(Object.keys(options).sort());
});

test.each([
  ['standard', 2, 'If 20 asks go by without a card drawn or a book laid down, the game ends as it stands.'],
  ['standard', 6, 'If 60 asks go by without a card drawn or a book laid down, the game ends as it stands.'],
  ['standard', 4, 'The game ends when all 13 books are laid down.'],
  ['standard', 4, 'Most books win, and players with equally many share the win.'],
  ['pairs', 2, 'If 20 asks go by without a card drawn or a pair laid down, the game ends as it stands.'],
] as const)('%s at %i seats always says: %s', (preset, seats, sentence) => {
  expect(sheetOf(preset, seats)).toContain(sentence);
});
