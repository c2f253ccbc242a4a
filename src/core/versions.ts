/**
 * Increased by hand, never by a build. `client`: when the API breaks older clients. `dataSchema`: when a public answer
 * changes so that screens cannot show an older saved copy.
 */
export const versions = { client: 1, dataSchema: '1' } as const;

/** Header with `versions.client`, which our client sends with every call. */
export const CLIENT_VERSION_HEADER = 'x-client-version';
