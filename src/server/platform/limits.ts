import type { ServerOptions } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { badRequest, payloadTooLarge, timedOut, unsupportedMediaType } from './errors/app-error.ts';
import { messages } from './errors/messages.ts';

const JSON_BODY_MAX_BYTES = 1024 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const TIMEOUT_CHECK_MS = 2_000;
const HEADERS_MAX_BYTES = 16 * 1024;
export const CONNECTIONS_MAX = 2_000;

/** Limits on slow and oversized requests, for `http.createServer`. */
export const serverOptions: ServerOptions = {
  requestTimeout: REQUEST_TIMEOUT_MS,
  headersTimeout: HEADERS_TIMEOUT_MS,
  keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
  connectionsCheckingInterval: TIMEOUT_CHECK_MS,
  maxHeaderSize: HEADERS_MAX_BYTES,
};

const BODILESS_METHODS = new Set(['GET', 'HEAD']);

/** Rejects a body over the limit: at once by its Content-Length, otherwise while reading it. */
export function limitBody(maxBytes = JSON_BODY_MAX_BYTES): MiddlewareHandler {
  const countWhileReading = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw payloadTooLarge();
    },
  });
  return async (c, next) => {
    if (BODILESS_METHODS.has(c.req.method)) return next();
    const coding = c.req.header('content-encoding');
    if (coding && coding.toLowerCase() !== 'identity') throw unsupportedMediaType(['identity']);
    const length = c.req.header('content-length');
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return countWhileReading(c, next);
    if (!/^\d+$/.test(length)) throw badRequest('bad_request', messages.bad_request, 'content-length');
    if (Number(length) > maxBytes) throw payloadTooLarge();
    return next();
  };
}

/** Rejects a body of another type with 415; `validate('json', …)` does this itself. */
export function requireContentType(...accepted: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (!accepted.includes(type)) throw unsupportedMediaType(accepted);
    return next();
  };
}

/** Answers 503 if a handler does not answer in time; a stream has answered when it starts. */
export function limitTime(timeoutMs = REQUEST_TIMEOUT_MS): MiddlewareHandler {
  return async (_c, next) => {
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(timedOut()), timeoutMs);
    try {
      await Promise.race([next(), tooLate]);
    } finally {
      clearTimeout(timer);
    }
  };
}
