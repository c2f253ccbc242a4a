import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isUniqueViolation } from '../../../src/server/db/sql-state.ts';
import { paymentAttempts } from '../../../src/server/payments/attempts/payment-attempt.table.ts';
import { payments } from '../../../src/server/payments/payment.table.ts';
import { gatewaySettlements } from '../../../src/server/wallet/settlements/settlement.table.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

let app: TestApp;
let payer: SignedIn;

beforeAll(async () => {
  app = await openTestApp();
  payer = await signIn(app, newPhone());
});
afterAll(() => app.close());

/** Whether the engine refuses it as a second one. */
const isRefused = (insert: Promise<unknown>): Promise<boolean> =>
  insert.then(
    () => false,
    (error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      return true;
    },
  );

const payment = (more: object) => ({
  ...{
    id: randomUUID(),
    payerPersonId: payer.userId,
    purpose: 'trade' as const,
    objectId: randomUUID(),
    scheduleNo: 1,
  },
  ...{ amountRial: 1_000, title: 'قسط', path: '/profile/wallet', state: 'open' as const },
  ...more,
});
const attempt = (paymentId: string, more: object = {}) => ({
  ...{ id: randomUUID(), paymentId, gateway: 'sandbox', amountRial: 1_000, state: 'redirected' as const },
  ...{ authority: randomUUID(), createdAt: new Date(), expiresAt: new Date() },
  ...more,
});
const add = (row: ReturnType<typeof payment>) => app.db.insert(payments).values(row).execute();
const tryOut = (row: ReturnType<typeof attempt>) => app.db.insert(paymentAttempts).values(row).execute();

describe('the engine', () => {
  it('has one open payment for one thing, whoever pays', async () => {
    const other = await signIn(app, newPhone());
    const one = payment({});
    await add(one);
    const { objectId } = one;
    expect(await isRefused(add(payment({ objectId, payerPersonId: other.userId })))).toBe(true);
    expect(await isRefused(add(payment({ objectId, state: 'cancelling' })))).toBe(true);
    expect(await isRefused(add(payment({ objectId, state: 'cancelled' })))).toBe(false);
    expect(await isRefused(add(payment({ objectId, scheduleNo: 2 })))).toBe(false);
  });

  it('has one live attempt of a payment, and one of an authority and of a reference', async () => {
    const [one, other] = [payment({}), payment({})];
    await add(one);
    await add(other);
    const first = attempt(one.id);
    await tryOut(first);
    expect(await isRefused(tryOut(attempt(one.id)))).toBe(true);
    expect(await isRefused(tryOut(attempt(other.id, { authority: first.authority })))).toBe(true);
    const verified = () => ({ state: 'verified' as const, refId: 'R-1', endedAt: new Date() });
    expect(await isRefused(tryOut(attempt(other.id, verified())))).toBe(false);
    expect(await isRefused(tryOut(attempt(other.id, verified())))).toBe(true);
  });

  it('has one open or booked settlement of a gateway and a reference', async () => {
    const row = (more: object = {}) => ({
      ...{ id: randomUUID(), gateway: 'sandbox', amountRial: 1_000, reference: 'S-1', paidOn: '2026-01-05' },
      ...{ proposedBy: randomUUID(), ...more },
    });
    const settle = (more?: object) => isRefused(app.db.insert(gatewaySettlements).values(row(more)).execute());
    expect(await settle()).toBe(false);
    expect(await settle()).toBe(true);
    expect(await settle({ gateway: 'zarinpal' })).toBe(false);
    expect(await settle({ state: 'withdrawn', endedAt: new Date() })).toBe(false);
  });
});
