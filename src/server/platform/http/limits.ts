import type { ServerOptions } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { badRequest, payloadTooLarge, timedOut, unavailable, unsupportedMediaType } from '../errors/app-error.ts';
import { messages } from '../errors/messages.ts';
import { withStatuses } from './own-statuses.ts';

const JSON_BODY_MAX_BYTES = 1024 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const DATABASE_CHECK_MS = 1_000;
const HEADERS_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const TIMEOUT_CHECK_MS = 2_000;
const HEADERS_MAX_BYTES = 16 * 1024;
/**
 * For `Connections`; a browser opens six to a host, and an office has many behind one address. Live streams take up to
 * 6,000 of them.
 */
export const connectionLimits = { max: 8_000, perClient: 1_000, inFlight: 8, stalledMs: 40_000 };
/** Node drops connections beyond this; before that, idle ones give way. */
export const CONNECTIONS_MAX = connectionLimits.max + 100;

/** Limits on slow and oversized requests, for `http.createServer`. */
export const serverOptions: ServerOptions = {
  // Our listener refuses such a request itself; Node's own answer would have none of our headers.
  requireHostHeader: false,
  requestTimeout: REQUEST_TIMEOUT_MS,
  headersTimeout: HEADERS_TIMEOUT_MS,
  keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
  connectionsCheckingInterval: TIMEOUT_CHECK_MS,
  maxHeaderSize: HEADERS_MAX_BYTES,
};

const BODILESS_METHODS = new Set(['GET', 'HEAD']);

/**
 * Rejects a body over the limit: at once by its Content-Length, otherwise while reading it.
 * @param isExempt calls whose routes have a limit of their own
 */
export function limitBody(maxBytes = JSON_BODY_MAX_BYTES, isExempt = (_c: Context) => false): MiddlewareHandler {
  const countWhileReading = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw payloadTooLarge();
    },
  });
  const check: MiddlewareHandler = async (c, next) => {
    if (BODILESS_METHODS.has(c.req.method) || isExempt(c)) return next();
    const coding = c.req.header('content-encoding');
    if (coding && coding.toLowerCase() !== 'identity') throw unsupportedMediaType(['identity']);
    const length = c.req.header('content-length');
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return countWhileReading(c, next);
    if (!/^\d+$/.test(length)) throw badRequest('bad_request', messages.bad_request, 'content-length');
    if (Number(length) > maxBytes) throw payloadTooLarge();
    return next();
  };
  return withStatuses([400, 413, 415], check, (method) => !BODILESS_METHODS.has(method));
}

/** Rejects a body of another type with 415; `validate('json', …)` does this itself. */
export function requireContentType(...accepted: readonly string[]): MiddlewareHandler {
  return withStatuses([415], async (c, next) => {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (!accepted.includes(type)) throw unsupportedMediaType(accepted);
    return next();
  });
}

export type TimeLimits = {
  /** @default 30 000 */
  timeoutMs?: number;
  /** Asked about a call that has waited for long. @default always true */
  databaseAnswers?: (() => Promise<boolean>) | undefined;
  /** When the database is first asked for, and how often after that. @default 1000 */
  checkAfterMs?: number;
};

/**
 * Answers 503 when a call has not been answered in time, or at once when it waits and the database is silent. A stream
 * counts as answered once it has begun.
 */
export function limitTime({
  timeoutMs = REQUEST_TIMEOUT_MS,
  databaseAnswers,
  checkAfterMs = DATABASE_CHECK_MS,
}: TimeLimits = {}): MiddlewareHandler {
  return withStatuses([503], async (_c, next) => {
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(timedOut()), timeoutMs);
    const check =
      databaseAnswers &&
      setInterval(async () => {
        if (!(await databaseAnswers())) reject(unavailable());
      }, checkAfterMs);
    try {
      await Promise.race([next(), tooLate]);
    } finally {
      clearTimeout(timer);
      clearInterval(check);
    }
  });
}
