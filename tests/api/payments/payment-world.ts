import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AttemptResult, Payment, Redirection } from '../../../src/contract/payments/payment.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import type { WalletCredit } from '../../../src/contract/wallet/wallet.ts';
import { paymentAttempts } from '../../../src/server/payments/attempts/payment-attempt.table.ts';
import { sandboxPayments } from '../../../src/server/payments/gateways/sandbox/sandbox-payment.table.ts';
import { paymentJobs } from '../../../src/server/payments/jobs.ts';
import { SYSTEM } from '../../../src/server/platform/actor.ts';
import { callAs } from '../../setup/call-as.ts';
import { runJobOnce } from '../../setup/run-job-once.ts';
import type { SignedIn } from '../../setup/sign-in.ts';
import type { TestApp } from '../../setup/test-app.ts';
import type { openZarinpal } from '../../setup/zarinpal-service.ts';

type Bank = Awaited<ReturnType<typeof openZarinpal>>;

/** The calls of money over one bank. @param bank @default the bank for trying out */
export function paymentCalls(app: TestApp, bank?: Bank) {
  const gatewayCode = bank ? 'zarinpal' : 'sandbox';
  const call = <Body>(as: SignedIn, name: string, body?: object, key?: string) =>
    callAs<Body & Problem>(app, as, name, { ...(body && { body }), ...(key && { key }) });
  const charge = (
    as: SignedIn,
    amountRial: number,
    { id = randomUUID() as string, key = randomUUID() as string } = {},
  ) => call<Redirection>(as, 'POST /wallettransactions/charge', { id, amountRial, gatewayCode }, key);
  const credit = async (as: SignedIn) =>
    (await call<WalletCredit>(as, 'GET /wallettransactions/credit/byuser')).body.availableRial;
  const read = async (as: SignedIn, paymentId: string) =>
    (await call<Payment>(as, `GET /onlinepayments/by-paymentid?paymentId=${paymentId}`)).body;
  const result = async (attemptId: string) =>
    (await app.get<AttemptResult>(`/api/v1/onlinepayments/results/${attemptId}`)).body;
  const attemptOf = async (attemptId: string) => {
    const [row] = await app.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
    if (!row) throw new Error('no such attempt');
    return row;
  };
  /** The payer decides at the bank's page. */
  const decide = async (attemptId: string, isPaid = true) => {
    const { authority } = await attemptOf(attemptId);
    if (bank) return bank.decide(authority ?? '', isPaid);
    await app.db
      .update(sandboxPayments)
      .set({ state: isPaid ? 'paid' : 'failed' })
      .where(eq(sandboxPayments.authority, authority ?? ''));
  };
  /** The browser comes back from the bank, with whatever words. */
  const comeBack = (attemptId: string, query = '', method = 'GET') =>
    app.app.request(`/api/v1/onlinepayments/callback/${attemptId}${query}`, {
      method,
      headers: { origin: 'https://bank.example', 'sec-fetch-site': 'cross-site' },
    });
  const pay = async (as: SignedIn, amountRial: number) => {
    const { body } = await charge(as, amountRial);
    await decide(body.attemptId);
    await comeBack(body.attemptId);
    return body;
  };
  const runJob = (at: 0 | 1 = 0) => runJobOnce(paymentJobs[at], app.deps);
  /** What the job does for a request that has ended. */
  const endPayments = async (requestId: string) => {
    await paymentJobs[2]?.run({
      payload: { requestId },
      deps: app.deps,
      attempt: 1,
      signal: new AbortController().signal,
      isStopping: () => false,
      once: async (command, input) => (await command(app.deps, { actor: SYSTEM, input })).answer,
    });
  };
  return { endPayments, gatewayCode, call, charge, credit, read, result, attemptOf, decide, comeBack, pay, runJob };
}
