import type { SpokenCall } from '@shoal/table-ui';
import { expect, test } from 'vitest';
import { conversationIn } from './conversation.ts';
import { ANSWER_MS, CALL_MS, GROUP_MS } from './flight.ts';

const [ANN, BO, CY] = [0, 1, 2];
const call = (seat: number, text: string, to?: number): SpokenCall => ({
  seat,
  text,
  ...(to === undefined ? {} : { to }),
});

test('an answer follows its question, and everything earlier is past', () => {
  const earlier = [call(BO, 'Twos?', CY), call(CY, 'Go fish!')];
  const question = call(BO, 'Sevens?', CY);
  const answers = [call(CY, 'Here you are.'), call(BO, 'Book of sevens!')];
  expect(conversationIn([...earlier, question, ...answers], ANN)).toEqual({ question, words: answers });
});

test('viewers see their own bubble only while somebody is spoken to', () => {
  const drawn = [call(ANN, 'I draw 1'), call(BO, 'I pass')];
  expect(conversationIn(drawn, ANN)).toEqual({ question: null, words: [call(BO, 'I pass')] });
  expect(conversationIn(drawn, null).words).toEqual(drawn);
  const asked = [call(BO, 'Sevens?', ANN), call(ANN, 'Go fish!')];
  expect(conversationIn(asked, ANN).words).toEqual([call(ANN, 'Go fish!')]);
});

test('a seat that says several things is heard with the last', () => {
  expect(conversationIn([call(BO, 'I fish'), call(BO, 'Book of sevens!')], ANN).words).toEqual([
    call(BO, 'Book of sevens!'),
  ]);
});

test('an answer comes after 450 ms and can be read for longer than cards move', () => {
  expect(ANSWER_MS).toBe(450);
  expect(CALL_MS).toBeGreaterThan(GROUP_MS);
});
