export * from './action-message.ts';
export * from './card-words.ts';
export * from './catalogue.ts';
export { en } from './en/index.ts';
export * from './line-message.ts';
export * from './option-words.ts';
export * from './sentences.ts';
export * from './standing-message.ts';
export * from './voices.ts';
