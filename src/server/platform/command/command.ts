/*
 * The one way to write: who → parse → policy → transaction (retried on 40001 and 40P01) → claim the operation id →
 * effect → audit entry and stored answer → commit. A refusal rolls everything back and is not stored: a repeat of a
 * refused call is evaluated again. A retry runs the effect again, so an effect has no side effects outside `tx`.
 */
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Db, Tx } from '../../db/open-database.ts';
import { withRetry } from '../../db/retry.ts';
import type { Env } from '../../env.ts';
import type { Actor } from '../actor.ts';
import { parseInput } from '../http/validate.ts';
import { type AuditEntry, type OwnRow, writeAudit } from './audit.ts';
import type { JobBell } from './job-bell.ts';
import { claimOperation, type Operation, storeAnswer } from './operation.ts';
import { assertAllowed, type Verdict } from './policy.ts';
import { PRUNE_EXPIRED } from './prune-expired.ts';

/** Anonymous writes of this process between two prunings. */
const PRUNED_EVERY = 64;
/** The same for the tables that a command bounds by itself, and the first write. */
const OWN_PRUNED_EVERY = 1_024;

export type WriteStatus = 200 | 201 | 202;

export interface CommandDeps {
  db: Db;
  env: Env;
  log: Logger;
  /** @default the system clock */
  now?: () => Date;
  /** Keeps the account of a user open until the commit, also for itself alone. @throws 401 for a closed one */
  holdUser?: (tx: Tx, userId: string, isAlone: boolean) => Promise<void>;
  /** Called with a transaction that has been committed. */
  onCommit?: (tx: Tx) => void;
  /** Hastens schedules. @default they run at their time */
  jobBell?: JobBell;
}

export interface EffectContext<Input, Deps = unknown> {
  tx: Tx;
  actor: Actor;
  input: Input;
  env: Env;
  /** One time for all rows of the command. */
  now: Date;
  /** What the effect uses of the server; an effect that names its type here can be called with such deps only. */
  deps: Deps;
}

export interface Declaration<Schema extends z.ZodType, Result, Answer, Status extends WriteStatus, Deps = unknown> {
  /** `area.verb`. It is stored with audit entries and operations: never rename it. */
  name: string;
  /** Data only; functions and other parts of the server come by the `deps` of the effect. */
  input: Schema;
  /** Runs before anything is read. For a policy on a stored object the effect calls `assertAllowed`. */
  policy: (actor: Actor, input: z.output<Schema>) => Verdict;
  effect: (context: EffectContext<z.output<Schema>, Deps>) => Promise<Result>;
  /** Undefined where the command changed nothing. */
  audit: ((result: Result, context: EffectContext<z.output<Schema>, Deps>) => AuditEntry | undefined) | OwnRow;
  /** What the caller gets. @default the effect's result */
  answer?: (result: Result, context: EffectContext<z.output<Schema>, Deps>) => Answer;
  /** A function where it depends on what the effect did. @default 200 */
  status?: Status | ((result: Result) => Status);
  /** An answer with a secret, such as a token, is never stored: the Idempotency-Key is ignored. @default false */
  isAnswerSecret?: boolean;
  /** Waits for every other command of the user, and they for it. @default false */
  isUserAlone?: boolean;
  /** The schedule that bounds the tables that anonymous callers fill by this command; hastened by some of their writes. @default none */
  prune?: { name: string };
  /** @default 'read committed' */
  isolation?: 'read committed' | 'repeatable read' | 'serializable';
}

interface Call<Input> {
  actor: Actor;
  input: Input;
  operation?: Operation | undefined;
  /** Runs in the transaction, after the effect; if it throws, everything rolls back. */
  inTransaction?: (tx: Tx) => Promise<void>;
}

interface Outcome<Answer, Status extends WriteStatus = WriteStatus> {
  status: Status;
  answer: Answer;
  /** True for the stored answer of an earlier call with the same operation id. */
  isRepeat: boolean;
}

export type Command<Input, Answer, Status extends WriteStatus = WriteStatus, Deps = unknown> = (
  deps: CommandDeps & Deps,
  call: Call<Input>,
) => Promise<Outcome<Answer, Status>>;

/** The returned function throws AppErrors: 400 for the input, refusals of policy and effect, 409 and 422 of an operation. */
export function command<
  Schema extends z.ZodType,
  Result,
  Answer = Result,
  Status extends WriteStatus = 200,
  Deps = unknown,
>(declaration: Declaration<Schema, Result, Answer, Status, Deps>): Command<z.input<Schema>, Answer, Status, Deps> {
  const { name, policy, effect, audit, isAnswerSecret = false, isUserAlone = false, prune, isolation } = declaration;
  let ownWrites = 0;
  // Without `answer`, Answer is Result; without `status`, Status is 200.
  const answerOf = declaration.answer ?? ((result: Result) => result as unknown as Answer);
  const given = declaration.status ?? (200 as Status);
  const statusOf = (result: Result) => (typeof given === 'function' ? given(result) : given);

  return async (deps, { actor, input: sent, operation: asked, inTransaction }) => {
    const { db, env } = deps;
    const input = parseInput(declaration.input, sent);
    assertAllowed(policy(actor, input));
    const now = deps.now?.() ?? new Date();
    const operation = isAnswerSecret ? undefined : asked;

    let last: Tx | undefined;
    const run = async (tx: Tx): Promise<Outcome<Answer, Status>> => {
      last = tx;
      if (actor.kind === 'user') await deps.holdUser?.(tx, actor.userId, isUserAlone);
      const first = operation && (await claimOperation(tx, { command: name, actor, operation, now }));
      // The claim checked that this command stored it.
      if (first) return { ...(first as { status: Status; answer: Answer }), isRepeat: true };
      const context = { tx, actor, input, env, now, deps };
      const result = await effect(context);
      const entry = typeof audit === 'function' ? audit(result, context) : undefined;
      if (entry) await writeAudit(tx, { command: name, actor, operationId: operation?.id, now }, entry);
      const answer = answerOf(result, context);
      const status = statusOf(result);
      if (operation) await storeAnswer(tx, { command: name, actor, operation, now }, { status, answer });
      await inTransaction?.(tx);
      return { status, answer, isRepeat: false };
    };
    const outcome = await withRetry(() => db.transaction(run, isolation && { isolationLevel: isolation }));
    if (last) deps.onCommit?.(last);
    if (actor.kind === 'anonymous') {
      if (++anonymousWrites % PRUNED_EVERY === 0) deps.jobBell?.hasten(PRUNE_EXPIRED);
      if (prune && ownWrites++ % OWN_PRUNED_EVERY === 0) deps.jobBell?.hasten(prune.name);
    }
    return outcome;
  };
}

let anonymousWrites = 0;
