/** Stands in the built template; the server replaces it with a fresh nonce in every answer. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';
