import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallRequest, openSeededApp, type SeededApp } from '../setup/seeded-app.ts';
import { newPhone, type SignedIn, signIn } from '../setup/sign-in.ts';
import { type Call, calls } from './openapi/document.ts';

/**
 * Who may call: `all`; `user`: who is signed in, about themselves; `owner`: the person whose object the path names, and for
 * everybody else it does not exist; `mine`: as `owner`, but removing what does not exist succeeds; `party`: as `owner`, of
 * what the query or the body names; `trader`: who owns or acts for a merchant, and an operator; `operator`: who has that
 * role, and nobody else.
 */
type Access = 'all' | 'user' | 'owner' | 'mine' | 'party' | 'trader' | 'operator';

/** Calls that are not for all. A new call is for all only if it is named below. */
const access: Record<string, Access> = {
  'GET /api/v1/customers/profile': 'user',
  'PUT /api/v1/customers/profile': 'user',
  'GET /api/v1/customers': 'trader',
  'POST /api/v1/customers/personcustomer': 'user',
  'GET /api/v1/customers/profile/merchant-agents': 'party',
  'POST /api/v1/customers/profile/merchant-agents': 'party',
  'PUT /api/v1/customers/profile/merchant-agents': 'party',
  'DELETE /api/v1/customers/profile/merchant-agents': 'party',
  'POST /api/v1/buyers': 'user',
  'GET /api/v1/persons/{id}/addresses': 'owner',
  'POST /api/v1/persons/{id}/addresses': 'owner',
  'PUT /api/v1/persons/{id}/addresses': 'owner',
  'DELETE /api/v1/persons/{id}/addresses': 'owner',
  'GET /api/v1/users/profile-picture': 'user',
  'POST /api/v1/users/profile-picture': 'user',
  'DELETE /api/v1/users/profile-picture': 'user',
  'GET /api/v1/users/sessions': 'user',
  'DELETE /api/v1/users/sessions/{id}': 'owner',
  'GET /api/v1/users/export': 'user',
  'GET /api/v1/users/export/archive': 'user',
  'POST /api/v1/users/deletion': 'user',
  'POST /api/v1/files': 'user',
  'GET /api/v1/files/{id}': 'owner',
  'DELETE /api/v1/files/{id}': 'owner',
  'POST /api/v1/notes': 'user',
  'GET /api/v1/notes/byuser': 'user',
  'GET /api/v1/notes/by-object-id': 'user',
  'GET /api/v1/notes/digest': 'user',
  'GET /api/v1/notes/{id}': 'owner',
  'PUT /api/v1/notes/{id}': 'owner',
  'DELETE /api/v1/notes/{id}': 'owner',
  'GET /api/v1/userfavorites': 'user',
  'GET /api/v1/userfavorites/by-type': 'user',
  'GET /api/v1/userfavorites/by-object-id': 'user',
  'GET /api/v1/userfavorites/digest': 'user',
  'POST /api/v1/userfavorites': 'user',
  'GET /api/v1/feedbacks': 'operator',
  'GET /api/v1/feedbacks/mine': 'user',
  'GET /api/v1/feedbacks/{id}/file': 'operator',
  'POST /api/v1/feedbacks/{id}/seen': 'operator',
  'POST /api/v1/feedbacks/{id}/answer': 'operator',
  'POST /api/v1/feedbacks/{id}/close': 'operator',
  'DELETE /api/v1/userfavorites/{id}': 'mine',
  'GET /api/v1/deliveryaddresses': 'user',
  'GET /api/v1/deliveryaddresses/default': 'user',
  'POST /api/v1/deliveryaddresses': 'user',
  'PUT /api/v1/deliveryaddresses/{id}': 'owner',
  'DELETE /api/v1/deliveryaddresses/{id}': 'owner',
  'POST /api/v1/deliveryaddresses/{id}/selected': 'owner',
  'GET /api/v1/merchants': 'user',
  'POST /api/v1/merchants': 'user',
  'GET /api/v1/merchants/is-valid-name': 'user',
  'GET /api/v1/merchants/{id}': 'owner',
  'PUT /api/v1/merchants/{id}': 'owner',
  'PUT /api/v1/merchantsalesetting': 'user',
  'POST /api/v1/merchants/{id}/submit': 'owner',
  'POST /api/v1/merchants/{id}/confirm': 'operator',
  'POST /api/v1/merchants/{id}/reject': 'operator',
  'POST /api/v1/merchants/{id}/suspend': 'operator',
  'POST /api/v1/merchants/{id}/resume': 'operator',
  'DELETE /api/v1/pagevisits/last-visits': 'user',
  'PUT /api/v1/merchants/{id}/supplier': 'operator',
  'GET /api/v1/ownsuppliers': 'user',
  'GET /api/v1/ownsuppliers/{id}/page': 'owner',
  'PUT /api/v1/ownsuppliers/{id}/page': 'owner',
  'POST /api/v1/ownsuppliers/{id}/page/publish': 'owner',
  'GET /api/v1/ownpages': 'party',
  'POST /api/v1/ownpages': 'party',
  'GET /api/v1/ownpages/{id}': 'owner',
  'PUT /api/v1/ownpages/{id}': 'owner',
  'POST /api/v1/ownpages/{id}/publish': 'owner',
  'POST /api/v1/ownpages/{id}/withdraw': 'owner',
  'GET /api/v1/ownpages/{id}/revisions': 'owner',
  'POST /api/v1/ownpages/{id}/restore': 'owner',
  'POST /api/v1/ownpages/{id}/preview-token': 'owner',
  'GET /api/v1/ownpages/{id}/file': 'owner',
  'GET /api/v1/ownoffers': 'party',
  'GET /api/v1/ownoffers/spreadsheet': 'party',
  'POST /api/v1/ownoffers/preview': 'party',
  'POST /api/v1/ownoffers/changes': 'party',
  'PUT /api/v1/ownoffers/{id}': 'owner',
  'GET /api/v1/visitorlogs/byfilter-for-chart': 'party',
  'POST /api/v1/pagevisits/join': 'user',
  'POST /api/v1/push/subscriptions/join': 'user',
  'POST /api/v1/pagecomments': 'user',
  'GET /api/v1/pagecomments': 'operator',
  'GET /api/v1/pagecomments/mine': 'user',
  'PUT /api/v1/pagecomments/{id}': 'owner',
  'DELETE /api/v1/pagecomments/{id}': 'mine',
  'POST /api/v1/pagecomments/{id}/like': 'user',
  'POST /api/v1/pagecomments/{id}/approve': 'operator',
  'POST /api/v1/pagecomments/{id}/reject': 'operator',
  'POST /api/v1/pages/{id}/like': 'user',
  'GET /api/v1/partslists/mine': 'user',
  'PUT /api/v1/partslists/mine': 'user',
};

