export * from './sealed-deal.ts';
