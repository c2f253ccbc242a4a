import { isPagePath } from '../../core/pages/pages.ts';

/** Pages of the catalogue that the server has; what only the device draws needs no warming. */
const WARMED = /^\/(?:category|products|supplier|suppliers)\/(?!compare$|parts-list$)/;

const isInView = (link: Element): boolean => {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/** Addresses of the pages that the content in view links to, in reading order. Ways back and to parts of a page are none. */
export function likelyHrefs(max: number): string[] {
  const hrefs = new Map<string, string>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    const { origin, pathname, search } = new URL(link.href);
    const isOther = origin === location.origin && pathname !== location.pathname && !link.closest('nav');
    if (!isOther || hrefs.has(pathname) || !WARMED.test(pathname) || !isPagePath(pathname) || !isInView(link)) continue;
    hrefs.set(pathname, pathname + search);
    if (hrefs.size === max) break;
  }
  return [...hrefs.values()];
}
