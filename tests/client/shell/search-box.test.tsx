import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { faults, renderApp, serveCatalog } from '../render-app.tsx';
import { stubMatchMedia } from './stub-match-media.ts';

const catalog = newCatalog();
const bearings = buildCategory(catalog, { name: 'بلبرینگ شیار عمیق', glyph: 'bearing' });
const supplier = buildSupplier(catalog, { name: 'بلبرینگ سپاهان' });
const product = buildBaseProduct(catalog, {
  title: 'بلبرینگ شیار عمیق 6205-2RS',
  partNumbers: ['6205-2RS'],
  categoryKey: bearings.key,
});
buildOffer(catalog, { baseProductKey: product.key, supplierKey: supplier.key });
serveCatalog(catalog);
stubMatchMedia(390);
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

/** Longer than the box waits for more letters. */
const PAUSE_MS = 400;

const box = () => within(screen.getByRole('search')).getByRole('combobox');
const options = () => screen.findAllByRole('option');
const selected = () => screen.getAllByRole('option').findIndex((one) => one.getAttribute('aria-selected') === 'true');
const press = (key: string) => fireEvent.keyDown(box(), { key });
const submit = () => fireEvent.submit(screen.getByRole('search'));

async function open(api: RequestHandler[] = []) {
  const app = await renderApp('/', { api });
  await within(await screen.findByRole('search')).findByRole('combobox');
  return app;
}

async function type(text: string) {
  act(() => box().focus());
  fireEvent.input(box(), { target: { value: text } });
}

describe('the search box', () => {
  it('suggests categories, products and suppliers with the matched words marked', async () => {
    await open();
    await type('بلبرینگ');
    const found = await options();
    expect(found.map((one) => one.textContent)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^بلبرینگ شیار عمیقدسته/),
        expect.stringContaining('6205-2RS'),
        expect.stringMatching(/^بلبرینگ سپاهانتأمین‌کننده/),
      ]),
    );
    expect(found[0]?.querySelector('mark')?.textContent).toBe('بلبرینگ');
    expect(box().getAttribute('aria-expanded')).toBe('true');
  });

  it('suggests merchants with an official delegation by their name, or where the text asks for one', async () => {
    const merchant = { id: crypto.randomUUID(), name: 'بازرگانی یاتاقان‌یار', city: null, logoUrl: null };
    const delegated = {
      id: '0199a000-0000-7000-8000-000000000001',
      merchant,
      supplier: { id: '0199a000-0000-7000-8000-000000000002', name: 'یاتاقان‌گستر', slug: 'یاتاقان-گستر' },
    };
    const answer = () => HttpResponse.json({ items: [delegated], nextCursor: null, totalCount: 1 });
    const { router } = await open([http.get('*/api/v1/merchantdelegations', answer)]);
    await type('یاتاقان‌یار');
    expect(await screen.findByRole('option', { name: /بازرگانی یاتاقان‌یار.*نمایندهٔ یاتاقان‌گستر/ })).toBeTruthy();
    await type('بلبرینگ');
    await screen.findByRole('option', { name: /6205/ });
    expect(screen.queryByRole('option', { name: /نمایندهٔ/ })).toBeNull();
    await type('نمایندگی رسمی بلبرینگ');
    fireEvent.click(await screen.findByRole('option', { name: /نمایندهٔ یاتاقان‌گستر/ }));
    expect(router.state.location.pathname).toContain(`/supplier/${delegated.supplier.id}/merchantDelegations/`);
    expect(router.state.location.hash).toBe(delegated.id);
  });

  it('sends no request for one letter', async () => {
    const asked = vi.fn();
    await open([http.all('*/searches/*', asked)]);
    await type('ب');
    await act(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)));
    expect(asked).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('sends one request for a word typed without a pause', async () => {
    const asked: (string | null)[] = [];
    await open([
      http.get('*/searches/suggestions', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('q'));
        return HttpResponse.json([]);
      }),
    ]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    for (const text of ['بل', 'بلب', 'بلبر']) await type(text);
    act(() => vi.advanceTimersByTime(PAUSE_MS));
    vi.useRealTimers();
    await screen.findByText('چیزی پیدا نشد');
    expect(asked).toEqual(['بلبر']);
  });

  it('moves through the suggestions and the box with the arrow keys, cyclically', async () => {
    await open();
    await type('بلبرینگ');
    const { length } = await options();
    press('ArrowDown');
    expect(selected()).toBe(0);
    const active = box().getAttribute('aria-activedescendant');
    expect(screen.getAllByRole('option')[0]?.id).toBe(active);
    press('ArrowUp');
    expect(selected()).toBe(-1);
    press('ArrowUp');
    expect(selected()).toBe(length - 1);
  });

  it('opens the active suggestion on Enter and empties itself', async () => {
    const { router } = await open();
    await type('سپاهان');
    await options();
    press('ArrowDown');
    submit();
    await screen.findByRole('heading', { level: 1, name: 'بلبرینگ سپاهان' });
    expect(router.state.location.pathname).toMatch(/^\/supplier\//);
    expect(box()).toHaveProperty('value', '');
  });

  it('opens all results on Enter without a chosen suggestion, without waiting', async () => {
    const { router } = await open([faults.slow('/searches/suggestions', 5_000)]);
    await type('  بلبرینگ   6205/2 ');
    submit();
    await screen.findByRole('heading', { level: 1, name: /بلبرینگ 6205\/2/ });
    expect(router.state.matches.at(-1)?.params).toEqual({ key: 'بلبرینگ 6205/2' });
    expect(box()).toHaveProperty('value', 'بلبرینگ 6205/2');
  });

  it('has the link to all results as its last suggestion', async () => {
    const { router } = await open();
    await type('سپاهان');
    const last = (await options()).at(-1);
    expect(last?.textContent).toBe('همهٔ نتایج برای «سپاهان»');
    press('ArrowUp');
    expect(selected()).toBe(screen.getAllByRole('option').length - 1);
    submit();
    await screen.findByRole('heading', { level: 1, name: /سپاهان/ });
    expect(router.state.matches.at(-1)?.params).toEqual({ key: 'سپاهان' });
  });

  it('does not navigate for punctuation only', async () => {
    const { router } = await open();
    await type(' ، % /');
    submit();
    expect(router.state.location.pathname).toBe('/');
  });

  it('closes on Escape and keeps the text; a second Escape clears it', async () => {
    await open();
    await type('بلبرینگ');
    await options();
    press('Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box()).toHaveProperty('value', 'بلبرینگ');
    press('Escape');
    expect(box()).toHaveProperty('value', '');
  });

  it('says that searching needs the network, not that nothing was found', async () => {
    await open([faults.offline('/searches/*')]);
    act(() => onlineManager.setOnline(false));
    await type('بلبرینگ');
    const form = within(screen.getByRole('search'));
    expect(await form.findByText(/شبکه می‌خواهد/)).toBeTruthy();
    expect(form.queryByText('چیزی پیدا نشد')).toBeNull();
  });

  it('stays usable when the server fails', async () => {
    await open([faults.status('/searches/*', 500)]);
    await type('بلبرینگ');
    expect(await screen.findByText(/پاسخی نرسید/)).toBeTruthy();
    expect(box()).toHaveProperty('value', 'بلبرینگ');
  });
});
