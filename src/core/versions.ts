/**
 * Raised by hand. `client`: at each change of the API that an older client cannot live with; `dataSchema`: when a public
 * answer changes its form so that an older copy on a device could not be shown. A build alone changes neither.
 */
export const versions = { client: 1, dataSchema: '1' } as const;

/** Carries `versions.client` on every call of a client of ours. */
export const CLIENT_VERSION_HEADER = 'x-client-version';
