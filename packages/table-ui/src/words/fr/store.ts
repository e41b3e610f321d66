import type { StoreWords } from '../en/store.ts';
import { files } from './files.ts';
import { plural, whole } from './grammar.ts';

/** What is said by whatever keeps games and settings on a disk, in French. */
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

  // Other programs at the same files.
  playedElsewhere: 'Cette partie se joue dans une autre fenêtre ; termine-la d’abord là-bas.',
  noSuchGame: 'Cette partie n’est plus là ; elle a été terminée ou supprimée ailleurs.',
  archiveBusy: (lock) => `Un autre programme occupe les parties terminées ; s’il n’y en a pas, supprime ${lock}.`,

  // Taking finished games elsewhere and back.
  exportOverItself: (file) => `C’est dans ${file} que sont les parties terminées ; donne un autre fichier.`,
  importFault: (file, line, reason) => `${file}, ligne ${whole(line)} : ${reason} Rien n’a été repris.`,
  notFinished: 'Ce n’est pas une partie terminée telle que shoal l’exporte.',
};
