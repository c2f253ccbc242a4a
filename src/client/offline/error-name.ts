/** The name of an Error or DOMException. `instanceof` fails for errors of another realm. */
export const errorName = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'name' in error && typeof error.name === 'string'
    ? error.name
    : undefined;
