import { plural, whole } from '@shoal/language/es';
import type { FileWords, StoreWords } from '../en/files.ts';
import { causeOf, type FileCauses } from '../messages/fault-words.ts';

const CAUSES = {
  EISDIR: 'es una carpeta, no un archivo',
  ENOTDIR: 'una parte de la ruta no es una carpeta',
  ENOSPC: 'el disco está lleno; libera espacio o elige otro disco',
  EROFS: 'el disco es de solo lectura; elige otro',
  ENAMETOOLONG: 'el nombre es demasiado largo; elige uno más corto',
  EPIPE: 'ya nadie lee la salida',
  unknown: 'el sistema no dice por qué',
};

const READ_CAUSES: FileCauses = {
  ...CAUSES,
  ENOENT: 'no existe ese archivo; revisa el nombre y la carpeta',
  EACCES: 'no hay permiso; date permiso de lectura, por ejemplo con chmod u+r',
};

const WRITE_CAUSES: FileCauses = {
  ...CAUSES,
  ENOENT: 'su carpeta no existe; créala primero',
  EACCES: 'no hay permiso; elige una carpeta en la que puedas escribir',
};

/** What is said about files and the records in them, in Spanish. */
export const files: FileWords = {
  standardInput: 'entrada estándar',
  cannotRead: (file, error) => `No se puede leer ${file}: ${causeOf(error, READ_CAUSES)}.`,
  cannotWrite: (file, error) => `No se puede escribir ${file}: ${causeOf(error, WRITE_CAUSES)}.`,
  noRecords: (file) =>
    `En ${file} no hay registros de partidas; indica un archivo escrito por --record o por stats --export.`,
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
    if (games === 1) return '1 partida comprobada; sin semilla, el barajado no se puede comprobar.';
    if (withoutSeed === games)
      return `${whole(games)} partidas comprobadas; sin semillas, los barajados no se pueden comprobar.`;
    return plural(withoutSeed, {
      one: `${whole(games)} partidas comprobadas; en 1 no se pudo comprobar el barajado, porque no tiene semilla.`,
      other: `${whole(games)} partidas comprobadas; en ${whole(withoutSeed)} no se pudo comprobar el barajado, porque no tienen semilla.`,
    });
  },
  sharedSeeds: (games) => `Semillas que el servidor y las personas hicieron juntos: ${whole(games)}.`,
};

/** What is said when games and settings are saved on a disk, in Spanish. */
export const store: StoreWords = {
  // Where nothing can be saved.
  inMemory: (folder, error) =>
    `${files.cannotWrite(folder, error)} Puedes jugar, pero no se guarda ninguna partida; para guardarlas en otro sitio, pon en SHOAL_HOME una carpeta en la que se pueda escribir.`,
  unsaved: (file, error) => `${files.cannotWrite(file, error)} La partida sigue, pero ya no se guarda.`,
  unarchived: (file, error) =>
    `${files.cannotWrite(file, error)} El resultado se añadirá la próxima vez, cuando se pueda escribir este archivo.`,
  unsettled: (file, error) => `${files.cannotWrite(file, error)} Los ajustes valen hasta que termine el programa.`,

  // Damaged files.
  damagedGame: (aside) =>
    `Una partida guardada está dañada y no se puede continuar; su archivo se conserva como ${aside}.`,
  damagedSettings: (aside) =>
    `Los ajustes están dañados, así que se usan los predeterminados; el archivo se conserva como ${aside}.`,
  damagedFinished: (aside, lost) =>
    plural(lost, {
      one: `1 partida terminada está dañada y ya no cuenta; el archivo original se conserva como ${aside}.`,
      other: `${whole(lost)} partidas terminadas están dañadas y ya no cuentan; el archivo original se conserva como ${aside}.`,
    }),
  stillDamaged: (file, lost) =>
    plural(lost, {
      one: `1 partida terminada de ${file} está dañada y no cuenta.`,
      other: `${whole(lost)} partidas terminadas de ${file} están dañadas y no cuentan.`,
    }),

  // Other programs that use the files.
  playedElsewhere: 'Esta partida está abierta en otra ventana; ciérrala allí primero.',
  noSuchGame: 'Esta partida ya no existe; se terminó o se borró en otro sitio.',
  archiveBusy: (lock) => `Otro programa está usando las partidas terminadas; si no hay ninguno, borra ${lock}.`,

  // Taking finished games elsewhere and back.
  exportOverItself: (file) => `Tus partidas terminadas se guardan en ${file}; elige otro archivo.`,
  importFault: (file, line, reason) => `${file}, línea ${whole(line)}: ${reason} No se ha importado nada.`,
  notFinished:
    'Esto no es ni una partida exportada ni un registro; exporta otra vez tus partidas o guarda el registro de una.',
  notOver: 'Esta partida no ha terminado: solo se pueden añadir partidas terminadas.',
};
