import type { SpeedGoals } from '@shoal/core';

export const speed: SpeedGoals = {
  // Votes would measure the players' mood: a game ends here when the first hand is empty.
  options: { playOn: 'never' },
  shuffles: { 2: { target: 16, moonshot: 11 }, 4: { target: 19, moonshot: 13 } },
  copyNs: { target: 100, moonshot: 20 },
};
