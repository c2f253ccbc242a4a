import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  FeedbackSent,
  OwnFeedback,
  ReceivedFeedback,
  TrackedFeedback,
} from '../../../src/contract/feedback/feedback.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { parseTrackingCode, TRACKING_LETTERS } from '../../../src/core/ids/tracking-code.ts';
import { persons } from '../../../src/server/account/person/person.table.ts';
import { createApp } from '../../../src/server/app.ts';
import { feedbackLimits, feedbacks } from '../../../src/server/feedback/feedback.table.ts';
import { pruneFeedbacks } from '../../../src/server/feedback/prune-feedbacks.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { createLogger } from '../../../src/server/platform/http/request-log.ts';
import { buildFeedback } from '../../factories/feedbacks.ts';
import { callAs } from '../../setup/call-as.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { fileCalls } from '../files/file-calls.ts';
import { PDF } from '../files/made-files.ts';

const DAY_MS = 24 * 60 * 60_000;
const PER_ADDRESS = 60;
const nobody = { headers: {} as SignedIn['headers'] };

let app: TestApp;
let operator: SignedIn;
let sender: SignedIn;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(feedbacks);
  await app.db.delete(feedbackLimits);
  sender = await signIn(app, newPhone());
  operator = await signIn(app, newPhone());
  await app.db
    .update(persons)
    .set({ roles: ['operator'] })
    .where(eq(persons.id, operator.userId));
});

const bodyOf = (fields: object = {}) => ({ clientId: randomUUID(), type: 'bug', text: 'خالی می‌ماند', ...fields });

const send = <Body = FeedbackSent>(fields: object = {}, { as = nobody, key = undefined as string | undefined } = {}) =>
  callAs<Body>(app, as, 'POST /feedbacks', { body: bodyOf(fields), key });

const lookUp = <Body = TrackedFeedback>(code: string) =>
  callAs<Body>(app, nobody, `GET /feedbacks/${encodeURIComponent(code)}`);

const move = (id: string, name: 'seen' | 'answer' | 'close', body?: object) =>
  callAs<ReceivedFeedback>(app, operator, `POST /feedbacks/${id}/${name}`, { body });

const list = (query = '') => callAs<Page<ReceivedFeedback>>(app, operator, `GET /feedbacks${query}`);

