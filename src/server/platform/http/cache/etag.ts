import { createHash } from 'node:crypto';

const HASH_BYTES = 16;

/** Hash of the content without quotes, for `strongEtag`. */
export const contentHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest().subarray(0, HASH_BYTES).toString('base64url');

/** A strong ETag identifies exact bytes, so each coding has its own (RFC 9110 §8.8.3.3). */
export const strongEtag = (hash: string, coding?: string): string => (coding ? `"${hash}-${coding}"` : `"${hash}"`);

/** Whether If-None-Match matches the content in any coding; supports weak comparison, lists and `*`. */
export function matchesEtag(ifNoneMatch: string | undefined, hash: string): boolean {
  if (!ifNoneMatch?.includes(hash)) return ifNoneMatch?.trim() === '*';
  return ifNoneMatch.split(',').some((one) => {
    const tag = one.trim().replace(/^W\//, '');
    return tag === `"${hash}"` || tag === `"${hash}-br"` || tag === `"${hash}-gzip"`;
  });
}
