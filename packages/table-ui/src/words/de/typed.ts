import type { TypedWords } from '../reading/typed-words.ts';

export const typed: TypedWords = {
  fillers:
    'ich du mir von bitte und an alle mit meine meinen deine deinen der die das den dem ein eine einen dann gib nehme nimm'.split(
      ' ',
    ),
  commands: {
    help: ['hilfe'],
    rules: ['regeln'],
    hand: ['h', 'hand', 'karten'],
    hint: ['tipp', 'hinweis'],
    log: ['l', 'verlauf'],
    choices: ['c', 'auswahl'],
    undo: ['u', 'zurück', 'rückgängig'],
    quit: ['q', 'beenden'],
  },
  yes: ['j', 'ja'],
  no: ['n', 'nein'],
  setUp: ['s', 'einrichten'],
  newGame: ['n', 'neu', 'neues spiel'],
  more: ['m', 'mehr'],
  person: ['h', 'mensch', 'm', 'p', 'person'],
  bot: ['b', 'bot', 'ki', 'computer', 'rechner'],
  again: ['1', 'noch einmal', 'j', 'ja'],
  review: ['2', 'r', 'analyse'],
};
