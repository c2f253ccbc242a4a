import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface TakenMessage {
  receptor: string | null;
  token: string | null;
  template: string | null;
}

export interface KavenegarService {
  url: string;
  taken: TakenMessage[];
  /** How further calls are answered. @default 200 */
  status: number;
  /** Instead of the answer: HTML, or no answer at all. @default JSON */
  fault: 'html' | 'silence' | undefined;
  close: () => void;
}

const KEY = 'key-of-the-tests';
const PATH = `/v1/${KEY}/verify/lookup.json`;
/** Kavenegar's status for a key that it does not know. */
const UNKNOWN_KEY = 403;

/** A local server that speaks Kavenegar's `verify/lookup`; its key is `key-of-the-tests`. */
export async function startKavenegar(): Promise<KavenegarService> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    if (service.fault === 'silence') return;
    if (service.fault === 'html') return void response.writeHead(200).end('<html>');
    const status = request.url === PATH && request.method === 'POST' ? service.status : UNKNOWN_KEY;
    if (status === 200) {
      service.taken.push({
        receptor: form.get('receptor'),
        token: form.get('token'),
        template: form.get('template'),
      });
    }
    const body = { return: { status, message: 'متن' }, entries: status === 200 ? [{ messageid: 1, status: 5 }] : null };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const service: KavenegarService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: [],
    status: 200,
    fault: undefined,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return service;
}
