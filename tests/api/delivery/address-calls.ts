import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { DeliveryAddress } from '../../../src/contract/delivery/delivery-address.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { exampleForm } from '../../factories/delivery-addresses.ts';
import type { SignedIn } from '../../setup/sign-in.ts';
import type { TestApp } from '../../setup/test-app.ts';

export const PATH = '/api/v1/deliveryaddresses';

export interface Options {
  as?: SignedIn;
  body?: object | undefined;
  version?: number | string;
  key?: string | undefined;
}

export const bodyOf = (more: object = {}) => ({ clientId: randomUUID(), ...exampleForm, ...more });

/** The calls of one app in the name of `me`, unless a call says another. */
export function addressCalls({ app }: TestApp, me: SignedIn) {
  async function call<Body = DeliveryAddress & Problem>(
    method: string,
    path = '',
    { as = me, body, version, key }: Options = {},
  ) {
    const response = await app.request(PATH + path, {
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

  const write = async (more: object = {}, options: Options = {}): Promise<DeliveryAddress> => {
    const { status, body } = await call('POST', '', { ...options, body: bodyOf(more) });
    expect(status).toBe(201);
    return body;
  };

  const listOf = async (query = '', options: Options = {}) =>
    (await call<Page<DeliveryAddress>>('GET', `?${query}`, options)).body;

  const select = (id: string, options: Options = {}) => call('POST', `/${id}/selected`, options);
  const remove = (id: string, version = 1, options: Options = {}) => call('DELETE', `/${id}`, { ...options, version });

  return { call, write, listOf, select, remove };
}
