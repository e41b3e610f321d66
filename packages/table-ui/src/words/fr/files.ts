import type { FileWords } from '../en/files.ts';
import { causeOf, type FileCauses } from '../messages/fault-words.ts';
import { plural, whole } from './grammar.ts';

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
