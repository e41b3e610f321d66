import type { FinishedFault, SealFault } from '@shoal/room/seal';

type OfRecord = Extract<FinishedFault, { readonly key: 'bad-record' | 'faulty-record' }>;

/** What does not fit a sealed deal, with all that its sentence needs: why a record is faulty is a sentence of its own. */
export type SealFaultMessage =
  | SealFault
  | Exclude<FinishedFault, OfRecord>
  | { readonly key: OfRecord['key']; readonly why: string };

/** What is found only once the deal is over. */
const OF_FINISHED: Readonly<Record<FinishedFault['key'], true>> = {
  'bad-record': true,
  'faulty-record': true,
  'not-proved': true,
  'other-deal': true,
  'server-changed': true,
  'share-changed': true,
  'share-missing': true,
  'own-share-missing': true,
  'other-seal': true,
  'event-changed': true,
};

export const isOfFinishedDeal = (fault: SealFault | FinishedFault): fault is FinishedFault =>
  Object.hasOwn(OF_FINISHED, fault.key);
