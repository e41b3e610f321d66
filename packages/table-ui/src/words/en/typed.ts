import type { TypedWords } from '../reading/typed-words.ts';

export const typed: TypedWords = {
  fillers:
    'ask for any all your the do you have got give me from please of and play name naming call to my i suit'.split(' '),
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
  person: ['h', 'human', 'p', 'person'],
  bot: ['b', 'bot'],
  again: ['1', 'again', 'y', 'yes'],
  review: ['2', 'r', 'review'],
};
