/**
 * Increased by hand, never by a build. `client`: when the API breaks older clients. `dataSchema`: when public answers
 * change their meaning; a change of their shape is seen by `scripts/answer-shapes.ts`.
 */
export const versions = { client: 1, dataSchema: '1' } as const;

/** Header with `versions.client`, which our client sends with every call. */
export const CLIENT_VERSION_HEADER = 'x-client-version';
