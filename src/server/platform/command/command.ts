/*
 * The one way to write: who → parse → policy → transaction (again after 40001 and 40P01) → operation id → effect →
 * audit entry and answer → commit. A refusal anywhere rolls all of it back, the operation id too: a repeat of a refused
 * call is judged anew. An effect runs again on a retry, so it touches the database through `tx` and nothing else.
 */
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Db, Tx } from '../../db/open-database.ts';
import { withRetry } from '../../db/retry.ts';
import type { Env } from '../../env.ts';
import { parseInput } from '../validate.ts';
import type { Actor } from './actor.ts';
import { type AuditEntry, type OwnRow, writeAudit } from './audit.ts';
import { claimOperation, type Operation, storeAnswer } from './operation.ts';
import { assertAllowed, type Verdict } from './policy.ts';
import { pruneExpired } from './prune-expired.ts';

/** After so many writes of strangers, in this process. */
const PRUNED_EVERY = 64;

export type WriteStatus = 200 | 201 | 202;

export interface CommandDeps {
  db: Db;
  env: Env;
  log: Logger;
  /** @default the machine's clock */
  now?: () => Date;
}

export interface EffectContext<Input> {
  tx: Tx;
  actor: Actor;
  input: Input;
  env: Env;
  /** The same for everything that one command writes. */
  now: Date;
}

export interface Declaration<Schema extends z.ZodType, Result, Answer, Status extends WriteStatus> {
  /** `area.verb`; stands in the audit and binds operation ids. Never renamed. */
  name: string;
  input: Schema;
  /** Runs before anything is read. What depends on a stored object is asserted in the effect with `assertAllowed`. */
  policy: (actor: Actor, input: z.output<Schema>) => Verdict;
  effect: (context: EffectContext<z.output<Schema>>) => Promise<Result>;
  /** What is said of it in the audit; undefined where nothing was changed. */
  audit: ((result: Result, context: EffectContext<z.output<Schema>>) => AuditEntry | undefined) | OwnRow;
  /** What goes over the wire. @default the effect's result */
  answer?: (result: Result, context: EffectContext<z.output<Schema>>) => Answer;
  /** @default 200 */
  status?: Status;
  /** The answer has a secret, such as a token: it is never stored, and an operation id is ignored. @default false */
  isAnswerSecret?: boolean;
  /** @default 'read committed' */
  isolation?: 'read committed' | 'repeatable read' | 'serializable';
}

export interface Call<Input> {
  actor: Actor;
  input: Input;
  operation?: Operation | undefined;
}

export interface Outcome<Answer, Status extends WriteStatus = WriteStatus> {
  status: Status;
  answer: Answer;
  /** The stored answer of an earlier call under the same operation id. */
  isRepeat: boolean;
}

export type Command<Input, Answer, Status extends WriteStatus = WriteStatus> = (
  deps: CommandDeps,
  call: Call<Input>,
) => Promise<Outcome<Answer, Status>>;

/**
 * @returns a function that throws an AppError: 400 for the input, the policy's or the effect's refusal, 409 and 422 of
 * an operation id
 */
export function command<Schema extends z.ZodType, Result, Answer = Result, Status extends WriteStatus = 200>(
  declaration: Declaration<Schema, Result, Answer, Status>,
): Command<z.input<Schema>, Answer, Status> {
  const { name, policy, effect, audit, isAnswerSecret = false, isolation } = declaration;
  // Without `answer`, Answer is Result; without `status`, Status is 200.
  const answerOf = declaration.answer ?? ((result: Result) => result as unknown as Answer);
  const status = (declaration.status ?? 200) as Status;

  return async (deps, { actor, input: given, operation: asked }) => {
    const { db, env } = deps;
    const input = parseInput(declaration.input, given);
    assertAllowed(policy(actor, input));
    const now = deps.now?.() ?? new Date();
    const operation = isAnswerSecret ? undefined : asked;

    const run = async (tx: Tx): Promise<Outcome<Answer, Status>> => {
      const first = operation && (await claimOperation(tx, { command: name, actor, operation, now }));
      // Stored by this same command from an Outcome of its own.
      if (first) return { ...(first as { status: Status; answer: Answer }), isRepeat: true };
      const context = { tx, actor, input, env, now };
      const result = await effect(context);
      const entry = typeof audit === 'function' ? audit(result, context) : undefined;
      if (entry) await writeAudit(tx, { command: name, actor, operationId: operation?.id, now }, entry);
      const answer = answerOf(result, context);
      if (operation) await storeAnswer(tx, { command: name, actor, operation, now }, { status, answer });
      return { status, answer, isRepeat: false };
    };
    const outcome = await withRetry(() => db.transaction(run, isolation && { isolationLevel: isolation }));
    if (actor.kind === 'anonymous') await pruneNowAndThen(deps, now);
    return outcome;
  };
}

let writesOfStrangers = 0;

/** What is to be pruned waits for the next time where it fails: the write itself has been done. */
async function pruneNowAndThen({ db, log }: CommandDeps, now: Date): Promise<void> {
  writesOfStrangers += 1;
  if (writesOfStrangers % PRUNED_EVERY !== 0) return;
  await pruneExpired(db, { now }).catch((error: unknown) => log.warn({ err: error }, 'expired rows were not pruned'));
}
