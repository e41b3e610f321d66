import { type OptionKind, settle } from '@shoal/core';
import { type Pen, say } from '@shoal/language';
import { expect, test } from 'vitest';
import { rulesOf } from '../../presentation/messages.ts';
import { crazyEightsTables } from '../../rules/options.ts';
import { rules as sayings } from './rules.ts';

const pen: Pen = { name: String, card: String, cards: String };

/** The rules sheet of a preset at a number of seats, with one option written otherwise. */
function sheetOf(preset: string, seats: number, rules: Readonly<Record<string, string>> = {}): string[] {
  const settled = settle(crazyEightsTables, preset, seats, rules);
  if (!settled.ok) throw new Error(`no such table: ${preset} ${seats} ${JSON.stringify(rules)}`);
  return rulesOf(settled.options, seats).map((message) => say(sayings, message, pen));
}

/** Preset, seats, option and value: the sentence that then stands in the sheet, and not without it. */
const examples = [
  'standard 3 packs=2: From two packs shuffled together, each of the 3 players is dealt 5 cards. The 89 cards left over are the stock.',
  'standard 3 handSize=8: From one pack of 52, each of the 3 players is dealt 8 cards. The 28 cards left over are the stock.',
  'standard 3 wild=J: Jacks are wild: play one on any card and name a suit, which is in force until the next card is played.',
  'standard 3 wild=J: If the starter is a jack, it goes to the bottom of the stock and the next card is turned up.',
  'standard 3 wild=J: Cards left in hand count against you: jacks 50 points each, tens, queens and kings 10, aces 1, all others their number.',
  'standard 3 wild=A: Cards left in hand count against you: aces 50 points each, tens, jacks, queens and kings 10, all others their number.',
  'standard 3 starterWild=free: If the starter is an eight, every card matches until the first card is played.',
  'standard 3 draw=1: If nothing in your hand matches in rank or suit, draw 1 card.',
  'standard 3 draw=3: If nothing in your hand matches in rank or suit, draw up to 3 cards, one at a time, until something does.',
  'standard 3 draw=1: After drawing 1 card you may pass, even if you could play; without a draw you pass only if you can neither play nor draw.',
  'quick 3 draw=3: Even if you hold a match, you may draw up to 3 cards in your turn, one at a time.',
  'quick 3 draw=until-playable: Even if you hold a match, you may draw one card at a time until you draw one that can be played; then you must play.',
  'quick 3 draw=until-playable: You pass only if you can neither play nor draw.',
  'standard 3 drawWithPlayable=yes: Even if you hold a match, you may draw one card at a time until you draw one that can be played; then you must play.',
  'quick 3 drawWithPlayable=no: If nothing in your hand matches in rank or suit, draw 1 card.',
  'standard 3 stockEmpty=pass: Once the stock is empty, nothing more can be drawn.',
  'standard 3 drawTwo=2: After a two the next player draws two cards instead of a turn, or answers with another two, which passes the penalty on with two cards more. Nothing else may be played then, not even an eight.',
  'standard 3 skip=Q: After a queen the next player is skipped.',
  'standard 3 skip=Q: This card acts only when it is played: as the starter it does nothing.',
  'standard 3 reverse=A: An ace turns the direction of play; with only two players in play, it skips the other one instead.',
  'standard 2 reverse=A: An ace skips the other player, since two players have no direction to turn.',
  'standard 3 playOn=never: The first player without cards wins; the game is over, and all the others share second place.',
  'standard 3 playOn=always: A player without cards is out and takes the next place; the others play on until only one is left, who takes the last place.',
  'quick 3 playOn=vote: A player without cards is out and takes the next place. The others then say in turn whether to keep playing: the first no ends the game, and those still in play share the next place. The last player left takes the last place.',
  'standard 2 playOn=never: The first player without cards wins, and the game is over.',
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
  const options: Readonly<Record<string, OptionKind>> = crazyEightsTables.table;
  expect([...shown].sort()).toEqual(Object.keys(options).sort());
});

test.each([
  [
    'standard',
    5,
    'If the stock is empty when a card is to be drawn, the discard pile without its up-card is shuffled and becomes the stock, at most 20 times a game.',
  ],
  [
    'standard',
    5,
    'Cards left in hand count against you: eights 50 points each, tens, jacks, queens and kings 10, aces 1, all others their number.',
  ],
  ['standard', 5, 'Instead of drawing you may play an eight, but you need not.'],
] as const)('%s at %i seats always says: %s', (preset, seats, sentence) => {
  expect(sheetOf(preset, seats)).toContain(sentence);
});
