import { allOf, capital, plural, whole } from '@shoal/language/en';
import { type RulesInForce, rules } from './rules.ts';
import type { WindowSize } from './screen.ts';

/** What a table says line by line. Questions end where the mark for an answer follows. */
export const lineMode = {
  // The beginning.
  title: (game: string, inForce: RulesInForce, players: readonly string[]): string =>
    `${game} by ${rules.name(inForce)}, with ${allOf(players)}.`,
  hints: 'Type ? for help, hint for advice, rules for the rules, q to quit.',
  noCurtain:
    'Line by line nothing stays hidden: the next player can scroll back to what you saw. For a curtain between turns, play on the full screen: in a terminal of at least 60 columns and 16 rows, without --plain.',
  tooSmall: (now: WindowSize, least: WindowSize): string =>
    `This window has ${now.columns} columns and ${now.rows} rows. The full screen needs at least ${least.columns} columns and ${least.rows} rows, so you play line by line.`,
  dealNumber: (deal: number): string => `Deal ${whole(deal)}.`,

  // How things stand.
  heads: { player: 'player', cards: 'cards', total: 'total' },
  /** What every player has of something. */
  tally: (what: string, counts: readonly string[]): string => `${capital(what)}: ${counts.join(', ')}.`,
  stockLeft: (count: number): string => `Stock: ${count}.`,
  hand: (cards: string): string => `Hand: ${cards}`,
  noCards: 'no cards',
  cardThatFits: (card: string): string => `${card}, which fits`,
  recap: 'What happened since:',

  // What is asked.
  onlyChoice: (action: string): string => `Enter = ${action}`,
  /** Two things may be typed at once: "7 Bo". */
  orWithPlayer: (example: string): string => `or with a player: ${example}`,
  places: (count: number): string => `1 to ${whole(count)}`,
  whichChoice: (choices: number): string => `Which number, 1 to ${choices}? Enter = none`,
  passTo: (name: string): string => `Pass to ${name}, then press Enter`,
  handOver: (name: string): string => `${name}, press Enter when you have seen enough`,
  hideHand: (name: string): string => `${name}, press Enter to hide your cards`,

  // What is answered.
  /** What may be typed in every game, after what its own words say. */
  typedHelp: [
    'If you have only one choice, Enter takes it.',
    'choices (or c) lists what you can do, by number; log (or l) tells what happened last; undo (or u) undoes your last choice.',
    "hint (or tip) tells you the coach's three favourite actions, and why.",
    'h shows your hand, rules the rules, q quits.',
  ],
  badNumber: (min: number, max: number): string => `Enter a whole number from ${whole(min)} to ${whole(max)}.`,
  typeSomething: 'Nothing chosen yet: type ? to see what you can type.',

  // The end.
  another: '1 = another deal, 2 = review with the coach, 3 = quit; Enter = 1',
  anotherAnswers: 'Please answer 1, 2 or 3.',
  nextRung: (bot: string, next: string, call: string): string =>
    `You have beaten ${bot} three times in a row; to play against ${next}, type ${call}.`,
  scoreAfter: (deals: number): string =>
    plural(deals, { one: 'The score after deal 1:', other: `The score after deal ${whole(deals)}:` }),
  whole,
};

export type LineModeWords = typeof lineMode;
