import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { vi } from 'vitest';
import { CLIENT_ID } from '../../src/contract/account/token.ts';
import { challengeOf, newVerifier } from './sign-in.ts';
import type { SiteWithSms } from './site-with-sms.ts';

/** A client may have 1,000 connections. */
const PER_ADDRESS = 250;

/** Signs a new person in, and returns the access token. */
export async function signInAt(site: SiteWithSms): Promise<string> {
  const verifier = newVerifier();
  const before = site.sms.taken.length;
  const asked = { phoneNumber: site.newNumber(), codeChallenge: challengeOf(verifier) };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${site.url}/api/v1/users/login-by-otp`, { method: 'POST', headers, body: JSON.stringify(asked) });
  await vi.waitUntil(() => site.sms.taken.length > before);
  const code = site.sms.taken.at(-1)?.token ?? '';
  const form = { grant_type: 'authorization_code', client_id: CLIENT_ID, code, code_verifier: verifier };
  const answer = await fetch(`${site.url}/connect/token`, { method: 'POST', body: new URLSearchParams(form) });
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  if (!token) throw new Error('the sign-in failed');
  return token;
}

export interface Stream {
  socket: Socket;
  /** Its status line. */
  status: string;
}

/** Opens a live stream from one of many addresses. @param token of who listens; undefined: a stranger */
export async function openStream(url: string, index: number, token: string | undefined): Promise<Stream> {
  const { hostname, port } = new URL(url);
  const localAddress = `127.0.1.${1 + Math.floor(index / PER_ADDRESS)}`;
  const authorization = token === undefined ? '' : `Authorization: Bearer ${token}\r\n`;
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress });
  socket.write(`GET /api/v1/live HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${authorization}\r\n`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  return { socket, status: String(first).split('\r\n', 1)[0] ?? '' };
}
