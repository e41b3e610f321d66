import { BOT_NAMES } from '@shoal/core';
import { GAME_IDS } from '@shoal/games/ids';
import { namesIn } from '@shoal/games/titles';
import { allOf, oneOf } from '@shoal/language/en';
import { DEFAULT_BOT } from '@shoal/room';
import { botInSentence, strengthIn } from '@shoal/table-ui';
import { screen } from '@shoal/table-ui/en/screen';
import { exampleRule, lastPreset } from './text/examples.ts';

// Only what it needs of English is imported, because --help must not wait for all of it.
const names = allOf(Object.values(namesIn('en')).map(({ name }) => name));
const ids = oneOf(GAME_IDS);
const bots = oneOf(BOT_NAMES.map((bot) => botInSentence(bot, strengthIn(bot, screen))));
/** The examples are of these games. */
const [first, second] = GAME_IDS;

/** A command of an example before the column of remarks, from which two spaces part it. */
const pad = (command: string): string => `${command}  `.padEnd(46);

/** What `--help` says. */
export const help = {
  program: `${names} for people and bots. Without a command, shoal plays.`,
  version: 'print the version',
  help: 'print this help',
  helpCommand: 'print the help of a command',
  play: 'play a game: full screen in a terminal, line by line elsewhere',
  web: 'serve the game to the browser on this machine, or to phones on your network',
  serve: 'let friends play together: page and rooms for everybody who has a link',
  hostRoom: 'open a room for friends, and play in it: prints a link, a QR code and a code to say aloud',
  hostSeats: 'number of seats; those that stay open are left out of a deal (default: 4, or fewer if the rules want it)',
  hostBot: 'a bot at one of the seats; repeat it for others',
  noSeat: 'organise the room without playing',
  absence: 'minutes that somebody may be away in all before a bot plays: 0, 1, 2, 5 or never (default: 2)',
  thinking: 'seconds to think about one action before a bot acts: 30, 60, 120 or none (default: none)',
  standIn: 'the bot that plays for people who are away',
  roomSpeed: 'speed of the bots (default: normal)',
  noHints: 'play without the advice of the coach',
  noReactions: 'do not show how others react',
  continueRoom: 'reopen your latest room, with everybody in their seats',
  join: 'sit down in the room of somebody else, or come back to your seat',
  link: 'the link of the room, or the three animals of its code; without it, back to your latest seat',
  sit: 'take this seat at once, or without a number the first free one',
  joinBot: 'let a bot play your seat: a program such as "python3 mybot.py", or a bot of the ladder',
  joinTimeLimit: 'time that a program may take for each action, in milliseconds (default: 5000)',
  server: 'the server of the room (default: the one on this machine)',
  ownName: 'your name in the room (default: an animal)',
  roomJson: 'one JSON object per line, out and in, for other programs',
  simulate: 'let bots play many games, and count who wins',
  tournament: 'let bots play each other and rate them, including your own in any language',
  botCheck: 'check your own bot: play a few games with it, show what was said, and say what is wrong',
  task: 'the word check',
  checkedBot: 'the command that starts your bot, such as "python3 mybot.py"',
  checkSeats: 'number of seats (default: 2)',
  checkDeals: 'number of deals, each played with your bot at every seat',
  checkSeed: 'deal number i is shuffled from the seed TEXT:i',
  checkJson: 'print the findings as one JSON object',
  checkVerbose: 'show every message of every game at full length',
  replay: 'replay recorded games in words',
  review: 'review recorded games with the coach: winning chances, mistakes, better actions',
  verify: 'check every card of every record in a file',
  rules: 'print the rules of a game, with the options you give',
  game: `${ids} (default: ${first})`,
  rulesGame: `${ids}; without it, the games and their presets`,
  preset: 'a named set of rules, see shoal rules (default: standard)',
  rule: `one option of the rules, such as ${exampleRule(first)}; may be repeated`,
  playSeats: 'number of seats; bots fill those without a --player, or people if the preset says so',
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
  simulateRecord: 'write the record of every game to a file, in place of what it held (- is standard output)',
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
  servePort: 'listen on this port; 0 picks a free one (default: 7462)',
  serveHost: 'listen only at this address (default: at every address of this machine)',
  data: 'keep the rooms in this folder (default: see the manual)',
  origin:
    'the address that people know, such as https://cards.example.org, if a proxy stands in front; may be repeated',
  trustProxy: 'believe what proxies say of addresses: their number, or a list such as loopback,10.0.0.0/8',
  roomsPerHour: 'how many rooms one address may open in an hour (default: 240)',
  socketsPerAddress: 'how many connections one address may have at a time (default: 1000)',
  metrics: 'show /metrics to everybody (default: only to this machine)',
  noMetrics: 'show /metrics to nobody',
  log: 'write messages of this level and above to standard error, as JSON (default: info, in a terminal warn)',
  backup: 'copy all rooms into a new file, also while a server runs, and end',
  simulateJson: 'print the summary as one JSON object',
  games: 'number of games; with --rotate the number of deals, each played several times',
  bots: `the bots at the seats, such as pike,minnow,random, or one for all; known are ${bots} (default: random)`,
  rotate: 'play every deal with every bot in every seat, so that neither cards nor seats favour one',
  jobs: 'number of threads; the result is the same (default: one per core)',
  simulateHtml: 'write a report with charts to one self-contained HTML file (- is standard output)',
  asciiBars: 'draw bars with # instead of blocks',
  seats: 'number of seats (default: 3, or what the preset allows)',
  duelSeats: 'number of seats: bots meet one on one, or with more seats one against a table of the other (default: 2)',
  tournamentBots: 'bots of the ladder, such as minnow,pike,kraken (default without any bot: minnow to dolphin)',
  tournamentBot: 'one more bot: a name of the ladder, a command that starts yours, or name=command; may be repeated',
  deals: 'number of deals for each pair of bots, each played from every seat',
  format: 'round-robin (everyone against everyone) or ladder (each against the next in the list)',
  tournamentSeed: 'deal number i is shuffled from the seed TEXT:i (default: that of the results file, or a random one)',
  timeLimit: 'how long a command may take for one action, in milliseconds',
  timeBank: 'time for a whole game, used by answers of a command that take longer than --time-limit',
  tournamentRecord: 'write the record of every game to a file, in place of what it held (- is standard output)',
  results: 'save the results in this file; the same command resumes from it',
  tournamentHtml: 'write a report with charts to one self-contained HTML file (- is standard output)',
  tournamentJson: 'print the standings as one JSON object',
  verbose: 'show what your bots write to their standard error',
  files: 'files of game records, one per line; - is standard input',
  verifyJson: 'print one JSON object per file: its games, and its first fault or null',
  verifyQuiet: 'print only faults; the exit code tells the rest',
  quiet: 'print no progress and no summary; --json and the files that you ask for are written',
  ownFile: 'a file of game records, one per line; - is standard input; without it, your finished games',
  daily: 'play the deal of the day: the same cards and bots for everyone',
  date: 'the date of the deal, such as 2026-11-16 (default: today)',
  share: 'print only the line to share, once you have played the deal',
  stats: 'show how your finished games went',
  exportFile: 'write all finished games to one file (- is standard output)',
  importFile: 'add the games of an exported file, or of a file of records, to yours',
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
  replayJson: 'print each game as JSON: the table, every log entry, the result, one object per line',
  replayQuiet: 'print only two lines per game: who played it, and how it ended',
  step: 'wait for Enter after each action',
  ascii: 'write 7H instead of the suit sign',
  noColor: 'no colours, as with NO_COLOR=1',
  plain: 'plain lines: no colours, no full screen',
  lang: 'the language: en, de, es or fr (default: that of the terminal, from LC_ALL, LC_MESSAGES or LANG)',
  examples: `
Examples:
  ${pad('shoal')}Enter, Enter, and you play
  ${pad(`shoal ${second} --player Ann --player Ben`)}two people at one screen
  ${pad('shoal web --open')}play in the browser
  ${pad('shoal stats --lang de')}how your games went, in German
  shoal simulate --games 10000 --seed 7 --record out.jsonl
  shoal verify out.jsonl
  shoal tournament --bot "python3 mybot.py" --bots pike,dolphin --deals 200
  shoal replay out.jsonl --game 17 --step
  shoal review out.jsonl --game 17 --html review.html
  shoal rules ${first} --preset ${lastPreset(first)}

Options may come before the command or after it.

Exit codes: 0 success, 1 a bug in shoal, 2 a wrong command line, 3 an illegal
action, a bot that cannot play, or a file that is not a record or cannot be read
or written, 4 a port or address that is not available, 5 a fault in a record,
130 interrupted.`,
  playExamples: `
Examples:
  shoal play --game ${first} --seats 4 --bot guppy
  shoal play ${second} --preset ${lastPreset(second)} --best-of 3
  shoal play ${second} --rule ${exampleRule(second)}
  shoal play ${second} --no-bots --player Ann --player Ben --player Cleo
  shoal play --player Ann --player Bo:minnow --seed 7:16 --record games.jsonl
  shoal play --bot "python3 mybot.py"       play your own bot, see docs/bots.md`,
  webExamples: `
Examples:
  shoal web --open                          play in the browser of this machine
  shoal web --host                          let phones in, by QR code

Games and settings stay in each browser. Ctrl-C stops the server; a page that
was opened on this machine works on without it.`,
  serveExamples: `
Examples:
  shoal serve                               people on your network play together
  shoal serve --origin https://cards.example.org --trust-proxy 1
  shoal serve --backup rooms-today.db       copy all rooms

Rooms are saved before anybody sees what happened in them, and go on after a
restart. docs/hosting.md explains proxies, copies and limits.`,
  hostExamples: `
Examples:
  shoal host                                a room for the game you played last
  shoal host ${second} --seats 3 --bot pike
  shoal host --no-seat --absence 5          for a class: organise only
  shoal host --server https://cards.example.org

If no server runs on this machine, this program serves the room for as long as
it is open. Friends join with shoal join LINK.`,
  joinExamples: `
Examples:
  shoal join LINK                           the link that you were given
  shoal join fox-owl-bear --server https://cards.example.org
  shoal join                                back to your latest seat
  shoal join LINK --bot "python3 mybot.py"  your bot plays
  shoal join LINK --bot pike --sit 3        a bot of the ladder plays

Your seat is kept on this machine: shoal join brings you back to it after a
crash, too. docs/terminal.md describes --json.`,
  simulateExamples: `
Examples:
  shoal simulate ${second} --seats 4 --games 100000 --seed 7
  shoal simulate --bots pike,minnow --rotate --games 10000 --html report.html
  shoal simulate --bots minnow,guppy,random --games 5000 --json
  shoal simulate --record - | shoal verify -`,
  botCheckExamples: `
Examples:
  shoal bot check "python3 mybot.py"
  shoal bot check "node mybot.mjs" ${second} --seats 4 --verbose

Lines with > go to your bot, lines with < come from it, and lines with ! are
what it writes to its standard error. The exit code is 3 if your bot makes a
mistake. docs/bots.md explains the messages.`,
  tournamentExamples: `
Examples:
  shoal tournament --deals 2000 --seed 7
  shoal tournament ${second} --seats 4 --bot "python3 mybot.py" --bots pike
  shoal tournament --bot new="node new.mjs" --bot old="node old.mjs"
  shoal tournament --bots pike,orca --results t.jsonl --html t.html

A command is split into words as a shell would, quotes included, but runs
without one: no variables, no pipes. docs/bots.md says what it must read and
write.`,
  replayExamples: `
Examples:
  shoal replay                              your finished games
  shoal replay --game 1                     the newest of them
  shoal replay out.jsonl --game 17 --step   one game of a file, action by action
  shoal replay out.jsonl --seat 1 --to 20   what seat 1 saw, up to entry 20
  shoal replay out.jsonl --quiet            who played, and how it ended`,
  reviewExamples: `
Examples:
  shoal review                              your finished games
  shoal review --game 1 --html review.html  the newest of them, as a page
  shoal review out.jsonl --seat 1           only what seat 1 did`,
  verifyExamples: `
Examples:
  shoal verify out.jsonl
  shoal verify *.jsonl --quiet && echo all correct
  shoal simulate --record - | shoal verify -`,
  rulesExamples: `
Examples:
  shoal rules                               the games and their presets
  shoal rules ${first}
  shoal rules ${second} --seats 4 --rule ${exampleRule(second)}`,
  dailyExamples: `
Examples:
  shoal daily                               the deal of today
  shoal daily 2026-11-16                    that of another day
  shoal daily --share                       the line to share`,
  statsExamples: `
Examples:
  shoal stats
  shoal stats --export games.jsonl          take your games to another machine
  shoal stats --import games.jsonl          and add them there`,
  completionExamples: `
Examples:
  shoal completion bash > ~/.local/share/bash-completion/completions/shoal
  shoal completion zsh > ~/.zfunc/_shoal
  shoal completion fish > ~/.config/fish/completions/shoal.fish`,
  manualExamples: `
Examples:
  shoal man | man -l -                      read it
  shoal man > ~/.local/share/man/man6/shoal.6`,
} as const;
