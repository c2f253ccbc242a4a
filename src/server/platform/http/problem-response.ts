import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { PROBLEM_CONTENT_TYPE, type Problem } from '../../../contract/problem.ts';
import { AppError, badRequest, malformedJson, notFound, unavailable } from '../errors/app-error.ts';
import { isDatabaseTrouble } from '../errors/database-trouble.ts';
import { messageCodeOf, messages } from '../errors/messages.ts';
import type { AppEnv } from './app-env.ts';

/** The client disconnected while sending its body: no one receives the answer, and it is not our fault. */
const isCallerGone = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || (error.message === 'aborted' && 'code' in error));

/** Converts any thrown value to an error answer; an unknown one becomes `internal` without details. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException) {
    if (error.message.startsWith('Malformed JSON')) return malformedJson();
    const code = messageCodeOf(error.status);
    return new AppError(error.status as AppError['status'], code, messages[code], { cause: error });
  }
  if (isCallerGone(error)) return badRequest('request_aborted', messages.bad_request);
  if (isDatabaseTrouble(error)) return unavailable(error);
  return new AppError(500, 'internal', messages.internal, { cause: error });
}

export function toProblem(error: AppError, traceId: string): Problem {
  return {
    type: 'about:blank',
    status: error.status,
    code: error.code,
    message: error.message,
    field: error.field,
    details: error.details,
    current: error.current,
    traceId,
  };
}

function problemResponse(error: AppError, c: Context<AppEnv>): Response {
  const traceId = c.get('requestId') ?? randomUUID();
  return new Response(JSON.stringify(toProblem(error, traceId)), {
    status: error.status,
    headers: { 'cache-control': 'no-store', ...error.headers, 'content-type': PROBLEM_CONTENT_TYPE },
  });
}

/** For `app.onError`; logs the cause of a 5xx and never sends it. */
export function onError(error: unknown, c: Context<AppEnv>): Response {
  const known = toAppError(error);
  if (known.status >= 500) c.get('log')?.error({ err: known.cause ?? known, traceId: c.get('requestId') }, known.code);
  return problemResponse(known, c);
}

/** For `app.notFound`. */
export const onNotFound = (c: Context<AppEnv>): Response => problemResponse(notFound(), c);
