/**
 * Lists in another order or view stay open: their canonical link leads to the list itself. Filters make more addresses
 * than there are products, so they are closed.
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

/** What search engines may look at; nothing on a site that is not for them, whose sitemap they are not told of either. */
export function robotsText(siteUrl: string, isIndexable: boolean): string {
  if (!isIndexable) return 'User-agent: *\nDisallow: /\n';
  const closed = closedPaths.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${closed}\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
