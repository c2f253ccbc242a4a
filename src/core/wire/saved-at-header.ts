/** Set by the service worker on a cached response: when it came from the server, in milliseconds since 1970. */
export const SAVED_AT_HEADER = 'x-saved-at';
