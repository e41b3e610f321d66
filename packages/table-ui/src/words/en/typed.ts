import type { TypedWords } from '../reading/typed-words.ts';

export const typed: TypedWords = {
  fillers: 'the any all your my i me you of and to for from with please give'.split(' '),
  commands: {
    help: ['help'],
    rules: ['rules'],
    hand: ['h', 'hand'],
    hint: ['hint', 'tip'],
    log: ['l', 'log'],
    choices: ['c', 'choices'],
    undo: ['u', 'undo'],
    quit: ['q', 'quit', 'exit'],
  },
  yes: ['y', 'yes'],
  no: ['n', 'no'],
  setUp: ['s', 'setup', 'set up'],
  newGame: ['n', 'new'],
  more: ['m', 'more'],
  person: ['h', 'human', 'p', 'person'],
  bot: ['b', 'bot', 'ai', 'computer'],
  again: ['1', 'again', 'y', 'yes'],
  review: ['2', 'r', 'review'],
};
