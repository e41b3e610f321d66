/** Everything a test needs to draw a table, act at it and tell what happened. */
export { NORTH, SOUTH, WEST } from './drawing.ts';
export { crazyEightsAt, crazyEightsDealt, draw, keepPlaying, pass, play, stop } from './drawn-crazy-eights.ts';
export { ask, fish, goFishAt, goFishDealt } from './drawn-go-fish.ts';
export { act, choices, expectRefusal, faces, hand, story } from './story.ts';
