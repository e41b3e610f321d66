import { readSettings, type Settings } from '@shoal/table-ui';
import type { SettingsFile } from '../store/settings-file.ts';
import type { Memory } from './scenes/screen-context.ts';

/** The settings of last time, with what the command line says for this time. */
export class SavedSettings implements Memory {
  readonly #file: SettingsFile;
  #forNow: Partial<Settings>;
  #kept: Settings;

  constructor(file: SettingsFile, forNow: Partial<Settings>) {
    this.#file = file;
    this.#forNow = forNow;
    this.#kept = readSettings(file.read());
  }

  get settings(): Settings {
    return { ...this.#kept, ...this.#forNow };
  }

  remember(changes: Partial<Settings>): void {
    this.#kept = { ...this.#kept, ...changes };
    // Whatever was chosen since counts from now on.
    const chosen = Object.keys(changes);
    this.#forNow = Object.fromEntries(Object.entries(this.#forNow).filter(([name]) => !chosen.includes(name)));
    this.#file.write(this.#kept);
  }
}
