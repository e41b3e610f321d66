import type { FileWords } from '../en/files.ts';
import { causeOf, type FileCauses } from '../messages/fault-words.ts';
import { plural, whole } from './grammar.ts';

const CAUSES: FileCauses = {
  ENOENT: 'no existe ese archivo o carpeta',
  EACCES: 'no hay permiso',
  EPERM: 'no hay permiso',
  EISDIR: 'es una carpeta, no un archivo',
  ENOTDIR: 'una parte de la ruta no es una carpeta',
  ENOSPC: 'el disco está lleno',
  unknown: 'el sistema no dice por qué',
};

/** What is said about files and the records in them, in Spanish. */
export const files: FileWords = {
  standardInput: 'entrada estándar',
  cannotRead: (file, error) => `No se puede leer ${file}: ${causeOf(error, CAUSES)}.`,
  cannotWrite: (file, error) => `No se puede escribir ${file}: ${causeOf(error, CAUSES)}.`,
  noRecords: (file) => `En ${file} no hay registros de partidas.`,
  tooLong: (file, line) =>
    `${file}, línea ${whole(line)}: Esto no es un registro: la línea es más larga que cualquier partida.`,
  cutOff: ({ file, line }) => `${file}, línea ${whole(line)}: El archivo parece cortado aquí, en mitad de un registro.`,
  notARecord: ({ file, line }, sentence) => `${file}, línea ${whole(line)}: ${sentence}`,
  faultAt: ({ file, line, game }, sentence) => `${file}, línea ${whole(line)} (partida ${whole(game)}): ${sentence}`,
  rightBefore: (fault, games) =>
    plural(games, {
      one: `${fault} La partida anterior es correcta.`,
      other: `${fault} Las ${whole(games)} partidas anteriores son correctas.`,
    }),
  noSuchGame: (file, wanted, games) =>
    plural(games, {
      one: `No hay ninguna partida ${whole(wanted)} en ${file}; solo hay 1.`,
      other: `No hay ninguna partida ${whole(wanted)} en ${file}; hay ${whole(games)}.`,
    }),
  verified: (games, withoutSeed) => {
    if (withoutSeed === 0)
      return plural(games, { one: '1 partida comprobada.', other: `${whole(games)} partidas comprobadas.` });
    if (games === 1) return '1 partida comprobada, sin semilla y por tanto sin el barajado.';
    if (withoutSeed === games)
      return `${whole(games)} partidas comprobadas, todas sin semilla y por tanto sin el barajado.`;
    return plural(withoutSeed, {
      one: `${whole(games)} partidas comprobadas, 1 de ellas sin semilla y por tanto sin el barajado.`,
      other: `${whole(games)} partidas comprobadas, ${whole(withoutSeed)} de ellas sin semilla y por tanto sin el barajado.`,
    });
  },
};
