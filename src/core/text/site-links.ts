const UUID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';
const PRODUCT_PATH = new RegExp(`^/products/(?<base>base-product/)?(?<id>${UUID})(?:/|$)`);
/** Web addresses as people paste them. */
export const WEB_LINK = /https?:\/\/[^\s<>"'«»]+/gu;
/** The sentence's, not the address's. */
const TRAILING = /[.,;:!?)\]،؛؟]+$/u;

/** An address in a text, without the signs of the sentence around it. */
export const linkIn = (found: string): string => found.replace(TRAILING, '');

/** Path, query and hash of an address of this site; undefined for another's. */
export function ownPath(link: string, origins: readonly string[]): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const { origin, username, pathname, search, hash } = new URL(link);
  return origins.includes(origin) && username === '' ? pathname + search + hash : undefined;
}

export interface ProductLink {
  id: string;
  isBase: boolean;
}

const LINKS_MAX = 3;

/** The first products that a text links to on this site, each once. */
export function productLinks(text: string, origins: readonly string[]): ProductLink[] {
  const found = new Map<string, ProductLink>();
  for (const [link] of text.matchAll(WEB_LINK)) {
    const { id, base } = PRODUCT_PATH.exec(ownPath(linkIn(link), origins) ?? '')?.groups ?? {};
    if (id && found.size < LINKS_MAX) found.set(id, { id, isBase: base !== undefined });
  }
  return [...found.values()];
}
