/** Everything a test needs to act at a drawn table and describe what happened. Each game draws its own tables. */
export { NORTH, SOUTH, WEST } from './drawing.ts';
export { act, choices, everything, expectRefusal, faces, hand, story } from './story.ts';
