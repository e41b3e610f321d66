import type { Language } from '@shoal/language';
import type { Catalogue } from './catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** All languages at once, for programs that need not save bytes; a page loads only the one it shows. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, de, es, fr };
