/** Enough time for a browser to start the download. */
const REVOKED_AFTER_MS = 60_000;

/** Offers a text as a download. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKED_AFTER_MS);
}

/** The parts of a saved record's file name. */
export interface SavedRecord {
  readonly game: string;
  /** For example 2026-11-16; null if unknown. */
  readonly date: string | null;
  readonly id: string;
}

/** Most ids begin with the time in UTC, which on some evenings is not the player's date. */
const TIME_OF_ID = /^\d{8}-\d{6}-/;

/** A file name valid on every system: game, date and id, such as `…-2026-11-16-1f2e3d4c5b6a-1.json`. */
export function recordFileName({ game, date, id }: SavedRecord): string {
  const parts = date === null ? [game, id] : [game, date, id.replace(TIME_OF_ID, '')];
  return `${parts.map(plainPart).join('-')}.json`;
}

const plainPart = (part: string): string =>
  part
    .toLowerCase()
    .replace(/[^0-9a-z]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 64);
