import { and, eq, inArray, lte } from 'drizzle-orm';
import { z } from 'zod';
import type { AppDeps } from '../app-deps.ts';
import { isUniqueViolation } from '../db/sql-state.ts';
import { isSystem } from '../platform/actor.ts';
import { command } from '../platform/command/command.ts';
import { forbidden } from '../platform/errors/app-error.ts';
import { handleJob, type JobDefinition, scheduleKind } from '../platform/jobs/job-kind.ts';
import { endedTrade } from '../trade/settlement/ended-trade.ts';
import { askBank, failUnsent, listDue } from './attempts/ask-bank.ts';
import { withDeadline } from './attempts/deadline.ts';
import { paymentAttempts } from './attempts/payment-attempt.table.ts';
import { cancelPaymentsOf, endCancelled } from './cancel-payments-of.ts';
import { createGateways } from './gateways/create-gateways.ts';
import { payments } from './payment.table.ts';
import { askReversal, listDueReversals } from './reversals/ask-reversal.ts';

const ASK_EVERY_MS = 10_000;
/** Banks that are asked at the same time. */
const LANES = 5;
const LIST_EVERY_MS = 10 * 60_000;
const LIST_LIMIT_MS = 20_000;

const asking = scheduleKind({ name: 'payments.ask', title: 'پرسش از بانک دربارهٔ پرداخت‌ها', everyMs: ASK_EVERY_MS });
const listing = scheduleKind({
  name: 'payments.unverified',
  title: 'پرداخت‌هایی که بانک دارد و تأیید نشده‌اند',
  everyMs: LIST_EVERY_MS,
});

/** Ends the payments of a request for which nothing is owed any more. */
const endPayments = command({
  name: 'payments.endOf',
  input: z.object({ requestId: z.uuid() }),
  policy: (actor) => isSystem(actor) || forbidden(),
  effect: ({ tx, input: { requestId }, now }) => cancelPaymentsOf({ tx, now }, 'trade', requestId),
  audit: () => undefined,
  answer: () => ({}),
});

export const paymentJobs: readonly JobDefinition<AppDeps>[] = [
  handleJob(asking, async ({ deps, isStopping, signal }) => {
    await failUnsent(deps);
    await endCancelled({ db: deps.db, now: deps.now() });
    await expirePayments(deps);
    const due = [
      ...(await listDueReversals(deps)).map((attemptId) => ({ attemptId, run: () => askReversal(deps, attemptId) })),
      ...(await listDue(deps)).map((attemptId) => ({ attemptId, run: () => askBank(deps, attemptId, false) })),
    ];
    // A bank that hangs holds up its own lane, and the next run goes on.
    const lane = async (): Promise<void> => {
      for (let next = due.shift(); next && !isStopping() && !signal.aborted; next = due.shift()) {
        const { attemptId, run } = next;
        await run().catch((error: unknown) =>
          deps.log.error({ attemptId, err: error }, 'an attempt of a payment was not settled'),
        );
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }),
  handleJob(listing, async ({ deps, isStopping }) => {
    for (const gateway of createGateways(deps)) {
      if (isStopping()) return;
      try {
        const waiting = await withDeadline(LIST_LIMIT_MS, async (signal) => gateway.listUnverified?.(signal) ?? []);
        for (const authority of waiting) await reopen(deps, gateway.code, authority);
      } catch (error) {
        deps.log.warn({ gateway: gateway.code, err: error }, 'the gateway gave no list');
      }
    }
  }),
  handleJob(endedTrade, async ({ once, payload }) => {
    await once(endPayments, payload);
  }),
];

/** What counted as expired before. */
async function expirePayments({ db, now }: AppDeps): Promise<void> {
  await db
    .update(payments)
    .set({ state: 'expired', updatedAt: now() })
    .where(and(eq(payments.state, 'open'), lte(payments.expiresAt, now())));
}

/** The bank has money for an attempt that counts as failed: it is asked again. */
async function reopen({ db, now }: AppDeps, gateway: string, authority: string): Promise<void> {
  const isIts = and(eq(paymentAttempts.gateway, gateway), eq(paymentAttempts.authority, authority));
  try {
    await db
      .update(paymentAttempts)
      .set({ state: 'unknown', endedAt: null, failure: null, nextAskAt: now() })
      .where(and(isIts, inArray(paymentAttempts.state, ['failed'])));
  } catch (error) {
    // Another attempt of the payment is live; the list names this one again when it has ended.
    if (!isUniqueViolation(error)) throw error;
  }
}
