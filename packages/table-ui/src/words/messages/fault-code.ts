/** The code of a fault of the system, such as ENOENT; empty where there is none. */
export const faultCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
