import { en } from '@shoal/table-ui/en';

/** What the page says in the language of the tests. */
export const { page: words } = en;
