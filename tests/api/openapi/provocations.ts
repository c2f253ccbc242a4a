import type { Server } from 'node:http';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { DEVICE_HEADER } from '../../../src/core/wire/device-header.ts';
import { CLIENT_VERSION_HEADER } from '../../../src/core/wire/versions.ts';
import { actorKey } from '../../../src/server/platform/actor.ts';
import { operations } from '../../../src/server/platform/command/operation.table.ts';
import { type CallRequest, initOf, urlOf } from '../../setup/call-request.ts';
import { isPrivate } from '../../setup/calls-of-areas.ts';
import type { SeededApp } from '../../setup/seeded-app.ts';
import { claimsOf } from '../../setup/sign-in.ts';
import { type Answer, read } from './answer-check.ts';
import { type Call, createBrokenApp, createSpentApp } from './document.ts';
import { sendMalformed } from './raw-requests.ts';

/** More than any burst that a route allows. */
const MANY = 400;
const UNKNOWN_ID = '01940000-0000-7000-8000-0000000000ff';
const UNKNOWN_PHONE = '09399999999';
const STARTING = Object.assign(new Error('the database system is starting up'), { code: '57P03' });

interface Stage {
  seeded: SeededApp;
  server: Server;
}

type Provoke = (stage: Stage, call: Call) => Promise<Answer[]>;

const sendChanged =
  (change: (request: CallRequest) => Partial<CallRequest>): Provoke =>
  async ({ seeded }, call) => {
    const request = seeded.requestOf(call.name);
    return [await read(await seeded.send({ ...request, ...change(request) }))];
  };

const withHeaders = (headers: Record<string, string>): Provoke =>
  sendChanged((request) => ({ headers: { ...request.headers, ...headers } }));

const malformed =
  (status: number): Provoke =>
  async ({ seeded, server }, call) => {
    const request = seeded.requestOf(call.name);
    return [await sendMalformed(server, status, { method: request.method, url: encodeURI(urlOf(request)) })];
  };

function unknownOf(name: string): string | string[] {
  if (name === 'endpoint') return `https://push.example.com/${uuidv7()}`;
  return name.endsWith('Ids') ? [UNKNOWN_ID] : UNKNOWN_ID;
}

/** Every place where a call takes an id gets one that nothing has; reads are also sent for a person who has nothing. */
const unknownIds: Provoke = async ({ seeded }, call) => {
  const request = seeded.requestOf(call.name);
  const last = /\{(\w+)\}/.exec(call.pattern)?.[1];
  const ids = {
    id: [UNKNOWN_ID, 'Nothing', '999999'],
    name: ['Nothing'],
    file: [`${UNKNOWN_ID}.svg`],
    trackingCode: ['0000000000'],
    attemptId: [UNKNOWN_ID],
    authority: [`S${'0'.repeat(32)}`],
    hash: ['0'.repeat(64)],
  };
  const paths = last
    ? ids[last as keyof typeof ids].map((id) => call.pattern.replace(/\{\w+\}/, id).replace('{fileId}', UNKNOWN_ID))
    : [];
  const named = (call.operation.parameters ?? []).filter(
    ({ in: place, name }) => place === 'query' && /Id$|^uniquePageName$/.test(name),
  );
  const queries = named.flatMap(({ name }) => [UNKNOWN_ID, 'ZZ'].map((id) => ({ ...request.query, [name]: id })));
  if (request.query.phone) queries.push({ ...request.query, phone: UNKNOWN_PHONE });
  const bodies: object[] = Object.keys(request.body ?? {}).flatMap((name) =>
    /^(?:objectId|pageId|merchantId|supplierIds?|agentId|addressId|paymentId|targetUserId|endpoint)$/.test(name)
      ? [{ ...request.body, [name]: unknownOf(name) }]
      : [],
  );
  // A form whose supplier is optional.
  const form: object = Object.values(call.operation.requestBody?.content ?? {})[0]?.schema.properties ?? {};
  if (request.file && 'supplierId' in form && !('supplierId' in (request.body ?? {})))
    bodies.push({ ...request.body, supplierId: UNKNOWN_ID });
  if (request.body && 'to' in request.body) bodies.push({ ...request.body, to: { supplierId: UNKNOWN_ID } });
  const isOwnRead = isPrivate(call.name) && request.method === 'GET';
  const changes = [
    ...(isOwnRead ? [{ headers: { ...request.headers, ...seeded.newcomer.headers } }] : []),
    ...paths.map((path) => ({ path })),
    ...queries.map((query) => ({ query })),
    ...bodies.map((body) => ({ body })),
  ];
  return Promise.all(changes.map(async (change) => read(await seeded.send({ ...request, ...change }))));
};

