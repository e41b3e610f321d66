import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type JsonObject, objectIn } from '@shoal/core';
import { readSettings, type Settings } from '@shoal/table-ui';
import { codeOf, makeFolder, setAside, writeWhole } from '../files/whole-file.ts';
import type { StoreMessages } from './store-words.ts';

/** Settings as one JSON object, whose meaning is not looked at here. */
export class SettingsFile {
  readonly #path: string;
  readonly #say: (sentence: string) => void;
  readonly #voice: StoreMessages;
  /** Settings that could not be written hold as long as the program runs. */
  #unwritten: object | null = null;

  constructor(path: string, say: (sentence: string) => void, voice: StoreMessages) {
    this.#path = path;
    this.#say = say;
    this.#voice = voice;
  }

  /** Null when there are none, or none that make sense. */
  read(): object | null {
    return this.#unwritten ?? this.#written();
  }

  write(settings: object): void {
    // Whatever is there and makes no sense must not be written over.
    this.#written();
    this.#unwritten = settings;
    try {
      makeFolder(dirname(this.#path));
      writeWhole(this.#path, `${JSON.stringify(settings, null, 2)}\n`);
      this.#unwritten = null;
    } catch (error) {
      this.#say(this.#voice.unsettled(this.#path, error));
    }
  }

  #written(): JsonObject | null {
    try {
      const settings = objectIn(readFileSync(this.#path, 'utf8'));
      if (settings === null) this.#say(this.#voice.damagedSettings(setAside(this.#path)));
      return settings;
    } catch (error) {
      const isAbsent = codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';
      if (!isAbsent) this.#say(this.#voice.cannotRead(this.#path, error));
      return null;
    }
  }
}

/** The settings of last time, with what the command line says for this time; changes are written down at once. */
export class SavedSettings {
  readonly #file: SettingsFile;
  #forNow: Partial<Settings>;
  #saved: Settings;

  constructor(file: SettingsFile, forNow: Partial<Settings>) {
    this.#file = file;
    this.#forNow = forNow;
    this.#saved = readSettings(file.read());
  }

  get current(): Settings {
    return { ...this.#saved, ...this.#forNow };
  }

  change(changes: Partial<Settings>): void {
    this.#saved = { ...this.#saved, ...changes };
    // A later choice replaces what the command line said.
    const chosen = Object.keys(changes);
    this.#forNow = Object.fromEntries(Object.entries(this.#forNow).filter(([name]) => !chosen.includes(name)));
    this.#file.write(this.#saved);
  }
}
