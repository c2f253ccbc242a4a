/** On an answer that the service worker took from its cache: when it came from the server, in milliseconds since 1970. */
export const SAVED_AT_HEADER = 'x-saved-at';
