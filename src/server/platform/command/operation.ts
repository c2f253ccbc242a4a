import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/open-database.ts';
import { sqlStateOf } from '../../db/sql-state.ts';
import { type Actor, actorKey, expiryOf } from '../actor.ts';
import { AppError, unprocessable } from '../errors/app-error.ts';
import { operations } from './operation.table.ts';

const LOCK_NOT_AVAILABLE = '55P03';
/** A duplicate holds a connection while it waits for the first call, so it waits no longer than this. */
const RUNNING_WAIT = '1s';
const RETRY_AFTER_SECONDS = '1';
const ANONYMOUS_KEPT_MS = 24 * 60 * 60_000;

/** A call under an id that its caller made. A repeat gets the first answer. */
export interface Operation {
  id: string;
  bodyHash: string;
}

export interface OperationContext {
  command: string;
  actor: Actor;
  operation: Operation;
  now: Date;
}

export interface StoredAnswer {
  status: number;
  answer: unknown;
}

/** Independent of the order of object members. */
export function hashBody(body: unknown): string {
  const sorted = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return createHash('sha256').update(JSON.stringify(body, sorted)).digest('base64url');
}

/**
 * Claims the id for this transaction.
 * @returns undefined for a new id, the first answer for a known one
 * @throws 422 for an id used with another body or command, 409 while the first call still runs
 */
export async function claimOperation(tx: Tx, context: OperationContext): Promise<StoredAnswer | undefined> {
  const { command, operation } = context;
  const actor = actorKey(context.actor);
  if (await insertClaim(tx, context, actor)) return undefined;
  const [first] = await tx
    .select()
    .from(operations)
    .where(and(eq(operations.actor, actor), eq(operations.id, operation.id)));
  // The row was pruned after the insert met it: a retry runs the command.
  if (!first || first.status === null || first.answer === null) throw stillRunning();
  if (first.command !== command || first.bodyHash !== operation.bodyHash) throw reusedForOther();
  return { status: first.status, answer: JSON.parse(first.answer) };
}

/** Waits at the primary key for a transaction that holds the same id. Returns whether the row was inserted. */
async function insertClaim(tx: Tx, { command, actor, operation, now }: OperationContext, key: string) {
  const { id, bodyHash } = operation;
  const expiresAt = expiryOf(actor, now, ANONYMOUS_KEPT_MS);
  await tx.execute(sql.raw(`set local lock_timeout = '${RUNNING_WAIT}'`));
  try {
    const claimed = await tx
      .insert(operations)
      .values({ actor: key, id, command, bodyHash, at: now, expiresAt })
      .onConflictDoNothing()
      .returning({ id: operations.id });
    await tx.execute(sql`set local lock_timeout to default`);
    return claimed.length > 0;
  } catch (error) {
    if (sqlStateOf(error) === LOCK_NOT_AVAILABLE) throw stillRunning();
    throw error;
  }
}

export async function storeAnswer(tx: Tx, { actor, operation }: OperationContext, { status, answer }: StoredAnswer) {
  await tx
    .update(operations)
    .set({ status, answer: JSON.stringify(answer) })
    .where(and(eq(operations.actor, actorKey(actor)), eq(operations.id, operation.id)));
}

const stillRunning = () =>
  new AppError(409, 'operation_running', 'همین درخواست هنوز در حال انجام است؛ کمی بعد دوباره بفرستید.', {
    headers: { 'retry-after': RETRY_AFTER_SECONDS },
  });

const reusedForOther = () =>
  unprocessable(
    'idempotency_key_reused',
    'این شناسهٔ درخواست پیش‌تر برای درخواست دیگری به کار رفته است.',
    'idempotency-key',
  );
