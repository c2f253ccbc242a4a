import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AgentPermission } from '../../../src/core/people/agent-permissions.ts';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { openMerchant } from './agent-calls.ts';
import { merchantCalls, PATH, SETTING } from './own-merchant-calls.ts';

let app: TestApp;
let shop: Awaited<ReturnType<typeof openMerchant>>;
let calls: ReturnType<typeof merchantCalls>;

beforeAll(async () => {
  app = await openTestApp();
  await seedPlaces(app.db);
});

beforeEach(async () => {
  shop = await openMerchant(app);
  calls = merchantCalls(app, shop.agent);
});

afterAll(() => app.close());

const setting = (preparationDays: number) => ({
  merchantId: shop.merchantId,
  minOrderAmount: 1_000_000,
  workingHours: [],
  autoAccept: false,
  preparationDays,
  vatIncluded: true,
  saleCities: [],
});

const put = (preparationDays: number, version: number) =>
  calls.call('PUT', SETTING, { body: setting(preparationDays), version });
const detail = () => calls.call('GET', `${PATH}/${shop.merchantId}`);
const permitted = { permissions: ['saleSetting'] };

describe('the conditions of sale and an agent', () => {
  it('who is permitted reads the merchant and changes them, as its owner then sees', async () => {
    await shop.activated(permitted);
    const read = await detail();
    expect(read).toMatchObject({ status: 200, body: { id: shop.merchantId, saleSetting: {} } });
    const changed = await put(4, read.body.version);
    expect(changed).toMatchObject({ status: 200, body: { saleSetting: { preparationDays: 4 } } });
    const seen = await calls.call('GET', `${PATH}/${shop.merchantId}`, { as: shop.owner });
    expect(seen.body).toMatchObject({ version: read.body.version + 1, saleSetting: { preparationDays: 4 } });
    expect((await put(5, read.body.version)).status).toBe(412);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['has other permissions', () => shop.activated({ permissions: ['quote', 'pay'] satisfies AgentPermission[] })],
    ['has not accepted', () => shop.invited(permitted)],
    ['was ended', async () => shop.end(shop.owner, await shop.activated(permitted))],
    [
      'acts for a suspended merchant',
      async () => {
        await shop.activated(permitted);
        await app.db.update(merchants).set({ status: 'suspended' }).where(eq(merchants.id, shop.merchantId));
      },
    ],
  ])('stay closed to an agent who %s', async (_, given) => {
    await given();
    expect((await detail()).status).toBe(404);
    expect((await put(4, 1)).status).toBe(404);
  });

  it('are all that the permission opens: the merchant itself is its owner’s', async () => {
    await shop.activated(permitted);
    const body = { name: 'نام دیگر', kind: 'company', phones: [], website: null, cityId: null };
    expect((await calls.call('PUT', `${PATH}/${shop.merchantId}`, { body, version: 1 })).status).toBe(404);
    expect((await calls.move(shop.merchantId, 'submit')).status).toBe(404);
    expect((await shop.listOf(shop.agent, `merchantId=${shop.merchantId}`)).status).toBe(404);
  });
});
