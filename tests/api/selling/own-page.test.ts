import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../../src/contract/problem.ts';
import type { Supplier } from '../../../src/contract/suppliers/supplier.ts';
import type { OwnSupplierPage, SupplierPageContent } from '../../../src/contract/suppliers/supplier-page.ts';
import { supplierPageLimits } from '../../../src/core/people/supplier-page.ts';
import { LICENCE_FILE_MAX_BYTES } from '../../../src/core/wire/file-limits.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { buildFiles } from '../../factories/files.ts';
import { buildAgents } from '../../factories/merchant-agents.ts';
import { buildShop } from '../../factories/shops.ts';
import { type CallOptions, callAs } from '../../setup/call-as.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp } from '../../setup/test-app.ts';
import { signInOperator } from '../merchants/own-merchant-calls.ts';

const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(2)>';

const app = await openTestApp();
const catalog = newCatalog();
await seedPlaces(app.db);
afterAll(() => app.close());

let me: SignedIn;
let supplierId: string;
let merchantId: string;
let source: ReturnType<typeof buildSupplier>;

const imported: SupplierPageContent = {
  about: 'متن فایل',
  address: 'نشانی فایل',
  sections: [{ key: 'quality', title: 'کیفیت', body: 'متن بخش' }],
  contacts: [{ type: 'phone', value: '02155001100' }],
  licences: [],
};

/** A new supplier each time. */
beforeEach(async () => {
  source = buildSupplier(catalog, { ...imported, about: 'متن فایل', address: 'نشانی فایل' });
  await writeCatalog(app.db, catalog);
  me = await signIn(app, newPhone());
  ({ supplierId, merchantId } = await buildShop(app.db, source.key, me.userId));
});

const call = <Body = OwnSupplierPage & Omit<Problem, 'status'>>(path: string, options: CallOptions = {}, as = me) =>
  callAs<Body>(app, as, path, options);

const read = async (as = me) => call(`GET /ownsuppliers/${supplierId}/page`, {}, as);
const save = (body: object, version: number, as = me) =>
  call(`PUT /ownsuppliers/${supplierId}/page`, { body, version }, as);
const publish = (version: number, as = me) => call(`POST /ownsuppliers/${supplierId}/page/publish`, { version }, as);
const shown = async () => (await app.get<Supplier>(`/api/v1/suppliers/${supplierId}`)).body;

const written: SupplierPageContent = {
  about: 'خط یک\nخط دو',
  address: 'نشانی ما',
  sections: [
    { key: 'b', title: 'تحویل', body: 'با باربری' },
    { key: 'quality', title: 'کیفیت', body: 'متن ما' },
  ],
  contacts: [
    { type: 'mobile', value: '۰۹۱۲ ۱۲۳ ۴۵۶۷' },
    { type: 'email', value: 'sales@example.com' },
    { type: 'website', value: 'example.com/fa' },
  ],
  licences: [{ type: 'پروانه', no: '۱۲/۳', from: '2025-01-01', to: '2027-01-01' }],
};

