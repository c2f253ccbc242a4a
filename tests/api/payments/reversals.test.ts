import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '../../../src/contract/page.ts';
import type { ReversibleAttempt } from '../../../src/contract/wallet/money.ts';
import { persons } from '../../../src/server/account/person/person.table.ts';
import { balanceOfName } from '../../../src/server/ledger/balances.ts';
import { ledgerTransfers } from '../../../src/server/ledger/ledger-transfer.table.ts';
import { notices } from '../../../src/server/notices/notice.table.ts';
import { paymentAttempts } from '../../../src/server/payments/attempts/payment-attempt.table.ts';
import { sandboxPayments } from '../../../src/server/payments/gateways/sandbox/sandbox-payment.table.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { checkMoney } from '../../../src/server/wallet/check/check-money.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { openZarinpal } from '../../setup/zarinpal-service.ts';
import { paymentCalls } from './payment-world.ts';

const AMOUNT = 2_500_000;
const MINUTE_MS = 60_000;

type Bank = Awaited<ReturnType<typeof openZarinpal>>;

async function openWorld(code: string) {
  const bank: Bank | undefined = code === 'zarinpal' ? await openZarinpal() : undefined;
  const app = await openTestApp({ env: bank?.env ?? {} });
  const calls = paymentCalls(app, bank);
  const someone = async (isOperator = false): Promise<SignedIn> => {
    const signed = await signIn(app, newPhone());
    if (isOperator)
      await app.db
        .update(persons)
        .set({ roles: ['operator'] })
        .where(eq(persons.id, signed.userId));
    return signed;
  };
  const reverse = (as: SignedIn, id: string, key?: string) =>
    calls.call<ReversibleAttempt>(as, `POST /money/attempts/${id}/reverse`, undefined, key);
  const listed = async (as: SignedIn) =>
    (await calls.call<Page<ReversibleAttempt>>(as, 'GET /money/reversals?size=100')).body.items;
  const held = async ({ userId }: SignedIn) =>
    (await balanceOfName(app.db, { kind: 'held', owner: { personId: userId } })).balanceRial;
  const close = async () => {
    await app.close();
    await bank?.close();
  };
  return { bank, app, calls, someone, reverse, listed, held, close };
}

let world: Awaited<ReturnType<typeof openWorld>>;
let app: TestApp;
let payer: SignedIn;
let operator: SignedIn;

const faultsOf = async () => (await checkMoney(app.db)).faults;
const booked = (id: string, kind: 'reversal' | 'reversalHold' | 'reversalRelease') =>
  app.db.$count(ledgerTransfers, and(eq(ledgerTransfers.refId, id), eq(ledgerTransfers.kind, kind)));

