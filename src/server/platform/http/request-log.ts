import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Env } from '../../env.ts';
import type { AppEnv } from './app-env.ts';
import { writableHeaders } from './response-headers.ts';

const REQUEST_ID = /^[\w.-]{8,128}$/;
const PHONE = /(?:\+|%2B|00)?(?:98|0)?9\d{9}/gi;
const CAUSE_DEPTH_MAX = 6;

/** Whoever has the code may read the answer. */
const TRACKING_CODE = /(?<=\/feedbacks\/)[^/]+$/;

const withoutPhones = (text: string): string => text.replace(PHONE, '09*********');

type LoggedError = { type: string; message: string; stack: string | undefined; code?: unknown; cause?: LoggedError };

/** Strips values from errors: a failed query's message ends with its parameters, which may be personal. */
function presentError(error: unknown, depth = 0): LoggedError | unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? withoutPhones(error) : typeof error;
  const clean = (text: string) => withoutPhones(text.replace(/\nparams: [^\n]*/g, ''));
  return {
    type: error.name,
    message: clean(error.message),
    stack: error.stack && clean(error.stack),
    ...('code' in error && { code: error.code }),
    ...(error.cause !== undefined && depth < CAUSE_DEPTH_MAX && { cause: presentError(error.cause, depth + 1) }),
  };
}

/** Logs JSON lines to standard output or `destination`; redacts secrets in every line. */
export function createLogger(env: Pick<Env, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const secrets = ['token', 'accessToken', 'refreshToken', 'access_token', 'refresh_token', 'id_token', 'cookie'];
  const more = [
    'authorization',
    'code',
    'codeVerifier',
    'code_verifier',
    'password',
    'phoneNumber',
    'phone',
    'receiverPhone',
    'authority',
    'cardMask',
    'iban',
  ];
  const names = [...secrets, ...more];
  const options = {
    level: env.LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: presentError },
    redact: { paths: [...names, ...names.filter((name) => name !== 'code').map((name) => `*.${name}`)] },
  };
  return destination ? pino(options, destination) : pino(options);
}

export type RequestLogOptions = {
  /** Uses the request id of the load balancer. @default false */
  trustProxy?: boolean;
};

/** Logs one line per request, with the id that its problem answer carries. Never logs query strings. */
export function requestLog(logger: Logger, options: RequestLogOptions = {}): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    const given = options.trustProxy ? c.req.header('x-request-id') : undefined;
    const requestId = given && REQUEST_ID.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    c.set('log', logger);
    await next();
    const headers = writableHeaders(c);
    const { status } = c.res;
    headers.set('x-request-id', requestId);
    const length = headers.get('content-length');
    const line = {
      method: c.req.method,
      path: withoutPhones(c.req.path).replace(TRACKING_CODE, '*'),
      status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      bytes: length === null ? undefined : Number(length),
      traceId: requestId,
    };
    logger[status >= 500 ? 'error' : 'info'](line, 'request');
  };
}
