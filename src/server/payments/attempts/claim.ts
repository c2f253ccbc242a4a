import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, lte, or, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { AppDeps } from '../../app-deps.ts';
import { withDeadline } from './deadline.ts';
import { type AttemptRow, paymentAttempts } from './payment-attempt.table.ts';

export type AskDeps = Pick<AppDeps, 'db' | 'now' | 'env' | 'log' | 'onCommit' | 'jobBell' | 'holdUser'>;

const ASK_LIMIT_MS = 15_000;
/** A claim whose server has ended. */
const STALE_MS = 2 * 60_000;
export const HOUR_MS = 60 * 60_000;
export const FIRST_PAUSE_MS = 10_000;
const DOUBLED_MAX = 12;
const BATCH = 50;

/** An attempt about which one server alone asks the bank. */
export type Claimed = AttemptRow & { claimId: string; authority: string };

const around = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** Whose server has ended while it asked, also one whose clock was ahead. */
export const whereLeft = (at: Date): SQL | undefined =>
  or(lte(paymentAttempts.claimedAt, around(at, -STALE_MS)), gt(paymentAttempts.claimedAt, around(at, STALE_MS)));

/** Whose pause is over, or longer than any: the clock that set it was ahead. */
export const whereDue = (at: Date): SQL | undefined =>
  or(lte(paymentAttempts.nextAskAt, at), gt(paymentAttempts.nextAskAt, around(at, HOUR_MS + STALE_MS)));

/** Claims an attempt by compare-and-set. @param where the attempts that may be asked about at a time */
export async function claimAttempt(
  { db, now }: AskDeps,
  id: string,
  where: (at: Date) => SQL | undefined,
  changes: PgUpdateSetSource<typeof paymentAttempts>,
): Promise<Claimed | undefined> {
  const at = now();
  const claimId = randomUUID();
  const [row] = await db
    .update(paymentAttempts)
    .set({ ...changes, claimId, claimedAt: at })
    .where(and(eq(paymentAttempts.id, id), where(at)))
    .returning();
  return row?.authority ? { ...row, claimId, authority: row.authority } : undefined;
}

export const whereClaimed = ({ id, claimId }: Pick<Claimed, 'id' | 'claimId'>): SQL | undefined =>
  and(eq(paymentAttempts.id, id), eq(paymentAttempts.claimId, claimId));

/** Of an attempt that nobody asks about any more. */
export const RELEASED = { claimId: null, claimedAt: null } as const;

/** @throws DOMException after the time that a bank has for an answer */
export const askInTime = <Said>(ask: (signal: AbortSignal) => Promise<Said>): Promise<Said> =>
  withDeadline(ASK_LIMIT_MS, ask);

/** Until the bank is asked again: soon at first, at last every hour. @param tries without an answer */
export const pauseAfter = (tries: number): number =>
  Math.min(HOUR_MS, FIRST_PAUSE_MS * 2 ** Math.min(tries, DOUBLED_MAX));

/** What an error says of a call without an answer. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : 'error');

/** The attempts that are to be asked about now, the longest due first. */
export async function listDueAttempts({ db, now }: AskDeps, where: (at: Date) => SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(where(now()))
    .orderBy(asc(paymentAttempts.nextAskAt))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}
