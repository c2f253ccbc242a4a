import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { PROBLEM_CONTENT_TYPE } from '../../../contract/problem.ts';
import { AppError } from '../errors/app-error.ts';
import { messageCodeOf, messages } from '../errors/messages.ts';
import type { AppEnv } from './app-env.ts';
import { addressGroup, forwardedAddress } from './client-address.ts';
import { type ConnectionLimits, Connections } from './connections.ts';
import { CONNECTIONS_MAX, connectionLimits, serverOptions } from './limits.ts';
import { toAppError, toProblem } from './problem-response.ts';
import { RequestTurns } from './request-turns.ts';

const statusOfParserError: Readonly<Record<string, AppError['status']>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** What the server answers before a request reaches the app. */
export const serverStatuses = [400, ...Object.values(statusOfParserError)];

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Content Too Large',
  431: 'Request Header Fields Too Large',
};

const errorOfStatus = (status: AppError['status']) =>
  new AppError(status, messageCodeOf(status), messages[messageCodeOf(status)]);

const bodyOf = (error: AppError, traceId: string) => JSON.stringify(toProblem(error, traceId));

type Refusal = { bareHeaders: Readonly<Record<string, string>>; log: Pick<Logger, 'info'> };

/** Input that the HTTP parser rejects never becomes a request: this writes the answer to the socket directly. */
function refuse(socket: Socket, error: Error, isAnswering: boolean, { bareHeaders, log }: Refusal): void {
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ECONNRESET' || !socket.writable || isAnswering) {
    socket.destroy(error);
    return;
  }
  const status = statusOfParserError[code] ?? 400;
  const traceId = randomUUID();
  log.info({ requestId: traceId, status, code }, 'request refused by the parser');
  const body = bodyOf(errorOfStatus(status), traceId);
  const lines = Object.entries({
    ...bareHeaders,
    'content-type': PROBLEM_CONTENT_TYPE,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${reasons[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

export type HttpServerOptions = {
  /** Headers of answers that bypass all middlewares: `bareSecurityHeaders(…)`. */
  bareHeaders: Readonly<Record<string, string>>;
  log: Pick<Logger, 'info'>;
  /** Behind a proxy all connections come from it, so none is one client's. @default false */
  trustProxy?: boolean;
  /** @default connectionLimits */
  limits?: ConnectionLimits;
};

/** Node's HTTP server with our limits in front of the app; the caller calls `listen`. */
export function createHttpServer(app: Pick<Hono<AppEnv>, 'fetch'>, options: HttpServerOptions): Server {
  const { trustProxy = false, limits = connectionLimits } = options;
  const listener = getRequestListener((request, env) => app.fetch(request, env), {
    errorHandler: (error) => {
      const known = error instanceof RequestError ? errorOfStatus(400) : toAppError(error);
      const traceId = randomUUID();
      options.log.info({ requestId: traceId, status: known.status, err: error }, 'request refused before the app');
      const headers = { ...options.bareHeaders, 'content-type': PROBLEM_CONTENT_TYPE };
      return new Response(bodyOf(known, traceId), { status: known.status, headers });
    },
  });
  const server = createServer(serverOptions, (request, response) => {
    if (!connections.accept(request, response)) return;
    const forwarded = trustProxy ? forwardedAddress(String(request.headers['x-forwarded-for'] ?? '')) : undefined;
    turns.run(addressGroup(forwarded || request.socket.remoteAddress), () => {
      if (!response.destroyed) void listener(request, response);
    });
  });
  const turns = new RequestTurns();
  const connections = new Connections(server, { ...limits, ...(trustProxy && { perClient: undefined }) });
  server.maxConnections = CONNECTIONS_MAX;
  server.on('clientError', (error, socket) =>
    refuse(socket as Socket, error, connections.isAnswering(socket as Socket), options),
  );
  return server;
}
