/** How long bots take for each action, so that people can follow. */
export const SPEEDS = ['calm', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

const BETWEEN_ACTIONS_MS = 700;
const FACTORS: Readonly<Record<Speed, number>> = { calm: 1.6, normal: 1, fast: 0.5, instant: 0 };

export const pauseMs = (speed: Speed): number => BETWEEN_ACTIONS_MS * FACTORS[speed];

export const isSpeed = (text: unknown): text is Speed => (SPEEDS as readonly unknown[]).includes(text);
