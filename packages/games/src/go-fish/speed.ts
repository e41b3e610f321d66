import type { SpeedGoals } from '@shoal/core';

export const speed: SpeedGoals = {
  options: {},
  shuffles: { 2: { target: 13, moonshot: 9 }, 4: { target: 18, moonshot: 13 } },
  copyNs: { target: 60, moonshot: 20 },
};
