import type { SpeedGoals } from '@shoal/core';

export const speed: SpeedGoals = {
  options: {},
  shuffles: { 2: { target: 12, moonshot: 6 }, 4: { target: 24, moonshot: 14 } },
  copyNs: { target: 60, moonshot: 30 },
};