describe('POST /feedbacks', () => {
  it('takes feedback without a sign-in and answers with a code that is easy to read out', async () => {
    const { status, body } = await send({ contact: '۰۹۱۲ ۱۲۳ ۴۵۶۷', appBuild: 'abc', requestId: 'trace-12' });
    expect(status).toBe(201);
    expect(body.trackingCode).toMatch(new RegExp(`^[${TRACKING_LETTERS}]{10}$`));
    const [row] = (await list()).body.items;
    expect(row).toMatchObject({ contact: '+989121234567', appBuild: 'abc', requestId: 'trace-12', isOfUser: false });
    expect((await callAs<Page<OwnFeedback>>(app, sender, 'GET /feedbacks/mine')).body.items).toEqual([]);
  });

  it('stores who has sent it, and shows it to them with its code', async () => {
    const { body } = await send({ text: 'از من' }, { as: sender });
    const { items } = (await callAs<Page<OwnFeedback>>(app, sender, 'GET /feedbacks/mine')).body;
    expect(items).toMatchObject([{ text: 'از من', trackingCode: body.trackingCode, state: 'new' }]);
    expect((await list()).body.items).toMatchObject([{ isOfUser: true }]);
  });

  it('is stored once, with one code, if it is sent again under the same id or key', async () => {
    const fields = bodyOf();
    const first = await send(fields);
    const again = await send(fields, { key: randomUUID() });
    const [one, other] = await Promise.all([send(fields), send(fields)]);
    const codes = [again, one, other].map(({ body }) => body.trackingCode);
    expect(new Set(codes)).toEqual(new Set([first.body.trackingCode]));
    expect((await list()).body.items).toHaveLength(1);
  });

  it('refuses an id that other feedback has, and tells nothing of it', async () => {
    const fields = bodyOf();
    await send(fields);
    for (const [changed, as] of [
      [{ ...fields, text: 'دیگر' }, nobody],
      [fields, sender],
    ] as const)
      expect(await send<Problem>(changed, { as })).toMatchObject({ status: 409, body: { code: 'id_taken' } });
  });

  it.each([
    ['text', { text: ' \n ' }],
    ['text', { text: 'م'.repeat(4_001) }],
    ['type', { type: 'praise' }],
    ['contact', { contact: 'در کانال' }],
    ['contact', { contact: '۰۲۱' }],
    ['objectId', { objectType: 'product' }],
    ['requestId', { requestId: 'a b' }],
  ])('refuses a wrong %s with the field', async (field, fields) => {
    expect(await send<Problem>(fields)).toMatchObject({ status: 400, body: { field } });
    expect((await list()).body.items).toEqual([]);
  });

  it('takes the longest text as it is, and feedback about what is gone', async () => {
    const text = `${'م'.repeat(3_998)}\n.`;
    expect((await send({ text, objectType: 'product', objectId: randomUUID() })).status).toBe(201);
    expect((await list()).body.items).toMatchObject([{ text, objectType: 'product', object: null }]);
  });

  it('attaches only documents of the sender', async () => {
    const { upload } = fileCalls(app);
    const file = await upload({ as: sender, content: PDF, name: 'سند.pdf' });
    const { id } = file.body as unknown as { id: string };
    expect((await send({ fileIds: [id, id] }, { as: sender })).status).toBe(201);
    expect((await list()).body.items).toMatchObject([{ fileIds: [id] }]);
    for (const as of [operator, nobody])
      expect(await send<Problem>({ fileIds: [id] }, { as })).toMatchObject({ status: 422, body: { field: 'fileIds' } });
  });

  it('shows its files to operators, and no others', async () => {
    const { upload, get } = fileCalls(app);
    const idOf = async (name: string) =>
      ((await upload({ as: sender, content: PDF, name })).body as unknown as { id: string }).id;
    const [attached, other] = [await idOf('سند.pdf'), await idOf('دیگر.pdf')];
    await send({ fileIds: [attached] }, { as: sender });
    const [{ id = '' } = {}] = (await list()).body.items;
    const path = (fileId: string) => `/api/v1/feedbacks/${id}/file?fileId=${fileId}`;
    const shown = await get(path(attached), operator);
    expect(shown.status).toBe(200);
    expect(shown.content.equals(Buffer.from(PDF))).toBe(true);
    expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect((await get(path(other), operator)).status).toBe(404);
    expect((await get(path(attached), sender)).status).toBe(403);
  });

  it('changes nothing that only the server may set', async () => {
    const { body } = await send({
      state: 'closed',
      answer: 'بله',
      trackingCode: 'AAAAAAAAAA',
      personId: sender.userId,
    });
    expect(body.trackingCode).not.toBe('AAAAAAAAAA');
    expect((await list()).body.items).toMatchObject([{ state: 'new', answer: null, isOfUser: false }]);
  });
});

describe('the bounds of what strangers send', () => {
  const env = { incoming: { socket: { remoteAddress: '192.0.2.7', remotePort: 1, remoteFamily: 'IPv4' } } };
  const sendFrom = (fields: object = {}, place: object = env) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(bodyOf(fields)) };
    // An app of its own has no memory of a burst: the limit of the day is the database's.
    return createApp(app.deps).request('/api/v1/feedbacks', init, place);
  };

  it('are a number a day from one address; the rest may come the next day', async () => {
    for (let sent = 0; sent < PER_ADDRESS; sent += 1) expect((await sendFrom()).status).toBe(201);
    const fields = bodyOf();
    const refused = await sendFrom(fields);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'feedback_limit_reached' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send()).status).toBe(201);
    app.wait(DAY_MS + 1_000);
    expect((await sendFrom(fields)).status).toBe(201);
    expect(JSON.stringify(await app.db.select().from(feedbackLimits))).not.toContain('192.0.2.7');
  });

  it('are a number of rows, of which the oldest go first; what a person has sent stays', async () => {
    await send({ text: 'از من' }, { as: sender });
    for (const text of ['یک', 'دو', 'سه']) {
      app.wait(1_000);
      await send({ text });
    }
    await pruneFeedbacks(app.db, app.deps.now(), 2);
    expect((await list()).body.items.map(({ text }) => text)).toEqual(['از من', 'دو', 'سه']);
    await pruneFeedbacks(app.db, new Date(app.deps.now().getTime() + 401 * DAY_MS), 2);
    expect((await list()).body.items.map(({ text }) => text)).toEqual(['از من']);
  });
});

