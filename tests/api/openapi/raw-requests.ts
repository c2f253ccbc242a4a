import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { App } from '../../../src/server/app.ts';
import { createHttpServer } from '../../../src/server/platform/http/http-server.ts';
import { serverOptions } from '../../../src/server/platform/http/limits.ts';
import type { Answer } from './answer-check.ts';

/** Longer than the parser's limit of chunk extensions. */
const TOO_LONG = 17 * 1024;

/** What a request looks like that the HTTP parser refuses with the status. */
const malformed: Readonly<Record<number, (start: string) => string>> = {
  400: (start) => `${start}Host: a b\r\nConnection: close\r\n\r\n`,
  408: (start) => `${start}Host: a\r\nX-Slow:`,
  413: (start) => `${start}Host: a\r\nTransfer-Encoding: chunked\r\n\r\n1;${'e'.repeat(TOO_LONG)}\r\n`,
  431: (start) => `${start}Host: a\r\nX-Long: ${'h'.repeat(serverOptions.maxHeaderSize ?? 0)}\r\n\r\n`,
};

export async function listen(app: App): Promise<Server> {
  const server = createHttpServer(app, { bareHeaders: {}, log: { info: () => {} } });
  server.headersTimeout = 300;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Sends a request that the server refuses before the app sees it. */
export async function sendMalformed(server: Server, status: number, request: { method: string; url: string }) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.setEncoding('utf8');
  socket.on('error', () => {});
  socket.write(malformed[status]?.(`${request.method} ${request.url} HTTP/1.1\r\n`) ?? '');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  await once(socket, 'close');
  return parse(text);
}

function parse(text: string): Answer {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [start = '', ...lines] = head.split('\r\n');
  const headers = new Headers(lines.map((line) => line.split(': ', 2) as [string, string]));
  const contentType = headers.get('content-type') ?? undefined;
  return { status: Number(start.split(' ')[1]), contentType, headers, text: body };
}
