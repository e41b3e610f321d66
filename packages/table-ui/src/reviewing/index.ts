export * from './game-reviewed.ts';
export * from './marked-actions.ts';
export * from './moments.ts';
export * from './totals.ts';
