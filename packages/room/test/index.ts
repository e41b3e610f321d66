export * from './finished.ts';
export * from './leaks.ts';
export * from './matches.ts';
export * from './memory-journal.ts';
export * from './memory-room-store.ts';
export * from './plans.ts';
export * from './simulation/truth.ts';
export * from './test-room.ts';
