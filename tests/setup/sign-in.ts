import { createHash, randomBytes } from 'node:crypto';
import { CLIENT_ID } from '../../src/contract/account/token.ts';
import type { TestApp } from './test-app.ts';

export const newVerifier = (): string => randomBytes(32).toString('base64url');
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

export interface TokenReply {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
  /** The refresh token of Set-Cookie; empty where it was deleted. */
  cookie: string | undefined;
}

type Send = Pick<TestApp, 'app'>;

/** A form call of `/connect`. */
export async function connect(
  { app }: Send,
  path: string,
  form: Record<string, string> | string | URLSearchParams,
  headers: Record<string, string> = {},
): Promise<TokenReply> {
  const response = await app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(form).toString(),
  });
  const [cookie] = response.headers.getSetCookie().flatMap((set) => /^rasteh-session=([^;]*)/.exec(set)?.[1] ?? []);
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, body, cookie };
}

export const exchange = (app: Send, code: string, verifier: string, more: Record<string, string> = {}, cookie = '') =>
  connect(
    app,
    '/connect/token',
    { grant_type: 'authorization_code', client_id: CLIENT_ID, code, code_verifier: verifier, ...more },
    { cookie },
  );

export const refresh = (app: Send, cookie: string) =>
  connect(
    app,
    '/connect/token',
    { grant_type: 'refresh_token', client_id: CLIENT_ID },
    { cookie: `rasteh-session=${cookie}` },
  );

export const revoke = (app: Send, cookie: string) =>
  connect(app, '/connect/revocation', {}, { cookie: `rasteh-session=${cookie}` });

/** Asks for a code; the answer has what was sent. */
export async function askCode(app: TestApp, phoneNumber: string) {
  const verifier = newVerifier();
  const answer = await app.post<Record<string, unknown>>('/api/v1/users/login-by-otp', {
    phoneNumber,
    codeChallenge: challengeOf(verifier),
  });
  return { ...answer, verifier, code: answer.status === 200 ? (app.sms.sent.at(-1)?.code ?? '') : '' };
}

export interface SignedIn {
  userId: string;
  accessToken: string;
  cookie: string;
  /** For requests in the name of the person. */
  headers: { authorization: string };
}

export const claimsOf = (token: unknown): Record<string, unknown> =>
  JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString() || '{}') as Record<string, unknown>;

export async function signIn(app: TestApp, phone: string): Promise<SignedIn> {
  const { code, verifier } = await askCode(app, phone);
  const { status, body, cookie = '' } = await exchange(app, code, verifier);
  if (status !== 200) throw new Error(`sign-in failed: ${JSON.stringify(body)}`);
  const accessToken = String(body.access_token);
  return {
    userId: String(claimsOf(body.id_token).sub),
    accessToken,
    cookie,
    headers: { authorization: `Bearer ${accessToken}` },
  };
}

let phones = 0;
/** A number that no other test of the file has used. */
export function newPhone(): string {
  phones += 1;
  return `0935${String(phones).padStart(7, '0')}`;
}
