import { GAME_IDS } from '@shoal/games';
import { allOf, oneOf } from '@shoal/language/en';
import { exampleRule, lastPreset } from './text/examples.ts';
import { ENGLISH } from './text/language.ts';

const names = allOf(GAME_IDS.map((id) => ENGLISH.games[id].name));
const ids = oneOf(GAME_IDS);
/** The examples are of these games. */
const [first, second] = GAME_IDS;

/** What `--help` says. */
export const help = {
  program: `${names} for people and bots. Without a command: play.`,
  version: 'print the version',
  help: 'print this help',
  afterError: 'See --help for every option.',
  helpCommand: 'print the help of a command',
  play: 'play a game: on the full screen at a terminal, line by line elsewhere',
  web: 'serve the game to a browser on this machine, or to every phone on your network',
  simulate: 'let bots play many games and count who wins',
  tournament: 'let bots, also your own in any language, play each other and rate them',
  replay: 'tell recorded games again',
  review: 'go through recorded games with the coach: win chances, mistakes, and what was better',
  verify: 'check every card of every record in a file',
  rules: 'print the rules in force at a table',
  game: `${ids} (default: ${first})`,
  rulesGame: `${ids}; without it a list of games and presets`,
  preset: 'a named set of rules, see shoal rules (default: standard)',
  rule: `one option of the rules, such as ${exampleRule(first)}; may be repeated`,
  seats: 'how many seats; bots fill those that nobody named, people where the preset says so',
  player: 'a seat: a name alone is a person, Bo:minnow a bot; may be repeated',
  bot: 'which bot fills the other seats: one of the ladder from minnow to kraken, or random (default: minnow, or people where the preset says so)',
  noBots: 'a table of people only: every seat is named and none is a bot',
  playSeed: 'deal the game of this seed (default: cards that nobody can foretell)',
  simulateSeed: 'game number i is dealt from the seed TEXT:i, counted from 0 (default: a random one)',
  shuffle: 'how the pack is shuffled (default: fisher-yates); a seed deals other cards by another shuffle',
  bestOf: 'a match of so many deals',
  target: 'a match to so many points; without a number the usual target of the game',
  playRecord: 'add the record of each finished game to a file (- is standard output)',
  simulateRecord: 'write the record of every game to a file, one a line (- is standard output)',
  setup: 'ask for players, preset, names, kinds and options first',
  continue: 'go on with the game that was left last',
  noSave: 'keep nothing of this game',
  speed: 'how long bots take for each action (default on the full screen: as last time; line by line: instant)',
  noInput: 'ask nothing; every seat must be a bot',
  playJson: 'one JSON object a line for all that happens, as the person may know it',
  port: 'listen at this port; 0 takes any free one (default: 7462, or a free one if that is taken)',
  host: 'listen on the network too, and show a QR code; with an address only there',
  open: 'open the page in your browser',
  asciiCode: 'draw the QR code with # instead of blocks',
  webJson: 'where the page is, as one JSON object',
  simulateJson: 'the summary as one JSON object',
  games: 'how many games; with --rotate how many deals, each played several times',
  bots: 'the bots at the seats, such as pike,minnow,random; one name serves all seats (default: random)',
  rotate: 'play every deal with every bot at every seat, so that neither cards nor seats favour one',
  jobs: 'how many threads share the work; the result is the same (default: one for each core)',
  simulateHtml: 'write a report with charts, one HTML page that needs no other file (- is standard output)',
  asciiBars: 'draw bars with # instead of blocks',
  duelSeats: 'how many seats: two bots meet one to one, or at more seats one against a table of the other (default: 2)',
  tournamentBots: 'bots of the ladder, such as minnow,pike,kraken (default without any bot: minnow to dolphin)',
  tournamentBot: 'one more bot: a name of the ladder, a command that starts yours, or name=command; may be repeated',
  deals: 'how many packs each two bots play, every one from every seat',
  format: 'round-robin, everybody against everybody, or ladder, each against the next in the list',
  tournamentSeed: 'pack number i is shuffled from the seed TEXT:i (default: that of the results file, or a random one)',
  timeLimit: 'how long a command may take for one action, in milliseconds',
  results: 'keep the results in this file; the same command goes on from it where it stopped',
  tournamentHtml: 'write a report with charts, one HTML page that needs no other file (- is standard output)',
  tournamentJson: 'the standings as one JSON object',
  verbose: 'show what your bots write to their standard error',
  file: 'a file of game records, one a line; - is standard input',
  ownFile: 'a file of game records, one a line; - is standard input; without it your own finished games',
  daily: 'play the deal of the day: the same cards and bots for everybody',
  date: 'the date of the deal, such as 2026-11-16 (default: today)',
  share: 'print only the line to share, of a deal that was played',
  stats: 'show how your finished games went',
  exportFile: 'write all finished games to one file (- is standard output)',
  importFile: 'add the games of such a file to those that are here',
  statsJson: 'the statistics as one JSON object',
  completion: 'print a script that completes commands, options and their values in your shell',
  shell: 'bash, zsh or fish; the script says where it goes',
  manual: 'print the manual page',
  gameNumber: 'only this game of the file, counted from 1',
  to: 'stop after so many log entries and show the table',
  seat: 'as this seat saw it, counted from 1 (default: every card open)',
  reviewSeat: 'judge only this seat, counted from 1 (default: every seat, with the win chances of the first person)',
  rollouts: 'games played on to judge each action: more find smaller mistakes and take longer',
  reviewJson: 'the whole review as one JSON object a game',
  reviewHtml: 'write the review to a page as well, which needs nothing but itself (- is standard output)',
  step: 'wait for Enter after each action',
  ascii: 'write 7H instead of the suit sign',
  plain: 'lines only: no colours, nothing cleared',
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

Exit codes: 0 done, 1 a fault of the program, 2 a wrong command line, 3 not a file of records, or a file
that cannot be read or written, 4 a port or address that cannot be had, 5 a fault in a record, 130 interrupted.`,
  playExamples: `
Examples:
  shoal play --game ${first} --seats 4 --bot guppy
  shoal play ${second} --preset ${lastPreset(second)} --rule ${exampleRule(second)} --best-of 3
  shoal play ${second} --no-bots --player Ann --player Ben --player Cleo
  shoal play --player Ann --player Bo:minnow --seed 7:16 --record games.jsonl`,
  webExamples: `
Examples:
  shoal web --open                                  play in the browser of this machine
  shoal web --host                                  let phones on the same network in, by QR code

Games and settings stay in each browser. Ctrl-C ends the server; a page that was opened on
this machine goes on without it.`,
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

A command is split into words as a shell does it, quotes respected, and started without a shell: no variables, no
pipes. docs/bots.md tells what it must read and write.`,
} as const;
