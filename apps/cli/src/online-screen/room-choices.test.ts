import { describe, expect, test } from 'vitest';
import { choiceLabel, roomChoices, seatChoices } from './room-choices.ts';
import { drawnRoom, words } from './test/drawn-room.ts';

const keysAt = (seat: number, ...room: Parameters<typeof drawnRoom>): string[] =>
  seatChoices(drawnRoom(...room), seat).map(({ key }) => key);
const labelsIn = (...room: Parameters<typeof drawnRoom>): string[] =>
  roomChoices(drawnRoom(...room)).map((choice) => choiceLabel(choice, words));

describe('at a seat in the lobby', () => {
  test('somebody who looks on can only sit down, or ask for a seat that was theirs', () => {
    expect(keysAt(1, 'Ann free @Bo', { you: null })).toEqual(['sit']);
    expect(keysAt(2, 'Ann free @Bo', { you: null })).toEqual(['sit']);
    expect(keysAt(0, 'Ann free @Bo', { you: null })).toEqual(['reclaim']);
  });

  test('people change their names and stand up, and leave the others alone', () => {
    expect(keysAt(1, 'Ann Ben free', { you: 'Ben' })).toEqual(['rename', 'stand']);
    expect(keysAt(0, 'Ann Ben free', { you: 'Ben' })).toEqual([]);
    expect(keysAt(2, 'Ann Ben free', { you: 'Ben' })).toEqual([]);
  });

  test('the organiser puts bots, frees and removes seats, and decides about people', () => {
    expect(keysAt(1, 'Ann free @Bo')).toEqual(['addBot', 'removeSeat']);
    expect(keysAt(2, 'Ann free @Bo')).toEqual(['changeBot', 'openSeat', 'removeSeat']);
    expect(keysAt(1, 'Ann Ben @Bo')).toEqual(['handOver', 'remove']);
  });

  test('an organiser without a seat may take one', () => {
    expect(keysAt(0, 'free free', { you: 'Ann' })).toEqual(['sit', 'addBot']);
  });

  test('a table keeps two seats', () => {
    expect(keysAt(1, 'Ann free')).toEqual(['addBot']);
  });

  test('there is no such seat', () => {
    expect(keysAt(7, 'Ann free')).toEqual([]);
  });
});

describe('during a deal', () => {
  test('seats stay as they are', () => {
    expect(keysAt(2, 'Ann Ben @Bo', { phase: 'playing' })).toEqual([]);
    expect(keysAt(0, 'Ann Ben @Bo', { phase: 'playing' })).toEqual([]);
  });

  test('everybody at the table may let a bot play for somebody who is away, or wait', () => {
    const away = { phase: 'playing', away: { Ann: 60_000 } } as const;
    expect(keysAt(0, 'Ann Ben', { ...away, you: 'Ben' })).toEqual(['standIn', 'wait']);
    expect(keysAt(0, 'Ann Ben', { ...away, you: 'Ben', away: { Ann: null } })).toEqual(['standIn']);
    expect(labelsIn('Ann Ben', { ...away, you: 'Ben' }).slice(0, 2)).toEqual([
      'Let a bot play for Ann',
      'Wait for Ann',
    ]);
  });

  test('a late-comer is offered the free seats, or else those of bots', () => {
    const late = { phase: 'playing', you: null } as const;
    expect(labelsIn('Ann free @Bo', late).filter((label) => label.startsWith('Sit'))).toEqual(['Sit at seat 2']);
    expect(labelsIn('Ann @Cy @Bo', late).filter((label) => label.startsWith('Sit'))).toEqual([
      'Sit at seat 2',
      'Sit at seat 3',
    ]);
  });
});

describe('the menu of a room', () => {
  test('begins with somebody who waits at the door', () => {
    const requests = [{ type: 'knock', id: 'r1', name: 'Cy' } as const];
    expect(labelsIn('Ann Ben', { requests }).slice(0, 2)).toEqual(['Let Cy in', 'Turn Cy away']);
  });

  test('ends with the ways out, and offers the keys of the house to the organiser alone', () => {
    const organisers = ['Change the table', 'Lock the room', 'Make a new link', 'End this room'];
    expect(labelsIn('Ann Ben')).toEqual(expect.arrayContaining(organisers));
    expect(labelsIn('Ann Ben').slice(-2)).toEqual(['Give up my seat', 'Leave']);
    expect(labelsIn('Ann Ben', { you: 'Ben' }).filter((label) => organisers.includes(label))).toEqual([]);
  });

  test('of somebody who looks on has nothing that needs a seat', () => {
    expect(labelsIn('Ann Ben', { you: null })).toEqual(['Link and code', 'Leave']);
    expect(labelsIn('Ann Ben', { you: null, phase: 'playing' })).toEqual(['Who is here', 'Link and code', 'Leave']);
  });
});
