import { randomBytes, randomInt } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the bank has of one attempt. */
interface Paid {
  amount: number;
  callbackUrl: string;
  status: 'IN_BANK' | 'PAID' | 'VERIFIED' | 'FAILED' | 'REVERSED';
  refId: number;
}

type Fault = 'hang' | 'error' | 'garbage' | 'cut' | 'lostAnswer';

export const MERCHANT_ID = '01234567-89ab-4cde-8f01-23456789abcd';

const errorOf = (code: number) => ({ data: [], errors: { code, message: 'error', validations: [] } });
const dataOf = (data: object) => ({ data, errors: [] });

/** A bank that speaks the documented protocol of ZarinPal's REST API, version 4, over HTTP, and fails as it is told to. */
export async function openZarinpal() {
  const attempts = new Map<string, Paid>();
  const bodies: { call: string; body: Record<string, unknown> }[] = [];
  /** The next answers of a call; an empty list: it works. */
  const faults: Record<string, Fault[]> = {};
  const codes: Record<string, number[]> = {};
  let onVerified: (() => void) | undefined;

  const answers: Record<string, (body: Record<string, unknown>) => object> = {
    request: ({ amount, callback_url, currency }) => {
      if (typeof amount !== 'number' || amount < 1_000) return errorOf(-9);
      if (currency !== 'IRR') return errorOf(-9);
      const authority = `A${randomBytes(18).toString('hex').slice(0, 35)}`;
      const refId = randomInt(100_000_000, 999_999_999);
      attempts.set(authority, { amount, callbackUrl: String(callback_url), status: 'IN_BANK', refId });
      return dataOf({ code: 100, message: 'Success', authority, fee_type: 'Merchant', fee: 100 });
    },
    verify: ({ amount, authority }) => {
      const known = attempts.get(String(authority));
      if (!known) return errorOf(-54);
      if (known.status !== 'PAID' && known.status !== 'VERIFIED') return errorOf(-51);
      if (known.amount !== amount) return errorOf(-50);
      const code = known.status === 'VERIFIED' ? 101 : 100;
      known.status = 'VERIFIED';
      return dataOf({ code, ref_id: known.refId, card_pan: '603799******0000', card_hash: 'x', fee: 100 });
    },
    inquiry: ({ authority }) => {
      const known = attempts.get(String(authority));
      return known ? dataOf({ code: 100, message: 'Success', status: known.status }) : errorOf(-54);
    },
    reverse: ({ authority }) => {
      const known = attempts.get(String(authority));
      if (!known) return errorOf(-54);
      if (known.status !== 'VERIFIED') return errorOf(-61);
      known.status = 'REVERSED';
      return dataOf({ code: 100, message: 'Reversed' });
    },
    unVerified: () =>
      dataOf({
        code: 100,
        authorities: [...attempts]
          .filter(([, { status }]) => status === 'PAID')
          .map(([authority, { amount }]) => ({ authority, amount, callback_url: '', referer: '', date: '' })),
      }),
  };

  const server = createServer(async (request, response) => {
    const call = /\/pg\/v4\/payment\/(\w+)\.json$/.exec(request.url ?? '')?.[1] ?? '';
    const body = JSON.parse(await textOf(request)) as Record<string, unknown>;
    bodies.push({ call, body });
    if (call === 'verify') onVerified?.();
    const fault = faults[call]?.shift();
    const code = codes[call]?.shift();
    const answer = answers[call];
    if (!answer || fault === 'error') return void response.writeHead(500).end('error');
    if (fault === 'hang') return;
    if (fault === 'garbage') return void response.writeHead(200).end('<html>');
    if (fault === 'cut') return void request.socket.destroy();
    if (code !== undefined) return void response.writeHead(200).end(JSON.stringify(errorOf(code)));
    const said = body.merchant_id === MERCHANT_ID ? answer(body) : errorOf(-11);
    // It has done what it was asked, and its answer is lost.
    if (fault === 'lostAnswer') return void request.socket.destroy();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    env: { PAYMENT_GATEWAYS: 'zarinpal', ZARINPAL_URL: `http://127.0.0.1:${port}`, ZARINPAL_MERCHANT_ID: MERCHANT_ID },
    attempts,
    bodies,
    /** The next calls of this name fail so. */
    fail: (call: string, ...next: Fault[]) => {
      faults[call] = next;
    },
    /** The next calls of this name answer with these codes. */
    say: (call: string, ...next: number[]) => {
      codes[call] = next;
    },
    /** The payer pays, or leaves, at the bank's page. */
    decide: (authority: string, isPaid: boolean) => {
      const known = attempts.get(authority);
      if (known) known.status = isPaid ? 'PAID' : 'FAILED';
    },
    /** Called whenever a verification arrives. */
    onVerified: (heard: () => void) => {
      onVerified = heard;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8') || '{}';
}
