import type { Catalogue } from './catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Language } from './languages.ts';

/** Every language at once, for programs that need not save bytes; a page loads the one it needs. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, de, es, fr };
