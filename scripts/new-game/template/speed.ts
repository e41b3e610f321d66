import type { SpeedGoals } from '@shoal/core';

export const speed: SpeedGoals = {
  options: {},
  shuffles: { 2: { target: 30, moonshot: 15 }, 4: { target: 60, moonshot: 30 } },
  copyNs: { target: 150, moonshot: 40 },
};
