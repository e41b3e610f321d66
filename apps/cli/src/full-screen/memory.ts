import { readSettings, type Settings } from '@shoal/table-ui';
import type { SettingsFile } from '../store/settings-file.ts';
import type { Memory } from './screen-desk.ts';

/** The settings of last time, with what the command line says for this time. */
export class KeptMemory implements Memory {
  readonly #file: SettingsFile;
  readonly #forNow: Partial<Settings>;
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
    this.#file.write(this.#kept);
  }
}
