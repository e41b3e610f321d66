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
  rotateNeedsBots: '--rotate moves nothing where every seat has the same bot; name different ones: --bots pike,minnow.',
  twoFiles: '--record and --html need a file each; give two names.',
  keptSeats:
    'The bots kept their seats, and a seat may be better than another; --rotate plays every deal from every seat.',
  reportWritten: (path: string) => `The report is written to ${path}.`,
  stopped: (games: number, path: string | undefined) =>
    path === undefined || path === '-'
      ? count(games, 'Stopped after 1 game.', `Stopped after ${whole(games)} games.`)
      : count(
          games,
          `Stopped after 1 game; it is written to ${path}.`,
          `Stopped after ${whole(games)} games; all of them are written to ${path}.`,
        ),

  // The summary.
  simulated: ({ deals, games, rotations }: Extent, game: string, rules: RulesInForce, seats: number, seed: string) => {
    const table = `${game} by ${ENGLISH.rules.name(rules)}, ${whole(seats)} seats, seed ${seed}`;
    if (rotations === 1) return count(games, `1 game of ${table}.`, `${whole(games)} games of ${table}.`);
    return count(
      deals,
      `1 deal of ${table}, played ${whole(rotations)} times with the bots moving on by a seat.`,
      `${whole(deals)} deals of ${table}, each played ${whole(rotations)} times with the bots moving on by a seat: ${whole(games)} games.`,
    );
  },
  lengths: (games: number, { mean, median, low, high }: Spread) =>
    count(
      games,
      `It took ${whole(mean)} actions.`,
      `A game took ${decimal(mean)} actions on average, half of the games at most ${whole(median)}, nine in ten from ${whole(low)} to ${whole(high)}.`,
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
  reportStopped: 'The run was stopped before its end; this is what was played until then.',
  repeat: (command: string) => `To play the same games again: \`${command}\``,
  aboutShares:
    'A win shared by several counts in equal parts. Bars to the left and right of a dot hold the true share in 19 of 20 such runs; the dashed line is an equal share.',
  aboutRotation: 'Every deal was played with every bot at every seat, so the cards and the seats favour nobody.',
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
