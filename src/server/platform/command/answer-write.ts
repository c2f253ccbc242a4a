import type { Context, TypedResponse } from 'hono';
import type { JSONParsed, JSONValue } from 'hono/utils/types';
import { isUuid } from '../../../core/ids/uuid.ts';
import { actorOf } from '../actor.ts';
import { badRequest } from '../errors/app-error.ts';
import { findTextFault } from '../safe-text.ts';
import type { Command, CommandDeps, WriteStatus } from './command.ts';
import { hashBody, type Operation } from './operation.ts';

const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
/** Marks an answer that was stored by an earlier call. */
const REPLAYED_HEADER = 'idempotent-replayed';

/** Mounts a command on a route: `(c) => answerWrite(c, deps, saveNote, c.req.valid('json'))`. */
export async function answerWrite<Input, Answer extends JSONValue | object, Status extends WriteStatus, Deps>(
  c: Context,
  deps: CommandDeps & Deps,
  command: Command<Input, Answer, Status, Deps>,
  input: Input,
  /** What is compared where a call is sent again. @default the body's text */
  sent?: unknown,
): Promise<Response & TypedResponse<JSONParsed<Answer>, Status, 'json'>> {
  const { answer, status } = await send(c, deps, command, input, sent);
  return c.json(answer, status);
}

/** The same for a route that goes on with what the command has written. @returns what the command answers */
export async function runWrite<Input, Answer, Status extends WriteStatus, Deps>(
  c: Context,
  deps: CommandDeps & Deps,
  command: Command<Input, Answer, Status, Deps>,
  input: Input,
): Promise<Answer> {
  return (await send(c, deps, command, input, undefined)).answer;
}

async function send<Input, Answer, Status extends WriteStatus, Deps>(
  c: Context,
  deps: CommandDeps & Deps,
  command: Command<Input, Answer, Status, Deps>,
  input: Input,
  sent: unknown,
): Promise<{ answer: Answer; status: Status }> {
  const call = { actor: actorOf(c), input, operation: await operationOf(c, sent) };
  const { answer, status, isRepeat } = await command(deps, call);
  c.header('cache-control', 'private, no-store');
  if (isRepeat) c.header(REPLAYED_HEADER, 'true');
  return { answer, status };
}

/** The Idempotency-Key. @throws 400 for what is no UUID */
export function findOperationId(c: Context): string | undefined {
  const id = c.req.header(IDEMPOTENCY_KEY_HEADER)?.toLowerCase();
  if (id === undefined || isUuid(id)) return id;
  throw badRequest('idempotency_key_invalid', 'شناسهٔ درخواست باید یک UUID باشد.', IDEMPOTENCY_KEY_HEADER);
}

/** Hashes the body as sent, not as parsed: a default that a later version adds must not turn a repeat into another call. */
async function operationOf(c: Context, sent: unknown): Promise<Operation | undefined> {
  const id = findOperationId(c);
  if (id === undefined) return undefined;
  if (sent !== undefined) return { id, bodyHash: hashBody(sent) };
  const text = await c.req.text();
  return { id, bodyHash: hashBody([c.req.param(), text === '' ? null : parseBody(text)]) };
}

function parseBody(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return findTextFault(body) ? text : body;
  } catch {
    return text;
  }
}
