import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberships } from '../../../src/server/membership/membership.table.ts';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { notices } from '../../../src/server/notices/notice.table.ts';
import { textLine } from '../../factories/trade.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { buildTradeWorld, type TradeWorld, tradeCalls } from './trade-world.ts';

let app: TestApp;
let world: TradeWorld;
let calls: ReturnType<typeof tradeCalls>;

beforeAll(async () => {
  app = await openTestApp();
  world = await buildTradeWorld(app);
  calls = tradeCalls(world);
  await app.db.update(merchants).set({ autoAccept: true }).where(eq(merchants.id, world.shop.merchantId));
});

afterAll(() => app.close());

/** Of a request, by its seller. */
const toldOf = async (id: string) => {
  const own = and(eq(notices.objectId, id), eq(notices.personId, world.seller.userId));
  const rows = await app.db.select({ kind: notices.kind }).from(notices).where(own);
  return rows.map(({ kind }) => kind).toSorted();
};

describe('a merchant that takes published prices without looking', () => {
  it('is told why where a guard stands against it, and confirms by hand', async () => {
    const { id } = await calls.send();
    const asked = await calls.ask(id);
    expect([asked.status, asked.body.state, asked.body.autoRefusal]).toEqual([200, 'awaitingConfirmation', null]);
    const { autoRefusal } = await calls.get(id, world.seller);
    expect(autoRefusal).toMatch('هویت حقوقی');
    expect(await toldOf(id)).toEqual(['tradeConfirmationAsked', 'tradeSubmitted']);
    expect((await calls.events(id)).items.map(({ type }) => type)).toEqual(['submitted', 'confirmationAsked']);
    await calls.makeReady();
    expect((await calls.publish(id)).body.request).toMatchObject({ state: 'published', autoRefusal: null });
  });

  it('has it confirmed at once by the system, with the event of the system', async () => {
    const { id } = await calls.send();
    const asked = await calls.ask(id);
    expect(asked.body).toMatchObject({ state: 'published', turn: 'buyer', schedule: [{ no: 1 }] });
    expect((await calls.events(id)).items.at(-1)).toMatchObject({ type: 'published', actorRole: 'system' });
    expect((await calls.get(id, world.seller)).seller?.legal?.legalName).toBeTruthy();
    expect(await toldOf(id)).toEqual(['tradeAutoPublished', 'tradeSubmitted']);
  });

  it('looks at what it has quoted itself', async () => {
    const { id } = await calls.send({ lines: [textLine('پمپ')] });
    await calls.quote(id);
    expect((await calls.accept(id)).body.state).toBe('awaitingConfirmation');
  });

  it('publishes no more than its membership allows', async () => {
    await app.db.update(memberships).set({ limits: { publishedRequests: 1, agents: null, products: null } });
    const { id } = await calls.send();
    expect((await calls.ask(id)).body.state).toBe('awaitingConfirmation');
    expect((await calls.get(id, world.seller)).autoRefusal).toMatch('سقف');
  });
});
