import type { Context } from 'hono';
import { badRequest, preconditionRequired } from '../errors/app-error.ts';

const VERSION = /^"?(\d{1,9})"?$/;

/** The ETag of an entity: its version. */
export const entityTag = (version: number): string => `"${version}"`;

/**
 * The version of an entity that the caller has seen.
 * @throws 428 without If-Match, 400 for a header that names no version
 */
export function seenVersion(c: Context): number {
  const version = findSeenVersion(c);
  if (version === undefined) throw preconditionRequired();
  return version;
}

/** The same where an entity that is not there yet is written without the header. @throws 400 for a header that names no version */
export function findSeenVersion(c: Context): number | undefined {
  const header = c.req.header('if-match');
  if (header === undefined) return undefined;
  const version = VERSION.exec(header.trim())?.[1];
  if (version === undefined) throw badRequest('if_match_invalid', 'نسخهٔ همراه درخواست درست نیست.', 'if-match');
  return Number(version);
}
