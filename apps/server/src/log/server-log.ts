/** From the least important to the most. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

/** Tells operators what happens. Nothing personal goes in: no address, no name, no token, no secret of a room. */
export type ServerLog = (level: LogLevel, event: string, fields?: LogFields) => void;

export const NO_LOG: ServerLog = () => undefined;

interface LogPorts {
  now(): Date;
  write(line: string): void;
}

/** Writes one JSON object a line for everything from the given level up. */
export function jsonLog(least: LogLevel, { now, write }: LogPorts): ServerLog {
  const order = LOG_LEVELS.indexOf(least);
  return (level, event, fields = {}) => {
    if (LOG_LEVELS.indexOf(level) < order) return;
    write(`${JSON.stringify({ time: now().toISOString(), level, event, ...fields })}\n`);
  };
}
