export * from './card-words.ts';
export * from './dates.ts';
export * from './languages.ts';
export * from './saying.ts';
