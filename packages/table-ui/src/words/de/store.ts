import type { StoreWords } from '../en/store.ts';
import { files } from './files.ts';
import { plural, whole } from './grammar.ts';

/** What is said by whatever keeps games and settings on a disk, in German. */
export const store: StoreWords = {
  // Where nothing can be kept.
  inMemory: (folder, error) =>
    `${files.cannotWrite(folder, error)} Du kannst spielen, aber kein Spiel wird aufgehoben; um Spiele anderswo aufzuheben, setz SHOAL_HOME auf einen Ordner, der sich schreiben lässt.`,
  unsaved: (file, error) =>
    `${files.cannotWrite(file, error)} Das Spiel geht weiter, wird aber nicht mehr gespeichert.`,
  unarchived: (file, error) =>
    `${files.cannotWrite(file, error)} Das Ergebnis kommt beim nächsten Start dazu, sobald sich diese Datei schreiben lässt.`,
  unsettled: (file, error) => `${files.cannotWrite(file, error)} Die Einstellungen gelten, bis das Programm endet.`,

  // Damaged files.
  damagedGame: (aside) =>
    `Ein gespeichertes Spiel ist beschädigt und kann nicht weitergehen; seine Datei heißt jetzt ${aside}.`,
  damagedSettings: (aside) =>
    `Die Einstellungen sind beschädigt, darum gelten die üblichen; ihre Datei heißt jetzt ${aside}.`,
  damagedFinished: (aside, lost) =>
    plural(lost, {
      one: `1 beendetes Spiel ist beschädigt und zählt nicht mehr; die Datei, wie sie war, heißt jetzt ${aside}.`,
      other: `${whole(lost)} beendete Spiele sind beschädigt und zählen nicht mehr; die Datei, wie sie war, heißt jetzt ${aside}.`,
    }),
  stillDamaged: (file, lost) =>
    plural(lost, {
      one: `1 beendetes Spiel in ${file} ist beschädigt und zählt nicht.`,
      other: `${whole(lost)} beendete Spiele in ${file} sind beschädigt und zählen nicht.`,
    }),

  // Other programs at the same files.
  playedElsewhere: 'Dieses Spiel läuft gerade in einem anderen Fenster; beende es zuerst dort.',
  noSuchGame: 'Dieses Spiel ist nicht mehr da; es wurde anderswo beendet oder entfernt.',
  archiveBusy: (lock) => `Ein anderes Programm hält die beendeten Spiele fest; gibt es keines, dann entferne ${lock}.`,

  // Taking finished games elsewhere and back.
  exportOverItself: (file) => `In ${file} liegen die beendeten Spiele selbst; gib eine andere Datei an.`,
  importFault: (file, line, reason) => `${file}, Zeile ${whole(line)}: ${reason} Nichts wurde übernommen.`,
  notFinished: 'Das ist kein beendetes Spiel, wie shoal es ausgibt.',
};