/** Another site's page, and a person who has nothing. */
const notAllowed: Provoke = async (stage, call) => {
  const foreign = withHeaders({ origin: 'https://other.example', 'sec-fetch-site': 'cross-site' });
  const isOwnRead = isPrivate(call.name) && call.method === 'GET';
  const refused = isOwnRead ? await withHeaders(stage.seeded.newcomer.headers)(stage, call) : [];
  return [...(await foreign(stage, call)), ...refused];
};

const isCommand = ({ operation }: Call): boolean =>
  (operation.parameters ?? []).some(({ name }) => name === 'Idempotency-Key');

/** A key that another call is still using. */
const runningOperation: Provoke = async (stage, call) => {
  const id = uuidv7();
  const { headers } = stage.seeded.requestOf(call.name);
  const userId = String(claimsOf(headers.authorization).sub);
  const user = { kind: 'user', userId, sessionId: '', roles: [] } as const;
  const actor = actorKey(headers.authorization ? user : { kind: 'anonymous', deviceId: headers[DEVICE_HEADER] });
  await stage.seeded.app.db
    .insert(operations)
    .values({ actor, id, command: 'tests.running', bodyHash: '', at: new Date() });
  return withHeaders({ 'idempotency-key': id })(stage, call);
};

const phoneOf = ({ body }: CallRequest): string => (body as { phoneNumber: string }).phoneNumber;

/** Filters by a property that nothing has; a key with another body; one challenge for two phones. */
const unprocessable: Provoke = async (stage, call) => {
  const { seeded } = stage;
  if (isCommand(call)) {
    const headers = { 'idempotency-key': uuidv7() };
    await withHeaders(headers)(stage, call);
    const request = seeded.requestOf(call.name);
    const other = {
      ...request,
      headers: { ...request.headers, ...headers },
      body: { ...request.body, note: 'other' },
      file: request.file && Buffer.concat([request.file, Buffer.from('\n')]),
    };
    return [await read(await seeded.send(other))];
  }
  if (call.pattern.endsWith('/login-by-otp')) {
    const { body } = seeded.requestOf(call.name);
    const ask = sendChanged((request) => ({ body: { ...body, phoneNumber: phoneOf(request) } }));
    return [...(await ask(stage, call)), ...(await ask(stage, call))];
  }
  const { query, body } = seeded.requestOf(call.name);
  const filters = `${UNKNOWN_ID}_1..`;
  const property = { propertyId: UNKNOWN_ID, value: 1 };
  const categoryId = seeded.requestOf('GET /api/v1/categories/{id}').path.split('/').at(-1) ?? '';
  return sendChanged(() => ({
    ...(body ? { body: { ...body, properties: [property] } } : { query: { ...query, categoryId, filters } }),
  }))(stage, call);
};

const unchanged: Provoke = async (stage, call) => {
  const [first] = await sendChanged(() => ({}))(stage, call);
  return withHeaders({ 'if-none-match': first?.headers.get('etag') ?? '' })(stage, call);
};

/** Requests of one address until a limit refuses: uncached work without a budget, or calls beyond a burst. */
const tooMany: Provoke = async ({ seeded }, call) => {
  if (!('429' in call.operation.responses)) return [];
  const env = { incoming: { socket: { remoteAddress: '192.0.2.1', remotePort: 1, remoteFamily: 'IPv4' } } };
  const app =
    /\/(?:connect|conversations$|customers|faqquestions\/\{id\}|feedbacks|push|pagevisits|users)(?:\/|$)|\/pagecomments$|\/reactions$/.test(
      call.pattern,
    )
      ? seeded.app.app
      : createSpentApp(seeded.app.db);
  let answer: Answer | undefined;
  for (let sent = 0; sent < MANY && answer?.status !== 429; sent += 1) {
    const request = seeded.requestOf(call.name);
    answer = await read(await app.request(urlOf(request), initOf(request), env));
  }
  return answer ? [answer] : [];
};

function broken(error: Error): Provoke {
  let app: ReturnType<typeof createBrokenApp> | undefined;
  return async ({ seeded }, call) => {
    app ??= createBrokenApp(error, seeded.app.deps.keys);
    const request = seeded.requestOf(call.name);
    return [await read(await app.request(urlOf(request), initOf(request)))];
  };
}

const badInput: Provoke = sendChanged(({ query, body }) =>
  body ? { body: { properties: 1 } } : { query: { ...query, size: 'x', q: '\0' } },
);

