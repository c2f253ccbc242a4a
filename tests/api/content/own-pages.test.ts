import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnPage, OwnPageRevision } from '../../../src/contract/content/own-page.ts';
import type { ContentPage, OwnPageCard, PageContent } from '../../../src/contract/content/page.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { parseInline } from '../../../src/core/content/inline.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { publishDuePages } from '../../../src/server/content/own-page/publish-due.ts';
import { contentPages } from '../../../src/server/content/page/page.table.ts';
import { files } from '../../../src/server/files/file.table.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { buildFiles } from '../../factories/files.ts';
import { buildContentType, contentOf } from '../../factories/pages.ts';
import { buildShop } from '../../factories/shops.ts';
import { type CallOptions, callAs } from '../../setup/call-as.ts';
import { damaged } from '../../setup/damaged.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp } from '../../setup/test-app.ts';
import { signInOperator } from '../merchants/own-merchant-calls.ts';

const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(2)>';
const DAY_MS = 24 * 60 * 60_000;
const UNKNOWN_ID = '01940000-0000-7000-8000-0000000000ff';

const app = await openTestApp();
const catalog = newCatalog();
await seedPlaces(app.db);
const contentTypeId = await buildContentType(app.db, 'مقاله‌ها');
afterAll(() => app.close());

let me: SignedIn;
let supplierId: string;
let id: string;

type Answer = OwnPageCard & Omit<Problem, 'status'>;

const call = <Body = Answer>(path: string, options: CallOptions = {}, as = me) => callAs<Body>(app, as, path, options);
const create = (more: object = {}, as = me) =>
  call('POST /ownpages', { body: { clientId: id, title: 'مطلب ما', contentTypeId, supplierId, ...more } }, as);
const read = (as = me) => call<OwnPage & Omit<Problem, 'status'>>(`GET /ownpages/${id}`, {}, as);
const save = (content: object, version: number, as = me) => call(`PUT /ownpages/${id}`, { body: content, version }, as);
const publish = (version: number, body: object = {}, as = me) =>
  call(`POST /ownpages/${id}/publish`, { body, version }, as);
const withdraw = (as = me) => call(`POST /ownpages/${id}/withdraw`, {}, as);
const shown = () => app.get<ContentPage>(`/api/v1/pages/${id}/by-platform`);

/** A new supplier each time, and a draft of its owner. */
beforeEach(async () => {
  const source = buildSupplier(catalog);
  await writeCatalog(app.db, catalog);
  me = await signIn(app, newPhone());
  ({ supplierId } = await buildShop(app.db, source.key, me.userId));
  id = uuidv7();
  expect((await create()).status).toBe(201);
});

