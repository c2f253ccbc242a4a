import { randomUUID } from 'node:crypto';
import { eq, getTableName, inArray, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { personalExport } from '../../../src/contract/account/personal-export.ts';
import type { KeptLine } from '../../../src/contract/parts-lists/parts-list.ts';
import { persons } from '../../../src/server/account/person/person.table.ts';
import { sessions } from '../../../src/server/account/session/session.table.ts';
import * as register from '../../../src/server/areas.ts';
import { contentPages, pageRevisions } from '../../../src/server/content/page/page.table.ts';
import { conversationReports } from '../../../src/server/conversations/reports/report.table.ts';
import * as schema from '../../../src/server/db/schema.ts';
import { areasOf } from '../../../src/server/define-area.ts';
import { files } from '../../../src/server/files/file.table.ts';
import { pruneFiles } from '../../../src/server/files/prune-files.ts';
import { openAccount } from '../../../src/server/ledger/accounts.ts';
import { merchantAgents } from '../../../src/server/merchants/agent.table.ts';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { notes } from '../../../src/server/notes/note.table.ts';
import { notify } from '../../../src/server/notices/notify.ts';
import { partsLists } from '../../../src/server/parts-lists/parts-list.table.ts';
import { payments } from '../../../src/server/payments/payment.table.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { queuePersonalPush } from '../../../src/server/push/queue-personal-push.ts';
import { suppliers } from '../../../src/server/suppliers/supplier.table.ts';
import { tradeApprovals } from '../../../src/server/trade/approvals/approval.table.ts';
import { tradeGroups } from '../../../src/server/trade/groups/group.table.ts';
import { tradeRequests } from '../../../src/server/trade/request.table.ts';
import { walletAdjustments } from '../../../src/server/wallet/adjustments/adjustment.table.ts';
import { walletConsumers } from '../../../src/server/wallet/consumers/consumer.table.ts';
import { walletPayouts } from '../../../src/server/wallet/payouts/payout.table.ts';
import { buildFiles } from '../../factories/files.ts';
import { IBAN } from '../../factories/ibans.ts';
import { buildImport } from '../../factories/imports.ts';
import { buildMerchant } from '../../factories/merchants.ts';
import { buildPage } from '../../factories/pages.ts';
import { buildTradeRequest } from '../../factories/trade-requests.ts';
import { openSeededApp, type SeededApp } from '../../setup/seeded-app.ts';
import { newPhone, refresh, type SignedIn, signIn } from '../../setup/sign-in.ts';
import type { TestApp } from '../../setup/test-app.ts';
import { unzipped } from '../../setup/unzipped.ts';
import { FILES, fileCalls, PICTURE } from '../files/file-calls.ts';
import { PDF, pngOf } from '../files/made-files.ts';

const API = '/api/v1';
const MINUTE_MS = 60_000;

let seeded: SeededApp;
let app: TestApp;
let phone: string;
let me: SignedIn;
/** Of one test. */
let mark: string;

beforeAll(async () => {
  seeded = await openSeededApp();
  app = seeded.app;
});
afterAll(() => app.close());
beforeEach(async () => {
  phone = newPhone();
  me = await signIn(app, phone);
  mark = `نشان${randomUUID().slice(0, 8)}`;
});

async function call<Body = Record<string, unknown>>(
  method: string,
  path: string,
  body?: object,
  as = me,
  seen: Record<string, string> = { 'if-match': '"1"' },
) {
  const headers = {
    ...as.headers,
    'content-type': 'application/json',
    ...seen,
    'idempotency-key': randomUUID(),
  };
  const response = await app.app.request(API + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
}

const emailOf = () => `${me.userId.slice(-12)}@example.com`;

/** Writes the mark wherever a person may write. */
async function plantMarks(): Promise<void> {
  const write = async (name: string, fields: object): Promise<Record<string, unknown>> => {
    const { method, path, body } = seeded.requestOf(name);
    const answer = await call(method, path.slice(API.length), { ...body, ...fields });
    expect(answer.status).toBeLessThan(300);
    return answer.body;
  };
  const texts = ['title', 'receiverName', 'street', 'plaque', 'unit', 'note'].map((name) => [name, mark]);
  await write(`POST ${API}/deliveryaddresses`, Object.fromEntries(texts));
  const { id } = await write(`POST ${API}/notes`, { text: `${mark} یک` });
  expect((await call('PUT', `/notes/${id}`, { text: `${mark} دو` })).status).toBe(200);
  await write(`POST ${API}/userfavorites`, {});
  const talk = { to: { support: true }, message: { id: randomUUID(), text: mark } };
  const { conversation } = await write(`POST ${API}/conversations`, talk);
  const { id: talkId } = conversation as { id: string };
  expect((await call('PUT', `/conversations/${talkId}/thread`, { readUpToSeq: 1 })).status).toBe(200);
  const report = { id: randomUUID(), reason: 'other', text: mark };
  expect((await call('POST', `/conversations/${talkId}/reports`, report)).status).toBe(201);
  await app.db.update(conversationReports).set({ state: 'dismissed', decidedAt: new Date(), decidedBy: me.userId });
  await write(`POST ${API}/feedbacks`, { text: mark, contact: emailOf() });
  await write(`POST ${API}/pagecomments`, { text: mark });
  for (const liked of ['pages', 'pagecomments']) await write(`POST ${API}/${liked}/{id}/like`, {});
  const names = ['firstName', 'lastName', 'companyName'].map((name) => [name, mark]);
  await write(`PUT ${API}/customers/profile`, {
    ...Object.fromEntries(names),
    email: emailOf(),
  });
  await write(`POST ${API}/traderequests/direct-order`, { title: mark, description: mark });
  await app.db.insert(tradeGroups).values({ id: randomUUID(), buyerPersonId: me.userId, title: mark });
  await write(`POST ${API}/buyers`, { firstName: mark, lastName: mark });
  const legal = seeded.requestOf(`POST ${API}/persons/{id}/addresses`);
  expect(
    (await call('POST', `/persons/${me.userId}/addresses`, { ...legal.body, title: mark, street: mark })).status,
  ).toBe(201);
  const merchant = await write(`POST ${API}/merchants`, { clientId: randomUUID(), name: `بازرگانی ${mark}` });
  const { body: form } = seeded.requestOf(`PUT ${API}/merchants/{id}/legal-form`);
  const legalForm = { ...form, legalName: mark, street: mark, phone };
  expect((await call('PUT', `/merchants/${merchant.id}/legal-form`, legalForm, me, {})).status).toBe(200);
  await app.db.insert(merchantAgents).values({
    id: randomUUID(),
    merchantId: String(merchant.id),
    phone: phone.replace(/^0/, '+98'),
    personId: me.userId,
    role: mark,
    permissions: [],
    state: 'active',
  });
  await plantAgency();
  const line = { id: randomUUID(), quantity: 1, source: mark, text: mark, offerId: null };
  await app.db
    .insert(partsLists)
    .values({ personId: me.userId, version: 1, updatedAt: app.deps.now(), lines: [line as KeptLine] });
  const at = app.deps.now();
  await openAccount(app.db, { kind: 'available', owner: { personId: me.userId } }, at);
  await app.db.insert(payments).values({
    ...{ id: randomUUID(), payerPersonId: me.userId, purpose: 'charge', objectId: randomUUID(), scheduleNo: 0 },
    ...{ amountRial: 100_000, title: 'شارژ کیف پول', path: '/profile/wallet', state: 'cancelled' },
  });
  await app.db.insert(walletPayouts).values({
    ...{ id: randomUUID(), ownerPersonId: me.userId, askedByPersonId: me.userId, amountRial: 1_000_000 },
    ...{ iban: IBAN, accountName: mark, state: 'takenBack', endedAt: at },
  });
  await app.db.insert(walletAdjustments).values({
    ...{ id: randomUUID(), ownerPersonId: me.userId, amountRial: 1, reason: 'واریزی که دو بار ثبت شده بود' },
    ...{ proposedBy: randomUUID(), decidedBy: randomUUID(), state: 'booked', endedAt: at },
  });
  const consumer = { personId: null, dailyCapRial: 1, state: 'invited' } as const;
  await app.db.insert(walletConsumers).values([
    { ...consumer, id: randomUUID(), ownerPersonId: me.userId, phone: `+98-${randomUUID()}` },
    {
      ...consumer,
      ...{ id: randomUUID(), ownerPersonId: seeded.full.userId, phone: phone.replace(/^0/, '+98') },
      ...{ personId: me.userId, state: 'active' },
    },
  ]);
  await buildImport(app.db, 'done', { personId: me.userId });
  await write(`POST ${API}/faqquestions/{id}/useful`, {});
  const pageId = await buildPage(app.db);
  await app.db.update(contentPages).set({ authorId: me.userId }).where(eq(contentPages.id, pageId));
  await app.db.update(pageRevisions).set({ personId: me.userId }).where(eq(pageRevisions.pageId, pageId));
  await write(`POST ${API}/pagevisits/visit-count`, { visitId: randomUUID() });
  await app.db.transaction((tx) =>
    notify({ tx, now: app.deps.now() }, [me.userId], {
      kind: 'merchantConfirmed',
      objectType: 'merchant',
      objectId: String(merchant.id),
      params: { name: mark },
      path: '/profile/suppliers',
    }),
  );
  await write(`PUT ${API}/notices/preferences`, {});
  await joinBrowser();
  const { upload } = fileCalls(app);
  expect((await upload({ as: me, content: PDF, name: `${mark}.pdf` })).status).toBe(201);
  expect((await upload({ as: me, content: pngOf(8, 8), path: PICTURE, name: `${mark}.png` })).status).toBe(201);
  await beginUpload();
}

/** What somebody else's merchant has asked by the person. */
async function plantAgency(): Promise<void> {
  const merchantId = await buildMerchant(app.db, `بازرگانی دیگر ${randomUUID()}`);
  const [supplier] = await app.db.select().from(suppliers).limit(1);
  const buyerPersonId = seeded.full.userId;
  const { id } = await buildTradeRequest(app.db, { buyerPersonId, supplierId: supplier?.id ?? '' }, 'draft');
  const agency = { buyerMerchantId: merchantId, agentPersonId: me.userId };
  await app.db.update(tradeRequests).set(agency).where(eq(tradeRequests.id, id));
  await app.db.insert(tradeGroups).values({ id: randomUUID(), buyerPersonId, ...agency });
  const asked = { requestId: id, move: 'submit', revision: 1, payableRial: 1, comment: mark } as const;
  const decided = { state: 'withdrawn', decidedById: me.userId, decidedAt: app.deps.now() } as const;
  await app.db.insert(tradeApprovals).values({ id: randomUUID(), ...asked, askedById: me.userId, ...decided });
}

/** A browser that gets messages for the person, one of which waits. */
async function joinBrowser(): Promise<void> {
  const { body } = seeded.requestOf(`PUT ${API}/push/subscriptions`);
  const endpoint = `https://push.example.com/${mark}`;
  expect((await call('PUT', '/push/subscriptions', { ...body, endpoint, topics: ['notices'] })).status).toBe(200);
  expect((await call('POST', '/push/subscriptions/join', { endpoint })).status).toBe(200);
  await app.db.transaction((tx) =>
    queuePersonalPush({ tx, now: app.deps.now() }, [me.userId], { topic: 'notices', about: mark, path: '/profile' }),
  );
}

/** An upload of which one part is here. */
async function beginUpload(): Promise<void> {
  const id = randomUUID();
  const content = Buffer.from(`%PDF-1.7 ${mark}`);
  const send = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: Uint8Array<ArrayBuffer>,
  ) => {
    const all = { 'tus-resumable': '1.0.0', ...me.headers, ...headers };
    return (await app.app.request(`${FILES}/uploads${path}`, { method, headers: all, ...(body && { body }) })).status;
  };
  const metadata = Object.entries({ filename: `${mark}.pdf`, scope: 'document', clientId: id })
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join();
  const length = String(2 * content.length);
  expect(await send('POST', '', { 'upload-length': length, 'upload-metadata': metadata })).toBe(201);
  const partHeaders = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  expect(await send('PATCH', `/${id}`, partHeaders, Uint8Array.from(content))).toBe(204);
}

const tables = Object.values(schema as Record<string, unknown>).filter((one): one is PgTable => is(one, PgTable));

/** The columns that name persons, as the areas declare them, and those of the account. */
const personal = [
  sessions.personId,
  ...areasOf(register).flatMap(({ personalData = [] }) => personalData.flatMap(({ columns }) => columns)),
];

/** The rows that name the person by the id, as an actor or by the phone. */
const rowsOf = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    await Promise.all(
      personal.map(async (column) => [
        `${getTableName(column.table)}.${column.name}`,
        await app.db.$count(
          column.table,
          inArray(sql`${column}::text`, [me.userId, `user:${me.userId}`, phone.replace(/^0/, '+98')]),
        ),
      ]),
    ),
  );

