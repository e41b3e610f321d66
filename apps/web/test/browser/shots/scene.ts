import type { Page } from 'playwright-core';
import type { PageSettings } from '../../../src/page/page-settings.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const LOOKS = ['light', 'dark'] as const;
export type Look = (typeof LOOKS)[number];

/** Somebody's browser at the page, before anything was touched. */
export interface Stage {
  readonly page: Page;
  readonly origin: string;
  /** The address of a finished game that the browser keeps, such as `won`. */
  readonly past: (name: string) => string;
  /** A file with a record of a finished game. */
  readonly recordFile: string;
}

/** Something that is worth a look, and how to come to it. */
export interface Scene {
  /** What the pictures are called. */
  readonly name: string;
  readonly sizes: readonly Size[];
  readonly looks?: readonly Look[];
  readonly settings?: Partial<PageSettings>;
  /** Does the browser remember finished games? */
  readonly hasPast?: boolean;
  /** Is the whole page wanted, and not only what is in sight? */
  readonly isWhole?: boolean;
  readonly reach: (stage: Stage) => Promise<unknown>;
}

const sizeOf = (text: string): Size => {
  const [width, height] = text.split('x').map(Number);
  return { width, height };
};

/** For tables: the smallest and usual phone, a phone held sideways, a tablet, a laptop, a wall. */
export const TABLE_SIZES = ['320x640', '360x640', '844x390', '768x1024', '1280x800', '1920x1080'].map(sizeOf);
export const PAGE_SIZES = ['360x640', '1280x800'].map(sizeOf);
