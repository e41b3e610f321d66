import { SHUFFLE_NAMES } from '@shoal/core';
import { isLanguage, LANGUAGES, type Language } from '@shoal/language';
import { SPEEDS } from '@shoal/room';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { type DailyFlags, daily } from './commands/daily.ts';
import { printManual } from './commands/manual.ts';
import { play } from './commands/play.ts';
import { type ReplayFlags, replay } from './commands/replay.ts';
import { type ReviewFlags, review } from './commands/review.ts';
import { type RulesFlags, showRules } from './commands/rules.ts';
import { type SimulateFlags, simulate } from './commands/simulate.ts';
import { type StatisticsFlags, statistics } from './commands/statistics.ts';
import { type TournamentFlags, tournament } from './commands/tournament.ts';
import { verify } from './commands/verify.ts';
import { type WebFlags, web } from './commands/web.ts';
import { completionScript, SHELLS, type Shell } from './completion/scripts.ts';
import { type CompletionFlags, shellAnswer } from './completion/shell-answer.ts';
import type { PlayFlags } from './flags/play-flags.ts';
import { oneGame } from './flags/table-flags.ts';
import { EXIT, type ExitCode, UsageError } from './process/exit-code.ts';
import type { Interruption } from './process/interruption.ts';
import { VERSION } from './process/version.ts';
import { help } from './program-help.ts';
import type { LanguageFlags } from './text/language.ts';
import { words } from './text/words.ts';
import { workAsLane } from './tournament/lane-work.ts';
import { LANE_COMMAND } from './tournament/process-lane.ts';

type Settle = (code: ExitCode) => void;

/** The command line: each command hands its flags on and settles the exit code. */
export function programFor(interruption: Interruption, settle: Settle): Command {
  const program = new Command('shoal')
    .description(help.program)
    .version(VERSION, '-V, --version', help.version)
    .helpOption('-h, --help', help.help)
    .helpCommand('help [command]', help.helpCommand)
    .exitOverride()
    .showHelpAfterError(help.afterError)
    .addHelpText('after', help.examples);
  addPlay(program, interruption, settle);
  addWeb(program, interruption, settle);
  addSimulate(program, interruption, settle);
  addTournament(program, interruption, settle);
  addDaily(program, interruption, settle);
  addStatistics(program, settle);
  addReplay(program, interruption, settle);
  addReview(program, interruption, settle);
  addVerify(program, interruption, settle);
  addRules(program, settle);
  addShell(program, settle);
  return program;
}

function addPlay(program: Command, interruption: Interruption, settle: Settle): void {
  withLook(withTable(program.command('play [game]', { isDefault: true }).description(help.play)))
    .option('--player <name[:kind]>', help.player, collect)
    .option('--bot <name>', help.bot, collect)
    .option('--time-limit <ms>', help.playTimeLimit, wholeNumber(1, 3_600_000))
    .option('--no-bots', help.noBots)
    .option('--seed <text>', help.playSeed, seedOfTable)
    .addOption(shuffleOption())
    .option('--best-of <deals>', help.bestOf, wholeNumber(1, 1000))
    .option('--target [points]', help.target, wholeNumber(1, 100_000))
    .option('--record <file>', help.playRecord)
    .option('--setup', help.setup)
    .option('--continue', help.continue)
    .option('--no-save', help.noSave)
    .addOption(new Option('--speed <name>', help.speed).choices(SPEEDS))
    .option('--no-input', help.noInput)
    .option('--json', help.playJson)
    .addHelpText('after', help.playExamples)
    .action(async (game: string | undefined, flags: PlayFlags) => {
      settle(await play(oneGame(game, flags), interruption));
    });
}

function addWeb(program: Command, interruption: Interruption, settle: Settle): void {
  program
    .command('web')
    .description(help.web)
    .option('--port <number>', help.port, wholeNumber(0, 65_535))
    .option('--host [address]', help.host)
    .option('--open', help.open)
    .option('--ascii', help.asciiCode)
    .option('--json', help.webJson)
    .addHelpText('after', help.webExamples)
    .action(async (flags: WebFlags) => settle(await web(flags, interruption)));
}

function addSimulate(program: Command, interruption: Interruption, settle: Settle): void {
  withTable(program.command('simulate').argument('[game]', help.game).description(help.simulate))
    .option('--games <count>', help.games, wholeNumber(1, 1_000_000_000), 1000)
    .option('--seed <text>', help.simulateSeed, seed)
    .addOption(shuffleOption())
    .option('--bots <names>', help.bots)
    .option('--rotate', help.rotate)
    .option('--jobs <count>', help.jobs, wholeNumber(1, 256))
    .option('--record <file>', help.simulateRecord)
    .option('--html <file>', help.simulateHtml)
    .option('--json', help.simulateJson)
    .option('--ascii', help.asciiBars)
    .addHelpText('after', help.simulateExamples)
    .action(async (game: string | undefined, flags: SimulateFlags) => {
      settle(await simulate(oneGame(game, flags), interruption));
    });
}

