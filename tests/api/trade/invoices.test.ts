import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../../src/contract/problem.ts';
import type { TradeInvoice } from '../../../src/contract/trade/invoice.ts';
import { tehranDate, toJalali } from '../../../src/core/time/jalali-date.ts';
import { merchantLegalForms } from '../../../src/server/merchants/legal/legal-form.table.ts';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { invoiceSeries, tradeInvoices } from '../../../src/server/trade/fulfilment/invoice.table.ts';
import { tradeRequests } from '../../../src/server/trade/request.table.ts';
import { vatRates } from '../../../src/server/trade/snapshot.table.ts';
import { BUYER } from '../../factories/trade.ts';
import { buildTradeRequest } from '../../factories/trade-requests.ts';
import type { SignedIn } from '../../setup/sign-in.ts';
import type { TestApp } from '../../setup/test-app.ts';
import { type fulfilmentCalls, openFulfilmentWorld } from './fulfilment-world.ts';
import type { TradeWorld } from './trade-world.ts';

let app: TestApp;
let world: TradeWorld;
let calls: ReturnType<typeof fulfilmentCalls>;

beforeAll(async () => {
  ({ app, world, calls } = await openFulfilmentWorld());
});

afterAll(() => app.close());

const read = (id: string, as: SignedIn) =>
  calls.call<TradeInvoice & Omit<Problem, 'status'>>(as, `GET /traderequests/${id}/invoice`);
const textOf = async (id: string, as: SignedIn) => {
  const answer = await app.app.request(`/api/v1/traderequests/${id}/invoice`, { headers: as.headers });
  return answer.text();
};
const register = (more: object) =>
  calls.call<object>(world.buyer, 'POST /buyers', { body: { firstName: 'مریم', lastName: 'رستمی', ...more } });
const yearNow = () => toJalali(tehranDate(app.deps.now())).year;
const placeOf = (number = '') => number.split('-').map(Number);

