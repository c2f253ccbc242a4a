import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '../../../src/contract/page.ts';
import type { Payout, WaitingPayout } from '../../../src/contract/wallet/payout.ts';
import type { WalletTransaction } from '../../../src/contract/wallet/wallet.ts';
import { balanceOfName } from '../../../src/server/ledger/balances.ts';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { notices } from '../../../src/server/notices/notice.table.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { operations } from '../../../src/server/platform/command/operation.table.ts';
import { checkMoney } from '../../../src/server/wallet/check/check-money.ts';
import { IBAN, OTHER_IBAN } from '../../factories/ibans.ts';
import { buildMerchant } from '../../factories/merchants.ts';
import { fundWallet } from '../../factories/wallets.ts';
import type { SignedIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { moneyCalls } from './money-world.ts';

const FUNDS = 10_000_000;
const AMOUNT = 4_000_000;

let app: TestApp;
let calls: ReturnType<typeof moneyCalls>;
let owner: SignedIn;
let operator: SignedIn;

beforeAll(async () => {
  app = await openTestApp();
  calls = moneyCalls(app);
  operator = await calls.someone(['operator']);
  await seedPlaces(app.db);
});
beforeEach(async () => {
  owner = await calls.someone();
  await fundWallet(app, owner.userId, FUNDS);
});
afterAll(() => app.close());

const noticesOf = async ({ userId }: SignedIn) =>
  (await app.db.select().from(notices).where(eq(notices.personId, userId))).map(({ kind }) => kind);

describe('a payout', () => {
  it('sets the money aside, and is paid with the reference of the bank', async () => {
    const { status, body } = await calls.ask(owner, AMOUNT, { iban: 'ir82 ۰۵۴۰ ۱۰۲۶ ۸۰۰۲ ۰۸۱۷ ۹۰۹۰ ۰۲' });
    expect({ status, state: body.state, iban: body.maskedIban }).toEqual({
      status: 201,
      state: 'requested',
      iban: 'IR…9002',
    });
    expect(await calls.credit(owner)).toMatchObject({
      availableRial: FUNDS - AMOUNT,
      blockedRial: AMOUNT,
      holds: [{ id: body.id, kind: 'payout', amountRial: AMOUNT }],
    });
    const { body: waiting } = await calls.call<Page<WaitingPayout>>(operator, 'GET /payouts/waiting?size=100');
    expect(waiting.items.find(({ id }) => id === body.id)).toMatchObject({ iban: IBAN, ownerKind: 'person' });
    const before = (await balanceOfName(app.db, { kind: 'held', owner: { personId: owner.userId } })).balanceRial;
    expect(before).toBe(AMOUNT);
    expect((await calls.claim(operator, body.id)).body).toMatchObject({ state: 'paying' });
    expect((await calls.settle(operator, body.id)).body).toMatchObject({ state: 'settled' });
    expect(await calls.credit(owner)).toMatchObject({ availableRial: FUNDS - AMOUNT, blockedRial: 0, holds: [] });
    const { body: own } = await calls.call<Page<Payout>>(owner, 'GET /payouts');
    expect(own.items).toMatchObject([{ state: 'settled', bankReference: '140509071234', maskedIban: 'IR…9002' }]);
    const { body: moved } = await calls.call<Page<WalletTransaction>>(owner, 'GET /wallettransactions?type=hold');
    expect(moved.items).toMatchObject([{ counterparty: 'IR…9002', bankReference: '140509071234' }]);
    expect(await noticesOf(owner)).toEqual(['payoutSettled']);
  });

  it('that is refused gives the money back, with the reason', async () => {
    const { body } = await calls.ask(owner, AMOUNT);
    expect((await calls.refuse(operator, body.id)).body).toMatchObject({ state: 'refused' });
    expect(await calls.credit(owner)).toMatchObject({ availableRial: FUNDS, blockedRial: 0 });
    expect(await noticesOf(owner)).toEqual(['payoutRefused']);
    expect(await calls.settle(operator, body.id)).toMatchObject({ status: 409, body: { code: 'payout_changed' } });
  });

  it('is taken back by its owner, once, and by nobody else', async () => {
    const { body } = await calls.ask(owner, AMOUNT);
    const stranger = await calls.someone();
    expect((await calls.takeBack(stranger, body.id)).status).toBe(404);
    expect((await calls.takeBack(operator, body.id)).status).toBe(403);
    expect((await calls.takeBack(owner, body.id)).status).toBe(200);
    expect((await calls.takeBack(owner, body.id)).status).toBe(200);
    expect((await calls.settle(operator, body.id)).status).toBe(409);
    expect(await calls.credit(owner)).toMatchObject({ availableRial: FUNDS, blockedRial: 0 });
  });

  it('that an operator pays is neither taken back nor paid by another one, until it is released', async () => {
    const { body } = await calls.ask(owner, AMOUNT);
    const other = await calls.someone(['operator']);
    const claimed = await Promise.all(
      Array.from({ length: 20 }, (_, at) => calls.claim(at % 2 === 0 ? operator : other, body.id)),
    );
    const [first, second] = claimed[0]?.status === 200 ? [operator, other] : [other, operator];
    expect(claimed.map(({ status }) => status)).toEqual(
      claimed.map((_, at) => ((at % 2 === 0) === (first === operator) ? 200 : 409)),
    );
    expect(await calls.takeBack(owner, body.id)).toMatchObject({ status: 409, body: { code: 'payout_changed' } });
    const waitingFor = async (as: SignedIn) => {
      const { body: page } = await calls.call<Page<WaitingPayout>>(as, 'GET /payouts/waiting?size=100');
      return page.items.find(({ id }) => id === body.id)?.payer;
    };
    expect([(await waitingFor(first))?.isMe, (await waitingFor(second))?.isMe]).toEqual([true, false]);
    expect((await calls.release(second, body.id)).body).toMatchObject({ state: 'requested' });
    expect(await waitingFor(first)).toBeNull();
    expect((await calls.takeBack(owner, body.id)).status).toBe(200);
    expect((await calls.claim(first, body.id)).status).toBe(409);
    expect(await calls.credit(owner)).toMatchObject({ availableRial: FUNDS, blockedRial: 0 });
  });

  it('ends once where many operators press at the same time', async () => {
    const { body } = await calls.ask(owner, AMOUNT);
    await calls.claim(operator, body.id);
    const done = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        at % 2 === 0 ? calls.settle(operator, body.id, `ref-${at}`) : calls.refuse(operator, body.id, `دلیل ${at}`),
      ),
    );
    expect(done.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(done.filter(({ status }) => status === 409)).toHaveLength(49);
    const { availableRial, blockedRial } = await calls.credit(owner);
    const isPaid = done.some(({ body: { state } }) => state === 'settled');
    expect([availableRial, blockedRial]).toEqual([isPaid ? FUNDS - AMOUNT : FUNDS, 0]);
  });

  it('is one for one id, whatever the key of the operation', async () => {
    const id = randomUUID();
    const done = await Promise.all(Array.from({ length: 20 }, () => calls.ask(owner, AMOUNT, { id })));
    expect(done.map(({ status }) => status)).toEqual(done.map(() => 201));
    expect(await calls.credit(owner)).toMatchObject({ blockedRial: AMOUNT });
    expect(await calls.ask(owner, AMOUNT, { id, iban: OTHER_IBAN })).toMatchObject({ body: { code: 'id_taken' } });
    const key = randomUUID();
    const first = await calls.ask(owner, AMOUNT, { id: randomUUID() }, key);
    expect(first.status).toBe(201);
  });

  it.each([
    ['more than there is', { amountRial: FUNDS + 1 }, 422, 'insufficient'],
    ['less than the least', { amountRial: 999_999 }, 422, 'below_minimum'],
    ['a wrong checksum', { iban: 'IR830540102680020817909002' }, 400, 'validation'],
  ])('is refused for %s', async (_, more, status, code) => {
    const answer = await calls.ask(owner, AMOUNT, more);
    expect(answer.status).toBe(status);
    if (code !== 'validation') expect(answer.body.code).toBe(code);
    expect(await calls.credit(owner)).toMatchObject({ availableRial: FUNDS, blockedRial: 0 });
  });

  it('has a bound for one day', async () => {
    await fundWallet(app, owner.userId, 20_000_000);
    const done = await Promise.all(Array.from({ length: 14 }, () => calls.ask(owner, 1_000_000)));
    expect(done.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = done.filter(({ status }) => status !== 201);
    expect(refused.every(({ body }) => body.code === 'too_many_payouts')).toBe(true);
  });

  it('of an operator is paid by another', async () => {
    const paying = await calls.someone(['operator']);
    await fundWallet(app, paying.userId, FUNDS);
    const { body } = await calls.ask(paying, AMOUNT);
    expect(await calls.settle(paying, body.id)).toMatchObject({ status: 403, body: { code: 'own_payout' } });
    expect(await calls.claim(paying, body.id)).toMatchObject({ status: 403, body: { code: 'own_payout' } });
    expect((await calls.claim(operator, body.id)).status).toBe(200);
    expect((await calls.settle(operator, body.id)).status).toBe(200);
  });

  it('of a merchant is its owner’s, once it is confirmed', async () => {
    const merchantId = await buildMerchant(app.db, `بازرگانی ${randomUUID()}`, { ownerPersonId: owner.userId });
    const waiting = { ownerPersonId: owner.userId, status: 'waitingConfirm' as const };
    const unconfirmed = await buildMerchant(app.db, `بازرگانی ${randomUUID()}`, waiting);
    expect(await calls.ask(owner, AMOUNT, { merchantId })).toMatchObject({ body: { code: 'insufficient' } });
    expect(await calls.ask(owner, AMOUNT, { merchantId: unconfirmed })).toMatchObject({ status: 403 });
    const stranger = await calls.someone();
    expect((await calls.ask(stranger, AMOUNT, { merchantId })).status).toBe(404);
    // What it has earned stays its own while it is suspended.
    await app.db.update(merchants).set({ status: 'suspended' }).where(eq(merchants.id, merchantId));
    expect(await calls.ask(owner, AMOUNT, { merchantId })).toMatchObject({ body: { code: 'insufficient' } });
  });

  it('keeps the number of the account out of the journal and the stored answers', async () => {
    const { body } = await calls.ask(owner, AMOUNT, {}, randomUUID());
    await calls.claim(operator, body.id);
    await calls.settle(operator, body.id);
    const kept = JSON.stringify([await app.db.select().from(auditEntries), await app.db.select().from(operations)]);
    expect(kept).toContain(body.id);
    expect(kept).not.toContain(IBAN.slice(2));
  });
});

describe('a rest', () => {
  it('below the least payout is given up by its owner, all of it, once', async () => {
    const poor = await calls.someone();
    await fundWallet(app, poor.userId, 12_000);
    const revenue = async () => (await balanceOfName(app.db, { kind: 'revenue' })).balanceRial;
    const before = await revenue();
    const body = { id: randomUUID(), amountRial: 12_000 };
    const waive = (as: SignedIn, sent: object) => calls.call(as, 'POST /payouts/waive-rest', sent);
    expect(await waive(poor, { ...body, amountRial: 11_000 })).toMatchObject({ body: { code: 'amount_changed' } });
    const done = await Promise.all(Array.from({ length: 10 }, () => waive(poor, body)));
    expect(done.every(({ status }) => status === 200)).toBe(true);
    expect([(await calls.credit(poor)).availableRial, (await revenue()) - before]).toEqual([0, 12_000]);
    expect(await waive(owner, { id: randomUUID(), amountRial: FUNDS })).toMatchObject({ body: { code: 'not_a_rest' } });
    expect(await calls.call(poor, 'POST /users/deletion')).toMatchObject({ status: 200 });
  });
});

describe('the ledger', () => {
  it('is whole, and the bank’s clearing is what was paid out', async () => {
    expect((await checkMoney(app.db)).faults).toEqual([]);
  });
});
