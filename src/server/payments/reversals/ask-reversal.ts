import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { SYSTEM } from '../../platform/actor.ts';
import {
  type AskDeps,
  askInTime,
  type Claimed,
  claimAttempt,
  listDueAttempts,
  pauseAfter,
  RELEASED,
  reasonOf,
  whereClaimed,
  whereDue,
  whereLeft,
} from '../attempts/claim.ts';
import { paymentAttempts } from '../attempts/payment-attempt.table.ts';
import { findGateway } from '../gateways/create-gateways.ts';
import type { Gateway, Reversal } from '../gateways/gateway.ts';
import { settleReversal } from './settle-reversal.ts';

/**
 * Asks the bank to give money back, outside of any transaction: claimed before by compare-and-set, settled after by the
 * claim and by unique keys. Somebody else's claim is left alone.
 */
export async function askReversal(deps: AskDeps, attemptId: string): Promise<void> {
  const claimed = await claimAttempt(deps, attemptId, isDue, { asks: sql`${paymentAttempts.asks} + 1` });
  if (!claimed) return;
  const gateway = findGateway(deps, claimed.gateway);
  const said = gateway ? await ask(deps, gateway, claimed) : unknown('no such gateway');
  if (said.kind === 'unknown') return postpone(deps, claimed, said.reason);
  await settleReversal(deps, {
    actor: SYSTEM,
    input: { attemptId, claimId: claimed.claimId, answer: said },
  });
}

const isDue = (at: Date): SQL | undefined =>
  and(eq(paymentAttempts.state, 'reversing'), or(and(isNull(paymentAttempts.claimId), whereDue(at)), whereLeft(at)));

const unknown = (reason: string): Reversal => ({ kind: 'unknown', reason });

/** A call without an answer may have done it: the bank is asked how it stands before it is told again, and before a refusal counts. */
async function ask({ log }: AskDeps, gateway: Gateway, attempt: Claimed): Promise<Reversal> {
  const standing = () => askInTime((signal) => gateway.inquire(attempt, signal));
  try {
    if (attempt.asks > 1) {
      const stands = await standing();
      if (stands.kind === 'reversed') return { kind: 'reversed' };
      if (stands.kind === 'unknown') return stands;
    }
    const said = await askInTime((signal) => gateway.reverse(attempt, signal));
    if (said.kind !== 'refused') return said;
    const stands = await standing();
    if (stands.kind === 'reversed') return { kind: 'reversed' };
    // Only where the bank says that it still has the money, the wallet gets it back.
    return stands.kind === 'verified' || stands.kind === 'paid'
      ? said
      : unknown(`refused ${said.code}, ${stands.kind}`);
  } catch (error) {
    log.warn({ attemptId: attempt.id, err: error }, 'the gateway did not answer to a reversal');
    return unknown(reasonOf(error));
  }
}

async function postpone({ db, now }: AskDeps, { id, claimId, asks }: Claimed, reason: string): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({
      ...RELEASED,
      reversalFailure: reason.slice(0, 200),
      // The claim has counted this try.
      nextAskAt: new Date(now().getTime() + pauseAfter(asks - 1)),
    })
    .where(whereClaimed({ id, claimId }));
}

/** The attempts whose bank is to be asked now. */
export const listDueReversals = (deps: AskDeps): Promise<string[]> => listDueAttempts(deps, isDue);
