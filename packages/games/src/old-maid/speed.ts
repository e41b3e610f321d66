import type { SpeedGoals } from '@shoal/core';

export const speed: SpeedGoals = {
  options: {},
  shuffles: { 2: { target: 20, moonshot: 12 }, 4: { target: 30, moonshot: 18 } },
  copyNs: { target: 150, moonshot: 40 },
};
