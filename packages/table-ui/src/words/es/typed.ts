import type { TypedWords } from '../reading/typed-words.ts';

export const typed: TypedWords = {
  fillers: 'me por favor y al de del mis tus mi tu el la los las un una unos unas todos todas con dame'.split(' '),
  commands: {
    help: ['ayuda'],
    rules: ['reglas'],
    hand: ['h', 'mano', 'cartas'],
    hint: ['pista', 'consejo'],
    log: ['l', 'historial'],
    choices: ['c', 'opciones'],
    undo: ['u', 'deshacer'],
    quit: ['q', 'salir'],
  },
  yes: ['sí', 's'],
  no: ['no', 'n'],
  setUp: ['s', 'preparar', 'configurar'],
  newGame: ['n', 'nueva', 'nueva partida'],
  more: ['m', 'más', 'mas'],
  person: ['h', 'humano', 'p', 'persona'],
  bot: ['b', 'bot', 'ia', 'ordenador', 'computadora'],
  again: ['1', 'otra', 'otra vez', 'sí', 's'],
  review: ['2', 'r', 'analizar', 'análisis'],
};
