import { SPEEDS } from '@shoal/room';
import { Argument, type Command, Option } from 'commander';
import { collect, seed, seedOfTable, wholeNumber } from './command-line/option-values.ts';
import { ShoalCommand } from './command-line/shoal-command.ts';
import type { BotCheckFlags } from './commands/bot-check.ts';
import type { DailyFlags } from './commands/daily.ts';
import type { ReplayFlags } from './commands/replay.ts';
import type { ReviewFlags } from './commands/review.ts';
import type { RulesFlags } from './commands/rules.ts';
import type { SimulateFlags } from './commands/simulate.ts';
import type { StatisticsFlags } from './commands/statistics.ts';
import type { TournamentFlags } from './commands/tournament.ts';
import type { VerifyFlags } from './commands/verify.ts';
import type { WebFlags } from './commands/web.ts';
import { completionScript, SHELLS, type Shell } from './completion/scripts.ts';
import type { CompletionFlags } from './completion/shell-answer.ts';
import { oneGame } from './flags/game-flag.ts';
import type { PlayFlags } from './flags/play-flags.ts';
import { EXIT } from './process/exit-code.ts';
import type { Interruption } from './process/interruption.ts';
import { LANE_COMMAND } from './process/own-program.ts';
import { VERSION } from './process/version.ts';
import { help } from './program-help.ts';
import { type Settle, shuffleOption, withLanguage, withLook, withTable } from './program-options.ts';
import { addHost, addJoin, addServe } from './program-rooms.ts';
import type { LanguageFlags } from './text/language.ts';

/** The command line: each command hands its flags on and settles the exit code. */
export function programFor(interruption: Interruption, settle: Settle): Command {
  const program = new ShoalCommand('shoal')
    .description(help.program)
    .version(VERSION, '-V, --version', help.version)
    .helpOption('-h, --help', help.help)
    .helpCommand('help [command]', help.helpCommand)
    .exitOverride()
    .addHelpText('after', help.examples)
    .hook('preAction', (_, command) => prepare(command));
  addPlay(program, interruption, settle);
  addWeb(program, interruption, settle);
  addServe(program, interruption, settle);
  addHost(program, interruption, settle);
  addJoin(program, interruption, settle);
  addSimulate(program, interruption, settle);
  addTournament(program, interruption, settle);
  addBot(program, interruption, settle);
  addDaily(program, interruption, settle);
  addStatistics(program, settle);
  addReplay(program, interruption, settle);
  addReview(program, interruption, settle);
  addVerify(program, interruption, settle);
  addRules(program, settle);
  addShell(program, settle);
  // A script may give it to any command, whether or not that one has colours.
  for (const command of program.commands) command.option('--no-color', help.noColor);
  return program;
}

/** Commands that deal no cards do without the rules and bots of the games. */
const WITHOUT_CARDS = ['complete', 'completion', 'man', 'rules', 'serve', 'web'];

/** Loads the language and all games. The help does without, so that it comes at once. */
async function prepare(command: Command): Promise<void> {
  const games = WITHOUT_CARDS.includes(command.name()) ? null : import('@shoal/games');
  const { loadLanguage } = await import('./text/language.ts');
  await Promise.all([games, loadLanguage(command.opts<LanguageFlags>(), process.env)]);
}

