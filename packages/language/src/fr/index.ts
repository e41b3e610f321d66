export * from './cards.ts';
export * from './grammar.ts';
