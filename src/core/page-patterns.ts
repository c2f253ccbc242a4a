import { isCategoryType } from './category-types.ts';
import { isUuid } from './uuid.ts';

/**
 * The addresses that the client draws by itself, as its routes write them: `$name` is one part, a last `$` the rest. The
 * error pages and the catch-all are not among them: those the server answers, with their own status.
 */
export const pagePatterns = [
  '/',
  '/ai',
  '/newai',
  '/notifications',
  '/share',
  '/category/categoryType/$categoryType',
  '/category/contents/$categoryType/$categoryId/$',
  '/category/properties/$categoryId/$',
  '/category/$categoryId/$',
  '/products/base-product/$baseProductId/$',
  '/products/category/$categoryId/$',
  '/products/category/$categoryId/supplier/$supplierId',
  '/products/search/$categoryType',
  '/products/compare',
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

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

const patterns = pagePatterns.map(partsOf);

function fits(pattern: string, part: string): boolean {
  if (!pattern.startsWith('$')) return pattern === part;
  if (pattern === '$categoryType') return isCategoryType(part);
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
 * Whether the client has a page at this path; the object of its id may still be absent. As in the router a pattern
 * without a rest goes first: what only its ids do not fit is no page of another one.
 */
export function isPagePath(pathname: string): boolean {
  const parts = partsOf(pathname);
  const closed = patterns.filter((pattern) => !isOpen(pattern) && matches(pattern, parts, isParameterOrSame));
  return (closed.length > 0 ? closed : patterns).some((pattern) => matches(pattern, parts, fits));
}
