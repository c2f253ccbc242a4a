import { and, eq, ne } from 'drizzle-orm';
import type { Actor } from '../platform/actor.ts';
import { recordRefusal } from '../platform/command/audit-refusals.ts';
import { askBank } from './attempts/ask-bank.ts';
import type { AskDeps } from './attempts/claim.ts';
import { paymentAttempts } from './attempts/payment-attempt.table.ts';

/** Of both gateways: what the bank calls the attempt. */
export const AUTHORITY_PARAM = 'Authority';
/** Soon, should the bank not answer at once. */
const ASK_AGAIN_MS = 10_000;

interface Return {
  actor: Actor;
  attemptId: string;
  /** Of the address that the browser brings, if it has one. */
  authority: string | undefined;
}

/**
 * A browser comes back from the bank: from here on the bank is asked until it says what became of the money. Whatever
 * happens, the browser goes on to the page with the result; the job asks again.
 */
export async function takeReturn(deps: AskDeps, { actor, attemptId, authority }: Return): Promise<void> {
  const at = deps.now();
  const [returned] = await deps.db
    .update(paymentAttempts)
    .set({ state: 'returned', returnedAt: at, nextAskAt: new Date(at.getTime() + ASK_AGAIN_MS) })
    .where(and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.state, 'redirected')))
    .returning({ id: paymentAttempts.id });
  const tell = (message: string) => (error: unknown) => deps.log.error({ attemptId, err: error }, message);
  if (authority !== undefined)
    await recordForeign(deps, { actor, attemptId, authority }).catch(tell('a foreign return was not recorded'));
  if (returned) await askBank(deps, attemptId, true).catch(tell('an attempt of a payment was not settled'));
}

/** The bank is asked by the attempt's own authority; one of another attempt is a sign that somebody tries. */
async function recordForeign(
  deps: AskDeps,
  { actor, attemptId, authority }: Return & { authority: string },
): Promise<void> {
  const [attempt] = await deps.db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.id, attemptId), ne(paymentAttempts.authority, authority)));
  if (!attempt) return;
  await recordRefusal(deps, {
    actor,
    input: {
      ...{ objectType: 'attempt', objectId: attemptId, field: AUTHORITY_PARAM },
      ...{ call: 'GET /api/v1/onlinepayments/callback', code: 'foreign_authority' },
    },
  });
}
