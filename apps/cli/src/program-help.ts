/** What `--help` says. */
export const help = {
  program: 'Go Fish and Crazy Eights for people and bots. Without a command: play.',
  version: 'print the version',
  help: 'print this help',
  helpCommand: 'print the help of a command',
  play: 'play a game line by line',
  simulate: 'let bots play many games and count who wins',
  replay: 'tell recorded games again',
  verify: 'check every card of every record in a file',
  rules: 'print the rules in force at a table',
  game: 'go-fish or crazy-eights (default: go-fish)',
  rulesGame: 'go-fish or crazy-eights; without it a list of games and presets',
  preset: 'a named set of rules, see shoal rules (default: standard)',
  rule: 'one option of the rules, such as give=one; may be repeated',
  seats: 'how many seats; bots fill those that nobody named',
  player: 'a seat: a name alone is a person, Bo:minnow a bot; may be repeated',
  bot: 'which bot fills the other seats: one of the ladder from minnow to kraken, or random (default: minnow)',
  noBots: 'a table of people only: every seat is named and none is a bot',
  playSeed: 'deal the game of this seed (default: cards that nobody can foretell)',
  simulateSeed: 'game number i is dealt from the seed TEXT:i, counted from 0 (default: a random one)',
  bestOf: 'a match of so many deals',
  target: 'a match to so many points; without a number the usual target of the game',
  playRecord: 'add the record of each finished game to a file (- is standard output)',
  simulateRecord: 'write the record of every game to a file, one a line (- is standard output)',
  setup: 'ask for players, names, kinds, preset and options first',
  noInput: 'ask nothing; every seat must be a bot',
  playJson: 'one JSON object a line for all that happens, as the person may know it',
  simulateJson: 'the summary as one JSON object',
  games: 'how many games',
  bots: 'the bots at the seats, such as minnow,guppy,random; one name serves all seats (default: random)',
  file: 'a file of game records, one a line; - is standard input',
  gameNumber: 'only this game of the file, counted from 1',
  to: 'stop after so many log entries and show the table',
  seat: 'as this seat saw it, counted from 1 (default: every card open)',
  step: 'wait for Enter after each action',
  ascii: 'write 7H instead of the suit sign',
  plain: 'lines only: no colours, nothing cleared',
  examples: `
Examples:
  shoal                                             play: Enter, Enter, and the first game is on
  shoal crazy-eights --player Ann --player Ben      two people at one screen
  shoal simulate --games 10000 --seed 7 --record out.jsonl
  shoal verify out.jsonl
  shoal replay out.jsonl --game 17 --step
  shoal rules go-fish --preset classic

Exit codes: 0 done, 1 a fault of the program, 2 a wrong command line, 3 not a file of records, or a file
that cannot be read or written, 5 a fault in a record, 130 interrupted.`,
  playExamples: `
Examples:
  shoal play --game go-fish --seats 4 --bot guppy
  shoal play crazy-eights --preset actions --rule drawTwo=7 --best-of 3
  shoal play crazy-eights --no-bots --player Ann --player Ben --player Cleo
  shoal play --player Ann --player Bo:minnow --seed 7:16 --record games.jsonl`,
  simulateExamples: `
Examples:
  shoal simulate crazy-eights --preset quick --seats 4 --games 100000 --seed 7
  shoal simulate --bots minnow,guppy,random --games 5000 --json`,
} as const;
