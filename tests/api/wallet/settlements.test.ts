import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '../../../src/contract/page.ts';
import type { MoneyOverview } from '../../../src/contract/wallet/money.ts';
import type { Settlement } from '../../../src/contract/wallet/settlement.ts';
import { tehranDate } from '../../../src/core/time/jalali-date.ts';
import { clearingBalances } from '../../../src/server/ledger/balances.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { checkMoney } from '../../../src/server/wallet/check/check-money.ts';
import { BANK_ACCOUNT } from '../../../src/server/wallet/payouts/bank-account.ts';
import { gatewaySettlements } from '../../../src/server/wallet/settlements/settlement.table.ts';
import { fundWallet } from '../../factories/wallets.ts';
import type { SignedIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { moneyCalls } from './money-world.ts';

const TAKEN = 1_000_000;
const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
let calls: ReturnType<typeof moneyCalls>;
let owner: SignedIn;
let first: SignedIn;
let second: SignedIn;

beforeAll(async () => {
  app = await openTestApp();
  calls = moneyCalls(app);
});
beforeEach(async () => {
  owner = await calls.someone();
  first = await calls.someone(['operator']);
  second = await calls.someone(['operator']);
  await fundWallet(app, owner.userId, TAKEN);
});
afterAll(() => app.close());

const propose = (as: SignedIn, more: object = {}) =>
  calls.call<Settlement>(as, 'POST /settlements', {
    ...{ id: randomUUID(), gatewayCode: 'sandbox', amountRial: 400_000, reference: randomUUID(), paidOn: '2026-01-05' },
    ...more,
  });
const decide = (as: SignedIn, id: string, move: 'approve' | 'refuse' | 'withdraw') =>
  calls.call<Settlement>(
    as,
    `POST /settlements/${id}/${move}`,
    move === 'refuse' ? { reason: 'در صورت‌حساب نیست' } : undefined,
  );
const balances = async () => {
  const found = await clearingBalances(app.db);
  return { sandbox: found.get('sandbox') ?? 0, bank: found.get(BANK_ACCOUNT) ?? 0 };
};
const faults = async () => (await checkMoney(app.db)).faults;

describe('what a gateway has paid', () => {
  it('is booked when another operator agrees, once, and the proof holds', async () => {
    const before = await balances();
    const { status, body } = await propose(first);
    expect([status, body.state, body.isOwn]).toEqual([201, 'proposed', true]);
    expect(await balances()).toEqual(before);
    expect(await decide(first, body.id, 'approve')).toMatchObject({ status: 403, body: { code: 'own_proposal' } });
    const done = await Promise.all(Array.from({ length: 20 }, () => decide(second, body.id, 'approve')));
    expect(done.every((one) => one.status === 200)).toBe(true);
    expect(await balances()).toEqual({ sandbox: before.sandbox + 400_000, bank: before.bank - 400_000 });
    expect(await faults()).toEqual([]);
    const audited = await app.db.select().from(auditEntries).where(eq(auditEntries.objectId, body.id));
    expect(new Set(audited.map(({ actor }) => actor)).size).toBe(2);
  });

  it('ends one way where approvals, refusals and whoever wrote it down press at once', async () => {
    const before = await balances();
    const { id } = (await propose(first)).body;
    const done = await Promise.all([
      ...Array.from({ length: 8 }, () => decide(second, id, 'approve')),
      ...Array.from({ length: 8 }, () => decide(second, id, 'refuse')),
      ...Array.from({ length: 8 }, () => decide(first, id, 'withdraw')),
    ]);
    const ends = new Set(done.filter(({ status }) => status === 200).map(({ body }) => body.state));
    expect(ends.size).toBe(1);
    expect((await balances()).sandbox).toBe(before.sandbox + (ends.has('booked') ? 400_000 : 0));
    expect(await faults()).toEqual([]);
  });

  it('is one for a gateway and a reference, until it was refused', async () => {
    const reference = randomUUID();
    const sent = await Promise.all([first, second, first].map((as) => propose(as, { reference })));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const [made] = sent.filter(({ status }) => status === 201);
    const id = made?.body.id ?? '';
    const [row] = await app.db.select().from(gatewaySettlements).where(eq(gatewaySettlements.id, id));
    const other = row?.proposedBy === first.userId ? second : first;
    expect((await decide(other, id, 'refuse')).body).toMatchObject({ state: 'refused' });
    expect((await propose(first, { reference })).status).toBe(201);
  });

  it('is never more than the gateway owes, though several are confirmed at once', async () => {
    const owed = -(await balances()).sandbox;
    expect(await propose(first, { amountRial: owed + 1 })).toMatchObject({ status: 422, body: { code: 'above_owed' } });
    const half = Math.trunc(owed / 2) + 1;
    const ids = (await Promise.all([1, 2, 3].map(() => propose(first, { amountRial: half })))).map(
      ({ body }) => body.id,
    );
    const done = await Promise.all(ids.map((id) => decide(second, id, 'approve')));
    expect(done.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect((await balances()).sandbox).toBe(half - owed);
    expect(await faults()).toEqual([]);
  });

  it.each([
    ['a gateway that owes nothing', { gatewayCode: 'melli' }, 409],
    ['Rasteh’s own account', { gatewayCode: BANK_ACCOUNT }, 409],
    ['an amount below zero', { amountRial: -1 }, 400],
    ['nothing', { amountRial: 0 }, 400],
    ['a float', { amountRial: 1.5 }, 400],
    ['Persian digits', { amountRial: '۱۰۰۰' }, 400],
    ['a day of the future', { paidOn: '2099-01-01' }, 422],
    ['no day', { paidOn: '2026-13-40' }, 400],
    ['a short reference', { reference: '12' }, 400],
  ])('is refused for %s', async (_, more, status) => {
    expect((await propose(first, more)).status).toBe(status);
  });

  it('is sent again as the same one, and is operators’ alone', async () => {
    const same = { id: randomUUID(), reference: randomUUID() };
    const [one, again] = [await propose(first, same), await propose(first, same)];
    expect([one.status, again.body.id]).toEqual([201, one.body.id]);
    expect(await propose(second, same)).toMatchObject({ status: 409, body: { code: 'id_taken' } });
    expect((await propose(owner)).status).toBe(403);
    expect((await calls.call(owner, 'GET /settlements')).status).toBe(403);
    expect((await decide(owner, one.body.id, 'approve')).status).toBe(403);
    expect((await decide(second, randomUUID(), 'approve')).status).toBe(404);
    const { body } = await calls.call<Page<Settlement>>(second, 'GET /settlements?size=100');
    expect(body.items.map(({ id }) => id)).toContain(one.body.id);
    const overview = (await calls.call<MoneyOverview>(second, 'GET /money')).body;
    expect(overview.waiting.settlements).toBeGreaterThan(0);
    expect(overview.owed).toEqual([{ gatewayCode: 'sandbox', owedRial: -(await balances()).sandbox }]);
  });

  it('is taken down with the day of Tehran, also after its midnight', async () => {
    const night = new Date(app.deps.now());
    night.setUTCHours(21, 0, 0, 0);
    app.wait((night.getTime() - app.deps.now().getTime() + DAY_MS) % DAY_MS);
    const paidOn = tehranDate(app.deps.now());
    expect(await propose(await calls.someone(['operator']), { paidOn })).toMatchObject({ status: 201 });
  });
});
