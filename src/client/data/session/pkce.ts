const VERIFIER_BYTES = 32;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** RFC 7636: 43 characters. */
export const newVerifier = (): string => base64url(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES)));

/** The S256 challenge of a verifier. */
export const challengeOf = async (verifier: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
