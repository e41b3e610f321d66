import type { StoreWords } from '../en/store.ts';
import { files } from './files.ts';
import { plural, whole } from './grammar.ts';

/** What is said by whatever keeps games and settings on a disk, in Spanish. */
export const store: StoreWords = {
  // Where nothing can be kept.
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
    `Los ajustes están dañados, así que valen los habituales; el archivo se conserva como ${aside}.`,
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

  // Other programs at the same files.
  playedElsewhere: 'Esta partida se está jugando en otra ventana; termínala allí primero.',
  noSuchGame: 'Esta partida ya no está; se terminó o se borró en otro sitio.',
  archiveBusy: (lock) => `Otro programa está usando las partidas terminadas; si no hay ninguno, borra ${lock}.`,

  // Taking finished games elsewhere and back.
  exportOverItself: (file) => `${file} es donde viven las partidas terminadas; indica otro archivo.`,
  importFault: (file, line, reason) => `${file}, línea ${whole(line)}: ${reason} No se ha importado nada.`,
  notFinished: 'Esto no es una partida terminada tal como la exporta shoal.',
};
