import type { Catalogue } from '@shoal/table-ui';
import { say } from './say.ts';
import { Store } from './store/store.ts';

/** What is kept on this machine; whatever there is to say about it goes beside the result, unless it must wait. */
export const openStore = (catalogue: Catalogue, onMessage: (sentence: string) => void = say): Store =>
  Store.open(process.env, { catalogue, onMessage });
