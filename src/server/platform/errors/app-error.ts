import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Problem } from '../../../contract/problem.ts';
import { type MessageCode, messages } from './messages.ts';

export type ProblemDetails = NonNullable<Problem['details']>;

type AppErrorOptions = {
  field?: string;
  details?: ProblemDetails;
  current?: Problem['current'];
  /** Sent with the answer, for example Retry-After. */
  headers?: Record<string, string>;
  /** Logged, never sent. */
  cause?: unknown;
};

/** An expected error answer; `message` is Persian and is shown to users. */
export class AppError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly field: string | undefined;
  readonly details: ProblemDetails | undefined;
  readonly current: Problem['current'];
  readonly headers: Record<string, string> | undefined;

  constructor(status: ContentfulStatusCode, code: string, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.status = status;
    this.code = code;
    this.field = options.field;
    this.details = options.details;
    this.current = options.current;
    this.headers = options.headers;
  }
}

const known = (status: ContentfulStatusCode, code: MessageCode, options?: AppErrorOptions) =>
  new AppError(status, code, messages[code], options);

export const badRequest = (code: string, message: string, field?: string) =>
  new AppError(400, code, message, { field });

export const validationFailed = (details: ProblemDetails) =>
  known(400, 'validation_failed', { details, field: details[0]?.field });

export const malformedJson = () => known(400, 'malformed_json');

/** @public */
export const unauthorized = (headers?: Record<string, string>) => known(401, 'unauthorized', { headers });

export const forbidden = (code: MessageCode = 'forbidden') => known(403, code);

/** @param what Persian name of the missing thing, e.g. «کالا» */
export const notFound = (what?: string) =>
  what ? new AppError(404, 'not_found', `${what} پیدا نشد.`) : known(404, 'not_found');

/** @param allow the methods of the path, for the header of the same name */
export const methodNotAllowed = (allow: string) => known(405, 'method_not_allowed', { headers: { allow } });

/** @public */
export const conflict = (code = 'conflict', message: string = messages.conflict) => new AppError(409, code, message);

/** @public */
export const preconditionFailed = () => known(412, 'precondition_failed');

/** @public */
export const preconditionRequired = () => known(428, 'precondition_required');

export const payloadTooLarge = () => known(413, 'payload_too_large');

/** No space is left for files. */
export const storageFull = (cause?: unknown) => known(507, 'storage_full', { cause });

export const unsupportedMediaType = (accepted: readonly string[]) =>
  known(415, 'unsupported_media_type', { headers: { accept: accepted.join(', ') } });

export const unprocessable = (code: string, message: string, field?: string) =>
  new AppError(422, code, message, { field });

/** What is written may not change in its present state. */
export const locked = (code: string, message: string, field?: string) => new AppError(423, code, message, { field });

/** The client's version is too old for this API. */
export const clientOutdated = () => known(426, 'client_outdated');

export const tooManyRequests = (retryAfterSeconds: number) =>
  known(429, 'too_many_requests', { headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) } });

/** The client's share of computing is used up. */
export const budgetSpent = (retryAfterSeconds: number) =>
  known(429, 'budget_spent', { headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) } });

const RETRY_AFTER_UNAVAILABLE_SECONDS = 2;

/** Too much is computed for others. */
export const busy = () => known(503, 'busy', { headers: { 'retry-after': String(RETRY_AFTER_UNAVAILABLE_SECONDS) } });

export const unavailable = (cause?: unknown) =>
  known(503, 'unavailable', { cause, headers: { 'retry-after': String(RETRY_AFTER_UNAVAILABLE_SECONDS) } });

export const timedOut = () =>
  known(503, 'timed_out', { headers: { 'retry-after': String(RETRY_AFTER_UNAVAILABLE_SECONDS) } });
