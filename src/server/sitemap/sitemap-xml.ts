const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

const entryXml = (element: string, url: string, changedAt: string | undefined): string =>
  `<${element}><loc>${escapeXml(encodeURI(url))}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</${element}>\n`;

/** @param url not percent-encoded */
export const urlXml = (url: string, changedAt?: string): string => entryXml('url', url, changedAt);

export const URLSET_START = `${DECLARATION}<urlset xmlns="${NAMESPACE}">\n`;
export const URLSET_END = '</urlset>\n';

export interface IndexEntry {
  url: string;
  changedAt?: string | undefined;
}

export const indexXml = (entries: readonly IndexEntry[]): string =>
  `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${entries
    .map(({ url, changedAt }) => entryXml('sitemap', url, changedAt))
    .join('')}</sitemapindex>\n`;