/** The tables in which any column of any row has the text. */
async function tablesWith(text: string): Promise<string[]> {
  const found = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await app.db.execute(
        sql`select 1 from ${table} as r where strpos(r::text, ${text}) > 0 limit 1`,
      );
      return rows.length > 0 ? [getTableName(table)] : [];
    }),
  );
  return found.flat();
}

describe('GET /users/export', () => {
  it('has everything that the person has written, as the calls show it', async () => {
    await plantMarks();
    const { headers, body } = await call('GET', '/export'.replace('/', '/users/'));
    expect(headers.get('content-disposition')).toBe('attachment; filename="rasteh-export.json"');
    const all = personalExport.parse(body);
    expect(body).toEqual(all);
    expect(all).toMatchObject({
      profile: { firstName: mark, phone },
      sessions: [{ isCurrent: true }],
      deliveryAddresses: [{ title: mark }],
      merchantLegalForms: [{ version: 1, form: { legalName: mark, street: mark } }],
      notes: [{ text: `${mark} دو`, revisions: [{ version: 1, text: `${mark} یک` }] }],
      favorites: [{ objectType: 'product' }],
      feedbacks: [{ text: mark, contact: emailOf() }],
      comments: [{ text: mark, state: 'waiting' }],
      contentLikes: [{ pageId: expect.any(String) }, { commentId: expect.any(String) }],
      contents: [{ status: 'published', draft: { title: 'خواندن منحنی پمپ' } }],
      pushSubscriptions: [{ service: 'push.example.com', topics: ['notices'] }],
    });
    expect(all.files.map(({ name, scope, path }) => [name, scope, path])).toEqual([
      [`${mark}.pdf`, 'document', `files/${mark}.pdf`],
      [`${mark}.webp`, 'profilePicture', `files/${mark}.webp`],
    ]);
  });

  it('has the rows of more than one page, each once', async () => {
    const [{ objectId } = { objectId: '' }] = await app.db.select().from(notes).limit(1);
    const rows = Array.from({ length: 250 }, (_, n) => ({
      id: randomUUID(),
      personId: me.userId,
      objectType: 'product' as const,
      objectId,
      text: `یادداشت ${n}`,
      updatedAt: app.deps.now(),
    }));
    await app.db.insert(notes).values(rows);
    const { body } = await call<{ notes: { id: string }[] }>('GET', '/users/export');
    expect(body.notes.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  });

  it('has nothing of another person', async () => {
    await plantMarks();
    const other = await signIn(app, newPhone());
    expect(JSON.stringify((await call('GET', '/users/export', undefined, other)).body)).not.toContain(mark);
  });
});

describe('GET /users/export/archive', () => {
  const takeArchive = async (as = me) => {
    const { status, headers, content } = await fileCalls(app).get(`${API}/users/export/archive`, as);
    return { status, headers, entries: status === 200 ? await unzipped(content) : new Map<string, Buffer>() };
  };

  it('has the data and the content of every file, where the data says', async () => {
    await plantMarks();
    const { upload, get } = fileCalls(app);
    expect((await upload({ as: me, content: PDF, name: `${mark}.PDF` })).status).toBe(201);
    const { headers, entries } = await takeArchive();
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toBe('attachment; filename="rasteh-export.zip"');
    const data = personalExport.parse(JSON.parse(String(entries.get('data.json'))));
    expect(data).toMatchObject({ profile: { firstName: mark }, notes: [{ text: `${mark} دو` }] });
    expect(data.files.map(({ path }) => path)).toEqual(
      [`${mark}.pdf`, `${mark}.webp`, `${mark} (2).pdf`].map((name) => `files/${name}`),
    );
    expect([...entries.keys()]).toEqual(['data.json', ...data.files.map(({ path }) => path)]);
    for (const { path, url } of data.files) expect(entries.get(path)).toEqual((await get(url, me)).content);
  });

  it('leaves out a file whose content is gone', async () => {
    const [id] = await buildFiles(app, me.userId, { count: 2 });
    const [row] = await app.db
      .select()
      .from(files)
      .where(eq(files.id, id ?? ''));
    await app.deps.files.remove(row?.storageKey ?? '');
    expect([...(await takeArchive()).entries.keys()]).toEqual(['data.json', 'files/نقشه (2).webp']);
  });

  it('breaks off rather than looking whole when the store fails', async () => {
    await buildFiles(app, me.userId, { count: 1 });
    const { open } = app.deps.files;
    app.deps.files.open = () => Promise.reject(new Error('the store is away'));
    await expect(takeArchive()).rejects.toThrow();
    app.deps.files.open = open;
  });

  it('has nothing of another person', async () => {
    await plantMarks();
    const { entries } = await takeArchive(await signIn(app, newPhone()));
    expect([...entries.keys()]).toEqual(['data.json']);
    expect(String(entries.get('data.json'))).not.toContain(mark);
  });
});

/** The marks of messages, which the other party keeps, and of money, which is evidence; they lead to the empty row. */
const KEPT = [
  'conversation_parties.personId',
  'conversations.openedBy',
  'ledger_accounts.ownerPersonId',
  'messages.authorId',
  'payments.payerPersonId',
  'wallet_adjustments.ownerPersonId',
  'wallet_consumers.ownerPersonId',
  'wallet_payouts.askedByPersonId',
  'wallet_payouts.ownerPersonId',
];

describe('POST /users/deletion', () => {
  it('erases what is in every table, and keeps an empty row for what refers to the person', async () => {
    await plantMarks();
    const before = await rowsOf();
    // A new table of persons' rows is planted above, and its area erases it.
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
    expect(Object.keys(before).length).toBeGreaterThanOrEqual(11);
    const stored = fileCalls(app).stored().length;
    expect(await tablesWith(me.userId)).toContain('operations');

    const { status, body } = await call('POST', '/users/deletion');
    expect({ status, body }).toEqual({ status: 200, body: { isDeleted: true } });
    expect(await tablesWith(mark)).toEqual([]);
    for (const secret of [phone.slice(1), emailOf()]) expect(await tablesWith(secret)).toEqual([]);
    await pruneFiles(app.deps);
    const left = Object.entries(await rowsOf()).flatMap(([name, count]) => (count > 0 ? [name] : []));
    expect(left.toSorted()).toEqual(KEPT);
    expect(fileCalls(app).stored()).toHaveLength(stored - 2);
    expect((await tablesWith(me.userId)).toSorted()).toEqual([
      'audit_entries',
      'conversation_parties',
      'conversations',
      'ledger_accounts',
      'messages',
      'payments',
      'persons',
      'wallet_adjustments',
      'wallet_consumers',
      'wallet_payouts',
    ]);
    const [row] = await app.db.select().from(persons).where(eq(persons.id, me.userId));
    expect(row).toMatchObject({ phone: `closed:${me.userId}`, firstName: null, roles: [], kind: 'person' });
  });

  it('leaves a public merchant under its name alone, suspended, without an owner', async () => {
    const name = `بازرگانی ${randomUUID()}`;
    const given = { ownerPersonId: me.userId, status: 'confirmed' as const, phones: ['021-88776655'] };
    const id = await buildMerchant(app.db, name, given);
    expect((await call('POST', '/users/deletion')).status).toBe(200);
    const [row] = await app.db.select().from(merchants).where(eq(merchants.id, id));
    expect(row).toMatchObject({ name, ownerPersonId: null, phones: [], website: null, status: 'suspended' });
  });

  it('ends all sessions, and the phone signs up as somebody new', async () => {
    app.wait(MINUTE_MS + 1_000);
    const second = await signIn(app, phone);
    expect((await call('POST', '/users/deletion', undefined, second)).status).toBe(200);
    for (const { headers, cookie } of [me, second]) {
      expect((await call('GET', '/customers/profile', undefined, { ...me, headers })).status).toBe(401);
      expect((await refresh(app, cookie)).status).toBe(400);
    }
    app.wait(MINUTE_MS + 1_000);
    const anew = await signIn(app, phone);
    expect(anew.userId).not.toBe(me.userId);
    expect((await call('GET', '/customers/profile', undefined, anew)).body).toMatchObject({ firstName: null, phone });
    expect((await call<unknown[]>('GET', '/notes/byuser', undefined, anew)).body).toMatchObject({ items: [] });
  });

  it('needs a sign-in of the last ten minutes', async () => {
    await plantMarks();
    app.wait(10 * MINUTE_MS + 1_000);
    const { cookie } = await refresh(app, me.cookie);
    const { body } = await refresh(app, cookie ?? '');
    const later = { ...me, headers: { authorization: `Bearer ${body.access_token}` } };
    expect(await call('POST', '/users/deletion', undefined, later)).toMatchObject({
      status: 403,
      body: { code: 'sign_in_again', message: expect.stringMatching(/[؀-ۿ]/) },
    });
    expect((await call('GET', '/customers/profile', undefined, later)).body).toMatchObject({ firstName: mark });
  });

  it('happens once, also when it is sent many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => call('POST', '/users/deletion')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401, 401]);
    expect(await app.db.$count(auditEntries, eq(auditEntries.command, 'account.delete'))).toBeGreaterThan(0);
    expect(await app.db.$count(auditEntries, eq(auditEntries.objectId, me.userId))).toBe(1);
  });

  it('misses nothing of what is written at the same moment', async () => {
    const note = seeded.requestOf(`POST ${API}/notes`);
    const address = seeded.requestOf(`POST ${API}/deliveryaddresses`);
    const writes = Array.from({ length: 12 }, (_, n) => {
      const { path, body } = n % 2 ? note : address;
      return call('POST', path.slice(API.length), { ...body, clientId: randomUUID() });
    });
    const half = writes.splice(6);
    const [deletion] = await Promise.all([call('POST', '/users/deletion'), ...writes, ...half]);
    expect(deletion?.status).toBe(200);
    for (const { status } of await Promise.all([...writes, ...half])) expect([201, 401]).toContain(status);
    expect(Object.values(await rowsOf())).toEqual(personal.map(() => 0));
    expect(await app.db.$count(sessions, eq(sessions.personId, me.userId))).toBe(0);
  });
});
