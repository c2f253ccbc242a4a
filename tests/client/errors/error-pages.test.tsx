import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/client/data/api.ts';
import { failureOf } from '../../../src/client/features/errors/failure.ts';
import { buildCategory, newCatalog } from '../../factories/catalog.ts';
import { endFaults, faults, renderApp, serveCatalog } from '../render-app.tsx';

const UNKNOWN = '/category/01940000-0000-7000-8000-000000000000/x';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1)';

const catalog = newCatalog();
buildCategory(catalog);
serveCatalog(catalog);

afterEach(() => {
  vi.restoreAllMocks();
});

/** Spies on console errors, for tests that provoke them. */
function takeErrors() {
  vi.spyOn(console, 'warn').mockReturnValue();
  return vi.spyOn(console, 'error').mockReturnValue();
}

describe('a URL without a page', () => {
  it('shows the URL, and redirects to /error/404', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { router } = await renderApp('/no/such-page');
    expect(await screen.findByText('Page Not Found: /no/such-page')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/error/404'));
    expect(screen.getByText('۴۰۴')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'خطا' })).toBeTruthy();
    expect(screen.getByText('صفحهٔ مورد نظر پیدا نشد.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'بازگشت به صفحهٔ اصلی' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('button', { name: 'بازگشت به صفحهٔ پیش' })).toBeTruthy();
    expect(warned.mock.calls).toEqual([['Page Not Found: /no/such-page']]);
  });

  it('has a Persian title and is not indexed', async () => {
    await renderApp('/error/404');
    await waitFor(() => expect(document.title).toBe('صفحه پیدا نشد | راسته'));
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });
});

describe('an object that does not exist', () => {
  it('redirects to /error/404', async () => {
    const errors = takeErrors();
    const { router } = await renderApp(UNKNOWN);
    await waitFor(() => expect(router.state.location.pathname).toBe('/error/404'));
    expect(errors).toHaveBeenCalledTimes(1);
  });
});

describe('a page that breaks', () => {
  const broken = () => renderApp('/category/categoryType/Product', { api: [faults.nonsense('/categories/menu')] });

  it('redirects to /error, and opens again when the server works', async () => {
    const errors = takeErrors();
    const { router } = await broken();
    await waitFor(() => expect(router.state.location.pathname).toBe('/error'));
    expect(screen.getByText('در ارائهٔ خدمت مشکلی پیش آمد.')).toBeTruthy();
    expect(screen.getByText('لطفاً دوباره تلاش کنید.')).toBeTruthy();
    expect(errors).toHaveBeenCalledTimes(1);
    endFaults();
    fireEvent.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'تجهیزات و کالای صنعتی' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/category/categoryType/Product');
  });

  it('shows crawlers no error page and does not redirect, but logs the error', async () => {
    const errors = takeErrors();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(CRAWLER);
    const { router } = await broken();
    await waitFor(() => expect(errors).toHaveBeenCalledTimes(1));
    expect(router.state.location.pathname).toBe('/category/categoryType/Product');
    expect(screen.queryByText('در ارائهٔ خدمت مشکلی پیش آمد.')).toBeNull();
  });
});

describe('failureOf', () => {
  it("keeps the server's message and the request id", () => {
    const problem = { type: 'about:blank', status: 500, code: 'internal', message: 'نشد', traceId: 'trace-1' } as const;
    expect(failureOf(new ApiError(500, problem), '/x')).toEqual({ from: '/x', message: 'نشد', requestId: 'trace-1' });
    expect(failureOf(new Error('x'), '/x')).toEqual({ from: '/x' });
  });
});

describe('/error/400 and /error/403', () => {
  it.each([
    ['/error/400', 'نشانی یا داده‌ای که فرستاده شد درست نیست.'],
    ['/error/403', 'این صفحه برای شما نیست.'],
  ])('%s stands alone, with the way home', async (path, sentence) => {
    await renderApp(path);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.getByRole('link', { name: 'بازگشت به صفحهٔ اصلی' })).toBeTruthy();
  });
});
