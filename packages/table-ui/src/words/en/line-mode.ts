import type { GameId } from '@shoal/games';
import { allOf, plural, whole } from '@shoal/language/en';
import { type RulesInForce, rules } from './rules.ts';

/** Names with their numbers, which no line breaks apart: `You 5, Bo 6`. */
const tally = (labels: readonly string[], counts: readonly number[]): string =>
  labels.map((label, seat) => `${label}\u00a0${counts[seat]}`).join(', ');

/** What a table says line by line. Questions end where the mark for an answer follows. */
export const lineMode = {
  // The beginning.
  title: (game: string, inForce: RulesInForce, players: readonly string[]): string =>
    `${game} by ${rules.name(inForce)}, with ${allOf(players)}.`,
  hints: 'Type ? for help, hint for advice, rules for the rules, q to quit.',
  noCurtain:
    'Line by line nothing can be hidden for good: what was shown to one player can be scrolled back to by the next. For a curtain between you play on the full screen: at a terminal of 60 columns and 16 rows or more, without --plain.',
  dealNumber: (deal: number): string => `Deal ${whole(deal)}.`,

  // How things stand.
  heads: { player: 'player', cards: 'cards', books: 'books', pairs: 'pairs', total: 'total' },
  standing: (labels: readonly string[], cards: readonly number[], stock: number): string =>
    `Cards: ${tally(labels, cards)}. Stock: ${stock}.`,
  standingWithBooks: (
    labels: readonly string[],
    cards: readonly number[],
    books: readonly number[],
    stock: number,
  ): string => `Cards: ${tally(labels, cards)}. Books: ${tally(labels, books)}. Stock: ${stock}.`,
  standingWithPairs: (
    labels: readonly string[],
    cards: readonly number[],
    pairs: readonly number[],
    stock: number,
  ): string => `Cards: ${tally(labels, cards)}. Pairs: ${tally(labels, pairs)}. Stock: ${stock}.`,
  hand: (cards: string): string => `Hand: ${cards}`,
  noCards: 'no cards',
  cardThatFits: (card: string): string => `${card}, which fits`,
  recap: 'What happened since:',

  // What is asked.
  onlyChoice: (action: string): string => `Enter = ${action}`,
  askAny: (ranks: readonly string[], example: string): string =>
    `Ask for which rank (${ranks.join(', ')}), or a rank and a player ("${example}")?`,
  askOne: (name: string, ranks: readonly string[]): string => `Ask ${name} for which rank (${ranks.join(', ')})?`,
  whichChoice: (choices: number): string => `Which number, 1 to ${choices}? Enter = none of them`,
  /** Whether a card can be played, drawn, or the turn passed. */
  playPrompt: {
    'true-true-true': 'Play a card, or d = draw, p = pass',
    'true-true-false': 'Play a card, or d = draw',
    'true-false-true': 'Play a card, or p = pass',
    'true-false-false': 'Play a card',
    'false-true-true': 'd = draw, p = pass',
    'false-true-false': 'Enter = draw',
    'false-false-true': 'Enter = pass',
    'false-false-false': '',
  },
  /** Whether there is also a card to play. */
  drawOnPrompt: {
    true: 'Play a card, or d = draw one, dd = draw until one can be played',
    false: 'Enter = draw a card, dd = draw until one can be played',
  },
  passTo: (name: string): string => `Pass to ${name}, then press Enter`,
  handOver: (name: string): string => `${name}, press Enter when you have seen enough`,
  hideHand: (name: string): string => `${name}, press Enter to hide your cards`,

  // What is answered.
  badNumber: (min: number, max: number): string => `Give a whole number from ${whole(min)} to ${whole(max)}.`,
  typeSomething: 'Nothing chosen yet; type ? to see what can be typed.',
  help: {
    'go-fish': (name: string): readonly string[] => [
      `Ask a player for a rank you hold: "7 ${name}", "${name} 7", "ask ${name} for sevens", or 7 and then the player.`,
      'Ranks are a, 2 to 10, j, q, k, or in words; players go by name or number.',
      'f or Enter fishes when it is time to; h shows your hand, rules the rules.',
      'choices (or c) lists all that you may do, by number; log (or l) tells what happened last; undo (or u) takes back.',
      'hint (or tip) tells the three asks that the coach likes best, and why.',
      `q alone quits; ask for queens with "queens" or "q ${name}".`,
    ],
    'crazy-eights': (): readonly string[] => [
      'Play a card by its number in your hand or by name: 3, 8s, 10h, "queen of hearts"; what fits is marked.',
      'A wild card names a suit: "8s h", or 8s and then the suit.',
      'd draws a card, dd draws until one can be played, p passes, y and n answer a vote.',
      'Enter does what is the only thing to do.',
      'choices (or c) lists all that you may do, by number; log (or l) tells what happened last; undo (or u) takes back.',
      'hint (or tip) tells the three actions that the coach likes best, and why.',
      'h shows your hand, rules the rules, q quits.',
    ],
  } satisfies Record<GameId, (name: string) => readonly string[]>,

  // The end.
  another: '1 = another deal, 2 = review with the coach, 3 = quit; Enter = 1',
  anotherAnswers: 'Please answer 1, 2 or 3.',
  scoreAfter: (deals: number): string =>
    plural(deals, { one: 'The score after deal 1:', other: `The score after deal ${whole(deals)}:` }),
  whole,
};

export type LineModeWords = typeof lineMode;
