import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { Block } from '../../../src/contract/content/block.ts';
import type { ContentPage, PageCard } from '../../../src/contract/content/page.ts';
import type { Page } from '../../../src/contract/page.ts';
import { buildBaseProduct, buildCategory, buildOffer, newCatalog } from '../../factories/catalog.ts';
import { readFromServer, renderApp, serveCatalog } from '../render-app.tsx';

const TITLE = 'خواندن منحنی پمپ';
const HOSTILE = '<img src=x onerror="alert(1)"> [بد](javascript:alert(1)) [هم](//evil.example)';

const catalog = newCatalog();
const { key: categoryKey } = buildCategory(catalog, { name: 'پمپ' });
const { key: baseProductKey } = buildBaseProduct(catalog, { categoryKey, title: 'پمپ ۳۲' });
buildOffer(catalog, { baseProductKey });
serveCatalog(catalog, { articles: [TITLE, 'دوم'] });

async function article(): Promise<PageCard> {
  const { items } = await readFromServer<Page<PageCard>>('/pages/for-public-site');
  const found = items.find(({ title }) => title === TITLE);
  if (!found) throw new Error('no article');
  return found;
}

const body: Block[] = [
  { kind: 'heading', level: 2, text: 'آغاز' },
  { kind: 'heading', level: 3, text: 'آغاز' },
  { kind: 'paragraph', text: `**مهم** و \`H = 20 m\` و [پمپ‌ها](/category/x/پمپ#top) ${HOSTILE}` },
  { kind: 'list', ordered: true, items: ['یک', HOSTILE] },
  { kind: 'table', caption: HOSTILE, head: ['الف', 'ب', 'پ', 'ت'], rows: [['۱', '۲', '۳', HOSTILE]] },
  { kind: 'callout', tone: 'warning', text: HOSTILE },
  { kind: 'formula', text: 'P = ρ·g·Q·H', caption: HOSTILE },
  { kind: 'figure', name: 'pump-curve', alt: 'منحنی', caption: HOSTILE },
];

/** The article as the server has it, with another body. */
async function openWith(blocks: Block[]) {
  const { id, slug } = await article();
  const page = await readFromServer<ContentPage>(`/pages/${id}/by-platform`);
  const hostile = http.get('*/pages/:id/by-platform', () =>
    HttpResponse.json({ ...page, body: blocks, lead: HOSTILE }),
  );
  await renderApp(`/contents/${id}/${slug}`, { api: [hostile] });
  await screen.findByRole('heading', { level: 1, name: TITLE });
}

describe('lists of contents', () => {
  it('have every published page, and lead to it', async () => {
    const { id, slug } = await article();
    await renderApp('/contents');
    const link = await screen.findByRole('link', { name: TITLE });
    expect(decodeURI(link.getAttribute('href') ?? '')).toBe(`/contents/${id}/${slug}`);
    expect(screen.getByText('۲ مطلب')).toBeTruthy();
  });

  it('are not found for an address that is none', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
    for (const path of ['x', 'label', '01940000-0000-7000-8000-000000000000', `${(await article()).id}x/y`]) {
      const { router, unmount } = await renderApp(`/contents/${path}`);
      await waitFor(() => expect(router.state.location.pathname, path).toBe('/error/404'));
      unmount();
    }
    vi.restoreAllMocks();
  });
});

describe('an article', () => {
  it('takes its canonical address whatever its name in the URL is', async () => {
    const { id, slug } = await article();
    const { router } = await renderApp(`/contents/${id}/other`);
    await waitFor(() => expect(decodeURI(router.state.location.pathname)).toBe(`/contents/${id}/${slug}`));
  });

  it('draws its blocks, and what looks like HTML or a foreign address as text', async () => {
    await openWith(body);
    expect(screen.getByRole('heading', { level: 2, name: 'آغاز' }).id).toBe('آغاز');
    expect(screen.getByRole('heading', { level: 3, name: 'آغاز' }).id).toBe('آغاز-2');
    expect(screen.getByText('مهم').tagName).toBe('STRONG');
    expect(screen.getByText('H = 20 m').getAttribute('dir')).toBe('ltr');
    const link = screen.getByRole('link', { name: 'پمپ‌ها' });
    expect(decodeURI(link.getAttribute('href') ?? '')).toBe('/category/x/پمپ#top');
    expect(screen.getByText('P = ρ·g·Q·H').getAttribute('dir')).toBe('ltr');
    expect(within(screen.getByRole('table')).getAllByRole('columnheader')).toHaveLength(4);
    expect(screen.getByRole('img', { name: 'منحنی' }).getAttribute('src')).toBe('/figures/pump-curve.svg');
    expect(document.querySelectorAll('img[src="x"], [onerror], a[href^="javascript"], a[href^="//"]')).toHaveLength(0);
  });
});