describe('GET /feedbacks/{trackingCode}', () => {
  it('tells the state and the answer, in any spelling of the code, and nothing of the sender', async () => {
    const { trackingCode } = await buildFeedback(app.db, {
      trackingCode: '01ABCDEFG9',
      text: 'متن محرمانه',
      contact: '+989121234567',
      personId: sender.userId,
    });
    for (const typed of [trackingCode, 'oLabc-defg۹', ' O1abc DEFG9 ']) {
      const { status, body, headers } = await lookUp(typed);
      expect({ status, state: body.state, type: body.type }).toEqual({ status: 200, state: 'new', type: 'bug' });
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(JSON.stringify(body)).not.toMatch(/محرمانه|912/);
    }
  });

  it('answers 404 for what nobody has, and for what is no code', async () => {
    for (const code of ['0000000000', 'short', 'UUUUUUUUUU'])
      expect(await lookUp<Problem>(code)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(parseTrackingCode('x'.repeat(61))).toBeUndefined();
  });

  it('is limited for one address, and its code is in no log', async () => {
    const { trackingCode } = await buildFeedback(app.db);
    const lines: string[] = [];
    const log = createLogger({ LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) });
    const logged = createApp({ ...app.deps, log });
    const env = { incoming: { socket: { remoteAddress: '192.0.2.8', remotePort: 1, remoteFamily: 'IPv4' } } };
    const statuses = new Set<number>();
    for (let sent = 0; sent < 100; sent += 1)
      statuses.add((await logged.request(`/api/v1/feedbacks/${trackingCode}`, {}, env)).status);
    expect(statuses).toEqual(new Set([200, 429]));
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.join('')).not.toContain(trackingCode);
  });
});

describe('what an operator does with feedback', () => {
  it('is to read it by state, that which waits longest first, page by page', async () => {
    for (const text of ['یک', 'دو', 'سه']) {
      app.wait(1_000);
      await send({ text });
    }
    await buildFeedback(app.db, { state: 'closed' });
    const first = (await list('?state=new&size=2')).body;
    const rest = (await list(`?state=new&size=2&cursor=${first.nextCursor}`)).body;
    expect([...first.items, ...rest.items].map(({ text }) => text)).toEqual(['یک', 'دو', 'سه']);
    expect(rest.nextCursor).toBeNull();
    expect(JSON.stringify(first)).not.toContain('trackingCode');
  });

  it('is to mark it as seen, to answer and to close it; whoever has the code reads that', async () => {
    const { body } = await send();
    const [{ id } = { id: '' }] = (await list()).body.items;
    expect((await move(id, 'seen')).body).toMatchObject({ state: 'seen', version: 2 });
    await move(id, 'answer', { answer: 'درست شد' });
    expect((await move(id, 'answer', { answer: 'در نسخهٔ بعد' })).body.state).toBe('answered');
    const read = (await lookUp(body.trackingCode)).body;
    expect(read).toMatchObject({ state: 'answered', answer: 'در نسخهٔ بعد', closedAt: null });
    expect(read.seenAt && read.answeredAt).toBeTruthy();
    expect((await move(id, 'close')).body.state).toBe('closed');
    expect((await lookUp(body.trackingCode)).body).toMatchObject({ state: 'closed', answer: 'در نسخهٔ بعد' });
    expect((await move(id, 'close')).status).toBe(200);
    const entries = await app.db.select().from(auditEntries).where(eq(auditEntries.objectId, id));
    const commands = entries.map(({ command }) => command);
    expect(commands.toSorted()).toEqual(
      ['feedback.send', 'feedback.see', 'feedback.answer', 'feedback.answer', 'feedback.close'].toSorted(),
    );
    expect(JSON.stringify(entries)).not.toContain('نسخهٔ');
  });

  it('is no move back', async () => {
    const { id } = await buildFeedback(app.db, { state: 'closed' });
    expect(await move(id, 'answer', { answer: 'دیر' })).toMatchObject({
      status: 409,
      body: { code: 'feedback_state' },
    });
    expect((await move(id, 'seen')).status).toBe(409);
    expect((await move(randomUUID(), 'seen')).status).toBe(404);
  });

  it('is refused to everybody else', async () => {
    const { id } = await buildFeedback(app.db, { personId: sender.userId });
    for (const call of ['GET /feedbacks', `POST /feedbacks/${id}/seen`, `POST /feedbacks/${id}/close`]) {
      expect((await callAs(app, sender, call)).status).toBe(403);
      expect((await callAs(app, nobody, call)).status).toBe(401);
    }
    expect((await list()).body.items).toMatchObject([{ state: 'new' }]);
  });
});
