import { and, eq, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import { SYSTEM } from '../../platform/actor.ts';
import { findGateway } from '../gateways/create-gateways.ts';
import type { Gateway, Standing, Verification } from '../gateways/gateway.ts';
import {
  type AskDeps,
  askInTime,
  type Claimed,
  claimAttempt,
  FIRST_PAUSE_MS,
  HOUR_MS,
  listDueAttempts,
  pauseAfter,
  RELEASED,
  reasonOf,
  whereClaimed,
  whereDue,
  whereLeft,
} from './claim.ts';
import { paymentAttempts } from './payment-attempt.table.ts';
import { settleAttempt } from './settle-attempt.ts';

/** A server that began an attempt has ended before it told the bank. */
const UNSENT_MS = 2 * 60_000;
/** After the attempt's end at the bank: its clock may be another one. */
const GRACE_MS = 2 * 60_000;
/** When the bank is asked about a payer who has not come back, after the first time. */
const ABSENT_PAUSES_MS = [7, 6, 14].map((minutes) => minutes * 60_000);
/** A bank that has said nothing for so long does not say it any more. */
const GIVEN_UP_MS = 7 * 24 * HOUR_MS;

/**
 * Asks the bank about an attempt, outside of any transaction: claimed before by compare-and-set, settled after by unique
 * keys. Somebody else's claim is left alone.
 * @param isBack the payer has come back, so that the bank knows already
 */
export async function askBank(deps: AskDeps, attemptId: string, isBack: boolean): Promise<void> {
  const claimed = await claimAttempt(deps, attemptId, whereAsked, { state: 'verifying' });
  if (!claimed) return;
  const gateway = findGateway(deps, claimed.gateway);
  const said = gateway ? await ask(deps, gateway, claimed, isBack) : unknown('no such gateway');
  const isGivenUp = deps.now().getTime() - claimed.expiresAt.getTime() > GIVEN_UP_MS;
  if (said.kind === 'unknown' && !isGivenUp) return postpone(deps, claimed, said);
  // What the bank still has comes back by its own list.
  const answer =
    said.kind === 'paid' ? said : { kind: 'refused' as const, code: said.kind === 'unknown' ? 'no_answer' : said.code };
  await settleAttempt(deps, {
    actor: SYSTEM,
    input: { attemptId, claimId: claimed.claimId, answer },
  });
}

/** The bank knows it, and nobody asks about it at present. */
const isUnclaimed = inArray(paymentAttempts.state, ['redirected', 'returned', 'unknown']);
const isLeft = (at: Date): SQL | undefined => and(eq(paymentAttempts.state, 'verifying'), whereLeft(at));
const whereAsked = (at: Date): SQL | undefined => or(isUnclaimed, isLeft(at));

const unknown = (reason: string, isInBank = false) => ({ kind: 'unknown' as const, reason, isInBank });
type Said = Exclude<Verification, { kind: 'unknown' }> | ReturnType<typeof unknown>;

/** Only a verification takes the money; who has not come back is inquired about first, because a verification is final. */
async function ask({ log, now }: AskDeps, gateway: Gateway, attempt: Claimed, isBack: boolean): Promise<Said> {
  try {
    if (!isBack) {
      const standing = await askInTime((signal) => gateway.inquire(attempt, signal));
      const ended = endedBy(standing, now().getTime() > attempt.expiresAt.getTime() + GRACE_MS);
      if (ended) return ended;
    }
    const said = await askInTime((signal) => gateway.verify(attempt, signal));
    return said.kind === 'unknown' ? unknown(said.reason) : said;
  } catch (error) {
    log.warn({ attemptId: attempt.id, err: error }, 'the gateway did not answer');
    return unknown(reasonOf(error));
  }
}

/** Undefined: the bank has the money, and it is to be verified. */
function endedBy(standing: Standing, isOver: boolean): Said | undefined {
  switch (standing.kind) {
    case 'paid':
    case 'verified':
      return undefined;
    case 'inBank':
      // The bank takes no money for it any more.
      return isOver ? { kind: 'refused', code: 'expired' } : unknown('in bank', true);
    case 'failed':
    case 'reversed':
      return { kind: 'refused', code: standing.code };
    default:
      return unknown(standing.reason);
  }
}

/** The bank is asked again later. */
async function postpone(
  { db, now }: AskDeps,
  { id, claimId, asks, returnedAt, expiresAt }: Claimed,
  { reason, isInBank }: ReturnType<typeof unknown>,
): Promise<void> {
  const at = now();
  const pause = isInBank
    ? Math.min(
        ABSENT_PAUSES_MS[asks] ?? HOUR_MS,
        Math.max(FIRST_PAUSE_MS, expiresAt.getTime() + GRACE_MS - at.getTime()),
      )
    : pauseAfter(asks);
  await db
    .update(paymentAttempts)
    .set({
      state: isInBank && returnedAt === null ? 'redirected' : 'unknown',
      failure: isInBank ? null : reason.slice(0, 200),
      ...RELEASED,
      asks: asks + 1,
      nextAskAt: new Date(at.getTime() + pause),
    })
    .where(whereClaimed({ id, claimId }));
}

/** The attempts that the bank is to be asked about now. */
export const listDue = (deps: AskDeps): Promise<string[]> =>
  listDueAttempts(deps, (at) => or(and(isUnclaimed, whereDue(at)), isLeft(at)));

/** What began and never reached the bank: no money can come by it. */
export async function failUnsent({ db, now }: AskDeps): Promise<void> {
  const at = now();
  await db
    .update(paymentAttempts)
    .set({ state: 'failed', failure: 'unsent', endedAt: at })
    .where(
      and(
        eq(paymentAttempts.state, 'requesting'),
        isNull(paymentAttempts.authority),
        lte(paymentAttempts.createdAt, new Date(at.getTime() - UNSENT_MS)),
      ),
    );
}
