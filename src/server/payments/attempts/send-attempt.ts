import { and, eq } from 'drizzle-orm';
import type { Redirection } from '../../../contract/payments/payment.ts';
import { getPersonPhone } from '../../account/person/read.ts';
import type { AppDeps } from '../../app-deps.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { endCancelled } from '../cancel-payments-of.ts';
import { findGateway } from '../gateways/create-gateways.ts';
import { GatewayRefusal } from '../gateways/gateway.ts';
import { payments } from '../payment.table.ts';
import { withDeadline } from './deadline.ts';
import { type AttemptRow, paymentAttempts } from './payment-attempt.table.ts';

export type BankDeps = Pick<AppDeps, 'db' | 'now' | 'env' | 'log'>;

const REQUEST_LIMIT_MS = 12_000;
/** The first question to the bank about a payer who has not come back. */
const FIRST_ASK_MS = 3 * 60_000;

const CALLBACK_PATH = '/api/v1/onlinepayments/callback';

/**
 * Asks the bank for a page, outside of any transaction, and says where the browser goes. One that was asked before has its
 * page already.
 * @throws 503 where the bank does not begin it: the attempt has failed, and no money can come by it
 */
export async function sendAttempt(deps: BankDeps, attemptId: string): Promise<Redirection> {
  const attempt = await getAttempt(deps, attemptId);
  if (attempt.state === 'redirected') return redirectionOf(attempt);
  if (attempt.state !== 'requesting') throw bankUnavailable();
  const { db, env, now } = deps;
  const gateway = findGateway(deps, attempt.gateway);
  const [payment] = await db.select().from(payments).where(eq(payments.id, attempt.paymentId));
  if (!gateway || !payment) throw notFound('پرداخت');
  try {
    const { authority, redirectUrl } = await withDeadline(REQUEST_LIMIT_MS, async (signal) =>
      gateway.request(
        {
          attemptId,
          amountRial: attempt.amountRial,
          callbackUrl: `${env.SITE_URL}${CALLBACK_PATH}/${attemptId}`,
          description: payment.title,
          phone: (await getPersonPhone(db, payment.payerPersonId)) ?? null,
        },
        signal,
      ),
    );
    const at = now();
    const [sent] = await db
      .update(paymentAttempts)
      .set({ state: 'redirected', authority, redirectUrl, nextAskAt: new Date(at.getTime() + FIRST_ASK_MS) })
      .where(and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.state, 'requesting')))
      .returning();
    // Another call for the same attempt was quicker: its page is the one that counts.
    return redirectionOf(sent ?? (await getAttempt(deps, attemptId)));
  } catch (error) {
    await failRequest(deps, attemptId, error);
    throw bankUnavailable(error);
  }
}

async function getAttempt({ db }: BankDeps, id: string): Promise<AttemptRow> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  if (!row) throw notFound('پرداخت');
  return row;
}

function redirectionOf({ id, paymentId, redirectUrl, expiresAt }: AttemptRow): Redirection {
  if (redirectUrl === null) throw bankUnavailable();
  return { paymentId, attemptId: id, redirectUrl, expiresAt: expiresAt.toISOString() };
}

async function failRequest({ db, now, log }: BankDeps, id: string, error: unknown): Promise<void> {
  const failure = error instanceof GatewayRefusal ? error.code : 'unavailable';
  log.warn({ attemptId: id, failure }, 'the gateway did not begin a payment');
  await db
    .update(paymentAttempts)
    .set({ state: 'failed', failure, endedAt: now() })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, 'requesting')));
  await endCancelled({ db, now: now() });
}

const bankUnavailable = (cause?: unknown) =>
  new AppError(503, 'bank_unavailable', 'درگاه بانک پاسخ نمی‌دهد؛ کمی بعد دوباره بکوشید یا درگاه دیگری برگزینید.', {
    cause,
    headers: { 'retry-after': '10' },
  });
