import { isPagePath } from '../../../core/pages/pages.ts';

const PATH_MAX = 2_000;
/** Browsers drop control characters from an address, and read a backslash as a slash. */
const UNSAFE = /[\\\s\p{Cc}]/u;
const LOGIN = '/users/login';

/** A path that leads to a page of this site, in its normal form; undefined for anything else. */
export function ownPath(text: string | undefined, origin: string): string | undefined {
  if (!text?.startsWith('/') || text.length > PATH_MAX || UNSAFE.test(text) || !URL.canParse(text, origin))
    return undefined;
  const { origin: target, pathname, search, hash } = new URL(text, origin);
  // Dot segments can leave two slashes at the start, which name another host.
  if (target !== origin || pathname.startsWith('//')) return undefined;
  return isPagePath(pathname) && !pathname.startsWith(LOGIN) ? pathname + search + hash : undefined;
}
