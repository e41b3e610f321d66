import { en } from '@shoal/table-ui/en';

/** The page's words in the language of the tests. */
export const { page: words } = en;
