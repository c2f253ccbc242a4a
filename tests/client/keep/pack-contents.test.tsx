import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deviceRows, dropPack, takePack } from '../../../src/client/offline/packs/device-packs.ts';
import type { CategoryTree } from '../../../src/contract/catalog/category.ts';
import type { PageCard } from '../../../src/contract/content/page.ts';
import type { PackManifest } from '../../../src/contract/packs/pack.ts';
import { PACK_FORMAT } from '../../../src/contract/packs/pack-format.ts';
import type { Page } from '../../../src/contract/page.ts';
import { valveCatalog } from '../catalog/valve-catalog.ts';
import { faults, readFromServer, renderApp, serveCatalog } from '../render-app.tsx';

const TITLES = ['نشتی شیر توپی', 'جنس بدنهٔ شیر'];
const OTHER = 'خبر کارخانه';
const BODY = 'نقطهٔ کار جایی است که دو منحنی به هم می‌رسند.';
const SITE = 'http://rasteh.test';

serveCatalog(valveCatalog, { articles: [OTHER], articlesOf: { 'شیر توپی': TITLES } });

let valvesId: string;
let articles: PageCard[];
beforeAll(async () => {
  const [root] = await readFromServer<CategoryTree[]>('/categories/menu?categoryTypes=Product');
  valvesId = root?.subcategories.find((one) => one.name === 'شیر توپی')?.id ?? '';
  articles = (await readFromServer<Page<PageCard>>(`/pages/for-public-site?categoryId=${valvesId}`)).items;
});
beforeEach(() => dropPack({ kind: 'category', id: valvesId }));

/** Takes the category along, on a page that reads nothing of it. @param api answers in place of the server's manifest */
async function takeValves(api: Parameters<typeof http.all>[1][] = []) {
  const handlers = api.map((one) => http.get(`${SITE}/api/v1/packs/categories/:id`, one));
  const { unmount } = await renderApp('/users/packs', { api: handlers });
  await act(() => takePack({ base: SITE, fetchWith: fetch }, { kind: 'category', id: valvesId }));
  await screen.findByRole('link', { name: /شیر توپی/ });
  unmount();
}

/** The app as it starts without a network. */
async function openOffline(path: string) {
  act(() => onlineManager.setOnline(false));
  return renderApp(path, { api: [faults.offline()] });
}

const contentsPath = () => `/category/contents/Product/${valvesId}/x`;
const titles = async () => {
  const list = await screen.findAllByRole('heading', { level: 2 });
  return list.map((one) => one.textContent).filter((one) => [...TITLES, OTHER].includes(one ?? ''));
};

describe('the contents of a category that the device has taken along', () => {
  it('are listed without a network as the server lists them, though they were never opened', async () => {
    await takeValves();
    await openOffline(contentsPath());
    await screen.findByRole('link', { name: TITLES[0] ?? '' });
    expect(await titles()).toEqual(articles.map(({ title }) => title));
    expect(screen.getByText('۲ مطلب')).toBeTruthy();
    expect(screen.queryByText(/از داده‌های این دستگاه/)).toBeNull();
  });

  it('are read there with their blocks and the time of the pack', async () => {
    await takeValves();
    const { id = '', slug, title = '' } = articles[0] ?? {};
    await openOffline(`/contents/${id}/${slug}`);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByText(BODY)).toBeTruthy();
    expect(screen.getByText(/به‌روز در/)).toBeTruthy();
  });

  it('are a part of other lists, which say that they are not whole', async () => {
    await takeValves();
    await openOffline('/contents');
    expect(await screen.findByText(/^۲ مورد از داده‌های این دستگاه/)).toBeTruthy();
    expect((await titles()).toSorted()).toEqual(TITLES.toSorted());
  });

  it('are no whole list if the pack has left some out', async () => {
    await takeValves([
      async () => {
        const manifest = await readFromServer<PackManifest>(`/packs/categories/${valvesId}`);
        return HttpResponse.json({ ...manifest, hasAllContents: false });
      },
    ]);
    await openOffline(contentsPath());
    expect(await screen.findByText(/^۲ مورد از داده‌های این دستگاه/)).toBeTruthy();
    expect(screen.queryByText('۲ مطلب')).toBeNull();
  });

  it('are found by the search of the device by their titles and leads', async () => {
    await takeValves();
    await openOffline(`/search/${encodeURIComponent('بدنه')}?tab=contents`);
    expect(await screen.findByText(/^۱ مورد از داده‌های این دستگاه/)).toBeTruthy();
    const link = await screen.findByRole('link', { name: new RegExp(TITLES[1] ?? '') });
    expect(link.getAttribute('href')).toContain('/contents/');
  });

  it('are found there if they were only read', async () => {
    const { items } = await readFromServer<Page<PageCard>>('/pages/for-public-site');
    const { id, slug } = items.find(({ title }) => title === OTHER) as PageCard;
    const seen = await renderApp(`/contents/${id}/${slug}`);
    await screen.findByRole('heading', { level: 1, name: OTHER });
    await waitFor(() => expect(seen.queryClient.isFetching()).toBe(0));
    act(() => onlineManager.setOnline(false));
    seen.unmount();
    await renderApp(`/search/${encodeURIComponent('کارخانه')}?tab=contents`, {
      api: [faults.offline()],
      onStart: (client) => {
        for (const { queryKey, state, meta } of seen.queryClient.getQueryCache().getAll())
          if (state.data !== undefined)
            client.getQueryCache().build(client, { queryKey, ...(meta && { meta }) }, state);
      },
    });
    expect(await screen.findByText(/^۱ مورد از داده‌های این دستگاه/)).toBeTruthy();
  });

  it('leave a pack of the earlier layout readable', async () => {
    await takeValves();
    const stored = await deviceRows.pack({ kind: 'category', id: valvesId });
    const [, ...shapes] = PACK_FORMAT.split('.');
    if (!stored) throw new Error('no pack');
    const { contentsCount: _, hasAllContents: __, ...manifest } = stored.manifest;
    const earlier = {
      ...manifest,
      format: ['1', ...shapes.slice(0, -2)].join('.'),
      parts: manifest.parts.filter(({ content }) => content !== 'contents'),
    };
    await deviceRows.finish(earlier as PackManifest, Date.now());
    const list = await openOffline(`/products/category/${valvesId}/x`);
    const table = await screen.findByRole('table');
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(10);
    list.unmount();
    await renderApp(contentsPath(), { api: [faults.offline()] });
    expect(await screen.findByText('نسخهٔ ذخیره‌شده‌ای نیست')).toBeTruthy();
  });
});