/** What only an operator may do, by somebody who is none. */
const asNewcomer: Provoke = async ({ seeded }, call) => {
  const request = seeded.requestOf(call.name);
  if (!/\/(?:merchants|(?:feedbacks|pagecomments)\/\{id\}|visitorlogs)/.test(call.pattern)) return [];
  const { objectType: _type, objectId: _id, ...ofSite } = request.query;
  if (call.pattern.includes('/visitorlogs/')) request.query = ofSite;
  const query = call.pattern.endsWith('/merchants') ? { ...request.query, scope: 'all' } : request.query;
  const headers = { ...request.headers, ...seeded.newcomer.headers };
  return [await read(await seeded.send({ ...request, query, headers }))];
};

/** The person of most private calls, who is an operator. */
const heldOf = ({ requestOf }: SeededApp) => {
  const { authorization = '' } = requestOf('GET /api/v1/merchants').headers;
  return { authorization };
};

const lockedMerchant: Provoke = async ({ seeded }, call) => {
  const request = seeded.requestOf(call.name);
  const id = seeded.lockedMerchantId;
  if (/^PUT \/api\/v1\/merchants\/\{id\}(?:\/legal-form)?$/.test(call.name))
    return [await read(await seeded.send({ ...request, path: call.pattern.replace('{id}', id) }))];
  if (!/^PUT .*\/merchantsalesetting$|^POST .*\/membershipplans$/.test(call.name)) return [];
  const headers = { ...request.headers, ...heldOf(seeded) };
  return [await read(await seeded.send({ ...request, headers, body: { ...request.body, merchantId: id } }))];
};

/** What is paid is not cancelled. */
const paidPayment: Provoke = async ({ seeded }, call) => {
  if (call.name !== 'POST /api/v1/payments/{id}/cancel') return [];
  const paid = seeded.requestOf('POST /api/v1/payments/wallet-pay');
  await seeded.send(paid);
  const { paymentId } = paid.body as { paymentId: string };
  const path = call.pattern.replace('{id}', paymentId);
  return [await read(await seeded.send({ ...seeded.requestOf(call.name), path }))];
};

/** A write of an operator, who sees the merchant that it names and does not own it. */
const asNoOwner: Provoke = async (stage, call) => {
  if (call.name !== 'POST /api/v1/membershipplans') return [];
  const body = { merchantId: stage.seeded.foreignMerchantId };
  return sendChanged(({ headers }) => ({ headers: { ...headers, ...heldOf(stage.seeded) }, body }))(stage, call);
};

/** The first call makes what the second one finds. */
const sentAgain: Provoke = async (stage, call) => {
  if (!['200', '201'].every((status) => status in call.operation.responses))
    return sendChanged(() => ({}))(stage, call);
  const request = stage.seeded.requestOf(call.name);
  const first = await read(await stage.seeded.send(request));
  return [first, await read(await stage.seeded.send(request))];
};

/** How each status is reached. Every provocation is tried at every call. */
export const provocations: Readonly<Record<number, Provoke>> = {
  200: sentAgain,
  201: sendChanged(() => ({})),
  202: sendChanged(() => ({})),
  303: sendChanged(() => ({})),
  304: unchanged,
  400: async (stage, call) => (await Promise.all([malformed(400), badInput].map((one) => one(stage, call)))).flat(),
  401: withHeaders({ authorization: 'Bearer x' }),
  403: async (stage, call) =>
    (await Promise.all([notAllowed, asNewcomer, asNoOwner].map((one) => one(stage, call)))).flat(),
  404: unknownIds,
  408: malformed(408),
  409: runningOperation,
  412: sendChanged(({ headers, body }) => ({
    headers: { ...headers, 'if-match': '"999"' },
    body: body && {
      ...body,
      text: 'دیگر',
      about: 'دیگر',
      title: 'دیگر',
      legalName: 'دیگر',
      firstName: 'دیگر',
      role: 'دیگر',
      // A legal form has a kind that its numbers belong to.
      ...(!('legalName' in body) && { kind: 'person' }),
      preparationDays: 9,
      leadTimeDays: 9,
      lines: [],
    },
  })),
  413: malformed(413),
  415: withHeaders({ 'content-type': 'text/plain', 'content-encoding': 'gzip' }),
  422: unprocessable,
  423: async (stage, call) => (await Promise.all([lockedMerchant, paidPayment].map((one) => one(stage, call)))).flat(),
  426: withHeaders({ [CLIENT_VERSION_HEADER]: '0' }),
  428: sendChanged(({ headers: { 'if-match': _seen, ...headers }, body }) => ({
    headers,
    // What is stored already needs no version.
    body: body && 'legalName' in body ? { ...body, legalName: 'دیگر' } : body,
  })),
  429: tooMany,
  431: malformed(431),
  500: broken(new Error('a fault of ours')),
  503: broken(STARTING),
  507: async (stage, call) =>
    '507' in call.operation.responses ? withHeaders(stage.seeded.full.headers)(stage, call) : [],
};
