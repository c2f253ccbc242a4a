import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { mostUrgent } from '../../../src/client/features/ads/announcement-strip.tsx';
import type { Advertisement } from '../../../src/contract/ads/advertisement.ts';
import type { Announcement } from '../../../src/contract/ads/announcement.ts';
import { buildCategory, newCatalog } from '../../factories/catalog.ts';
import { faults, renderApp, serveCatalog } from '../render-app.tsx';

const HOUR_MS = 3_600_000;
const catalog = newCatalog();
buildCategory(catalog, { name: 'پمپ' });
serveCatalog(catalog);

const hours = (from: number, to: number) => ({
  from: new Date(Date.now() + from * HOUR_MS).toISOString(),
  to: new Date(Date.now() + to * HOUR_MS).toISOString(),
});
const idOf = (number: number) => `01940000-0000-7000-8000-00000000000${number}`;

const buildAd = (number: number, given: Partial<Advertisement> = {}): Advertisement => ({
  id: idOf(number),
  place: 'home',
  title: `تبلیغ ${number}`,
  text: null,
  image: '/ads/pump.svg',
  alt: 'نقشهٔ پمپ',
  target: '/category/categoryType/Product',
  supplierId: null,
  weight: 1,
  categoryIds: [],
  ...hours(-1, 1),
  ...given,
});

const buildAnnouncement = (number: number, given: Partial<Announcement> = {}): Announcement => ({
  id: idOf(number),
  title: `خبر ${number}`,
  body: 'متن خبر',
  severity: 'info',
  audience: 'all',
  ...hours(-1, 1),
  ...given,
});

const answering = (path: string, items: unknown[]) =>
  http.get(`http://rasteh.test/api/v1${path}`, () => HttpResponse.json({ items, nextCursor: null }));

describe('advertisements', () => {
  it('are labelled, reserve the space of their picture, and link to a page of the site', async () => {
    await renderApp('/', { api: [answering('/advertisements', [buildAd(1)])] });
    const ads = await screen.findByRole('region', { name: 'آگهی‌ها' });
    const link = within(ads).getByRole('link');
    expect(link.textContent).toContain('آگهی');
    expect(link.getAttribute('href')).toBe('/category/categoryType/Product');
    const picture = within(ads).getByRole('img', { name: 'نقشهٔ پمپ' });
    expect([picture.getAttribute('width'), picture.getAttribute('height'), picture.getAttribute('loading')]).toEqual([
      '160',
      '120',
      'lazy',
    ]);
  });

  it('are omitted when they expire or link to another site', async () => {
    const api = [
      answering('/advertisements', [
        buildAd(1, hours(-2, -1)),
        buildAd(2, { target: 'https://elsewhere.test/' }),
        buildAd(3, { target: '//elsewhere.test/' }),
        buildAd(4),
      ]),
    ];
    await renderApp('/', { api });
    const ads = await screen.findByRole('region', { name: 'آگهی‌ها' });
    await waitFor(() => expect(within(ads).getAllByRole('link')).toHaveLength(1));
    expect(ads.textContent).toContain('تبلیغ 4');
  });

  it('do not block the page when they fail to load', async () => {
    await renderApp('/', { api: [faults.status('/advertisements', 500), faults.offline('/announcements')] });
    expect(await screen.findByRole('heading', { level: 2, name: 'تجهیزات و کالای صنعتی' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'آگهی‌ها' })).toBeNull();
  });
});

describe('mostUrgent', () => {
  const all = [
    buildAnnouncement(1),
    buildAnnouncement(2, { severity: 'warning' }),
    buildAnnouncement(3, { severity: 'critical' }),
    buildAnnouncement(4, { severity: 'critical' }),
  ];
  it('returns the most severe announcement that is not dismissed, the latest on a tie', () => {
    expect(mostUrgent(all, [])?.id).toBe(idOf(3));
    expect(mostUrgent(all, [idOf(3)])?.id).toBe(idOf(4));
    expect(mostUrgent(all, [idOf(3), idOf(4)])?.id).toBe(idOf(2));
    expect(
      mostUrgent(
        all,
        all.map(({ id }) => id),
      ),
    ).toBeUndefined();
  });
});

describe('an announcement', () => {
  const strip = () => screen.queryByRole('complementary', { name: 'اطلاعیه' });
  const api = [answering('/announcements', [buildAnnouncement(1), buildAnnouncement(2, { severity: 'warning' })])];
  const toProducts = { to: '/category/categoryType/$categoryType', params: { categoryType: 'Product' } } as const;

  it('that arrives after its page waits for the next page, so that nothing shifts', async () => {
    const pageIsShown = Promise.withResolvers<void>();
    const late = http.get('http://rasteh.test/api/v1/announcements', async () => {
      await pageIsShown.promise;
      return HttpResponse.json({ items: [buildAnnouncement(2, { severity: 'warning' })], nextCursor: null });
    });
    const { router, queryClient } = await renderApp('/', { api: [late] });
    await within(await screen.findByRole('main')).findAllByRole('heading');
    pageIsShown.resolve();
    await waitFor(() => expect(queryClient.getQueryData(['ads', 'announcements'])).toBeTruthy());
    expect(strip()).toBeNull();
    await router.navigate(toProducts);
    await waitFor(() => expect(strip()?.textContent).toContain('خبر 2'));
    expect(strip()?.textContent).toContain('هشدار');
  });

  it('stays dismissed, and the next one appears only on the next page', async () => {
    const { router, queryClient, unmount } = await renderApp('/', { api });
    await waitFor(() => expect(queryClient.getQueryData(['ads', 'announcements'])).toBeTruthy());
    await router.navigate(toProducts);
    fireEvent.click(await screen.findByRole('button', { name: 'بستن اطلاعیهٔ «خبر 2»' }));
    expect(strip()).toBeNull();
    await router.navigate({ to: '/' });
    await waitFor(() => expect(strip()?.textContent).toContain('خبر 1'));
    unmount();
    expect(JSON.parse(localStorage.getItem('rasteh-dismissed') ?? '')).toEqual([idOf(2)]);
  });
});