describe('a page of one’s own', () => {
  it('begins as the public reads it, and changes for the public when it is published', async () => {
    expect(await read()).toMatchObject({
      status: 200,
      body: { id: supplierId, version: 0, draft: imported, published: imported, publishedAt: null, replacedAt: null },
    });
    const before = await shown();
    expect(await save(written, 0)).toMatchObject({
      status: 200,
      body: { version: 1, draft: written, published: imported },
    });
    expect(await shown()).toEqual(before);
    expect(await publish(1)).toMatchObject({ status: 200, body: { version: 1, draft: written, published: written } });
    expect(await shown()).toMatchObject({ ...written, version: before.version + 1, name: before.name });
    const entries = await app.db
      .select({ command: auditEntries.command, actor: auditEntries.actor })
      .from(auditEntries)
      .where(and(eq(auditEntries.objectType, 'supplier'), eq(auditEntries.objectId, supplierId)));
    expect(entries.map(({ command }) => command).toSorted()).toEqual(['selling.publishPage', 'selling.savePage']);
    expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set([`user:${me.userId}`]));
  });

  it('is read and written by the owner and by who may publish, and by nobody else', async () => {
    await save(written, 0);
    const agent = async (permission: 'confirmAndPublish' | 'saleSetting') => {
      const person = await signIn(app, newPhone());
      await buildAgents(app.db, merchantId, 1, {
        personId: person.userId,
        state: 'active',
        permissions: [permission],
      });
      return person;
    };
    const stranger = await signIn(app, newPhone());
    for (const as of [stranger, await agent('saleSetting'), await signInOperator(app)])
      for (const answer of [await read(as), await save(written, 1, as), await publish(1, as)])
        expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const allowed = await agent('confirmAndPublish');
    expect((await read(allowed)).body.draft).toEqual(written);
    expect((await publish(1, allowed)).status).toBe(200);
  });

  it('keeps both versions apart where two people write at the same time', async () => {
    await save(written, 0);
    const answers = await Promise.all(['الف', 'ب'].map((about) => save({ ...written, about }, 1)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const won = answers.find(({ status }) => status === 200)?.body.draft.about;
    expect((await read()).body).toMatchObject({ version: 2, draft: { about: won } });
    expect((await publish(1)).status).toBe(412);
    // A form that is sent again does not conflict with itself.
    expect(await save({ ...written, about: won }, 1)).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await call(`PUT /ownsuppliers/${supplierId}/page`, { body: written })).status).toBe(428);
  });

  it('is published once, however often it is asked for', async () => {
    await publish(0);
    expect((await shown()).version).toBe(1);
    await save(written, 0);
    await publish(1);
    const { version, updatedAt } = await shown();
    expect((await publish(1)).status).toBe(200);
    expect(await shown()).toMatchObject({ version, updatedAt });
  });

  it('answers texts with tags as they were written', async () => {
    const tags = {
      about: SCRIPT,
      address: SCRIPT,
      sections: [{ key: SCRIPT, title: SCRIPT, body: SCRIPT }],
      contacts: [],
      licences: [{ type: SCRIPT, no: SCRIPT, from: '2025-01-01', to: '2027-01-01' }],
    };
    expect((await save(tags, 0)).status).toBe(200);
    await publish(1);
    expect(await shown()).toMatchObject(tags);
  });

  const long = (length: number) => 'آ'.repeat(length + 1);
  const { about, address, sections, sectionBody } = supplierPageLimits;
  const section = { key: 'a', title: 'الف', body: 'ب' };
  const licence = { type: 'پروانه', no: '۱', from: '2025-01-01', to: '2027-01-01' };

  it.each([
    ['a long text', { about: long(about) }, 'about', /۴٬۰۰۰ نویسه/],
    ['a long address', { address: long(address) }, 'address', /۳۰۰ نویسه/],
    ['a long section', { sections: [{ ...section, body: long(sectionBody) }] }, 'sections.0.body', /۴٬۰۰۰ نویسه/],
    ['an empty title', { sections: [{ ...section, title: ' ' }] }, 'sections.0.title', /نویسه لازم است/],
    ['a section twice', { sections: [section, section] }, 'sections', /یک بار/],
    [
      'too many sections',
      { sections: Array.from({ length: sections + 1 }, (_, key) => ({ ...section, key: String(key) })) },
      'sections',
      /۱۲ مورد/,
    ],
    ['a phone of letters', { contacts: [{ type: 'phone', value: 'تماس' }] }, 'contacts.0.value', /تلفن/],
    ['a script as e-mail', { contacts: [{ type: 'email', value: SCRIPT }] }, 'contacts.0.value', /ایمیل/],
    ...['javascript:alert(1)', 'data:text/html,x', 'https://a:b@example.com', 'ftp://example.com', 'بی‌نقطه'].map(
      (value) =>
        [`${value} as website`, { contacts: [{ type: 'website', value }] }, 'contacts.0.value', /وب‌سایت/] as const,
    ),
    ['an end before the start', { licences: [{ ...licence, to: '2024-12-31' }] }, 'licences.0.to', /پایان اعتبار/],
    ['a day that is none', { licences: [{ ...licence, from: '2025-02-30' }] }, 'licences.0.from', /تاریخ/],
  ] as [string, Partial<SupplierPageContent>, string, RegExp][])(
    'refuses %s with a Persian sentence at the field',
    async (_name, more, field, sentence) => {
      const { status, body } = await save({ ...written, ...more }, 0);
      expect(status).toBe(400);
      expect(body.details).toEqual([{ field, message: expect.stringMatching(sentence) }]);
      expect((await read()).body.version).toBe(0);
    },
  );
});

