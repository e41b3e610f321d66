import { en as plain } from '../../../../packages/table-ui/src/words/en.ts';
import { pseudo } from '../../../../packages/table-ui/test/pseudo.ts';

/** Stands for English in a page that is built to be tested. */
export const en = pseudo(plain);
