import { isPagePath } from '../../../core/pages/pages.ts';
import { hasWord, toSearchKey } from './search-key.ts';

const LINK = /https?:\/\/[^\s«»"<>]+/giu;
const FILE_ENDING = /\.(?:html?|php|aspx?|jsp|pdf)$/i;

/** Target of a shared title, text or link: a page of the site, a search, or nothing. */
export type SharedPlace = { kind: 'page'; path: string } | { kind: 'search'; key: string } | { kind: 'none' };

/**
 * Parses what another app shared with the site. A link of the site's origin opens as a path; of a foreign link only its
 * words are used, for a search.
 */
export function readShared(searchStr: string, origin: string): SharedPlace {
  const given = new URLSearchParams(searchStr);
  const [title, text, url] = ['title', 'text', 'url'].map((name) => given.get(name) ?? '') as [string, string, string];
  const links = [url, text, title].flatMap((one) => one.match(LINK) ?? []);
  for (const link of links) {
    const path = ownPath(link, origin);
    if (path !== undefined) return { kind: 'page', path };
  }
  const plainUrl = links.some((link) => url.includes(link)) ? '' : url;
  const candidates = [text.replace(LINK, ' '), title.replace(LINK, ' '), ...links.map(wordsOf), plainUrl];
  const key = candidates.map(toSearchKey).find(hasWord);
  return key === undefined ? { kind: 'none' } : { kind: 'search', key };
}

function parse(link: string): URL | undefined {
  try {
    return new URL(link);
  } catch {
    return undefined;
  }
}

function ownPath(link: string, origin: string): string | undefined {
  const url = parse(link);
  if (url?.origin !== origin) return undefined;
  // Two leading slashes would lead to another host.
  const pathname = url.pathname.replace(/^\/+/, '/');
  return isPagePath(pathname) && pathname !== '/share' ? pathname + url.search + url.hash : undefined;
}

/** The words of the link's last path segment that has some, else of its host. */
function wordsOf(link: string): string {
  const url = parse(link);
  const parts = (url?.pathname ?? '').split('/').map(readPart).filter(isNamed);
  return parts.at(-1) ?? url?.hostname.replace(/^www\./, '').split('.')[0] ?? '';
}

function readPart(part: string): string {
  try {
    return spaced(decodeURIComponent(part));
  } catch {
    return spaced(part);
  }
}

const spaced = (part: string): string =>
  part
    .replace(FILE_ENDING, '')
    .replace(/[-_+.,%]+/g, ' ')
    .trim();

/** Whether it is a name and not an id: a word of at least two letters. */
const isNamed = (words: string): boolean => /\p{L}{2}/u.test(words) && !/^[0-9a-f ]{32,}$/i.test(words);
