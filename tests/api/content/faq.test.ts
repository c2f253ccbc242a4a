import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  CountedQuestion,
  FaqCategoryCard,
  FaqGroup,
  FaqVoteAnswer,
  VisitedQuestion,
} from '../../../src/contract/content/faq.ts';
import type { Page } from '../../../src/contract/page.ts';
import { faqQuestions, faqVotes } from '../../../src/server/content/faq/faq.table.ts';
import { pruneVotes } from '../../../src/server/content/faq/prune-votes.ts';
import { dataRevisions } from '../../../src/server/platform/http/cache/data-revision.table.ts';
import { buildFaqCategory, buildFaqQuestion } from '../../factories/faq.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { walkPages } from '../../setup/walk-pages.ts';

const API = '/api/v1';
const TOP = `${API}/faqquestions/top-most-visited/by-platform`;
const OF_CATEGORY = `${API}/faqquestions/by-category/by-platform`;
const GROUPS = `${API}/faqquestions/group-by-category`;
const CATEGORIES = `${API}/faqcategories/active-list/by-platform`;
const UNKNOWN_ID = '01940000-0000-7000-8000-000000000000';
const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Vote {
  id: string;
  /** Undefined opens the question. */
  isUseful?: unknown;
  device?: string | undefined;
  as?: SignedIn;
  address?: string;
}

