import { plural } from '@shoal/language/de';
import type { PageWords } from '../../en/page/index.ts';
import { asObject } from '../game-names.ts';

/** Setting up a table in the browser, in German. */
export const setup: PageWords['setup'] = {
  tabTitle: (game) => `${asObject(game)} einrichten – Shoal`,
  games: 'Spiel',
  seats: 'Anzahl der Spieler',
  onlySeats: (count) => `Diese Regeln sind für ${count} Spieler.`,
  nameAt: (seat) => `Name an Sitz ${seat}`,
  sitterAt: (seat) => `Wer an Sitz ${seat} spielt`,
  strengthAt: (seat) => `Stärke des Bots an Sitz ${seat}`,
  person: 'Mensch',
  bot: 'Bot',
  nobody: 'Nur Bots spielen; du schaust zu.',
  rules: 'Regeln',
  readRules: 'Regeln dieses Tisches',
  rulesInForce: 'Regeln dieses Tisches',
  options: 'Weitere Optionen',
  optionsChanged: (count) => plural(count, { one: '1 Option geändert', other: `${count} Optionen geändert` }),
  changed: 'Geändert',
  presetSays: (meaning) => `Standard: ${meaning}`,
  inMatch: (meaning) => `Im Match: ${meaning}`,
  reset: 'Zurücksetzen',
  resetOption: (about) => `Zurücksetzen: ${about}`,
  resetAll: 'Alle zurücksetzen',
  more: 'Seed und Tempo',
  seed: 'Seed',
  seedHint: 'Derselbe Seed teilt dieselben Karten aus. Lass das Feld leer, um neu zu mischen.',
  shuffleHint: 'Beide sind gleich fair. Anders gemischt teilt derselbe Seed andere Karten aus.',
  start: 'Starten',
  failed: 'Der Tisch ließ sich nicht einrichten: Lade die Seite neu und versuch es noch einmal.',
};

/** The rules of the games in the browser, in German. */
export const rules: PageWords['rules'] = {
  title: (game) => `${game}: die Regeln`,
  tabTitle: (game) => `${game}: die Regeln – Shoal`,
  presets: 'Welche Regeln',
  options: 'Alle Optionen',
  optionsHint: 'Jede lässt sich ändern, wenn du einen Tisch einrichtest. Was nach diesen Regeln gilt, ist markiert.',
  manyValues: (count) => plural(count, { one: 'Es gibt 1 Möglichkeit.', other: `Es gibt ${count} Möglichkeiten.` }),
  inForce: 'Gilt',
};
