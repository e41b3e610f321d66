import { type OptionKind, settle } from '@shoal/core';
import { GAMES, type GameId, gameNamed } from '@shoal/games';
import { expect, test } from 'vitest';
import { en } from '../en.ts';
import { createSentences } from './sentences.ts';

const sentences = createSentences({ catalogue: en, names: [], ascii: false });

/** One table: a preset at a number of seats, with one option written otherwise. */
function optionsOf(game: GameId, preset: string, seats: number, rules: Readonly<Record<string, string>> = {}) {
  const settled = settle(gameNamed(game).tables, preset, seats, rules);
  return settled.ok ? settled.options : null;
}

function sheetOf(game: GameId, preset: string, seats: number, rules: Readonly<Record<string, string>> = {}) {
  const options = optionsOf(game, preset, seats, rules);
  if (options === null) throw new Error(`no such table: ${preset} ${seats} ${JSON.stringify(rules)}`);
  return sentences.rulesSheet(game, options, seats);
}

const GAME_IDS = Object.keys(GAMES) as GameId[];

/** Every preset of every game, at every number of seats. */
const tables = GAME_IDS.flatMap((game) =>
  Object.entries(gameNamed(game).tables.presets).flatMap(([preset, { seats }]) =>
    Array.from({ length: seats.max - seats.min + 1 }, (_, i) => [game, preset, seats.min + i] as const),
  ),
);

const optionKinds = (game: GameId) => Object.entries(gameNamed(game).tables.table as Record<string, OptionKind>);

const textsOf = ({ allowed }: OptionKind): readonly string[] =>
  'min' in allowed ? Array.from({ length: allowed.max - allowed.min + 1 }, (_, i) => String(allowed.min + i)) : allowed;

test.each(tables)('%s %s at %i seats: every other value of every option changes the sheet', (game, preset, seats) => {
  const base = optionsOf(game, preset, seats) as Record<string, unknown> & object;
  for (const [option, kind] of optionKinds(game)) {
    const told = new Map([[sheetOf(game, preset, seats).join('\n'), base[option]]]);
    for (const text of textsOf(kind)) {
      const options = optionsOf(game, preset, seats, { [option]: text }) as Record<string, unknown> | null;
      if (options === null || options[option] === base[option]) continue;
      const sheet = sheetOf(game, preset, seats, { [option]: text }).join('\n');
      expect(told.get(sheet), `${option}=${text} reads like another value`).toBeUndefined();
      told.set(sheet, options[option]);
    }
  }
});

test.each(tables)('%s %s at %i seats: the sheet begins with a title and says nothing twice', (game, preset, seats) => {
  const sheet = sheetOf(game, preset, seats);
  expect(sheet[0]).toBe(`${sentences.gameName(game)} for ${seats} players`);
  expect(new Set(sheet).size).toBe(sheet.length);
  for (const clause of sheet.slice(1)) expect(clause).toMatch(/^[A-Z][^\n]*\.$/);
});

/** Preset, seats, option and value: the sentence that then stands in the sheet, and not without it. */

const goFishExamples = [
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
];

const crazyEightsExamples = [
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
];

const examplesOf = (game: GameId, texts: readonly string[]) =>
  texts.map((text) => {
    const [head, ...sentence] = text.split(': ');
    const [preset, seats, rule] = head.split(' ');
    return [game, preset, Number(seats), rule, sentence.join(': ')] as const;
  });

const examples = [...examplesOf('go-fish', goFishExamples), ...examplesOf('crazy-eights', crazyEightsExamples)];

test.each(examples)('%s %s at %i seats with %s says: %s', (game, preset, seats, rule, sentence) => {
  const [option, value] = rule.split('=');
  expect(sheetOf(game, preset, seats, { [option]: value })).toContain(sentence);
  expect(sheetOf(game, preset, seats)).not.toContain(sentence);
});

test('every option of every game has an example', () => {
  for (const game of GAME_IDS) {
    const shown = new Set(examples.flatMap(([id, , , rule]) => (id === game ? [rule.split('=')[0]] : [])));
    expect([...shown].sort()).toEqual(
      optionKinds(game)
        .map(([option]) => option)
        .sort(),
    );
  }
});

test.each([
  ['go-fish', 'standard', 2, 'If 20 asks go by without a card drawn or a book laid down, the game ends as it stands.'],
  ['go-fish', 'standard', 6, 'If 60 asks go by without a card drawn or a book laid down, the game ends as it stands.'],
  ['go-fish', 'standard', 4, 'The game ends when all 13 books are laid down.'],
  ['go-fish', 'standard', 4, 'Most books win, and players with equally many share the win.'],
  ['go-fish', 'pairs', 2, 'If 20 asks go by without a card drawn or a pair laid down, the game ends as it stands.'],
  [
    'crazy-eights',
    'standard',
    5,
    'If the stock is empty when a card is to be drawn, the discard pile without its up-card is shuffled and becomes the stock, at most 20 times a game.',
  ],
  [
    'crazy-eights',
    'standard',
    5,
    'Cards left in hand count against you: eights 50 points each, tens, jacks, queens and kings 10, aces 1, all others their number.',
  ],
  ['crazy-eights', 'standard', 5, 'Instead of drawing you may play an eight, but you need not.'],
] as const)('%s %s at %i seats always says: %s', (game, preset, seats, sentence) => {
  expect(sheetOf(game, preset, seats)).toContain(sentence);
});
