export * from './card-words.ts';
export * from './dates.ts';
export * from './formats.ts';
export * from './game-words.ts';
export * from './languages.ts';
export * from './sentence-template.ts';
export * from './shown-loader.ts';