describe('the file of a licence', () => {
  const withFile = (fileId: string) => ({
    ...written,
    licences: [{ type: 'پروانه', no: '۱', from: '2025-01-01', to: '2027-01-01', issuer: 'وزارت صمت', fileId }],
  });
  const open = (fileId: string, of = supplierId, headers = {}) =>
    app.app.request(`/api/v1/suppliers/${of}/licence-file?fileId=${fileId}`, { headers });
  const fileOf = async (person: SignedIn, given = {}) =>
    (await buildFiles(app, person.userId, { count: 1, ...given }))[0] ?? '';

  it('is for everybody once it is published, as an attachment that runs nothing, and no more once it is withdrawn', async () => {
    const fileId = await fileOf(me, { name: 'پروانه.webp' });
    await save(withFile(fileId), 0);
    expect((await open(fileId)).status).toBe(404);
    await publish(1);
    expect((await shown()).licences).toEqual(withFile(fileId).licences);
    const answer = await open(fileId);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('متن');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''%D9/),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    });
    const seen = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await open(fileId, supplierId, seen)).status).toBe(304);
    await save(written, 1);
    await publish(2);
    expect((await open(fileId, supplierId, seen)).status).toBe(404);
  });

  it('is nobody else’s: neither another’s document, nor a picture, nor one that is too large, nor of another supplier', async () => {
    const stranger = await signIn(app, newPhone());
    const refused = [await fileOf(stranger), await fileOf(me, { bytes: LICENCE_FILE_MAX_BYTES + 1 }), supplierId];
    for (const fileId of refused)
      expect(await save(withFile(fileId), 0)).toMatchObject({
        status: 422,
        body: { code: 'file_unknown', field: 'licences' },
      });
    const fileId = await fileOf(me);
    await save(withFile(fileId), 0);
    await publish(1);
    const other = catalog.suppliers[0]?.key ?? '';
    const { supplierId: otherId } = await buildShop(app.db, other, stranger.userId);
    expect((await open(fileId, otherId)).status).toBe(404);
  });

  it('stays attached when a colleague saves, and goes with its person’s file', async () => {
    const fileId = await fileOf(me);
    await save(withFile(fileId), 0);
    await publish(1);
    const colleague = await signIn(app, newPhone());
    await buildAgents(app.db, merchantId, 1, {
      personId: colleague.userId,
      state: 'active',
      permissions: ['confirmAndPublish'],
    });
    expect((await save({ ...withFile(fileId), about: 'همکار' }, 1, colleague)).status).toBe(200);
    expect((await open(fileId)).status).toBe(200);
    await call(`DELETE /files/${fileId}`);
    expect((await open(fileId)).status).toBe(404);
  });
});

describe('an import', () => {
  beforeEach(async () => {
    await save(written, 0);
    await publish(1);
  });

  it('of the same file, and one that changes other facts, keeps what people have published', async () => {
    await writeCatalog(app.db, catalog);
    expect(await shown()).toMatchObject(written);
    source.capacity = '۲۰۰ نفر';
    await writeCatalog(app.db, catalog);
    expect(await shown()).toMatchObject({ ...written, capacity: '۲۰۰ نفر' });
    expect((await read()).body).toMatchObject({ published: written, replacedAt: null });
  });

  it('that brings another page replaces it, says so, and keeps the draft to publish again', async () => {
    source.about = 'متن تازهٔ فایل';
    await writeCatalog(app.db, catalog);
    expect(await shown()).toMatchObject({ ...imported, about: 'متن تازهٔ فایل' });
    const { body } = await read();
    expect(body).toMatchObject({ version: 1, draft: written, published: { about: 'متن تازهٔ فایل' } });
    expect(body.replacedAt).not.toBeNull();
    expect((await publish(1)).body).toMatchObject({ published: written, replacedAt: null });
    source.capacity = '۳۰۰ نفر';
    await writeCatalog(app.db, catalog);
    expect(await shown()).toMatchObject({ ...written, capacity: '۳۰۰ نفر' });
  });
});
