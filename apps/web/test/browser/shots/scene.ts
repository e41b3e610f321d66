import type { Page } from 'playwright-core';
import type { PageSettings } from '../../../src/page/page-settings.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const LOOKS = ['light', 'dark'] as const;
export type Look = (typeof LOOKS)[number];

/** A fresh browser at the page. */
export interface SceneBrowser {
  readonly page: Page;
  readonly origin: string;
  /** The address of a stored finished game by name, such as `won`. */
  readonly past: (name: string) => string;
  /** A file with the record of a finished game. */
  readonly recordFile: string;
}

/** A state of the page to take pictures of, and how to reach it. */
export interface Scene {
  /** The file name of the pictures. */
  readonly name: string;
  readonly sizes: readonly Size[];
  readonly looks?: readonly Look[];
  readonly settings?: Partial<PageSettings>;
  /** Whether the browser has finished games. */
  readonly hasPast?: boolean;
  /** Whether to shoot the whole page, not only the visible part. */
  readonly isWhole?: boolean;
  readonly reach: (browser: SceneBrowser) => Promise<unknown>;
}

const sizeOf = (text: string): Size => {
  const [width, height] = text.split('x').map(Number);
  return { width, height };
};

/** For tables: a small and a common phone, a phone in landscape, a tablet, a laptop and a wall display. */
export const TABLE_SIZES = ['320x640', '360x640', '844x390', '768x1024', '1280x800', '1920x1080'].map(sizeOf);
export const PAGE_SIZES = ['360x640', '1280x800'].map(sizeOf);
