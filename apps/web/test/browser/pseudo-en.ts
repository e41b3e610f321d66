import { en as plain } from '../../../../packages/table-ui/src/words/en.ts';
import { pseudo } from '../../../../packages/table-ui/test/pseudo.ts';

/** Replaces English in the pseudo-translated page. */
export const en = pseudo(plain);
