import { plural, whole } from '@shoal/language/fr';
import type { FileWords, StoreWords } from '../en/files.ts';
import { causeOf, type FileCauses } from '../messages/fault-words.ts';

const CAUSES = {
  EISDIR: 'c’est un dossier, pas un fichier',
  ENOTDIR: 'une partie du chemin n’est pas un dossier',
  ENOSPC: 'le disque est plein ; libère de la place ou choisis un autre disque',
  EROFS: 'le disque est en lecture seule ; choisis-en un autre',
  ENAMETOOLONG: 'le nom est trop long ; choisis-en un plus court',
  EPIPE: 'plus personne ne lit la sortie',
  unknown: 'le système ne dit pas pourquoi',
};

const READ_CAUSES: FileCauses = {
  ...CAUSES,
  ENOENT: 'ce fichier n’existe pas ; vérifie son nom et son dossier',
  EACCES: 'l’accès est refusé ; donne-toi le droit de lecture, par exemple avec chmod u+r',
};

const WRITE_CAUSES: FileCauses = {
  ...CAUSES,
  ENOENT: 'son dossier n’existe pas ; crée-le d’abord',
  EACCES: 'l’accès est refusé ; choisis un dossier où tu peux écrire',
};

/** What is said about files and the records in them, in French. */
export const files: FileWords = {
  standardInput: 'entrée standard',
  cannotRead: (file, error) => `Impossible de lire ${file} : ${causeOf(error, READ_CAUSES)}.`,
  cannotWrite: (file, error) => `Impossible d’écrire ${file} : ${causeOf(error, WRITE_CAUSES)}.`,
  noRecords: (file) =>
    `${file} ne contient aucun enregistrement de partie ; indique un fichier écrit par --record ou par stats --export.`,
  tooLong: (file, line) =>
    `${file}, ligne ${whole(line)} : Ce n’est pas un enregistrement : la ligne est plus longue que n’importe quelle partie.`,
  cutOff: ({ file, line }) =>
    `${file}, ligne ${whole(line)} : Le fichier semble coupé ici, au milieu d’un enregistrement.`,
  notARecord: ({ file, line }, sentence) => `${file}, ligne ${whole(line)} : ${sentence}`,
  faultAt: ({ file, line, game }, sentence) => `${file}, ligne ${whole(line)} (partie ${whole(game)}) : ${sentence}`,
  rightBefore: (fault, games) =>
    plural(games, {
      one: `${fault} La partie précédente est correcte.`,
      other: `${fault} Les ${whole(games)} parties précédentes sont correctes.`,
    }),
  noSuchGame: (file, wanted, games) =>
    plural(games, {
      one: `Il n’y a pas de partie ${whole(wanted)} dans ${file}, qui n’en contient que ${whole(games)}.`,
      other: `Il n’y a pas de partie ${whole(wanted)} dans ${file}, qui en contient ${whole(games)}.`,
    }),
  verified: (games, withoutSeed) => {
    if (withoutSeed === 0)
      return plural(games, { one: `${whole(games)} partie vérifiée.`, other: `${whole(games)} parties vérifiées.` });
    if (games === 1) return '1 partie vérifiée ; sans graine, le mélange n’a pas pu l’être.';
    if (withoutSeed === games)
      return `${whole(games)} parties vérifiées ; sans graines, les mélanges n’ont pas pu l’être.`;
    return `${whole(games)} parties vérifiées, dont ${whole(withoutSeed)} sans le mélange, faute de graine.`;
  },
  sharedSeeds: (games) => `Graines que le serveur et les personnes ont faites ensemble : ${whole(games)}.`,
};

/** What is said when games and settings are saved on a disk, in French. */
export const store: StoreWords = {
  // Where nothing can be saved.
  inMemory: (folder, error) =>
    `${files.cannotWrite(folder, error)} Tu peux jouer, mais aucune partie n’est enregistrée ; pour les enregistrer ailleurs, donne à SHOAL_HOME un dossier où l’on peut écrire.`,
  unsaved: (file, error) => `${files.cannotWrite(file, error)} La partie continue, mais n’est plus enregistrée.`,
  unarchived: (file, error) =>
    `${files.cannotWrite(file, error)} Le résultat sera ajouté au prochain lancement, dès que ce fichier pourra être écrit.`,
  unsettled: (file, error) => `${files.cannotWrite(file, error)} Les réglages valent jusqu’à la fin du programme.`,

  // Damaged files.
  damagedGame: (aside) =>
    `Une partie enregistrée est endommagée et ne peut pas être reprise ; son fichier est conservé sous ${aside}.`,
  damagedSettings: (aside) =>
    `Les réglages sont endommagés, donc ceux par défaut s’appliquent ; le fichier est conservé sous ${aside}.`,
  damagedFinished: (aside, lost) =>
    plural(lost, {
      one: `${whole(lost)} partie terminée est endommagée et ne compte plus ; le fichier d’origine est conservé sous ${aside}.`,
      other: `${whole(lost)} parties terminées sont endommagées et ne comptent plus ; le fichier d’origine est conservé sous ${aside}.`,
    }),
  stillDamaged: (file, lost) =>
    plural(lost, {
      one: `${whole(lost)} partie terminée de ${file} est endommagée et ne compte pas.`,
      other: `${whole(lost)} parties terminées de ${file} sont endommagées et ne comptent pas.`,
    }),

  // Other programs that use the files.
  playedElsewhere: 'Cette partie est ouverte dans une autre fenêtre ; ferme-la d’abord là-bas.',
  noSuchGame: 'Cette partie n’existe plus ; elle a été terminée ou supprimée ailleurs.',
  archiveBusy: (lock) => `Un autre programme utilise les parties terminées ; s’il n’y en a pas, supprime ${lock}.`,

  // Taking finished games elsewhere and back.
  exportOverItself: (file) => `Tes parties terminées sont enregistrées dans ${file} ; choisis un autre fichier.`,
  importFault: (file, line, reason) => `${file}, ligne ${whole(line)} : ${reason} Rien n’a été importé.`,
  notFinished:
    'Ce n’est ni une partie exportée ni un enregistrement ; exporte de nouveau tes parties, ou enregistre une partie dans un fichier.',
  notOver: 'Cette partie n’est pas finie : seules les parties terminées peuvent être ajoutées.',
};
