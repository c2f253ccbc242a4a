import { and, desc, eq, inArray } from 'drizzle-orm';
import type { AttemptResult, GatewayCard, Payment } from '../../contract/payments/payment.ts';
import { isLive, liveAttempts, type PaymentState } from '../../core/payments/payment-states.ts';
import type { Executor } from '../db/open-database.ts';
import { findOwners } from '../ledger/accounts.ts';
import { findMerchantNames } from '../merchants/speaking-parties.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { findBuyingMerchants } from '../trade/settlement/pay-instalment.ts';
import { type AttemptRow, paymentAttempts } from './attempts/payment-attempt.table.ts';
import { createGateways, type GatewayDeps } from './gateways/create-gateways.ts';
import { type PaymentRow, payments } from './payment.table.ts';

/** While the bank is asked. */
const POLL_MS = 3_000;
const RETRIED_MAX = 100;

/** A charge that nobody has paid in time counts as expired, whether the job has tidied up or not. */
export const paymentStateOf = ({ state, expiresAt }: PaymentRow, now: Date): PaymentState =>
  state === 'open' && expiresAt !== null && expiresAt <= now ? 'expired' : state;

/** With the attempts of each, the newest first. */
export async function presentPayments(db: Executor, rows: readonly PaymentRow[], now: Date): Promise<Payment[]> {
  if (rows.length === 0) return [];
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(
      inArray(
        paymentAttempts.paymentId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(desc(paymentAttempts.createdAt), desc(paymentAttempts.id));
  const merchantOf = await findWalletMerchants(db, rows);
  return rows.map((row) => ({
    ...present(
      row,
      attempts.filter(({ paymentId }) => paymentId === row.id),
      now,
    ),
    walletMerchant: merchantOf(row),
  }));
}

export async function presentPayment(db: Executor, row: PaymentRow, now: Date): Promise<Payment> {
  const [payment] = await presentPayments(db, [row], now);
  if (!payment) throw new Error('one row is presented as one payment');
  return payment;
}

async function findWalletMerchants(db: Executor, rows: readonly PaymentRow[]) {
  const requestIds = rows.flatMap(({ purpose, objectId }) => (purpose === 'trade' ? [objectId] : []));
  const accounts = rows.flatMap(({ purpose, objectId }) => (purpose === 'charge' ? [objectId] : []));
  const owners = await findOwners(db, accounts);
  const merchantIds = new Map([
    ...(await findBuyingMerchants(db, requestIds)),
    ...[...owners].flatMap(([id, owner]) => ('merchantId' in owner ? [[id, owner.merchantId] as const] : [])),
  ]);
  const names = await findMerchantNames(db, [...new Set(merchantIds.values())]);
  return ({ objectId }: PaymentRow): Payment['walletMerchant'] => {
    const id = merchantIds.get(objectId);
    return id === undefined ? null : { id, name: names.get(id) ?? '' };
  };
}

function present(row: PaymentRow, attempts: readonly AttemptRow[], now: Date): Omit<Payment, 'walletMerchant'> {
  return {
    id: row.id,
    purpose: row.purpose,
    objectId: row.objectId,
    scheduleNo: row.scheduleNo,
    title: row.title,
    path: row.path,
    amountRial: row.amountRial,
    state: paymentStateOf(row, now),
    paidBy: row.paidBy,
    paidAt: row.paidAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    attempts: attempts.map(({ id, gateway, state, refId, createdAt }) => ({
      ...{ id, gatewayCode: gateway, state, refId },
      at: createdAt.toISOString(),
    })),
    pollAfterMs: attempts.some(({ state }) => isLive(state)) ? POLL_MS : null,
  };
}

/** Another's payment answers like an absent one. */
export async function findOwnPayment(db: Executor, personId: string, id: string): Promise<PaymentRow> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.payerPersonId, personId)));
  if (!row) throw notFound('پرداخت');
  return row;
}

/** What a person may pay now: open, and not at the bank. */
export async function listRetried(db: Executor, personId: string, now: Date): Promise<Payment[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.payerPersonId, personId), eq(payments.state, 'open')))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(RETRIED_MAX);
  const found = await presentPayments(db, rows, now);
  return found.filter(({ state, pollAfterMs }) => state === 'open' && pollAfterMs === null);
}

export const listGateways = (deps: GatewayDeps): GatewayCard[] =>
  createGateways(deps).map(({ code, title, minRial, maxRial, isSandbox }) => ({
    ...{ code, title, minRial, maxRial, isSandbox },
  }));

/** For whoever comes back from the bank, signed in or not. @throws 404 */
export async function readResult(db: Executor, attemptId: string): Promise<AttemptResult> {
  const [found] = await db
    .select({ attempt: paymentAttempts, payment: payments })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(eq(paymentAttempts.id, attemptId));
  if (!found) throw notFound('پرداخت');
  const { attempt, payment } = found;
  return {
    state: resultOf(attempt, payment),
    paymentId: attempt.paymentId,
    pollAfterMs: isLive(attempt.state) ? POLL_MS : null,
  };
}

function resultOf({ state }: AttemptRow, payment: PaymentRow): AttemptResult['state'] {
  // Late money stays in the wallet.
  if (state === 'reversed') return 'reversed';
  if (state === 'verified' || state === 'reversing') return payment.state === 'paid' ? 'paid' : 'toWallet';
  if (state === 'failed') return 'failed';
  return state === 'requesting' || state === 'redirected' ? 'open' : 'asking';
}

/** The bank's names for the money of attempts. */
export async function findBankReferences(
  db: Executor,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (attemptIds.length === 0) return new Map();
  const rows = await db
    .select({ id: paymentAttempts.id, refId: paymentAttempts.refId })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.id, [...attemptIds]));
  return new Map(rows.flatMap(({ id, refId }) => (refId === null ? [] : [[id, refId] as const])));
}

/** The live attempt of a payment, if it has one. */
export async function findLiveAttempt(db: Executor, paymentId: string): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.paymentId, paymentId), inArray(paymentAttempts.state, [...liveAttempts])));
  return row;
}
