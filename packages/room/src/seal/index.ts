export * from './fairness.ts';
export * from './seal-report.ts';
export * from './sealed-deal.ts';
