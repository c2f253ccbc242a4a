import type { SignInBody, SignInStarted } from '../../../contract/account/sign-in.ts';
import type { CLIENT_ID, TOKEN_PATH, TokenAnswer, TokenProblem } from '../../../contract/account/token.ts';
import type { Problem } from '../../../contract/problem.ts';
import { ApiError, browserFetch } from '../api.ts';

// The contract's own constants would bring zod into the browser; their types keep these equal.
const clientId: typeof CLIENT_ID = 'rasteh-web';
const tokenPath: typeof TOKEN_PATH = '/connect/token';

/** An error status of a call of the session. */
export class SessionError extends ApiError {
  /** From the token endpoint. */
  readonly token: TokenProblem | undefined;
  /** Seconds to wait before the next try. */
  readonly retryAfter: number | undefined;
  constructor(status: number, body: unknown, retryAfter: string | null) {
    super(status, has(body, 'code') ? (body as Problem) : undefined);
    this.name = 'SessionError';
    this.token = has(body, 'error') ? (body as TokenProblem) : undefined;
    this.retryAfter = Number(retryAfter) || undefined;
  }
}

const has = (body: unknown, field: string): boolean => typeof body === 'object' && body !== null && field in body;

/**
 * The calls of the session at an API's base URL. Each throws what `fetch` throws, or a SessionError.
 */
export const sessionCalls = (base: string) => ({
  sendCode: (body: SignInBody) =>
    ask<SignInStarted>(`${base}/api/v1/users/login-by-otp`, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      // Devices that have signed in with a phone have codes of their own.
      credentials: 'include',
    }),
  redeem: (code: string, verifier: string) =>
    ask<TokenAnswer>(base + tokenPath, formOf({ grant_type: 'authorization_code', code, code_verifier: verifier })),
  refresh: () => ask<TokenAnswer>(base + tokenPath, formOf({ grant_type: 'refresh_token' })),
  // The page may be closed at once.
  revoke: () => ask<unknown>(`${base}/connect/revocation`, { ...formOf({}), keepalive: true }),
});

const formOf = (fields: Record<string, string>): RequestInit => ({
  body: new URLSearchParams({ ...fields, client_id: clientId }).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  // The API may be on another origin of the site.
  credentials: 'include',
});

async function ask<T>(url: string, init: RequestInit): Promise<T> {
  const response = await browserFetch(url, { ...init, method: 'POST' });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new SessionError(response.status, body, response.headers.get('retry-after'));
  return body as T;
}
