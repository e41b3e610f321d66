import { type Card, cardOf, rankNamed, suitNamed } from '@shoal/core';
import { LANGUAGES, type Language } from '@shoal/language';
import type { FinishedFault, SealFault } from '@shoal/room/seal';
import { describe, expect, test } from 'vitest';
import { CATALOGUES, SHOWN_GAMES } from '../words/catalogues.ts';
import { sealFaultSentence } from './seal-fault-sentence.ts';
import { online as de } from './words/de.ts';
import { online as en, type OnlineWords } from './words/en.ts';
import { online as es } from './words/es.ts';
import { online as fr } from './words/fr.ts';

const ONLINE: Readonly<Record<Language, OnlineWords>> = { en, de, es, fr };

const card = cardOf(rankNamed('7'), suitNamed('H'));
const opened = cardOf(rankNamed('K'), suitNamed('D')) as Card;
const at = { stock: 2, position: 11 };

type Fault = SealFault | FinishedFault;

/** One of each kind: a missing one fails the type check. */
const FAULTS: { readonly [K in Fault['key']]: Extract<Fault, { readonly key: K }> } = {
  'seal-missing': { key: 'seal-missing', stock: 0 },
  'seal-changed': { key: 'seal-changed', stock: 2 },
  'opening-missing': { key: 'opening-missing', card },
  'other-card': { key: 'other-card', card, opened },
  'wrong-opening': { key: 'wrong-opening', card, ...at },
  'wrong-place': { key: 'wrong-place', card, ...at },
  'card-too-often': { key: 'card-too-often', card },
  'surplus-opening': { key: 'surplus-opening' },
  'impossible-step': { key: 'impossible-step', step: 'moved' },
  'wrong-hand': { key: 'wrong-hand', seat: 1 },
  'wrong-open-cards': { key: 'wrong-open-cards' },
  gap: { key: 'gap', from: 30 },
  'bad-record': { key: 'bad-record', fault: { key: 'bad-pack', cards: 52 } },
  'faulty-record': { key: 'faulty-record', fault: { key: 'seed-deals-otherwise' } },
  'not-proved': { key: 'not-proved' },
  'other-deal': { key: 'other-deal' },
  'server-changed': { key: 'server-changed' },
  'share-changed': { key: 'share-changed', seat: 1 },
  'share-missing': { key: 'share-missing', seat: 1 },
  'own-share-missing': { key: 'own-share-missing' },
  'other-seal': { key: 'other-seal', stock: 0 },
  'event-changed': { key: 'event-changed', event: 29 },
};

const told = (fault: Fault, language: Language, spoken = false): string => {
  const settings = { names: ['Ann', 'Ben'], ascii: false, spoken, catalogue: CATALOGUES[language] };
  return sealFaultSentence(fault, ONLINE[language], settings, SHOWN_GAMES[language]);
};

describe.each(LANGUAGES)('in %s', (language) => {
  test('every fault of a sealed deal is told in sentences, with its card, its player and what to do', () => {
    const sentences = Object.values(FAULTS).map((fault) => told(fault, language));
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-ZÀ-ÖØ-Þ].*\.$/u);
      expect(sentence).not.toMatch(/undefined|null|\[object|NaN/);
    }
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const fault of Object.values(FAULTS)) {
      if ('card' in fault) expect(told(fault, language)).toContain('7♥');
      if ('seat' in fault) expect(told(fault, language)).toContain('Ben');
      if ('position' in fault) expect(told(fault, language)).toMatch(/12.*2/);
    }
  });

  test('a card can be said aloud', () => {
    expect(told(FAULTS['wrong-place'], language, true)).toContain(CATALOGUES[language].cards.spoken(card));
  });

  test('a card of the own hand without proof has no name yet', () => {
    expect(told({ key: 'opening-missing', card: null }, language)).not.toBe(told(FAULTS['opening-missing'], language));
  });
});

test('every fault reads as people say it', () => {
  const sentences = Object.values(FAULTS).map((fault) => told(fault, 'en'));
  expect(sentences).toMatchInlineSnapshot(`
    [
      "The seal of the pack is missing or incomplete. Stop here, tell the others, and play on another server.",
      "The seal of rebuilt stock 2 is not the one that was told before. Stop here, tell the others, and play on another server.",
      "The 7♥ came without proof that it lay in the sealed pack. Stop here, tell the others, and play on another server.",
      "The 7♥ was shown, but the proof is of the K♦. Stop here, tell the others, and play on another server.",
      "The proof of the 7♥ does not fit the seal of card 12 of rebuilt stock 2. Stop here, tell the others, and play on another server.",
      "The 7♥ was sealed as card 12 of rebuilt stock 2 and cannot be here. Stop here, tell the others, and play on another server.",
      "The 7♥ was shown more often than the pack contains it. Stop here, tell the others, and play on another server.",
      "There is proof of a card that was not shown. Stop here, tell the others, and play on another server.",
      "Cards were moved that cannot be there. Stop here, tell the others, and play on another server.",
      "The hand shown for Ben is not the one that was proved. Stop here, tell the others, and play on another server.",
      "The open cards on the table are not the ones that were proved. Stop here, tell the others, and play on another server.",
      "Something that happened before event 31 was left out. Stop here, tell the others, and play on another server.",
      "The record of this deal cannot be read. The pack breaks rule 1: it is incomplete and should hold 52 cards. Save the record of this deal, and ask the people who run the server.",
      "The record of this deal is wrong. The pack breaks rule 1: the seed deals different cards from those in the record. Save the record of this deal, and ask the people who run the server.",
      "The record of this deal does not tell how everybody shuffled together. Save the record of this deal, and ask the people who run the server.",
      "The record is not of this deal. Save the record of this deal, and ask the people who run the server.",
      "The server did not shuffle with the secret that it had fixed before. Save the record of this deal, and ask the people who run the server.",
      "What Ben added to the shuffle was changed afterwards. Save the record of this deal, and ask the people who run the server.",
      "What Ben added to the shuffle was left out, and nobody was told. Save the record of this deal, and ask the people who run the server.",
      "What you added to the shuffle was left out. Save the record of this deal, and ask the people who run the server.",
      "The cards of the pack do not fit the seal that was shown before they were dealt. Save the record of this deal, and ask the people who run the server.",
      "Event 30 of the record is not what you saw during the deal. Save the record of this deal, and ask the people who run the server.",
    ]
  `);
});