describe('a page of one’s own', () => {
  it('is a draft that nobody else sees until it is published, and again once it is withdrawn', async () => {
    expect((await read()).body).toMatchObject({ status: 'draft', version: 1, isChanged: true, published: null });
    expect(await publish(1)).toMatchObject({ status: 422, body: { code: 'page_empty', field: 'body' } });
    expect((await save(contentOf({ title: 'نخست' }), 1)).body).toMatchObject({ version: 2, title: 'نخست' });
    expect((await shown()).status).toBe(404);
    expect((await publish(2)).body).toMatchObject({ version: 3, status: 'published', isChanged: false });
    expect((await shown()).body).toMatchObject({ title: 'نخست', slug: 'نخست', supplier: { id: supplierId } });
    expect((await save(contentOf({ title: 'دوم' }), 3)).body).toMatchObject({ status: 'published', isChanged: true });
    expect((await shown()).body.title).toBe('نخست');
    expect((await publish(4)).body).toMatchObject({ version: 5, isChanged: false });
    expect((await publish(5)).body).toMatchObject({ version: 5 });
    expect((await withdraw()).body).toMatchObject({ version: 6, status: 'withdrawn' });
    expect((await withdraw()).body).toMatchObject({ version: 6, status: 'withdrawn' });
    expect((await shown()).status).toBe(404);
    expect((await publish(6)).body.status).toBe('published');
    expect((await shown()).body.title).toBe('دوم');
  });

  it('is one page, however often its device sends it, and its id is nobody else’s', async () => {
    expect(await create({ title: 'دیگر' })).toMatchObject({ status: 201, body: { title: 'مطلب ما', version: 1 } });
    const operator = await signInOperator(app);
    expect(await create({ supplierId: undefined }, operator)).toMatchObject({
      status: 409,
      body: { code: 'id_taken' },
    });
  });

  it('is written by the supplier’s people and by operators; for others it does not exist', async () => {
    const stranger = await signIn(app, newPhone());
    const answers = [
      await read(stranger),
      await save(contentOf(), 1, stranger),
      await publish(1, {}, stranger),
      await withdraw(stranger),
      await call(`GET /ownpages/${id}/revisions`, {}, stranger),
      await call(`POST /ownpages/${id}/restore`, { body: { version: 1 }, version: 1 }, stranger),
      await call(`POST /ownpages/${id}/preview-token`, {}, stranger),
      await create({ clientId: uuidv7() }, stranger),
      await create({ clientId: uuidv7(), supplierId: undefined }),
      await call(`GET /ownpages?supplierId=${supplierId}`, {}, stranger),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await call<Page<OwnPageCard>>('GET /ownpages', {}, stranger)).body.items).toEqual([]);
    const operator = await signInOperator(app);
    expect((await save(contentOf({ title: 'ویراستار' }), 1, operator)).status).toBe(200);
    const siteId = uuidv7();
    const site = { clientId: siteId, supplierId: undefined };
    expect((await create({ ...site, title: 'خبر سایت' }, operator)).status).toBe(201);
    const all = await call<Page<OwnPageCard>>('GET /ownpages?size=2', {}, operator);
    expect(all.body.items.map((one) => one.id)).toEqual([siteId, id]);
    const mine = await call<Page<OwnPageCard>>(`GET /ownpages?supplierId=${supplierId}`);
    expect(mine.body.items).toMatchObject([{ id, title: 'ویراستار', contentType: { id: contentTypeId } }]);
    const named = { contentTypeId: undefined, uniqueName: 'about-us' };
    expect((await create({ ...site, ...named, clientId: uuidv7() }, operator)).body.pageType).toBe('static');
    const again = await create({ ...site, ...named, clientId: uuidv7() }, operator);
    expect(again).toMatchObject({ status: 422, body: { field: 'uniqueName' } });
    expect((await create({ ...named, clientId: uuidv7() })).status).toBe(400);
  });

  it('keeps two writers apart by the version that they have seen', async () => {
    const answers = await Promise.all(['الف', 'ب'].map((title) => save(contentOf({ title }), 1)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const won = answers.find(({ status }) => status === 200)?.body.title;
    expect(await save(contentOf({ title: won }), 1)).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await publish(1)).status).toBe(412);
    expect((await call(`PUT /ownpages/${id}`, { body: contentOf() })).status).toBe(428);
  });

  it('takes no member that is not the writer’s to set', async () => {
    const more = {
      ...{ status: 'published', authorId: UNKNOWN_ID, likeCount: 99, version: 40, supplierId: null },
      ...{ publishedAt: '2020-01-01T00:00:00.000Z', previewHash: 'x', readingMin: 9, pageType: 'static' },
    };
    const otherId = uuidv7();
    await create({ ...more, clientId: otherId, supplierId });
    await save({ ...contentOf(), ...more }, 1);
    const rows = await app.db.select().from(contentPages).where(eq(contentPages.supplierId, supplierId));
    expect(rows).toHaveLength(2);
    for (const row of rows)
      expect(row).toMatchObject({
        ...{ status: 'draft', authorId: me.userId, likeCount: 0, publishedAt: null, previewHash: null },
        ...{ readingMin: 1, pageType: 'article' },
      });
    expect(Object.keys(rows.find((row) => row.id === id)?.draft ?? {}).toSorted()).toEqual(
      Object.keys(contentOf()).toSorted(),
    );
  });
});

