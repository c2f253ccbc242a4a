import { isCategoryType } from '../catalog/category-types.ts';
import { objectTypes } from '../ids/object-types.ts';
import { isUuid } from '../ids/uuid.ts';
import { privatePatterns } from './private-pages.ts';

/**
 * Defines what a page is, for the client's routes, the worker and the server. A URL is a page that the client renders,
 * a resource that only the server has, or unknown: the server answers it with an error page. In a pattern `$name`
 * matches one segment and a final `$` the rest, as in the routes.
 */
export const pagePatterns = [
  '/',
  '/ai',
  '/faq',
  '/feedback',
  '/help/$entry',
  '/how-it-work',
  '/newai',
  '/notifications',
  '/payment/$attemptId',
  ...privatePatterns,
  '/share',
  '/users/data',
  '/users/login',
  '/users/outbox',
  '/users/packs',
  '/users/preview',
  '/videos',
  '/category/categoryType/$categoryType',
  '/contents',
  '/contents/label/$label',
  '/contents/$contentTypeId',
  '/contents/$pageId/$',
  '/contents/$pageId/supplier/$supplierId/$',
  '/page/$uniquePageName',
  '/category/contents/$categoryType/$categoryId/$',
  '/category/properties/$categoryId/$',
  '/category/$categoryId/$',
  '/products/base-product/$baseProductId/$',
  '/products/category/$categoryId/$',
  '/products/category/$categoryId/supplier/$supplierId',
  '/products/search/$categoryType',
  '/products/compare',
  '/products/parts-list',
  '/products/$productId/$',
  '/supplier/category/$categoryId/$',
  '/supplier/$supplierId/content-list',
  '/supplier/$supplierId/merchantDelegations/$',
  '/supplier/$supplierId/products/$categoryType',
  '/search/$key',
  '/supplier/$supplierId/$',
  '/suppliers/search/$key',
  '/suppliers/$categoryType',
] as const;

/** Error pages: the server answers them, each with its own status. */
export const errorPaths = ['/error', '/error/400', '/error/403', '/error/404', '/error/500'] as const;

/** Every path under these is a file or an API call. */
const RESOURCE_FOLDER =
  /^\/(?:ads|api|assets|build|connect|drawings|figures|files|fonts|healthz|icons|metrics|readyz|screenshots|sitemaps|videos)(?:\/|$)/;
const RESOURCE_FILE = /\.(?:js|css|map|json|svg|png|jpg|ico|mp4|woff2|txt|xml|webmanifest)$/;

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

const patterns = pagePatterns.map(partsOf);

function fits(pattern: string, part: string): boolean {
  if (!pattern.startsWith('$')) return pattern === part;
  if (pattern === '$categoryType') return isCategoryType(part);
  if (pattern === '$objectType') return objectTypes.some((type) => type === part);
  return !pattern.endsWith('Id') || isUuid(part);
}

const isOpen = (pattern: readonly string[]): boolean => pattern.at(-1) === '$';

function matches(
  pattern: readonly string[],
  parts: readonly string[],
  fitsPart: (pattern: string, part: string) => boolean,
): boolean {
  const fixed = isOpen(pattern) ? pattern.slice(0, -1) : pattern;
  if (isOpen(pattern) ? parts.length < fixed.length : parts.length !== fixed.length) return false;
  return fixed.every((one, index) => fitsPart(one, parts[index] ?? ''));
}

const isParameterOrSame = (pattern: string, part: string): boolean => pattern.startsWith('$') || pattern === part;

/**
 * Whether the client has a page at this path; its object may still not exist. A pattern without a rest has priority, as
 * in the router: if only its ids do not fit, no other pattern applies.
 */
export function isPagePath(pathname: string): boolean {
  const parts = partsOf(pathname);
  const closed = patterns.filter((pattern) => !isOpen(pattern) && matches(pattern, parts, isParameterOrSame));
  return (closed.length > 0 ? closed : patterns).some((pattern) => matches(pattern, parts, fits));
}

/** Whether a link of this site may lead to the path: pages and error pages. */
export const isKnownPath = (pathname: string): boolean =>
  isPagePath(pathname) || (errorPaths as readonly string[]).includes(pathname);

/** Whether the path can only be a file or an API call: if it does not exist, no page is rendered in its place. */
export const isResourcePath = (pathname: string): boolean =>
  !isPagePath(pathname) && (RESOURCE_FOLDER.test(pathname) || RESOURCE_FILE.test(pathname));

/**
 * The canonical path of a page: no trailing slash, escapes in upper case, and no double slash, with which a redirect
 * could lead to another host.
 */
export const tidyPath = (pathname: string): string =>
  pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/%[0-9a-f]{2}/gi, (byte) => byte.toUpperCase());
