import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WalletConsumer } from '../../../src/contract/wallet/consumer.ts';
import type { WalletTransaction } from '../../../src/contract/wallet/wallet.ts';
import { persons } from '../../../src/server/account/person/person.table.ts';
import { walletConsumers } from '../../../src/server/wallet/consumers/consumer.table.ts';
import { fundWallet } from '../../factories/wallets.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { paymentCalls } from '../payments/payment-world.ts';

const CAP = 1_000_000;
const FUNDS = 5_000_000;

let app: TestApp;
let calls: ReturnType<typeof paymentCalls>;
let owner: SignedIn;
let consumer: SignedIn & { phone: string };

beforeAll(async () => {
  app = await openTestApp();
  calls = paymentCalls(app);
});
beforeEach(async () => {
  owner = await signIn(app, newPhone());
  const phone = newPhone();
  consumer = { ...(await signIn(app, phone)), phone };
  await setRoles(owner, ['consumerOwner']);
  await fundWallet(app, owner.userId, FUNDS);
});
afterAll(() => app.close());

const setRoles = ({ userId }: SignedIn, roles: ('consumerOwner' | 'operator')[]) =>
  app.db.update(persons).set({ roles }).where(eq(persons.id, userId));
const invite = (dailyCapRial = CAP) =>
  calls.call<WalletConsumer>(owner, 'POST /wallettransactions/consumers', { phone: consumer.phone, dailyCapRial });
const answer = (as: SignedIn, id: string, state: string) =>
  calls.call<WalletConsumer>(as, `PUT /wallettransactions/consumers/${id}`, { state });
const charge = (amountRial: number, { as = owner, id = randomUUID() as string, to = consumer.userId } = {}) =>
  calls.call<{ id: string }>(as, 'POST /wallettransactions/charge-by-user', {
    ...{ id, targetUserId: to, amountRial, reason: 'تنخواه کارگاه' },
  });
async function accepted(): Promise<string> {
  const { body } = await invite();
  await answer(consumer, body.id, 'active');
  return body.id;
}

describe('charging the wallet of somebody else', () => {
  it('moves own money, and both see whom it is from and to', async () => {
    await accepted();
    expect(await charge(400_000)).toMatchObject({ status: 201 });
    expect([await calls.credit(owner), await calls.credit(consumer)]).toEqual([FUNDS - 400_000, 400_000]);
    const { body } = await calls.call<{ items: WalletTransaction[] }>(consumer, 'GET /wallettransactions');
    expect(body.items).toMatchObject([{ kind: 'chargeByUser', amountRial: 400_000, balanceRial: 400_000, seq: 1 }]);
  });

  it('needs the acceptance of the other, which ends with either of the two', async () => {
    expect((await charge(1)).status).toBe(404);
    const { body } = await invite();
    expect(body).toMatchObject({ state: 'invited', side: 'owner', personId: null });
    expect((await charge(1)).status).toBe(404);
    // The owner cannot accept in place of the other.
    expect((await answer(owner, body.id, 'active')).status).toBe(403);
    await answer(consumer, body.id, 'active');
    expect((await charge(1)).status).toBe(201);
    await answer(consumer, body.id, 'ended');
    expect((await charge(1)).status).toBe(404);
  });

  it('stops at the cap of a day, also where many press at once', async () => {
    await accepted();
    const done = await Promise.all(Array.from({ length: 20 }, () => charge(100_000)));
    expect(done.filter(({ status }) => status === 201)).toHaveLength(10);
    for (const { status, body } of done.filter(({ status: one }) => one !== 201))
      expect({ status, code: body.code, field: body.field }).toEqual({
        status: 422,
        code: 'daily_cap',
        field: 'amountRial',
      });
    expect(await calls.credit(consumer)).toBe(CAP);
  });

  it('sent again is one charge, and in other words none', async () => {
    await accepted();
    const id = randomUUID();
    expect([(await charge(1_000, { id })).status, (await charge(1_000, { id })).status]).toEqual([201, 201]);
    expect(await charge(2_000, { id })).toMatchObject({ status: 409, body: { code: 'id_taken' } });
    expect(await calls.credit(consumer)).toBe(1_000);
  });

  it('mints nothing: more than the owner has is refused', async () => {
    const { body } = await invite(FUNDS * 10);
    await answer(consumer, body.id, 'active');
    expect(await charge(FUNDS + 1)).toMatchObject({
      status: 422,
      body: { code: 'insufficient', current: { shortRial: 1 } },
    });
    expect(await calls.credit(owner)).toBe(FUNDS);
  });

  it('is for owners of consumers, and for no operator', async () => {
    await accepted();
    await setRoles(owner, []);
    expect((await charge(1)).status).toBe(403);
    await setRoles(owner, ['consumerOwner', 'operator']);
    expect((await charge(1)).status).toBe(403);
    expect((await invite()).status).toBe(403);
  });

  it('is nobody else’s to see or to answer', async () => {
    const id = await accepted();
    const stranger = await signIn(app, newPhone());
    expect((await answer(stranger, id, 'ended')).status).toBe(404);
    expect((await calls.call<WalletConsumer[]>(stranger, 'GET /wallettransactions/consumers')).body).toEqual([]);
    expect(await app.db.$count(walletConsumers, eq(walletConsumers.state, 'active'))).toBeGreaterThan(0);
  });
});
