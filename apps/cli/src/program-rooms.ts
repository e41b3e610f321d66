import { BOT_NAMES } from '@shoal/core';
import { SPEEDS } from '@shoal/room';
import type { LogLevel } from '@shoal/server';
import { type Command, Option } from 'commander';
import { collect, wholeNumber } from './command-line/option-values.ts';
import type { ServeFlags } from './commands/serve.ts';
import { oneGame } from './flags/game-flag.ts';
import type { HostFlags } from './online/host-flags.ts';
import type { JoinFlags } from './online/join-flags.ts';
import type { Interruption } from './process/interruption.ts';
import { help } from './program-help.ts';
import { type Settle, withRoom, withTable } from './program-options.ts';

/** Written out, because every command starts faster without the protocol. */
const ABSENCES = ['0', '1', '2', '5', 'never'];
const THINKING_TIMES = ['30', '60', '120', 'none'];
/** Written out, because every command starts faster without the server. */
const LOG_LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error'];

export function addServe(program: Command, interruption: Interruption, settle: Settle): void {
  program
    .command('serve')
    .description(help.serve)
    .option('--port <number>', help.servePort, wholeNumber(0, 65_535))
    .option('--host <address>', help.serveHost)
    .option('--data <folder>', help.data)
    .option('--origin <url>', help.origin, collect)
    .option('--trust-proxy <proxies>', help.trustProxy)
    .option('--rooms-per-hour <count>', help.roomsPerHour, wholeNumber(1, 1_000_000))
    .option('--sockets-per-address <count>', help.socketsPerAddress, wholeNumber(1, 1_000_000))
    .option('--metrics', help.metrics)
    .option('--no-metrics', help.noMetrics)
    .addOption(new Option('--log <level>', help.log).choices(LOG_LEVELS))
    .option('--backup <file>', help.backup)
    .option('--ascii', help.asciiCode)
    .option('--json', help.webJson)
    .addHelpText('after', help.serveExamples)
    .action(async (flags: ServeFlags) => {
      const { serve } = await import('./commands/serve.ts');
      settle(await serve(flags, interruption));
    });
}

export function addHost(program: Command, interruption: Interruption, settle: Settle): void {
  withRoom(withTable(program.command('host [game]').description(help.hostRoom), help.hostSeats))
    .option('--bot <name>', help.hostBot, collect)
    .option('--no-seat', help.noSeat)
    .option('--best-of <deals>', help.bestOf, wholeNumber(1, 1000))
    .option('--target [points]', help.target, wholeNumber(1, 100_000))
    .addOption(new Option('--absence <minutes>', help.absence).choices(ABSENCES))
    .addOption(new Option('--thinking <seconds>', help.thinking).choices(THINKING_TIMES))
    .addOption(new Option('--stand-in <bot>', help.standIn).choices(BOT_NAMES))
    .addOption(new Option('--speed <name>', help.roomSpeed).choices(SPEEDS))
    .option('--no-hints', help.noHints)
    .option('--continue', help.continueRoom)
    .addHelpText('after', help.hostExamples)
    .action(async (game: string | undefined, flags: HostFlags) => {
      const { host } = await import('./commands/host.ts');
      settle(await host(oneGame(game, flags), interruption));
    });
}

export function addJoin(program: Command, interruption: Interruption, settle: Settle): void {
  withRoom(program.command('join').argument('[link]', help.link).description(help.join))
    .option('--sit [number]', help.sit, wholeNumber(1, 10))
    .option('--bot <command>', help.joinBot)
    .option('--time-limit <ms>', help.joinTimeLimit, wholeNumber(1, 3_600_000))
    .addHelpText('after', help.joinExamples)
    .action(async (link: string | undefined, flags: JoinFlags) => {
      const { join } = await import('./commands/join.ts');
      settle(await join(link, flags, interruption));
    });
}
