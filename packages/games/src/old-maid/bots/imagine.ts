import type { Imagine, Rng } from '@shoal/core';
import type { OldMaidRules } from '../rules/rules.ts';
import type { OldMaidState } from '../rules/state.ts';
import { type OldMaidEvent, type OldMaidView, PHASES } from '../rules/vocabulary.ts';
import { History } from './history.ts';
import { ASIDE } from './reconstruction.ts';

/** Works out once what a viewer knows; every world then agrees with its view and with all that it was told. */
export function imagine(rules: OldMaidRules, view: OldMaidView, log: readonly OldMaidEvent[]): Imagine<OldMaidState> {
  const seen = seenState(rules, view, log);
  let history: History | undefined;
  return (into: OldMaidState, rng: Rng) => {
    if (history === undefined) history = new History(rules, view, log, rng);
    else history.walk(rng);
    into.copyFrom(seen);
    for (const [row, card] of history.faces.entries()) {
      const place = history.placeNow(row);
      if (place < ASIDE) into.receive(place, card);
      else if (place === ASIDE) into.setAside = card;
    }
  };
}

/** Everything that is no secret: all but the cards that are not laid down. */
function seenState(rules: OldMaidRules, view: OldMaidView, log: readonly OldMaidEvent[]): OldMaidState {
  const state = rules.create();
  for (const [seat, pairs] of view.pairs.entries()) {
    for (const [first, second] of pairs) state.layDown(seat, first, second);
  }
  for (const [seat, place] of view.safePlaces.entries()) {
    if (place === null) continue;
    state.places[seat] = place;
    state.safe += 1;
  }
  state.turn = view.turn ?? 0;
  state.target = view.takeFrom ?? 0;
  state.phase = PHASES.indexOf(view.phase);
  state.takes = log.filter(({ type }) => type === 'took').length;
  state.fruitlessTakes = rules.takeLimit - view.takesLeft;
  return state;
}
