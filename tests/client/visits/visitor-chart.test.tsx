import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { operatorTexts } from '../../../src/client/parts/account/operator-texts.ts';
import { visitorChartTexts as words } from '../../../src/client/parts/visits/visitor-chart-texts.ts';
import type { ProductCard } from '../../../src/contract/catalog/product.ts';
import type { OwnMerchant } from '../../../src/contract/merchants/merchant.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { SuppliersPage } from '../../../src/contract/suppliers/supplier.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { getMobile } from '../../../src/core/people/phone.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { faults, readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';

/** A phone gets one code a minute: each sign-in has an operator of its own. */
const operators = Array.from({ length: 12 }, (_, index) => `093500001${String(index).padStart(2, '0')}`);
const LOG = '/visitorlogs/byfilter-for-chart';
const noVisits = { bucket: '2026-11-21', visits: 0, uniqueVisitors: 0 };

const catalog = newCatalog();
const pumps = buildCategory(catalog, { name: 'پمپ' });
const maker = buildSupplier(catalog, { name: 'پمپ البرز' });
const { key } = buildBaseProduct(catalog, { categoryKey: pumps.key, title: 'پمپ یک' });
buildOffer(catalog, { baseProductKey: key, supplierKey: maker.key });

// jsdom draws nothing: the chart is seen end to end.
vi.mock('@mantine/charts', () => ({
  AreaChart: ({ data }: { data: unknown[] }) => <div data-testid="areas">{data.length}</div>,
}));
fakeLocks();
stubDialog();
serveCatalog(catalog, { hasPlaces: true, operators: operators.map(getMobile) });

let operator: { authorization: string };
let productId: string;
let signedIn = 0;

const signInOperator = () => signInDevice(operators[signedIn++] ?? '');

const call = <Answer,>(method: string, path: string, headers: object, sent?: object) =>
  readFromServer<Answer>(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(sent && { body: JSON.stringify(sent) }),
  });
const visit = (headers: object, objectType: string, objectId: string) =>
  call('POST', '/pagevisits/visit-count', headers, { objectType, objectId, visitId: crypto.randomUUID() });
const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));
const pick = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

beforeAll(async () => {
  operator = await signInOperator();
  [{ id: productId } = { id: '' }] = (
    await readFromServer<Page<ProductCard>>('/supplierproducts/catalog?size=100')
  ).items;
});

beforeEach(async () => {
  userInfo.drop();
  localStorage.clear();
});

async function openAdmin({ api, hasVisits = false }: { api?: RequestHandler; hasVisits?: boolean } = {}) {
  const headers = await signInOperator();
  if (hasVisits) await visit(headers, 'product', productId);
  await renderApp('/profile/admin/visits', { api: api ? [api] : [] });
}

describe('the visits on /profile/admin/visits', () => {
  it('are those of the whole site, as a chart and as a table for who does not see it', async () => {
    await visit(operator, 'product', productId);
    await openAdmin();
    const table = await screen.findByRole('table', { name: words.tableOf(words.site) });
    const rows = rowsOf(table);
    expect(rows).toHaveLength(30);
    expect(rows[0]?.[0]).toMatch(/^[۰-۹]{1,2} \S+ ۱۴\d*[۰-۹]{2}$/);
    expect(rows[0]?.slice(1)).toEqual(['۱', '۱']);
    expect(rows[1]?.slice(1)).toEqual(['۰', '۰']);
    expect((await screen.findByTestId('areas')).closest('[aria-hidden]')).not.toBeNull();
    await choose(words.views.table);
    expect(screen.queryByTestId('areas')).toBeNull();
    expect(screen.getByRole('table', { name: words.tableOf(words.site) }).closest('.visually-hidden')).toBeNull();
  });

  it('follow the chosen span and granularity', async () => {
    await openAdmin({ hasVisits: true });
    await choose(words.spanDays(365));
    await waitFor(() => expect(rowsOf(screen.getByRole('table')).length).toBeLessThanOrEqual(13));
    expect(await screen.findByText(words.sumOfDays)).toBeDefined();
    await choose(words.spanDays(7));
    await waitFor(() => expect(rowsOf(screen.getByRole('table'))).toHaveLength(7));
    await choose(words.granularities.week);
    await waitFor(() => expect(rowsOf(screen.getByRole('table'))[0]?.[0]).toMatch(/^هفتهٔ /));
  });

  it('are those of one of the objects that the operator has opened', async () => {
    await openAdmin({ hasVisits: true });
    await pick(words.what, 'product');
    expect(await screen.findByRole('table', { name: words.tableOf('پمپ یک') })).toBeDefined();
    await pick(words.what, 'supplier');
    expect(await screen.findByText(words.noRecent)).toBeDefined();
  });

  it('say that there is none, that the answer failed, and that there is no network', async () => {
    await openAdmin({ api: http.get(`*${LOG}`, () => HttpResponse.json([noVisits])) });
    expect(await screen.findByText(words.none)).toBeDefined();
    cleanup();
    localStorage.clear();
    await openAdmin({ api: faults.status(LOG, 500) });
    expect(await screen.findByRole('button', { name: /دوباره/ })).toBeDefined();
    cleanup();
    await openAdmin({ api: faults.offline(LOG) });
    expect(await screen.findByRole('button', { name: /دوباره/ })).toBeDefined();
  });

  it('are refused to everybody else', async () => {
    await signInDevice('09353340001');
    await renderApp('/profile/admin/visits');
    expect(await screen.findByText(operatorTexts.refused)).toBeDefined();
  });
});

describe('/profile/suppliers/{id}/visits', () => {
  it('shows the supplier’s own people its visits and those of its products', async () => {
    const headers = await signInDevice('09353340011');
    const supplierId = (await readFromServer<SuppliersPage>('/suppliers')).items[0]?.id ?? '';
    const body = { clientId: uuidv7(), name: 'فروشگاه البرز', kind: 'company', phones: ['021-88776655'] };
    const { id } = await call<OwnMerchant>('POST', '/merchants', headers, { ...body, cityId: 'IR-c1576' });
    await call('POST', `/merchants/${id}/submit`, headers);
    await call('POST', `/merchants/${id}/confirm`, operator);
    await call('PUT', `/merchants/${id}/supplier`, operator, { supplierId });
    await visit(headers, 'supplier', supplierId);
    await renderApp('/profile/suppliers');
    fireEvent.click(await screen.findByRole('link', { name: words.openOf('پمپ البرز') }));
    const table = await screen.findByRole('table', { name: words.tableOf('پمپ البرز') });
    expect(rowsOf(table)[0]?.slice(1)).toEqual(['۱', '۱']);
    await screen.findByRole('option', { name: 'پمپ یک' });
    await pick(words.what, productId);
    expect(await screen.findByRole('table', { name: words.tableOf('پمپ یک') })).toBeDefined();
  });

  it('is not there for anybody else', async () => {
    await signInDevice('09353340002');
    const supplierId = (await readFromServer<SuppliersPage>('/suppliers')).items[0]?.id ?? '';
    await renderApp(`/profile/suppliers/${supplierId}/visits`);
    expect(await screen.findByText(/حساب شما نمی‌گرداند/)).toBeDefined();
  });
});
