import { BOT_NAMES } from '@shoal/core';
import { GAME_IDS } from '@shoal/games';
import { allOf, oneOf } from '@shoal/language/en';
import { DEFAULT_BOT } from '@shoal/room';
import { botInSentence } from '@shoal/table-ui';
import { exampleRule, lastPreset } from './text/examples.ts';
import { ENGLISH } from './text/language.ts';

const names = allOf(GAME_IDS.map((id) => ENGLISH.games[id].name));
const ids = oneOf(GAME_IDS);
const bots = oneOf(BOT_NAMES.map((bot) => botInSentence(bot, ENGLISH.screen.strengths[bot])));
/** The examples are of these games. */
const [first, second] = GAME_IDS;

/** What `--help` says. */
export const help = {
  program: `${names} for people and bots. Without a command, shoal plays.`,
  version: 'print the version',
  help: 'print this help',
  afterError: 'See --help for every option.',
  helpCommand: 'print the help of a command',
  play: 'play a game: full screen in a terminal, line by line elsewhere',
  web: 'serve the game to the browser on this machine, or to phones on your network',
  simulate: 'let bots play many games, and count who wins',
  tournament: 'let bots play each other and rate them, including your own in any language',
  replay: 'replay recorded games in words',
  review: 'review recorded games with the coach: winning chances, mistakes, better actions',
  verify: 'check every card of every record in a file',
  rules: 'print the rules of a game, with the options you give',
  game: `${ids} (default: ${first})`,
  rulesGame: `${ids}; without it, the games and their presets`,
  preset: 'a named set of rules, see shoal rules (default: standard)',
  rule: `one option of the rules, such as ${exampleRule(first)}; may be repeated`,
  seats: 'number of seats; bots fill those without a --player, or people if the preset says so',
  player: 'a seat: Ann or Ann:human is a person, Bo:ai the default bot, Bo:pike that bot; may be repeated',
  bot: `the bot for the other seats: ${bots} (default: ${DEFAULT_BOT}, or people if the preset says so); or your own program: a command, or name=command; may be repeated`,
  playTimeLimit: 'how long your own program may take over one action, in milliseconds (default: 5000)',
  noBots: 'people only: every seat needs a --player, and none may be a bot',
  playSeed: 'deal the cards of this seed (default: a fresh shuffle)',
  simulateSeed: 'game number i is dealt from the seed TEXT:i, counted from 0 (default: a random one)',
  shuffle: 'how the pack is shuffled (default: fisher-yates); another shuffle deals other cards from the same seed',
  bestOf: 'play a match of this many deals',
  target: 'play a match to this many points (default: what suits the game)',
  playRecord: 'append the record of each finished game to a file (- is standard output)',
  simulateRecord: 'write the record of every game to a file, one a line (- is standard output)',
  setup: 'ask for players, preset, names, bots and options first',
  continue: 'resume the game you left last',
  noSave: 'do not save this game',
  speed: 'how long bots take over each action (default: full screen as last time, line by line instant)',
  noInput: 'ask nothing; every seat must be a bot',
  playJson: 'print one JSON object per line for every event, as the person may see it',
  port: 'listen on this port; 0 picks a free one (default: 7462, or a free one if that is taken)',
  host: 'listen on the network too, and show a QR code; with an address, only there',
  open: 'open the page in your browser',
  asciiCode: 'draw the QR code with # instead of blocks',
  webJson: 'print where the page is as one JSON object',
  simulateJson: 'print the summary as one JSON object',
  games: 'number of games; with --rotate the number of deals, each played several times',
  bots: `the bots at the seats, such as pike,minnow,random, or one for all; known are ${bots} (default: random)`,
  rotate: 'play every deal with every bot in every seat, so that neither cards nor seats favour one',
  jobs: 'number of threads; the result is the same (default: one per core)',
  simulateHtml: 'write a report with charts to one self-contained HTML file (- is standard output)',
  asciiBars: 'draw bars with # instead of blocks',
  duelSeats: 'number of seats: bots meet one on one, or with more seats one against a table of the other (default: 2)',
  tournamentBots: 'bots of the ladder, such as minnow,pike,kraken (default without any bot: minnow to dolphin)',
  tournamentBot: 'one more bot: a name of the ladder, a command that starts yours, or name=command; may be repeated',
  deals: 'number of deals for each pair of bots, each played from every seat',
  format: 'round-robin (everyone against everyone) or ladder (each against the next in the list)',
  tournamentSeed: 'deal number i is shuffled from the seed TEXT:i (default: that of the results file, or a random one)',
  timeLimit: 'how long a command may take for one action, in milliseconds',
  results: 'save the results in this file; the same command resumes from it',
  tournamentHtml: 'write a report with charts to one self-contained HTML file (- is standard output)',
  tournamentJson: 'print the standings as one JSON object',
  verbose: 'show what your bots write to their standard error',
  file: 'a file of game records, one per line; - is standard input',
  ownFile: 'a file of game records, one per line; - is standard input; without it, your finished games',
  daily: 'play the deal of the day: the same cards and bots for everyone',
  date: 'the date of the deal, such as 2026-11-16 (default: today)',
  share: 'print only the line to share, once you have played the deal',
  stats: 'show how your finished games went',
  exportFile: 'write all finished games to one file (- is standard output)',
  importFile: 'add the games of an exported file to yours',
  statsJson: 'print the statistics as one JSON object',
  completion: 'print a script that completes commands, options and their values in your shell',
  shell: 'bash, zsh or fish; the script says where to put it',
  manual: 'print the manual page',
  gameNumber: 'only this game of the file, counted from 1',
  to: 'stop after this many log entries and show the table',
  seat: 'as this seat saw it, counted from 1 (default: every card open)',
  reviewSeat:
    'judge only this seat, counted from 1 (default: every seat, with the winning chances of the first person)',
  rollouts: 'games to play out for each action: more find smaller mistakes and take longer',
  reviewJson: 'print the whole review as one JSON object per game',
  reviewHtml: 'also write the review to one self-contained HTML file (- is standard output)',
  step: 'wait for Enter after each action',
  ascii: 'write 7H instead of the suit sign',
  plain: 'plain lines: no colours, no full screen',
  lang: 'the language: en, de, es or fr (default: that of the terminal, from LC_ALL, LC_MESSAGES or LANG)',
  examples: `
Examples:
  shoal                                             play: Enter, Enter, and the first game is on
  ${`shoal ${second} --player Ann --player Ben`.padEnd(48)}  two people at one screen
  shoal web --open                                  play in the browser
  shoal simulate --games 10000 --seed 7 --record out.jsonl
  shoal verify out.jsonl
  shoal tournament --bot "python3 mybot.py" --bots pike,dolphin --results t.jsonl
  shoal replay out.jsonl --game 17 --step
  shoal review out.jsonl --game 17 --html review.html
  shoal rules ${first} --preset ${lastPreset(first)}

Exit codes: 0 success, 1 a bug in shoal, 2 a wrong command line, 3 a file that is not a record or cannot be read
or written, 4 a port or address that is not available, 5 a fault in a record, 130 interrupted.`,
  playExamples: `
Examples:
  shoal play --game ${first} --seats 4 --bot guppy
  shoal play ${second} --preset ${lastPreset(second)} --rule ${exampleRule(second)} --best-of 3
  shoal play ${second} --no-bots --player Ann --player Ben --player Cleo
  shoal play --player Ann --player Bo:minnow --seed 7:16 --record games.jsonl
  shoal play --bot "python3 mybot.py"                play against your own bot, see docs/bots.md`,
  webExamples: `
Examples:
  shoal web --open                                  play in the browser of this machine
  shoal web --host                                  let phones on the same network in, by QR code

Games and settings stay in each browser. Ctrl-C stops the server; a page that was opened on
this machine works on without it.`,
  simulateExamples: `
Examples:
  shoal simulate ${second} --preset ${lastPreset(second)} --seats 4 --games 100000 --seed 7
  shoal simulate --bots pike,minnow --rotate --games 10000 --html report.html
  shoal simulate --bots minnow,guppy,random --games 5000 --json`,
  tournamentExamples: `
Examples:
  shoal tournament --deals 2000 --seed 7
  shoal tournament ${second} --seats 4 --bot "python3 mybot.py" --bot old="node old.mjs" --bots pike
  shoal tournament --bots pike,orca,kraken --format ladder --deals 200 --results t.jsonl --html t.html

A command is split into words as a shell would, quotes included, but runs without one: no variables, no
pipes. docs/bots.md says what it must read and write.`,
} as const;
