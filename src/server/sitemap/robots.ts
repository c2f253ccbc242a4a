/**
 * Crawlers may read lists in other orders and views, whose canonical link is the list itself, but no filtered lists:
 * filters make more addresses than there are products.
 */
const closedPaths = [
  '/api/',
  '/connect/',
  '/error',
  '/profile',
  '/users/',
  '/search',
  '/suppliers/search/',
  '/*?*filters=',
];

/** The content of robots.txt; a site that is not indexable disallows everything and names no sitemap. */
export function robotsText(siteUrl: string, isIndexable: boolean): string {
  if (!isIndexable) return 'User-agent: *\nDisallow: /\n';
  const closed = closedPaths.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${closed}\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