describe('texts with scripts', () => {
  const links = ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://a:b@evil.example', '/\\evil'];
  const text = `${SCRIPT} ${links.map((href) => `[بزنید](${href})`).join(' ')}`;

  it('are answered as they were written, and none becomes a link', async () => {
    const content: PageContent = contentOf({
      ...{ title: SCRIPT, lead: SCRIPT, labels: [SCRIPT], seo: { title: SCRIPT, description: SCRIPT } },
      body: [
        { kind: 'paragraph', text },
        { kind: 'heading', level: 2, text: SCRIPT },
        { kind: 'list', ordered: true, items: [text] },
        { kind: 'table', caption: SCRIPT, head: [SCRIPT], rows: [[text]] },
        { kind: 'callout', tone: 'tip', text },
        { kind: 'formula', text: SCRIPT, caption: text },
        { kind: 'figure', name: 'a', alt: SCRIPT, caption: text },
      ],
    });
    expect((await save(content, 1)).status).toBe(200);
    expect((await publish(2)).status).toBe(200);
    const { body } = await shown();
    expect(body).toMatchObject({ title: SCRIPT, lead: SCRIPT, body: content.body, seo: content.seo });
    expect(parseInline(text).every(({ kind }) => kind === 'text')).toBe(true);
  });

  it.each([
    ['a picture that is an address', { body: [{ kind: 'figure', name: '../x', alt: 'الف', caption: '' }] }],
    ['a cover that is an address', { cover: { kind: 'figure', name: '//evil.example/x' } }],
    ['a block of HTML', { body: [{ kind: 'html', text: SCRIPT }] }],
    ['a picture that is no file', { body: [{ kind: 'image', fileId: 'javascript:1', alt: 'الف', caption: '' }] }],
    ['a row that does not fit', { body: [{ kind: 'table', caption: '', head: ['الف'], rows: [['۱', '۲']] }] }],
    ['a label without letters', { labels: ['<>'] }],
    ['no title', { title: ' ' }],
  ])('%s is refused', async (_name, more) => {
    expect(await save({ ...contentOf(), ...more }, 1)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
    expect((await read()).body.version).toBe(1);
  });
});

describe('a picture', () => {
  const withPicture = (fileId: string) => contentOf({ body: [{ kind: 'image', fileId, alt: 'پمپ', caption: '' }] });
  const fileOf = async (person: SignedIn) => (await buildFiles(app, person.userId, { count: 1 }))[0] ?? '';

  it('is the writer’s own, is seen by who writes the page, and by everybody once it is published', async () => {
    const stranger = await signIn(app, newPhone());
    const pdf = await fileOf(me);
    await app.db.update(files).set({ mime: 'application/pdf' }).where(eq(files.id, pdf));
    for (const fileId of [await fileOf(stranger), pdf, UNKNOWN_ID])
      expect(await save(withPicture(fileId), 1)).toMatchObject({ status: 422, body: { code: 'file_unknown' } });
    const fileId = await fileOf(me);
    expect((await save(withPicture(fileId), 1)).status).toBe(200);
    const open = async (path: string, as?: SignedIn) =>
      (await app.app.request(`/api/v1/${path}`, { headers: as?.headers ?? {} })).status;
    const own = `ownpages/${id}/file?fileId=${fileId}`;
    const operator = await signInOperator(app);
    expect([await open(own, me), await open(own, operator), await open(own, stranger)]).toEqual([200, 200, 404]);
    expect(await open(`pages/${id}/files/${fileId}`)).toBe(404);
    // What a colleague has attached stays attached.
    expect((await save({ ...withPicture(fileId), title: 'همکار' }, 2, operator)).status).toBe(200);
    await publish(3);
    expect(await open(`pages/${id}/files/${fileId}`)).toBe(200);
    expect(await open(`ownpages/${id}/file?fileId=${pdf}`, me)).toBe(404);
  });
});

describe('a page that waits for its time', () => {
  const at = (ms: number) => ({ publishAt: new Date(Date.now() + ms).toISOString() });
  const whenDue = (ms: number) => publishDuePages({ ...app.deps, now: () => new Date(Date.now() + ms) });

  it('is published by the server when the time has come, as its draft is then', async () => {
    await save(contentOf({ title: 'زود' }), 1);
    const scheduled = await publish(2, at(DAY_MS));
    expect(scheduled.body).toMatchObject({ status: 'scheduled', version: 3 });
    await save(contentOf({ title: 'آماده' }), 3);
    expect((await shown()).status).toBe(404);
    expect(await whenDue(0)).toEqual([]);
    const looks = await Promise.all([whenDue(DAY_MS + 1_000), whenDue(DAY_MS + 1_000)]);
    expect(looks.flat()).toEqual([id]);
    expect((await shown()).body).toMatchObject({ title: 'آماده', publishedAt: scheduled.body.publishedAt });
    expect(await whenDue(2 * DAY_MS)).toEqual([]);
  });

  it('is taken out of the row, published at once, and not scheduled while the public reads it', async () => {
    await save(contentOf(), 1);
    await publish(2, at(DAY_MS));
    expect((await withdraw()).body).toMatchObject({ status: 'draft', publishedAt: null, version: 4 });
    expect(await whenDue(2 * DAY_MS)).toEqual([]);
    await publish(4, at(DAY_MS));
    const now = await publish(5);
    expect(now.body.status).toBe('published');
    expect(new Date(now.body.publishedAt ?? 0).getTime()).toBeLessThanOrEqual(Date.now());
    expect(await publish(6, at(DAY_MS))).toMatchObject({ status: 409, body: { code: 'page_state' } });
    await withdraw();
    expect(await publish(7, at(400 * DAY_MS))).toMatchObject({ status: 422, body: { field: 'publishAt' } });
  });
});

describe('what was published earlier', () => {
  it('is listed, and one of it becomes the draft again', async () => {
    await save(contentOf({ title: 'یک' }), 1);
    await publish(2);
    await save(contentOf({ title: 'دو' }), 3);
    await publish(4);
    const { body } = await call<OwnPageRevision[]>(`GET /ownpages/${id}/revisions`);
    expect(body).toMatchObject([
      { version: 5, title: 'دو', isOwn: true },
      { version: 3, title: 'یک', isOwn: true },
    ]);
    const restore = (version: number, seen: number) =>
      call(`POST /ownpages/${id}/restore`, { body: { version }, version: seen });
    expect((await restore(3, 4)).status).toBe(412);
    expect((await restore(9, 5)).status).toBe(404);
    expect((await restore(3, 5)).body).toMatchObject({ version: 6, title: 'یک', isChanged: true });
    expect((await shown()).body.title).toBe('دو');
  });
});

describe('the token of a preview', () => {
  it('shows the draft to who has it for a week, until there is another one', async () => {
    await save(contentOf({ title: 'پیش‌نویس' }), 1);
    const make = () => call<{ token: string; until: string }>(`POST /ownpages/${id}/preview-token`);
    const { token, until } = (await make()).body;
    const open = (given: string) => app.app.request(`/api/v1/pages/${id}/preview?token=${given}`);
    const answer = await open(token);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ title: 'پیش‌نویس', id });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': expect.stringContaining('noindex'),
    });
    const [row] = await app.db.select().from(contentPages).where(eq(contentPages.id, id));
    expect(JSON.stringify(row)).not.toContain(token);
    expect(new Date(until).getTime() - Date.now()).toBeGreaterThan(6 * DAY_MS);
    expect((await open(damaged(token))).status).toBe(404);
    await make();
    expect((await open(token)).status).toBe(404);
    const { token: latest } = (await make()).body;
    expect((await open(latest)).status).toBe(200);
    const past = new Date(Date.now() - 1_000);
    await app.db.update(contentPages).set({ previewUntil: past }).where(eq(contentPages.id, id));
    expect((await open(latest)).status).toBe(404);
  });
});
