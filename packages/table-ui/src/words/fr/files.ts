import { plural, whole } from '@shoal/language/fr';
import type { FileWords, StoreWords } from '../en/files.ts';
import { causeOf, type FileCauses } from '../messages/fault-words.ts';

const CAUSES: FileCauses = {
  ENOENT: 'ce fichier ou ce dossier n’existe pas',
  EACCES: 'l’accès est refusé',
  EPERM: 'l’accès est refusé',
  EISDIR: 'c’est un dossier, pas un fichier',
  ENOTDIR: 'une partie du chemin n’est pas un dossier',
  ENOSPC: 'le disque est plein',
  unknown: 'le système ne dit pas pourquoi',
};

/** What is said about files and the records in them, in French. */
export const files: FileWords = {
  standardInput: 'entrée standard',
  cannotRead: (file, error) => `Impossible de lire ${file} : ${causeOf(error, CAUSES)}.`,
  cannotWrite: (file, error) => `Impossible d’écrire ${file} : ${causeOf(error, CAUSES)}.`,
  noRecords: (file) => `${file} ne contient aucun enregistrement de partie.`,
  tooLong: (file, line) =>
    `${file}, ligne ${whole(line)} : Ce n’est pas un enregistrement : la ligne est plus longue que n’importe quelle partie.`,
  cutOff: ({ file, line }) =>
    `${file}, ligne ${whole(line)} : Le fichier semble coupé ici, au milieu d’un enregistrement.`,
  notARecord: ({ file, line }, sentence) => `${file}, ligne ${whole(line)} : ${sentence}`,
  faultAt: ({ file, line, game }, sentence) => `${file}, ligne ${whole(line)} (partie ${whole(game)}) : ${sentence}`,
  rightBefore: (fault, games) =>
    plural(games, {
      one: `${fault} La partie précédente est juste.`,
      other: `${fault} Les ${whole(games)} parties précédentes sont justes.`,
    }),
  noSuchGame: (file, wanted, games) =>
    plural(games, {
      one: `Il n’y a pas de partie ${whole(wanted)} dans ${file}, qui n’en contient que ${whole(games)}.`,
      other: `Il n’y a pas de partie ${whole(wanted)} dans ${file}, qui en contient ${whole(games)}.`,
    }),
  verified: (games, withoutSeed) => {
    if (withoutSeed === 0)
      return plural(games, { one: `${whole(games)} partie vérifiée.`, other: `${whole(games)} parties vérifiées.` });
    if (games === 1) return '1 partie vérifiée, sans graine, donc sans le mélange.';
    if (withoutSeed === games) return `${whole(games)} parties vérifiées, toutes sans graine, donc sans le mélange.`;
    return `${whole(games)} parties vérifiées, dont ${whole(withoutSeed)} sans graine, donc sans leur mélange.`;
  },
};

/** What is said when games and settings are kept on a disk, in French. */
export const store: StoreWords = {
  // Where nothing can be kept.
  inMemory: (folder, error) =>
    `${files.cannotWrite(folder, error)} Tu peux jouer, mais aucune partie n’est gardée ; pour garder tes parties ailleurs, donne à SHOAL_HOME un dossier où l’on peut écrire.`,
  unsaved: (file, error) => `${files.cannotWrite(file, error)} La partie continue, mais n’est plus enregistrée.`,
  unarchived: (file, error) =>
    `${files.cannotWrite(file, error)} Le résultat sera ajouté au prochain lancement, dès que ce fichier pourra être écrit.`,
  unsettled: (file, error) => `${files.cannotWrite(file, error)} Les réglages valent jusqu’à la fin du programme.`,

  // Damaged files.
  damagedGame: (aside) =>
    `Une partie enregistrée est abîmée et ne peut pas être reprise ; son fichier est gardé sous ${aside}.`,
  damagedSettings: (aside) =>
    `Les réglages sont abîmés, donc ceux d’usage s’appliquent ; le fichier est gardé sous ${aside}.`,
  damagedFinished: (aside, lost) =>
    plural(lost, {
      one: `${whole(lost)} partie terminée est abîmée et ne compte plus ; le fichier d’origine est gardé sous ${aside}.`,
      other: `${whole(lost)} parties terminées sont abîmées et ne comptent plus ; le fichier d’origine est gardé sous ${aside}.`,
    }),
  stillDamaged: (file, lost) =>
    plural(lost, {
      one: `${whole(lost)} partie terminée de ${file} est abîmée et ne compte pas.`,
      other: `${whole(lost)} parties terminées de ${file} sont abîmées et ne comptent pas.`,
    }),

  // Other programs that use the files.
  playedElsewhere: 'Cette partie se joue dans une autre fenêtre ; termine-la d’abord là-bas.',
  noSuchGame: 'Cette partie n’est plus là ; elle a été terminée ou supprimée ailleurs.',
  archiveBusy: (lock) => `Un autre programme occupe les parties terminées ; s’il n’y en a pas, supprime ${lock}.`,

  // Taking finished games elsewhere and back.
  exportOverItself: (file) => `C’est dans ${file} que sont les parties terminées ; donne un autre fichier.`,
  importFault: (file, line, reason) => `${file}, ligne ${whole(line)} : ${reason} Rien n’a été repris.`,
  notFinished: 'Ce n’est pas une partie terminée telle que shoal l’exporte.',
};
