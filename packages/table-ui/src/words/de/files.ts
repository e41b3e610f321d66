import { plural, whole } from '@shoal/language/de';
import type { FileWords, StoreWords } from '../en/files.ts';
import { causeOf, type FileCauses } from '../messages/fault-words.ts';

const CAUSES = {
  EISDIR: 'Das ist ein Ordner, keine Datei',
  ENOTDIR: 'Ein Teil des Pfads ist kein Ordner',
  ENOSPC: 'Der Datenträger ist voll; schaff Platz oder nimm einen anderen',
  EROFS: 'Der Datenträger ist schreibgeschützt; nimm einen anderen',
  ENAMETOOLONG: 'Der Name ist zu lang; nimm einen kürzeren',
  EPIPE: 'Die Ausgabe wird nicht mehr gelesen',
  unknown: 'Das System nennt keinen Grund',
};

const READ_CAUSES: FileCauses = {
  ...CAUSES,
  ENOENT: 'Die Datei gibt es nicht; prüf Namen und Ordner',
  EACCES: 'Der Zugriff ist nicht erlaubt; gib dir Leserechte, etwa mit chmod u+r',
};

const WRITE_CAUSES: FileCauses = {
  ...CAUSES,
  ENOENT: 'Der Ordner fehlt; leg ihn zuerst an',
  EACCES: 'Der Zugriff ist nicht erlaubt; nimm einen Ordner, in den du schreiben darfst',
};

/** What is said about files and the records in them, in German. */
export const files: FileWords = {
  standardInput: 'Standardeingabe',
  cannotRead: (file, error) => `${file} lässt sich nicht lesen: ${causeOf(error, READ_CAUSES)}.`,
  cannotWrite: (file, error) => `${file} lässt sich nicht schreiben: ${causeOf(error, WRITE_CAUSES)}.`,
  noRecords: (file) =>
    `${file} enthält keine Aufzeichnungen; nimm eine Datei, die --record oder stats --export geschrieben hat.`,
  tooLong: (file, line) =>
    `${file}, Zeile ${whole(line)}: Das ist keine Aufzeichnung: Die Zeile ist länger als jedes Spiel.`,
  cutOff: ({ file, line }) =>
    `${file}, Zeile ${whole(line)}: Die Datei ist hier offenbar abgeschnitten, mitten in einer Aufzeichnung.`,
  notARecord: ({ file, line }, sentence) => `${file}, Zeile ${whole(line)}: ${sentence}`,
  faultAt: ({ file, line, game }, sentence) => `${file}, Zeile ${whole(line)} (Spiel ${whole(game)}): ${sentence}`,
  rightBefore: (fault, games) =>
    plural(games, {
      one: `${fault} Das Spiel davor stimmt.`,
      other: `${fault} Die ${whole(games)} Spiele davor stimmen.`,
    }),
  noSuchGame: (file, wanted, games) =>
    plural(games, {
      one: `Ein Spiel ${whole(wanted)} gibt es in ${file} nicht; dort ist nur 1.`,
      other: `Ein Spiel ${whole(wanted)} gibt es in ${file} nicht; dort sind ${whole(games)}.`,
    }),
  verified: (games, withoutSeed) => {
    if (withoutSeed === 0) return plural(games, { one: '1 Spiel geprüft.', other: `${whole(games)} Spiele geprüft.` });
    if (games === 1) return '1 Spiel geprüft; ohne Seed ließ sich das Mischen nicht prüfen.';
    if (withoutSeed === games) return `${whole(games)} Spiele geprüft; ohne Seeds ließ sich das Mischen nicht prüfen.`;
    return plural(withoutSeed, {
      one: `${whole(games)} Spiele geprüft; 1 hat keinen Seed, dort ließ sich das Mischen nicht prüfen.`,
      other: `${whole(games)} Spiele geprüft; ${whole(withoutSeed)} haben keinen Seed, dort ließ sich das Mischen nicht prüfen.`,
    });
  },
  sharedSeeds: (games) => `Seeds, die Server und Personen gemeinsam gemacht haben: ${whole(games)}.`,
};

/** What is said when games and settings are saved on a disk, in German. */
export const store: StoreWords = {
  // Where nothing can be saved.
  inMemory: (folder, error) =>
    `${files.cannotWrite(folder, error)} Du kannst spielen, aber kein Spiel wird gespeichert; um Spiele anderswo zu speichern, setz SHOAL_HOME auf einen beschreibbaren Ordner.`,
  unsaved: (file, error) =>
    `${files.cannotWrite(file, error)} Das Spiel geht weiter, wird aber nicht mehr gespeichert.`,
  unarchived: (file, error) =>
    `${files.cannotWrite(file, error)} Das Ergebnis kommt beim nächsten Start dazu, sobald sich diese Datei schreiben lässt.`,
  unsettled: (file, error) => `${files.cannotWrite(file, error)} Die Einstellungen gelten, bis das Programm endet.`,

  // Damaged files.
  damagedGame: (aside) =>
    `Ein gespeichertes Spiel ist beschädigt und lässt sich nicht fortsetzen; seine Datei heißt jetzt ${aside}.`,
  damagedSettings: (aside) =>
    `Die Einstellungen sind beschädigt, darum gelten die Standardwerte; ihre Datei heißt jetzt ${aside}.`,
  damagedFinished: (aside, lost) =>
    plural(lost, {
      one: `1 beendetes Spiel ist beschädigt und zählt nicht mehr; die ursprüngliche Datei heißt jetzt ${aside}.`,
      other: `${whole(lost)} beendete Spiele sind beschädigt und zählen nicht mehr; die ursprüngliche Datei heißt jetzt ${aside}.`,
    }),
  stillDamaged: (file, lost) =>
    plural(lost, {
      one: `1 beendetes Spiel in ${file} ist beschädigt und zählt nicht.`,
      other: `${whole(lost)} beendete Spiele in ${file} sind beschädigt und zählen nicht.`,
    }),

  // Other programs that use the files.
  playedElsewhere: 'Dieses Spiel ist in einem anderen Fenster offen; schließ es zuerst dort.',
  noSuchGame: 'Dieses Spiel gibt es nicht mehr; es wurde anderswo beendet oder gelöscht.',
  archiveBusy: (lock) => `Ein anderes Programm nutzt gerade die beendeten Spiele; läuft keines, dann lösch ${lock}.`,

  // Taking finished games elsewhere and back.
  exportOverItself: (file) => `In ${file} sind deine beendeten Spiele gespeichert; gib eine andere Datei an.`,
  importFault: (file, line, reason) => `${file}, Zeile ${whole(line)}: ${reason} Nichts wurde importiert.`,
  notFinished:
    'Das ist weder ein exportiertes Spiel noch eine Aufzeichnung; exportier deine Spiele noch einmal, oder speicher die Aufzeichnung eines Spiels.',
  notOver: 'Dieses Spiel ist nicht zu Ende: Nur beendete Spiele lassen sich hinzufügen.',
};
