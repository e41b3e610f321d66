export * from './cards.ts';
export * from './deal.ts';
export * from './grammar.ts';
