import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { OwnMerchantDetail } from '../../../src/contract/merchants/merchant.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { persons } from '../../../src/server/account/person/person.table.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import type { TestApp } from '../../setup/test-app.ts';

const API = '/api/v1';
export const PATH = `${API}/merchants`;
export const SETTING = `${API}/merchantsalesetting`;

export interface Options {
  as?: SignedIn;
  body?: object | undefined;
  version?: number;
  key?: string;
}

export const formOf = (more: object = {}) => ({
  name: `بازرگانی ${randomUUID()}`,
  kind: 'company',
  phones: ['021-88776655'],
  website: 'https://shop.example',
  cityId: 'IR-c1576',
  ...more,
});

export const bodyOf = (more: object = {}) => ({ clientId: randomUUID(), ...formOf(more) });

export async function signInOperator(app: TestApp): Promise<SignedIn> {
  const operator = await signIn(app, newPhone());
  await app.db
    .update(persons)
    .set({ roles: ['operator'] })
    .where(eq(persons.id, operator.userId));
  return operator;
}

/** The calls of one app in the name of `me`, unless a call says another. */
export function merchantCalls({ app }: TestApp, me: SignedIn) {
  async function call<Body = OwnMerchantDetail & Omit<Problem, 'status'>>(
    method: string,
    path: string,
    { as = me, body, version, key }: Options = {},
  ) {
    const response = await app.request(path, {
      method,
      headers: {
        ...as.headers,
        ...(body && { 'content-type': 'application/json' }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
  }

  const make = async (more: object = {}, options: Options = {}): Promise<OwnMerchantDetail> => {
    const { status, body } = await call('POST', PATH, { ...options, body: bodyOf(more) });
    expect(status).toBe(201);
    return body;
  };

  const move = (id: string, verb: string, { reason, ...options }: Options & { reason?: string } = {}) =>
    call('POST', `${PATH}/${id}/${verb}`, { ...options, ...(reason !== undefined && { body: { reason } }) });

  /** A merchant that waits for an operator, and has its name. */
  const submit = async (more: object = {}, options: Options = {}): Promise<OwnMerchantDetail> => {
    const { id } = await make(more, options);
    const { status, body } = await move(id, 'submit', options);
    expect(status).toBe(200);
    return body;
  };

  const list = async (query = '', options: Options = {}) =>
    (await call<Page<OwnMerchantDetail>>('GET', `${PATH}?${query}`, options)).body.items;

  return { call, make, move, submit, list };
}
