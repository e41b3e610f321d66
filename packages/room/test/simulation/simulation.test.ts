import { expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { EVERY_PRESET } from '../plans.ts';
import { eveningOf, playEvening } from './evenings.ts';
import { Simulation } from './simulation.ts';

/** `npm run simulate:faults` plays more. */
const DEALS = atDepth({ test: 500, check: 1500 });
/** Small tables are soon over. */
const MOST_SEATS = atDepth({ test: 2, check: 4 });

test('an evening without faults is played to its end at every table', async () => {
  for (let number = 0; number < EVERY_PRESET.length; number++) {
    const settings = { ...eveningOf('calm', number, 5), hasFaults: false };
    const { deals } = await new Simulation(settings).run();
    expect(deals).toBeGreaterThanOrEqual(settings.deals);
  }
});

test('whatever fails, nothing acknowledged is lost or done twice, nobody learns a hidden card, and everybody comes back', async () => {
  let [deals, faults] = [0, 0];
  for (let number = 0; deals < DEALS; number++) {
    const report = await playEvening('faults', number, MOST_SEATS);
    deals += report.deals;
    faults += Object.values(report.faults).reduce((one, other) => one + other);
  }
  console.log(`${deals} simulated deals with ${faults} faults, 0 violations`);
  expect(faults).toBeGreaterThan(deals / 2);
});
