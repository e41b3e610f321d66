import type { TypedWords } from '../reading/typed-words.ts';

export const typed: TypedWords = {
  fillers:
    'je tu moi stp svp et au aux de du des mes tes mon ton ma ta le la les un une tous toutes avec puis donne'.split(
      ' ',
    ),
  commands: {
    help: ['aide'],
    rules: ['règles'],
    hand: ['h', 'main', 'cartes'],
    hint: ['conseil', 'indice'],
    log: ['l', 'journal'],
    choices: ['c', 'choix'],
    undo: ['u', 'annuler'],
    quit: ['q', 'quitter'],
  },
  yes: ['o', 'oui'],
  no: ['n', 'non'],
  setUp: ['s', 'préparer'],
  newGame: ['n', 'nouvelle', 'nouvelle partie'],
  more: ['m', 'plus', 'autres'],
  person: ['h', 'humain', 'p', 'personne'],
  bot: ['b', 'bot', 'ia', 'ordinateur'],
  again: ['1', 'encore', 'o', 'oui'],
  review: ['2', 'r', 'analyser', 'analyse'],
};
