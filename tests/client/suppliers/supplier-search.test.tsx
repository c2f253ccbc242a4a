import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { endFaults, renderApp, serveCatalog } from '../render-app.tsx';

const catalog = newCatalog();
const pumps = buildCategory(catalog, { name: 'پمپ' });
for (const name of ['پمپ‌سازي كاشان', 'آذر تأسیسات', 'کاشان صنعت']) {
  const { key } = buildBaseProduct(catalog, { categoryKey: pumps.key });
  buildOffer(catalog, { baseProductKey: key, supplierKey: buildSupplier(catalog, { name, city: 'یزد' }).key });
}
serveCatalog(catalog);

/** Search requests fail, lists work. */
const noSearch = http.get('http://rasteh.test/api/v1/suppliers', ({ request }) =>
  new URL(request.url).searchParams.has('q') ? HttpResponse.error() : undefined,
);

const pathOf = (text: string) => `/suppliers/search/${encodeURIComponent(text)}`;
const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

describe('/suppliers/search/{key}', () => {
  it('marks matches and shows names unchanged', async () => {
    await renderApp(pathOf('پمپ سازی کاشان'));
    const found = await screen.findByRole('link', { name: /پمپ/ });
    expect(found.textContent).toContain('پمپ‌سازي كاشان');
    expect(marks()).toEqual(['پمپ', 'سازي', 'كاشان']);
  });

  it('filters by the root type in the URL', async () => {
    const { router } = await renderApp(pathOf('کاشان'));
    expect(await screen.findByText('۲ تأمین‌کننده')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'مشاوره' }));
    expect(await screen.findByRole('heading', { name: 'تأمین‌کننده‌ای با نام «کاشان» پیدا نشد' })).toBeTruthy();
    expect(router.state.location.search).toEqual({ type: 'ConsultingService' });
    fireEvent.click(screen.getByRole('link', { name: 'جست‌وجوی «کاشان»' }));
    expect(await screen.findByText('۲ تأمین‌کننده')).toBeTruthy();
  });

  it('suggests fewer words if nothing is found, none of them a generic company word', async () => {
    await renderApp(pathOf('شرکت آذر ناکجا'));
    await screen.findByRole('heading', { name: 'تأمین‌کننده‌ای با نام «شرکت آذر ناکجا» پیدا نشد' });
    const looser = screen.getAllByRole('link', { name: /^جست‌وجوی «/ }).map((link) => link.textContent);
    expect(looser).toEqual(['جست‌وجوی «آذر»', 'جست‌وجوی «ناکجا»']);
  });

  it('starts another search from its box', async () => {
    const { router } = await renderApp(pathOf('آذر'));
    const input = await screen.findByRole('searchbox', { name: 'نام تأمین‌کننده' });
    fireEvent.change(input, { target: { value: ' کاشان ' } });
    fireEvent.submit(input);
    await waitFor(() => expect(decodeURI(router.state.location.pathname)).toBe('/suppliers/search/کاشان'));
    expect(await screen.findByText('۲ تأمین‌کننده')).toBeTruthy();
  });

  it('searches saved suppliers offline, and says so', async () => {
    const { router } = await renderApp('/suppliers/Product', { api: [noSearch] });
    await screen.findByText('۳ از ۳ تأمین‌کننده');
    await router.navigate({ href: pathOf('کاشان') });
    const notice = await screen.findByRole('heading', { name: 'شبکه در دسترس نیست' });
    expect(notice.parentElement?.textContent).toContain('تنها ۳ تأمین‌کننده که پیش‌تر روی این دستگاه دیده شده');
    expect(new Set(marks())).toEqual(new Set(['كاشان', 'کاشان']));
    endFaults();
    fireEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    expect(await screen.findByText('۲ تأمین‌کننده')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'شبکه در دسترس نیست' })).toBeNull();
  });
});
