export * from './game-reviewed.ts';
export * from './marked-actions.ts';
export * from './moments.ts';
export * from './review-settings.ts';
export * from './review-steps.ts';
export * from './shuffle-check.ts';
export * from './total-table.ts';
export * from './totals.ts';
