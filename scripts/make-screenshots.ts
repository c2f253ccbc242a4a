/** `node scripts/make-screenshots.ts SITE_URL`: screenshots of a running site for the browser's install dialog. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { closeBrowser, type Device, openDesktop, openPhone } from '../tests/setup/browser.ts';

const DIR = join(import.meta.dirname, '../public/screenshots');

interface MenuNode {
  id: string;
  slug: string;
  itemsCount: number;
  subcategories: MenuNode[];
}

/** The list of the leaf category with most products. */
async function listPath(siteUrl: string): Promise<string> {
  const response = await fetch(`${siteUrl}/api/v1/categories/menu?categoryTypes=Product`);
  let [node] = (await response.json()) as MenuNode[];
  while (node && node.subcategories.length > 0) [node] = node.subcategories.sort((a, b) => b.itemsCount - a.itemsCount);
  if (!node) throw new Error(`no categories at ${siteUrl}`);
  return `/products/category/${node.id}/${encodeURIComponent(node.slug)}`;
}

async function shoot(device: Device, url: string, file: string): Promise<void> {
  // With it the network is never idle.
  await device.page.route('**/api/v1/live', (route) => route.abort());
  await device.page.goto(url, { waitUntil: 'networkidle' });
  await device.page.getByRole('heading', { level: 1 }).first().waitFor();
  await device.page.evaluate('document.fonts.ready.then(() => true)');
  await device.page.screenshot({ path: join(DIR, file), animations: 'disabled' });
  await device.close();
  console.log(file);
}

const siteUrl = process.argv[2]?.replace(/\/$/, '');
if (!siteUrl) throw new Error('usage: node scripts/make-screenshots.ts SITE_URL');
mkdirSync(DIR, { recursive: true });
try {
  // 390 × 844 at two device pixels: 780 × 1688.
  await shoot(await openPhone(), siteUrl + (await listPath(siteUrl)), 'phone.png');
  await shoot(await openDesktop(), `${siteUrl}/`, 'desktop.png');
} finally {
  await closeBrowser();
}