/** Areas whose calls are for everybody. */
const openAreas = new Set(
  'Categories Enums Units Menu Suppliers Search Places Merchants Visits Ads Push Catalogue'
    .split(' ')
    .concat('FAQ', 'Help', 'Supplier products', 'Pages', 'Content types', 'Media'),
);
const openCalls = new Set([
  'POST /api/v1/feedbacks',
  'GET /api/v1/feedbacks/{trackingCode}',
  'GET /api/v1/pagecomments/{id}/active-tree',
  'GET /api/v1/pages/{id}/reactions',
  'GET /api/v1/suppliers/{id}/licence-file',
  'GET /api/v1/pages/{id}/files/{fileId}',
  'POST /api/v1/users/login-by-otp',
  'POST /connect/token',
  'POST /connect/revocation',
  'POST /api/v1/connect/token',
  'POST /api/v1/connect/revocation',
]);

let seeded: SeededApp;
let other: SignedIn;

beforeAll(async () => {
  seeded = await openSeededApp();
  other = await signIn(seeded.app, newPhone());
});

afterAll(() => seeded.app.close());

const accessOf = ({ name, operation }: Call): Access | undefined => {
  const isOpen = openCalls.has(name) || openAreas.has(operation.tags?.[0] ?? '');
  return access[name] ?? (isOpen ? 'all' : undefined);
};

const anonymous = ({ authorization: _, ...headers }: CallRequest['headers']) => headers;

async function send(request: CallRequest): Promise<{ status: number; body: unknown }> {
  const response = await seeded.send(request);
  const body = (await response.json().catch(() => null)) as object | null;
  return { status: response.status, body: { ...body, traceId: '' } };
}

describe('the authorisation matrix', () => {
  it('has a row for every call', () => {
    expect(calls.filter((call) => accessOf(call) === undefined).map(({ name }) => name)).toEqual([]);
  });

  const rowsOf = (wanted: Access) => calls.filter((call) => accessOf(call) === wanted);

  it.each(rowsOf('all'))('$name answers without a sign-in', async ({ name }) => {
    const request = seeded.requestOf(name);
    expect((await send({ ...request, headers: anonymous(request.headers) })).status).toBeLessThan(400);
  });

  it.each(['user', 'owner', 'mine', 'party', 'trader', 'operator'].flatMap((wanted) => rowsOf(wanted as Access)))(
    '$name is for who is signed in',
    async ({ name }) => {
      const request = seeded.requestOf(name);
      expect(await send({ ...request, headers: anonymous(request.headers) })).toMatchObject({
        status: 401,
        body: { code: 'unauthorized' },
      });
      expect((await send(request)).status).toBeLessThan(400);
    },
  );

  it.each(rowsOf('party'))('$name answers 404 to who has no part in what it names', async ({ name }) => {
    const request = seeded.requestOf(name);
    const answer = await send({ ...request, headers: { ...request.headers, ...other.headers } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it.each(rowsOf('trader'))('$name answers 403 to who does not trade', async ({ name }) => {
    const request = seeded.requestOf(name);
    const answer = await send({ ...request, headers: { ...request.headers, ...other.headers } });
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it.each(rowsOf('operator'))('$name is for operators only', async (call) => {
    const { name, pattern } = call;
    const request = { ...seeded.requestOf(name) };
    const headers = { ...request.headers, ...other.headers };
    for (const path of [request.path, pattern.replace('{id}', randomUUID())]) {
      expect(await send({ ...request, headers, path })).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
  });

  it.each([...rowsOf('owner'), ...rowsOf('mine')])(
    '$name answers for another’s object as for an absent one',
    async (call) => {
      const { name, pattern } = call;
      const request = { ...seeded.requestOf(name) };
      const headers = { ...request.headers, ...other.headers };
      const theirs = await send({ ...request, headers });
      const absent = await send({ ...request, headers, path: pattern.replace('{id}', randomUUID()) });
      expect(theirs.status).toBe(accessOf(call) === 'owner' ? 404 : 200);
      expect(theirs).toEqual(absent);
    },
  );
});