async function vote({ id, isUseful, device = randomUUID(), as, address }: Vote) {
  const body = isUseful === undefined ? undefined : JSON.stringify({ isUseful });
  const headers = {
    ...(device && { 'x-device-id': device }),
    ...(body && { 'content-type': 'application/json' }),
    ...as?.headers,
  };
  const path = `${API}/faqquestions/${id}/${body ? 'useful' : 'visit'}`;
  const incoming = address && { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' } };
  const response = await app.app.request(path, { method: 'POST', headers, ...(body && { body }) }, { incoming });
  return { status: response.status, body: (await response.json()) as FaqVoteAnswer };
}

const countsOf = async (id: string) => {
  const [row] = await app.db.select().from(faqQuestions).where(eq(faqQuestions.id, id));
  return [row?.visitCount, row?.usefulYes, row?.usefulNo];
};

describe('the questions', () => {
  let first: string;
  let second: string;
  beforeAll(async () => {
    second = await buildFaqCategory(app.db, { title: 'قیمت', position: 2 });
    first = await buildFaqCategory(app.db, { title: 'جست‌وجو', position: 1 });
    const hidden = await buildFaqCategory(app.db, { title: 'پنهان', position: 0, isActive: false });
    await buildFaqQuestion(app.db, { categoryId: hidden, question: 'پنهان؟' });
    await buildFaqQuestion(app.db, { categoryId: first, question: 'دوم؟', position: 2, visitCount: 5 });
    await buildFaqQuestion(app.db, { categoryId: first, question: 'یکم؟', position: 1, visitCount: 5 });
    await buildFaqQuestion(app.db, { categoryId: first, question: 'بسته؟', isActive: false });
    await buildFaqQuestion(app.db, { categoryId: second, question: 'برنامه؟', platforms: ['app'], visitCount: 9 });
    await buildFaqQuestion(app.db, { categoryId: second, question: 'مالیات؟', position: 3, visitCount: 7 });
  });

  it('come by category, in their order, without what is not shown', async () => {
    const { body } = await app.get<FaqGroup[]>(GROUPS);
    expect(body.map(({ title, questions }) => [title, questions.map(({ question }) => question)])).toEqual([
      ['جست‌وجو', ['یکم؟', 'دوم؟']],
      ['قیمت', ['مالیات؟']],
    ]);
    expect(body[0]?.questions[0]?.answer).toEqual([{ kind: 'paragraph', text: 'تماس بگیرید.' }]);
    const { body: inApp } = await app.get<FaqGroup[]>(`${GROUPS}?platform=app`);
    expect(inApp[1]?.questions.map(({ question }) => question)).toEqual(['برنامه؟', 'مالیات؟']);
  });

  it('have categories with the number of their questions on the platform', async () => {
    const shown = async (query: string) =>
      (await app.get<FaqCategoryCard[]>(CATEGORIES + query)).body.map((one) => [one.title, one.questionsCount]);
    expect(await shown('')).toEqual([
      ['جست‌وجو', 2],
      ['قیمت', 1],
    ]);
    expect(await shown('?platform=app')).toEqual([
      ['جست‌وجو', 2],
      ['قیمت', 2],
    ]);
  });

  it('are paged, the most visited first, each once', async () => {
    const walked = await walkPages<VisitedQuestion>(app, `${TOP}?platform=app`, 1);
    expect(walked.map(({ visitCount }) => visitCount)).toEqual([9, 7, 5, 5]);
    expect(new Set(walked.map(({ id }) => id)).size).toBe(4);
    expect(walked[0]).not.toHaveProperty('answer');
  });

  it('of one category are paged in their order', async () => {
    const walked = await walkPages<CountedQuestion>(app, `${OF_CATEGORY}?categoryId=${first}`, 1);
    expect(walked.map(({ question, visitCount }) => [question, visitCount])).toEqual([
      ['یکم؟', 5],
      ['دوم؟', 5],
    ]);
  });

  it('have the counts of now, though nothing evicts the public caches', async () => {
    const before = await app.db.select().from(dataRevisions);
    const [{ id = '' } = {}] = (await app.get<Page<VisitedQuestion>>(`${TOP}?size=1`)).body.items;
    await vote({ id, isUseful: true });
    const [top] = (await app.get<Page<VisitedQuestion>>(`${TOP}?size=1`)).body.items;
    expect(top).toMatchObject({ id, visitCount: 8, usefulYes: 1 });
    const listed = await app.get<Page<CountedQuestion>>(`${OF_CATEGORY}?categoryId=${second}`);
    expect(listed.body.items).toMatchObject([{ id, visitCount: 8, usefulYes: 1 }]);
    expect(await app.db.select().from(dataRevisions)).toEqual(before);
  });

  it('of an unknown category are not found, and bad input is named', async () => {
    expect((await app.get(`${OF_CATEGORY}?categoryId=${UNKNOWN_ID}`)).status).toBe(404);
    for (const [path, field] of [
      [OF_CATEGORY, 'categoryId'],
      [`${TOP}?cursor=WzFd`, 'cursor'],
      [`${TOP}?platform=moon`, 'platform'],
      [`${GROUPS}?platform=moon`, 'platform'],
    ]) {
      expect(await app.get(path ?? '')).toMatchObject({ status: 400, body: { field } });
    }
  });
});

describe('POST /faqquestions/{id}/visit', () => {
  it('counts each device and each person once', async () => {
    const id = await buildFaqQuestion(app.db);
    const device = randomUUID();
    const me = await signIn(app, newPhone());
    for (let time = 0; time < 2; time += 1) {
      expect((await vote({ id, device })).body.visitCount).toBe(time + 1);
      expect((await vote({ id, device: time === 0 ? device : randomUUID(), as: me })).body.visitCount).toBe(2);
    }
    expect((await vote({ id })).body).toEqual({
      questionId: id,
      isUseful: null,
      visitCount: 3,
      usefulYes: 0,
      usefulNo: 0,
    });
  });

  it('asks who is not signed in for the device', async () => {
    const id = await buildFaqQuestion(app.db);
    expect(await vote({ id, device: '' })).toMatchObject({
      status: 400,
      body: { code: 'device_id_missing', field: 'x-device-id' },
    });
    expect(await countsOf(id)).toEqual([0, 0, 0]);
  });

  it('answers 404 for what is not shown', async () => {
    const categoryId = await buildFaqCategory(app.db, { isActive: false });
    for (const id of [
      UNKNOWN_ID,
      await buildFaqQuestion(app.db, { isActive: false }),
      await buildFaqQuestion(app.db, { categoryId }),
    ])
      expect((await vote({ id })).status).toBe(404);
  });
});

describe('POST /faqquestions/{id}/useful', () => {
  it('sets what the voter says, however often it is said, and takes it back', async () => {
    const id = await buildFaqQuestion(app.db);
    const device = randomUUID();
    for (const [isUseful, counts] of [
      [true, [1, 1, 0]],
      [true, [1, 1, 0]],
      [false, [1, 0, 1]],
      [null, [1, 0, 0]],
      [null, [1, 0, 0]],
      [false, [1, 0, 1]],
    ] as const) {
      const { body } = await vote({ id, device, isUseful });
      expect(body.isUseful).toBe(isUseful);
      expect([body.visitCount, body.usefulYes, body.usefulNo]).toEqual(counts);
      expect(await countsOf(id)).toEqual(counts);
    }
    expect((await vote({ id, device })).body.isUseful).toBe(false);
  });

  it('stores no id of a device', async () => {
    const id = await buildFaqQuestion(app.db);
    const device = randomUUID();
    await vote({ id, device, isUseful: true });
    const rows = await app.db.select().from(faqVotes).where(eq(faqVotes.questionId, id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(device);
  });

  it('counts 40 votes at once exactly, and 40 of one voter as one', async () => {
    const id = await buildFaqQuestion(app.db);
    await Promise.all(Array.from({ length: 40 }, (_, index) => vote({ id, isUseful: index % 4 !== 0 })));
    expect(await countsOf(id)).toEqual([40, 30, 10]);
    const device = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => vote({ id, device, ...(index % 2 === 0 && { isUseful: true }) })),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await countsOf(id)).toEqual([41, 31, 10]);
  });

  it('limits one device, and one address with many devices', async () => {
    const id = await buildFaqQuestion(app.db);
    const device = randomUUID();
    const ofDevice = [];
    for (let time = 0; time < 65; time += 1) ofDevice.push((await vote({ id, device, address: '192.0.2.11' })).status);
    expect(ofDevice.slice(0, 60)).toEqual(Array(60).fill(200));
    expect(ofDevice.at(-1)).toBe(429);
    const ofAddress = await Promise.all(Array.from({ length: 330 }, () => vote({ id, address: '192.0.2.12' })));
    expect(ofAddress.some(({ status }) => status === 429)).toBe(true);
    expect((await vote({ id, address: '192.0.2.13' })).status).toBe(200);
  });

  it('names the wrong input', async () => {
    const id = await buildFaqQuestion(app.db);
    for (const isUseful of ['yes', 1, {}])
      expect(await vote({ id, isUseful })).toMatchObject({ status: 400, body: { field: 'isUseful' } });
    expect((await vote({ id: 'x', isUseful: true })).status).toBe(400);
  });
});

describe('the votes', () => {
  it('are bounded by age and by rows, and the counts stay', async () => {
    const id = await buildFaqQuestion(app.db);
    await app.db.delete(faqVotes);
    const now = new Date();
    const rows = Array.from({ length: 10 }, (_, days) => ({
      questionId: id,
      voter: `device:${days}`,
      at: new Date(now.getTime() - days * DAY_MS),
    }));
    await app.db.insert(faqVotes).values(rows);
    await app.db.update(faqQuestions).set({ visitCount: 10 }).where(eq(faqQuestions.id, id));
    await pruneVotes(app.db, { now, keptMs: 7.5 * DAY_MS });
    expect(await app.db.$count(faqVotes)).toBe(8);
    await pruneVotes(app.db, { now, rowsMax: 3 });
    const kept = await app.db.select({ voter: faqVotes.voter }).from(faqVotes);
    expect(kept.map(({ voter }) => voter).toSorted()).toEqual(['device:0', 'device:1', 'device:2']);
    expect(await countsOf(id)).toEqual([10, 0, 0]);
  });

  it('of a person are exported, and erased with the account', async () => {
    const id = await buildFaqQuestion(app.db, { question: 'صادر می‌شود؟' });
    const me = await signIn(app, newPhone());
    await vote({ id, isUseful: false, as: me });
    const exported = await app.app.request(`${API}/users/export`, { headers: me.headers });
    expect(await exported.json()).toMatchObject({
      faqVotes: [{ questionId: id, question: 'صادر می‌شود؟', isUseful: false }],
    });
    const gone = await app.app.request(`${API}/users/deletion`, { method: 'POST', headers: me.headers });
    expect(gone.status).toBe(200);
    expect(await app.db.$count(faqVotes, eq(faqVotes.questionId, id))).toBe(0);
  });
});