function addTournament(program: Command, interruption: Interruption, settle: Settle): void {
  withTable(program.command('tournament').argument('[game]', help.game).description(help.tournament), help.duelSeats)
    .option('--bots <names>', help.tournamentBots)
    .option('--bot <command>', help.tournamentBot, collect)
    .option('--deals <count>', help.deals, wholeNumber(1, 10_000_000), 1000)
    .option('--format <name>', help.format, 'round-robin')
    .option('--seed <text>', help.tournamentSeed, seed)
    .addOption(shuffleOption())
    .option('--jobs <count>', help.jobs, wholeNumber(1, 256))
    .option('--time-limit <ms>', help.timeLimit, wholeNumber(1, 3_600_000), 1000)
    .option('--results <file>', help.results)
    .option('--html <file>', help.tournamentHtml)
    .option('--json', help.tournamentJson)
    .option('--verbose', help.verbose)
    .addHelpText('after', help.tournamentExamples)
    .action(async (game: string | undefined, flags: TournamentFlags) => {
      settle(await tournament(oneGame(game, flags), interruption));
    });
  program.command(LANE_COMMAND, { hidden: true }).action(async () => settle(await workAsLane()));
}

function addReplay(program: Command, interruption: Interruption, settle: Settle): void {
  withLook(program.command('replay').argument('[file]', help.ownFile).description(help.replay))
    .option('--game <number>', help.gameNumber, wholeNumber(1, 1_000_000_000))
    .option('--to <entries>', help.to, wholeNumber(0, 1_000_000))
    .option('--seat <number>', help.seat, wholeNumber(1, 10))
    .option('--step', help.step)
    .action(async (file: string | undefined, flags: ReplayFlags) => settle(await replay(file, flags, interruption)));
}

function addReview(program: Command, interruption: Interruption, settle: Settle): void {
  withLook(program.command('review').argument('[file]', help.ownFile).description(help.review))
    .option('--game <number>', help.gameNumber, wholeNumber(1, 1_000_000_000))
    .option('--seat <number>', help.reviewSeat, wholeNumber(1, 10))
    .option('--rollouts <count>', help.rollouts, wholeNumber(100, 1_000_000), 3000)
    .option('--json', help.reviewJson)
    .option('--html <file>', help.reviewHtml)
    .action(async (file: string | undefined, flags: ReviewFlags) => settle(await review(file, flags, interruption)));
}

function addDaily(program: Command, interruption: Interruption, settle: Settle): void {
  withLook(program.command('daily').argument('[date]', help.date).description(help.daily))
    .addOption(new Option('--speed <name>', help.speed).choices(SPEEDS))
    .option('--share', help.share)
    .action(async (date: string | undefined, flags: DailyFlags) => settle(await daily(date, flags, interruption)));
}

function addStatistics(program: Command, settle: Settle): void {
  withLook(program.command('stats').description(help.stats))
    .option('--export <file>', help.exportFile)
    .option('--import <file>', help.importFile)
    .option('--json', help.statsJson)
    .action((flags: StatisticsFlags) => settle(statistics(flags)));
}

function addShell(program: Command, settle: Settle): void {
  program
    .command('completion')
    .addArgument(new Argument('<shell>', help.shell).choices(SHELLS))
    .description(help.completion)
    .action((shell: Shell) => {
      process.stdout.write(completionScript(shell));
      settle(EXIT.ok);
    });
  program
    .command('complete', { hidden: true })
    .argument('<line...>')
    .addOption(new Option('--shell <shell>').choices(SHELLS).makeOptionMandatory())
    .option('--breaks <characters>')
    .action((lines: readonly string[], flags: CompletionFlags) => {
      process.stdout.write(shellAnswer(lines.join('\n'), flags, program));
      settle(EXIT.ok);
    });
  program
    .command('man')
    .description(help.manual)
    .action(() => settle(printManual(program)));
}

function addVerify(program: Command, interruption: Interruption, settle: Settle): void {
  withLanguage(program.command('verify').argument('<file>', help.file).description(help.verify)).action(
    async (file: string, flags: LanguageFlags) => settle(await verify(file, flags, interruption)),
  );
}

function addRules(program: Command, settle: Settle): void {
  withLook(withTable(program.command('rules').argument('[game]', help.rulesGame).description(help.rules))).action(
    (game: string | undefined, flags: RulesFlags) => settle(showRules(oneGame(game, flags))),
  );
}

const withTable = (command: Command, seats: string = help.seats): Command =>
  command
    .option('--game <name>', help.game)
    .option('--preset <name>', help.preset)
    .option('--rule <option=value>', help.rule, collect)
    .option('--seats <count>', seats, seatCount);

const withLook = (command: Command): Command =>
  withLanguage(command.option('--ascii', help.ascii).option('--plain', help.plain));

const withLanguage = (command: Command): Command => command.option('--lang <code>', help.lang, language);

const shuffleOption = (): Option => new Option('--shuffle <name>', help.shuffle).choices(SHUFFLE_NAMES);

const collect = (value: string, before: readonly string[] = []): string[] => [...before, value];

/** `1000`, `1,000` or `1e3`. */
const WHOLE_NUMBER = /^(\d+|\d{1,3}(,\d{3})+|\d+e\d+)$/i;

const wholeNumber =
  (min: number, max: number) =>
  (text: string): number => {
    const number = Number(text.replaceAll(',', ''));
    if (!WHOLE_NUMBER.test(text) || number < min || number > max)
      throw new InvalidArgumentError(words.badNumber(min, max));
    return number;
  };

/** A seed of 64 hexadecimal digits is a key, in capitals too; any other text is taken as it is. */
const seedOfTable = (text: string): string => (/^[0-9a-f]{64}$/i.test(text) ? text.toLowerCase() : seed(text));

/** How many there may be depends on the game, which says so itself. */
function seatCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError(words.badSeats);
  return Number(text);
}

function language(text: string): Language {
  const code = text.toLowerCase();
  if (!isLanguage(code)) throw new UsageError(words.unknownLanguage(text, LANGUAGES));
  return code;
}

function seed(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError(words.emptySeed);
  return text;
}