function addPlay(program: Command, interruption: Interruption, settle: Settle): void {
  withLook(withTable(program.command('play [game]', { isDefault: true }).description(help.play), help.playSeats))
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
      const { play } = await import('./commands/play.ts');
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
    .option('--data <folder>', help.data)
    .option('--ascii', help.asciiCode)
    .option('--json', help.webJson)
    .addHelpText('after', help.webExamples)
    .action(async (flags: WebFlags) => {
      const { web } = await import('./commands/web.ts');
      settle(await web(flags, interruption));
    });
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
    .option('--quiet', help.quiet)
    .option('--ascii', help.asciiBars)
    .addHelpText('after', help.simulateExamples)
    .action(async (game: string | undefined, flags: SimulateFlags) => {
      const { simulate } = await import('./commands/simulate.ts');
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
    .option('--time-bank <ms>', help.timeBank, wholeNumber(0, 3_600_000), 0)
    .option('--results <file>', help.results)
    .option('--record <file>', help.tournamentRecord)
    .option('--html <file>', help.tournamentHtml)
    .option('--json', help.tournamentJson)
    .option('--quiet', help.quiet)
    .option('--verbose', help.verbose)
    .addHelpText('after', help.tournamentExamples)
    .action(async (game: string | undefined, flags: TournamentFlags) => {
      const { tournament } = await import('./commands/tournament.ts');
      settle(await tournament(oneGame(game, flags), interruption));
    });
  program.command(LANE_COMMAND, { hidden: true }).action(async () => {
    const { workAsLane } = await import('./tournament/lane-work.ts');
    settle(await workAsLane());
  });
}

function addBot(program: Command, interruption: Interruption, settle: Settle): void {
  const bot = program
    .command('bot')
    .description(help.botCheck)
    .usage('check [options] <command> [game]')
    .addArgument(new Argument('<task>', help.task).choices(['check']))
    .argument('<command>', help.checkedBot)
    .argument('[game]', help.game);
  withTable(bot, help.checkSeats)
    .option('--deals <count>', help.checkDeals, wholeNumber(1, 1000), 2)
    .option('--seed <text>', help.checkSeed, seed, 'check')
    .option('--time-limit <ms>', help.timeLimit, wholeNumber(1, 3_600_000), 1000)
    .option('--time-bank <ms>', help.timeBank, wholeNumber(0, 3_600_000), 0)
    .option('--json', help.checkJson)
    .option('--verbose', help.checkVerbose)
    .addHelpText('after', help.botCheckExamples)
    .action(async (_task: string, command: string, game: string | undefined, flags: BotCheckFlags) => {
      const { botCheck } = await import('./commands/bot-check.ts');
      settle(await botCheck(command, oneGame(game, flags), interruption));
    });
}

function addReplay(program: Command, interruption: Interruption, settle: Settle): void {
  withLook(program.command('replay').argument('[file]', help.ownFile).description(help.replay))
    .option('--game <number>', help.gameNumber, wholeNumber(1, 1_000_000_000))
    .option('--to <entries>', help.to, wholeNumber(0, 1_000_000))
    .option('--seat <number>', help.seat, wholeNumber(1, 10))
    .option('--step', help.step)
    .option('--json', help.replayJson)
    .option('--quiet', help.replayQuiet)
    .addHelpText('after', help.replayExamples)
    .action(async (file: string | undefined, flags: ReplayFlags) => {
      const { replay } = await import('./commands/replay.ts');
      settle(await replay(file, flags, interruption));
    });
}

function addReview(program: Command, interruption: Interruption, settle: Settle): void {
  withLook(program.command('review').argument('[file]', help.ownFile).description(help.review))
    .option('--game <number>', help.gameNumber, wholeNumber(1, 1_000_000_000))
    .option('--seat <number>', help.reviewSeat, wholeNumber(1, 10))
    .option('--rollouts <count>', help.rollouts, wholeNumber(100, 1_000_000), 3000)
    .option('--json', help.reviewJson)
    .option('--html <file>', help.reviewHtml)
    .addHelpText('after', help.reviewExamples)
    .action(async (file: string | undefined, flags: ReviewFlags) => {
      const { review } = await import('./commands/review.ts');
      settle(await review(file, flags, interruption));
    });
}

function addDaily(program: Command, interruption: Interruption, settle: Settle): void {
  withLook(program.command('daily').argument('[date]', help.date).description(help.daily))
    .addOption(new Option('--speed <name>', help.speed).choices(SPEEDS))
    .option('--share', help.share)
    .addHelpText('after', help.dailyExamples)
    .action(async (date: string | undefined, flags: DailyFlags) => {
      const { daily } = await import('./commands/daily.ts');
      settle(await daily(date, flags, interruption));
    });
}

function addStatistics(program: Command, settle: Settle): void {
  withLook(program.command('stats').description(help.stats))
    .option('--export <file>', help.exportFile)
    .option('--import <file>', help.importFile)
    .option('--json', help.statsJson)
    .addHelpText('after', help.statsExamples)
    .action(async (flags: StatisticsFlags) => {
      const { statistics } = await import('./commands/statistics.ts');
      settle(await statistics(flags));
    });
}

function addShell(program: Command, settle: Settle): void {
  program
    .command('completion')
    .addArgument(new Argument('<shell>', help.shell).choices(SHELLS))
    .description(help.completion)
    .addHelpText('after', help.completionExamples)
    .action((shell: Shell) => {
      process.stdout.write(completionScript(shell));
      settle(EXIT.ok);
    });
  program
    .command('complete', { hidden: true })
    .argument('<line...>')
    .addOption(new Option('--shell <shell>').choices(SHELLS).makeOptionMandatory())
    .option('--breaks <characters>')
    .action(async (lines: readonly string[], flags: CompletionFlags) => {
      const { shellAnswer } = await import('./completion/shell-answer.ts');
      process.stdout.write(await shellAnswer(lines.join('\n'), flags, program));
      settle(EXIT.ok);
    });
  program
    .command('man')
    .description(help.manual)
    .addHelpText('after', help.manualExamples)
    .action(async () => {
      const { printManual } = await import('./commands/manual.ts');
      settle(await printManual(program));
    });
}

function addVerify(program: Command, interruption: Interruption, settle: Settle): void {
  withLanguage(program.command('verify').argument('<file...>', help.files).description(help.verify))
    .option('--json', help.verifyJson)
    .option('--quiet', help.verifyQuiet)
    .addHelpText('after', help.verifyExamples)
    .action(async (files: readonly string[], flags: VerifyFlags) => {
      const { verify } = await import('./commands/verify.ts');
      settle(await verify(files, flags, interruption));
    });
}

function addRules(program: Command, settle: Settle): void {
  withLook(withTable(program.command('rules').argument('[game]', help.rulesGame).description(help.rules)))
    .addHelpText('after', help.rulesExamples)
    .action(async (game: string | undefined, flags: RulesFlags) => {
      const { showRules } = await import('./commands/rules.ts');
      settle(await showRules(oneGame(game, flags)));
    });
}