describe('an official invoice', () => {
  it('is issued by the seller of a published request, and read by its parties alone', async () => {
    const registered = await calls.send();
    expect([(await calls.invoice(registered.id)).status, (await read(registered.id, world.seller)).body]).toEqual([
      409,
      { invoice: null, missing: [] },
    ]);
    const request = await calls.published();
    const { id, number: requestNumber } = request;
    expect((await calls.get(id, world.seller)).allowedActions).toContain('issueInvoice');
    for (const [as, status] of [
      [world.buyer, 403],
      [world.operator, 404],
      [world.stranger, 404],
      [world.rival, 404],
      [await calls.join('quote'), 403],
    ] as const)
      expect((await calls.invoice(id, { as })).status).toBe(status);
    const { status, body } = await calls.invoice(id, { as: await calls.join('confirmAndPublish') });
    expect(status).toBe(200);
    expect(placeOf(body.invoice?.number)[0]).toBe(yearNow());
    expect(body).toMatchObject({
      missing: [],
      invoice: {
        requestNumber,
        seller: { name: 'شرکت پولاد صنعت آریا', nationalId: '10380284790', economicCode: '10380284790' },
        buyer: { name: 'صنایع آذر', nationalId: BUYER.economicCode, economicCode: BUYER.economicCode },
        lines: [{ lineNo: 1, qty: '2.5', unitPriceRial: 333_335, netRial: 833_337, vatRial: 83_333 }],
        totals: { netRial: 833_337, vatRial: 83_333, payableRial: 916_670 },
      },
    });
    expect((await read(id, world.buyer)).body).toEqual(body);
    expect((await read(id, world.stranger)).status).toBe(404);
    expect((await calls.get(id, world.seller)).allowedActions).not.toContain('issueInvoice');
    expect((await calls.events(id)).items.at(-1)).toMatchObject({
      ...{ type: 'invoiceIssued', actorRole: 'seller', from: 'published', to: 'published' },
    });
  });

  it('names the numbers that are not written, and is issued once they are', async () => {
    const gapsOf = async (id: string) => (await read(id, world.seller)).body.missing.map(({ name }) => name);
    await register({});
    const { id: ofPerson } = await calls.published();
    expect(await gapsOf(ofPerson)).toEqual(['کد ملی خریدار', 'کد اقتصادی خریدار']);
    const { status, body } = await calls.invoice(ofPerson);
    expect([status, body.code, body.message]).toEqual([
      ...[422, 'identity_required'],
      'برای صورتحساب رسمی هنوز نوشته نشده است: کد ملی خریدار، کد اقتصادی خریدار.',
    ]);
    await register({ nationalCode: '0013542419' });
    expect(await gapsOf(ofPerson)).toEqual(['کد اقتصادی خریدار']);
    await register({ nationalCode: '0013542419', economicCode: '41134567890123' });
    expect((await calls.invoice(ofPerson)).body.invoice?.buyer).toMatchObject({
      ...{ name: 'مریم رستمی', nationalId: '0013542419', economicCode: '41134567890123' },
    });
    await register({ companyName: 'صنایع آذر' });
    const { id: ofCompany } = await calls.published();
    // Numbers of another company are not those of this one.
    await register({ companyName: 'صنایع دیگر', economicCode: BUYER.economicCode });
    expect(await gapsOf(ofCompany)).toEqual(['شناسهٔ ملی شرکت خریدار']);
    await register(BUYER);
    expect((await calls.invoice(ofCompany)).body.invoice?.buyer.nationalId).toBe(BUYER.economicCode);
  });

  it('is byte for byte the same when names, addresses, taxes and prices change', async () => {
    const { id } = await calls.published();
    const first = await calls.invoice(id);
    expect(first.status).toBe(200);
    const [before, [stored]] = [await textOf(id, world.buyer), await invoicesOf(id)];
    await register({ companyName: 'نام تازه', economicCode: '10380284790' });
    const set = { legalName: 'شرکت تازه', street: 'خیابان تازه', nationalId: '14005893875' };
    const { merchantId } = world.shop;
    await app.db.update(merchantLegalForms).set(set).where(eq(merchantLegalForms.merchantId, merchantId));
    await app.db.update(merchants).set({ name: 'بازرگانی تازه' }).where(eq(merchants.id, merchantId));
    await app.db.update(tradeRequests).set({ buyer: null, address: null, title: null }).where(eq(tradeRequests.id, id));
    const validFrom = tehranDate(new Date(app.deps.now().getTime() - 1));
    await app.db.insert(vatRates).values({ validFrom, permille: 500 }).onConflictDoNothing();
    expect(await textOf(id, world.buyer)).toBe(before);
    expect(await invoicesOf(id)).toEqual([stored]);
    expect((await calls.invoice(id)).body).toEqual(first.body);
    await app.db.delete(vatRates).where(eq(vatRates.validFrom, validFrom));
    await app.db
      .update(merchantLegalForms)
      .set({ nationalId: '10380284790' })
      .where(eq(merchantLegalForms.merchantId, merchantId));
    await register(BUYER);
  });

  it('is issued once and one event tells of it, whoever asks at the same time', async () => {
    const { id } = await calls.published();
    const answers = await Promise.all(Array.from({ length: 20 }, () => calls.invoice(id)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.invoice?.number}`)).size).toBe(1);
    expect((await calls.types(id)).filter((type) => type === 'invoiceIssued')).toHaveLength(1);
  });

  it('of fifty requests at once have fifty numbers without a gap', { timeout: 120_000 }, async () => {
    const sides = {
      ...{ buyerPersonId: world.buyer.userId, supplierId: world.shop.supplierId, merchantId: world.shop.merchantId },
    };
    const ids: string[] = [];
    for (let made = 0; made < 50; made += 1) ids.push((await buildTradeRequest(app.db, sides, 'published')).id);
    const answers = await Promise.all(ids.map((id) => calls.invoice(id)));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const rows = await app.db.select().from(tradeInvoices).where(eq(tradeInvoices.merchantId, world.shop.merchantId));
    const numbers = rows.map(({ no }) => no).toSorted((a, b) => a - b);
    expect(numbers).toEqual(rows.map((_, at) => at + 1));
    const [series] = await app.db
      .select()
      .from(invoiceSeries)
      .where(eq(invoiceSeries.merchantId, world.shop.merchantId));
    expect(series).toMatchObject({ year: yearNow(), lastNo: rows.length });
  });

  it('is refused by the engine with a gap, a second time, or changed', async () => {
    const { id } = await calls.published();
    const { body } = await calls.invoice(id);
    const [year = 0, no = 0] = placeOf(body.invoice?.number);
    const { id: other } = await calls.published();
    const { merchantId } = world.shop;
    const copied = { merchantId, year, body: '{}', hash: sql`encode(sha256('{}'), 'hex')`, issuedAt: app.deps.now() };
    const insert = (more: { no: number; prevNo: number | null; requestId: string }) =>
      app.db.insert(tradeInvoices).values({ ...copied, ...more });
    await expect(insert({ no: no + 2, prevNo: no + 1, requestId: other })).rejects.toThrow();
    await expect(insert({ no: no + 2, prevNo: no, requestId: other })).rejects.toThrow();
    await expect(insert({ no: 1, prevNo: null, requestId: other })).rejects.toThrow();
    await expect(insert({ no: no + 1, prevNo: no, requestId: id })).rejects.toThrow();
    const own = eq(tradeInvoices.requestId, id);
    await expect(
      app.db
        .update(tradeInvoices)
        .set({ issuedAt: new Date(0) })
        .where(own),
    ).rejects.toThrow();
    await expect(app.db.delete(tradeInvoices).where(own)).rejects.toThrow();
    expect(await read(other, world.seller)).toMatchObject({ body: { invoice: null, missing: [] } });
  });

  it('is issued of a disputed and a closed request, but not where money was given back', async () => {
    const { id } = await calls.published();
    await calls.ship(id, [{ qty: '2.5' }]);
    await calls.receive(id);
    await calls.post(id, 'dispute', world.buyer, { comment: 'دو عدد شکسته بود' });
    const refund = { outcome: 'refund', words: 'کالا نرسیده است' };
    const { id: released } = await calls.published();
    await calls.ship(released, [{ qty: '2.5' }]);
    await calls.receive(released);
    await calls.post(released, 'dispute', world.buyer, { comment: 'دو عدد شکسته بود' });
    await calls.post(released, 'decide-dispute', world.operator, { outcome: 'release', words: 'رسید درست است' });
    expect((await calls.invoice(released)).status).toBe(200);
    // What the operator said is still read.
    expect(await calls.get(released)).toMatchObject({ state: 'closed', turn: 'none', reason: 'رسید درست است' });
    await calls.post(id, 'decide-dispute', world.operator, refund);
    expect((await calls.invoice(id)).body.code).toBe('not_possible');
    expect((await calls.get(id, world.seller)).allowedActions).not.toContain('issueInvoice');
  });
});

const invoicesOf = (id: string) => app.db.select().from(tradeInvoices).where(eq(tradeInvoices.requestId, id));
