import type { RulesInForce } from '@shoal/table-ui';
import { seatName } from '../arena/played-game.ts';
import { ENGLISH } from '../text/language.ts';
import { count, decimal, percent, whole } from '../text/words.ts';
import type { Spread } from './summary.ts';

/** How often and from which seats the deals of a simulation were played. */
interface Extent {
  readonly deals: number;
  readonly games: number;
  readonly rotations: number;
}

/** What only a simulation says, in whole sentences. */
export const simulationWords = {
  seatName,
  seatWithBot: (seat: number, bot: string) => `${seatName(seat)}: ${bot}`,

  // The command line.
  rotateNeedsBots: '--rotate has no effect when every seat has the same bot; name different ones: --bots pike,minnow.',
  twoFiles: '--record and --html need different files; give two names.',
  keptSeats: 'The bots kept their seats, and some seats may be better; --rotate plays every deal from every seat.',
  reportWritten: (path: string) => `The report is in ${path}.`,
  stopped: (games: number, path: string | undefined) =>
    path === undefined || path === '-'
      ? count(games, 'Stopped after 1 game.', `Stopped after ${whole(games)} games.`)
      : count(
          games,
          `Stopped after 1 game; it is in ${path}.`,
          `Stopped after ${whole(games)} games; they are in ${path}.`,
        ),

  // The summary.
  simulated: ({ deals, games, rotations }: Extent, game: string, rules: RulesInForce, seats: number, seed: string) => {
    const table = `${game} by ${ENGLISH.rules.name(rules)}, ${whole(seats)} seats, seed ${seed}`;
    if (rotations === 1) return count(games, `1 game of ${table}.`, `${whole(games)} games of ${table}.`);
    return count(
      deals,
      `1 deal of ${table}, played ${whole(rotations)} times with the bots rotating seats.`,
      `${whole(deals)} deals of ${table}, each played ${whole(rotations)} times with the bots rotating seats: ${whole(games)} games.`,
    );
  },
  lengths: (games: number, { mean, median, low, high }: Spread) =>
    count(
      games,
      `It took ${whole(mean)} actions.`,
      `A game took ${decimal(mean)} actions on average: half of the games at most ${whole(median)}, nine in ten between ${whole(low)} and ${whole(high)}.`,
    ),
  equalShare: (share: number) => `An equal share would be ${percent(share)}.`,
  interval: (low: number, high: number) => `${percent(low)} to ${percent(high)}`,
  range: (from: number, to: number) => (from === to ? whole(from) : `${whole(from)}–${whole(to)}`),
  andMore: (from: number) => `${whole(from)}+`,
  seatHead: 'seat',
  playerHead: 'player',
  botHead: 'bot',
  seatsHead: 'seats',
  shareHeads: ['wins', 'win share', '95% interval'],
  scoreHead: (score: string) => `average ${score}`,
  lengthHeads: ['actions', 'games'],
  reasonHeads: ['games', 'end'],

  // The report.
  reportTitle: (game: string, bots: string) => `${game}: ${bots}`,
  versus: (bots: readonly string[]) => bots.join(' – '),
  reportStopped: 'The run was stopped early; this covers the games played until then.',
  repeat: (command: string) => `To play the same games again: \`${command}\``,
  aboutShares:
    'A shared win counts in equal parts. The bar through each dot contains the true share in 19 of 20 such runs; the dashed line is an equal share.',
  aboutRotation: 'Every deal was played with every bot in every seat, so neither cards nor seats favour anyone.',
  botShares: 'Bots',
  seatShares: 'Seats',
  seatAdvantage: 'Seats, averaged over the bots',
  shareOfBots: 'Win share of each bot',
  shareOfSeats: 'Win share of each seat',
  shareAxis: 'win share with 95% interval',
  lengthsHeading: 'Length',
  lengthsOf: 'Actions in a game',
  actionsAxis: 'actions',
  gamesAxis: 'games',
  scoresHeading: 'Results',
  scoresOf: (score: string) => `Seats by their ${score}`,
  seatResultsAxis: 'seats, in all games',
  endsHeading: 'Ends',
  endsOf: 'How the games ended',
  endHeads: ['end', 'games', 'part'],
} as const;