describe.each(['sandbox', 'zarinpal'])('money that %s gives back to the card', (code) => {
  beforeAll(async () => {
    world = await openWorld(code);
    app = world.app;
  });
  beforeEach(async () => {
    payer = await world.someone();
    operator = await world.someone(true);
  });
  afterAll(() => world.close());

  /** Cancelled while it was at the bank, and paid there all the same. */
  const late = async () => {
    const { body } = await world.calls.charge(payer, AMOUNT);
    await world.calls.call(payer, `POST /payments/${body.paymentId}/cancel`, {});
    await world.calls.decide(body.attemptId);
    await world.calls.comeBack(body.attemptId);
    return body;
  };
  /** The bank has done it already, by another way. */
  const standReversed = async (attemptId: string) => {
    const { authority } = await world.calls.attemptOf(attemptId);
    const known = world.bank?.attempts.get(authority ?? '');
    if (known) known.status = 'REVERSED';
    await app.db
      .update(sandboxPayments)
      .set({ state: 'reversed' })
      .where(eq(sandboxPayments.authority, authority ?? ''));
  };

  it('leaves the wallet by the clearing, once, and the payer is told', async () => {
    const { attemptId, paymentId } = await late();
    expect(await world.listed(operator)).toContainEqual(
      expect.objectContaining({ id: attemptId, amountRial: AMOUNT, isLate: true, state: 'verified', isOwn: false }),
    );
    const done = await Promise.all(Array.from({ length: 20 }, () => world.reverse(operator, attemptId)));
    expect(new Set(done.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await world.calls.attemptOf(attemptId)).toMatchObject({ state: 'reversed', reversals: 1 });
    expect([await world.calls.credit(payer), await world.held(payer)]).toEqual([0, 0]);
    expect(await booked(attemptId, 'reversal')).toBe(1);
    expect(await world.calls.result(attemptId)).toEqual({ state: 'reversed', paymentId, pollAfterMs: null });
    const told = await app.db.select().from(notices).where(eq(notices.personId, payer.userId));
    expect(told.filter(({ kind }) => kind === 'paymentReversed')).toHaveLength(1);
    const audited = await app.db.select().from(auditEntries).where(eq(auditEntries.objectId, paymentId));
    expect(audited.map(({ command }) => command)).toEqual(
      expect.arrayContaining(['payments.beginReversal', 'payments.settleReversal']),
    );
    expect(await faultsOf()).toEqual([]);
    expect((await world.reverse(operator, attemptId)).body).toMatchObject({ state: 'reversed' });
    expect(await booked(attemptId, 'reversal')).toBe(1);
  });

  it('is not asked for beyond half an hour, nor by the payer, nor by the operator whose own it is', async () => {
    const { attemptId } = await late();
    expect((await world.reverse(payer, attemptId)).status).toBe(403);
    await app.db
      .update(persons)
      .set({ roles: ['operator'] })
      .where(eq(persons.id, payer.userId));
    expect(await world.reverse(payer, attemptId)).toMatchObject({ status: 403, body: { code: 'own_payment' } });
    expect((await world.reverse(operator, crypto.randomUUID())).status).toBe(404);
    app.wait(31 * MINUTE_MS);
    // A session is shorter than that.
    const later = await world.someone(true);
    expect((await world.listed(later)).map(({ id }) => id)).not.toContain(attemptId);
    expect(await world.reverse(later, attemptId)).toMatchObject({ status: 409, body: { code: 'not_reversible' } });
    expect(await world.held(payer)).toBe(0);
    expect((await world.calls.attemptOf(attemptId)).state).toBe('verified');
  });

  it('is not what the wallet has no more', async () => {
    const { attemptId } = await late();
    const iban = 'IR820540102680020817909002';
    const payout = { id: crypto.randomUUID(), amountRial: AMOUNT, iban, accountName: 'مریم احمدی' };
    expect((await world.calls.call(payer, 'POST /payouts', payout)).status).toBe(201);
    expect(await world.reverse(operator, attemptId)).toMatchObject({ status: 422, body: { code: 'insufficient' } });
    expect(await world.calls.attemptOf(attemptId)).toMatchObject({ state: 'verified', reversals: 0 });
  });

  it('of an attempt that has failed is nothing', async () => {
    const { body } = await world.calls.charge(payer, AMOUNT);
    await world.calls.decide(body.attemptId, false);
    await world.calls.comeBack(body.attemptId);
    expect(await world.reverse(operator, body.attemptId)).toMatchObject({ status: 409 });
  });

  it('counts where the bank had done it by another call', async () => {
    const { attemptId } = await late();
    await standReversed(attemptId);
    expect((await world.reverse(operator, attemptId)).body).toMatchObject({ state: 'reversed' });
    expect(await world.calls.credit(payer)).toBe(0);
    expect(await faultsOf()).toEqual([]);
  });
});

describe('a bank that does not say whether it has given the money back', () => {
  beforeAll(async () => {
    world = await openWorld('zarinpal');
    app = world.app;
  });
  beforeEach(async () => {
    payer = await world.someone();
    operator = await world.someone(true);
    for (const call of ['reverse', 'inquiry']) {
      world.bank?.fail(call);
      world.bank?.say(call);
    }
  });
  afterAll(() => world.close());

  it.each(['error', 'garbage', 'cut', 'lostAnswer'] as const)(
    '(%s) is asked again by the job; until then nobody spends it',
    async (fault) => {
      const { attemptId } = await world.calls.pay(payer, AMOUNT);
      world.bank?.fail('reverse', fault);
      expect((await world.reverse(operator, attemptId)).body).toMatchObject({ state: 'reversing' });
      expect([await world.calls.credit(payer), await world.held(payer)]).toEqual([0, AMOUNT]);
      expect(await faultsOf()).toEqual([]);
      app.wait(MINUTE_MS);
      await world.calls.runJob();
      expect(await world.calls.attemptOf(attemptId)).toMatchObject({ state: 'reversed' });
      expect([await world.calls.credit(payer), await world.held(payer)]).toEqual([0, 0]);
      expect(await booked(attemptId, 'reversal')).toBe(1);
      expect(await faultsOf()).toEqual([]);
    },
  );

  it.each([-60, -62, -63])(
    'and refuses with %i leaves it in the wallet, and it may be tried again',
    async (refusal) => {
      const { attemptId } = await world.calls.pay(payer, AMOUNT);
      world.bank?.say('reverse', refusal);
      expect((await world.reverse(operator, attemptId)).body).toMatchObject({
        state: 'verified',
        failure: String(refusal),
      });
      expect([await world.calls.credit(payer), await world.held(payer)]).toEqual([AMOUNT, 0]);
      expect((await world.reverse(operator, attemptId)).body).toMatchObject({ state: 'reversed', failure: null });
      expect([await booked(attemptId, 'reversalHold'), await booked(attemptId, 'reversalRelease')]).toEqual([2, 1]);
      expect(await faultsOf()).toEqual([]);
    },
  );

  it('keeps it set aside while neither a refusal nor the standing is certain', async () => {
    const { attemptId } = await world.calls.pay(payer, AMOUNT);
    world.bank?.say('reverse', -61);
    world.bank?.fail('inquiry', 'error');
    expect((await world.reverse(operator, attemptId)).body).toMatchObject({ state: 'reversing' });
    // Not sooner than the pause, however often it is pressed.
    await world.reverse(operator, attemptId);
    expect((await world.calls.attemptOf(attemptId)).asks).toBe(1);
    app.wait(MINUTE_MS);
    await world.calls.runJob();
    expect((await world.calls.attemptOf(attemptId)).state).toBe('reversed');
    expect(await faultsOf()).toEqual([]);
  });

  it('after a server that ended while it asked is asked for again, later', async () => {
    const { attemptId } = await world.calls.pay(payer, AMOUNT);
    world.bank?.fail('reverse', 'lostAnswer');
    await world.reverse(operator, attemptId);
    await app.db
      .update(paymentAttempts)
      .set({ claimId: crypto.randomUUID(), claimedAt: app.deps.now() })
      .where(eq(paymentAttempts.id, attemptId));
    app.wait(MINUTE_MS);
    await world.calls.runJob();
    expect((await world.calls.attemptOf(attemptId)).state).toBe('reversing');
    app.wait(2 * MINUTE_MS);
    await world.calls.runJob();
    expect((await world.calls.attemptOf(attemptId)).state).toBe('reversed');
  });

  it('is told once by two operators at once', async () => {
    const { attemptId } = await world.calls.pay(payer, AMOUNT);
    const other = await world.someone(true);
    if (world.bank) world.bank.bodies.length = 0;
    await Promise.all([operator, other, operator, other].map((as) => world.reverse(as, attemptId)));
    expect(world.bank?.bodies.filter(({ call }) => call === 'reverse')).toHaveLength(1);
    expect(await booked(attemptId, 'reversal')).toBe(1);
  });
});
