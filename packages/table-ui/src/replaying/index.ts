export * from './checked-record.ts';
export * from './record-line.ts';
export * from './recorded-players.ts';
export * from './replay-steps.ts';
export * from './replayed-game.ts';
export * from './told-frames.ts';
