import { once } from 'node:events';
import { createServer, request as forward, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { SERVER_HEADER } from '../../src/core/wire/own-answer.ts';

interface Fault {
  status: number;
  type: string;
  body: string | Uint8Array;
  /** Whether it names our server, as an answer of the site does. @default false */
  isOwn?: boolean;
}

export interface FaultyProxy {
  /** An origin of its own, so that each proxy has its own worker and storage. */
  url: string;
  /** Responses by path, instead of the site's. */
  faults: Map<string, Fault>;
  /** Paths whose requests get no answer. */
  hanging: Set<string>;
  /** Requested paths, in order. */
  asked: string[];
  /** Whether the answer of a request is lost after the site has given it. @default none is */
  losesAnswer: (method: string, path: string) => boolean;
  /** Whether a stream of events breaks off at the piece that came. @default none does */
  breaksStream: () => boolean;
  /** With `true` every connection is closed without a response, as if the server were gone. */
  setDown(isDown: boolean): void;
  close(): Promise<void>;
}

/** A proxy in front of the site that simulates faults of networks and deploys. */
export async function startFaultyProxy(siteUrl: string): Promise<FaultyProxy> {
  const faults = new Map<string, Fault>();
  const hanging = new Set<string>();
  const asked: string[] = [];
  let isDown = false;
  /** The site refuses writes that a page of another origin sends. */
  const asOfSite = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
    headers.origin === proxy.url ? { ...headers, origin: new URL(siteUrl).origin } : headers;
  const server = createServer((incoming, answer) => {
    const path = incoming.url ?? '/';
    asked.push(path);
    const fault = faults.get(path);
    if (isDown) return incoming.socket.destroy();
    if (hanging.has(path)) return;
    if (fault) return answer.writeHead(fault.status, headersOf(fault)).end(fault.body);
    const outgoing = forward(
      new URL(path, siteUrl),
      { method: incoming.method, headers: asOfSite(incoming.headers) },
      (response) => {
        if (proxy.losesAnswer(incoming.method ?? 'GET', path)) {
          response.resume();
          incoming.socket.destroy();
          return;
        }
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
        if (!response.headers['content-type']?.startsWith('text/event-stream')) return;
        response.on('data', () => {
          if (proxy.breaksStream()) incoming.socket.destroy();
        });
        // A reader that has left, or a stream that was broken, is one less on the server as well.
        answer.on('close', () => outgoing.destroy());
      },
    );
    outgoing.on('error', () => failed(answer));
    incoming.pipe(outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const proxy: FaultyProxy = {
    url: `http://localhost:${address.port}`,
    losesAnswer: () => false,
    breaksStream: () => false,
    faults,
    hanging,
    asked,
    setDown: (value) => {
      isDown = value;
      if (value) server.closeAllConnections();
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}

const headersOf = ({ type, isOwn }: Fault) => ({ 'content-type': type, ...(isOwn && { [SERVER_HEADER]: '1' }) });

function failed(answer: ServerResponse): void {
  if (!answer.headersSent) answer.writeHead(502);
  answer.end();
}
