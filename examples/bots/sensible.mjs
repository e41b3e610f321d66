#!/usr/bin/env node
// @ts-nocheck A Shoal bot in plain JavaScript: a legal action, with a little sense. docs/bots.md tells the protocol.
import { createInterface } from 'node:readline';

/** Who asked for a rank holds it, until the cards are given away or laid down. */
function goFish({ view, log, legal }, chance) {
  const holds = new Set();
  for (const entry of log) {
    if (entry.type === 'ask' && entry.seat !== view.seat) holds.add(`${entry.seat} ${entry.rank}`);
    if (entry.type === 'gave') for (const card of entry.cards) holds.delete(`${entry.seat} ${card[0]}`);
    if (entry.type === 'booked') for (let seat = 0; seat < view.seats; seat++) holds.delete(`${seat} ${entry.rank}`);
  }
  const sure = legal.filter(({ target, rank }) => holds.has(`${target} ${rank}`));
  return pick(sure.length > 0 ? sure : legal, chance);
}

/** Get rid of the longest suit; keep wild cards, which name a suit, for later. */
function crazyEights({ view, legal }, chance) {
  const plays = legal.filter(({ type }) => type === 'play');
  if (plays.length === 0) return pick(legal, chance);
  const length = (suit) => view.hand.filter((card) => card[1] === suit).length;
  const worth = ({ card, suit }) => (suit === undefined ? 100 + length(card[1]) : length(suit));
  return plays.reduce((best, play) => (worth(play) > worth(best) ? play : best));
}

/** Another game: any legal action. */
const anything = ({ legal }, chance) => pick(legal, chance);

const pick = (choices, chance) => choices[Math.floor(chance() * choices.length)];

/** Numbers from 0 up to 1, always the same from the same seed (mulberry32). */
function chanceFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const CHOOSE = { 'go-fish': goFish, 'crazy-eights': crazyEights };
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
let choose = anything;
let chance = chanceFrom(0);

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') {
    choose = CHOOSE[message.game] ?? anything;
    say({ protocol: 'shoal-bot/1', name: 'sensible-javascript' });
  }
  if (message.type === 'deal') chance = chanceFrom(message.seed);
  if (message.type === 'choose') say(choose(message, chance));
  if (message.type === 'bye') break;
}
