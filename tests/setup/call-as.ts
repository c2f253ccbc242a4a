import type { SignedIn } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

export interface CallOptions {
  body?: object | undefined;
  /** The version that was seen, for If-Match. */
  version?: number | undefined;
  /** The Idempotency-Key. */
  key?: string | undefined;
}

/** A JSON call in the name of a person. `Body` is the type that the caller expects; the contract test checks it. */
export async function callAs<Body>(
  { app }: Pick<TestApp, 'app'>,
  { headers }: Pick<SignedIn, 'headers'>,
  call: string,
  { body, version, key }: CallOptions = {},
): Promise<{ status: number; headers: Headers; body: Body }> {
  const [method = '', path = ''] = call.split(' ');
  const response = await app.request(`/api/v1${path}`, {
    method,
    headers: {
      ...headers,
      ...(body && { 'content-type': 'application/json' }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
}
