import { and, eq } from 'drizzle-orm';
import { askBank } from './attempts/ask-bank.ts';
import type { AskDeps } from './attempts/claim.ts';
import { paymentAttempts } from './attempts/payment-attempt.table.ts';

/** Soon, should the bank not answer at once. */
const ASK_AGAIN_MS = 10_000;

/** A browser comes back from the bank: from here on the bank is asked until it says what became of the money. */
export async function takeReturn(deps: AskDeps, attemptId: string): Promise<void> {
  const at = deps.now();
  const [returned] = await deps.db
    .update(paymentAttempts)
    .set({ state: 'returned', returnedAt: at, nextAskAt: new Date(at.getTime() + ASK_AGAIN_MS) })
    .where(and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.state, 'redirected')))
    .returning({ id: paymentAttempts.id });
  // Whatever happens, the browser goes on to the page with the result; the job asks again.
  if (returned)
    await askBank(deps, attemptId, true).catch((error: unknown) =>
      deps.log.error({ attemptId, err: error }, 'an attempt of a payment was not settled'),
    );
}
