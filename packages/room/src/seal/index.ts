export * from './fairness.ts';
export * from './finished-check.ts';
export * from './seal-checker.ts';
export { PICTURES, type Pictures, picturesOf, rootOf } from './seal-digests.ts';
export type { NamedPlace, SealFault } from './seal-fault.ts';
export * from './seal-report.ts';
export * from './sealed-deal.ts';
