/** Name of an error or of a DOMException, which is not an Error of the same realm everywhere. */
export const errorName = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'name' in error && typeof error.name === 'string'
    ? error.name
    : undefined;
