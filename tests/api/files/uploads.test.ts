import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FILE_MAX_BYTES } from '../../../src/core/wire/file-limits.ts';
import { files } from '../../../src/server/files/file.table.ts';
import { fileGrants } from '../../../src/server/files/file-grant.table.ts';
import { pruneFiles } from '../../../src/server/files/prune-files.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { FolderStore } from '../../../src/server/platform/files/folder-store.ts';
import { buildFiles, pictureOf } from '../../factories/files.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { FILES, fileCalls } from './file-calls.ts';
import { PDF } from './made-files.ts';

const HOUR_MS = 60 * 60_000;
const MB = 1024 * 1024;

let app: TestApp;
let me: SignedIn;
let other: SignedIn;
let calls: ReturnType<typeof fileCalls>;

beforeAll(async () => {
  app = await openTestApp();
  other = await signIn(app, newPhone());
  calls = fileCalls(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  me = await signIn(app, newPhone());
});

const ownFiles = () => app.db.$count(files, eq(files.personId, me.userId));
const send = (more: Partial<Parameters<typeof calls.upload>[0]> = {}) =>
  calls.upload({ as: me, content: PDF, name: 'نقشه.pdf', ...more });
const withId = (clientId: string, more = {}) => ({ fields: { scope: 'document', clientId, ...more } });

describe('POST /files', () => {
  it('answers the file, whose content its owner reads', async () => {
    const clientId = randomUUID();
    const { status, body, headers } = await send(withId(clientId));
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { id: clientId, name: 'نقشه.pdf', mime: 'application/pdf', bytes: PDF.length, url: `${FILES}/${clientId}` },
    });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect((await calls.get(`${FILES}/${clientId}`, me)).content).toEqual(PDF);
    expect(await app.db.$count(auditEntries, eq(auditEntries.objectId, clientId))).toBe(1);
  });

  it('is one file however often it is sent', async () => {
    const clientId = randomUUID();
    const key = randomUUID();
    const before = calls.stored().length;
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, n) => send({ ...withId(clientId), key: n % 2 ? key : undefined })),
    );
    // A repeat that meets the running call may be told to wait.
    for (const { status } of answers) expect([201, 409]).toContain(status);
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(4);
    expect(await ownFiles()).toBe(1);
    expect(calls.stored()).toHaveLength(before + 1);
    expect(await app.db.$count(auditEntries, eq(auditEntries.objectId, clientId))).toBe(1);
  });

  it('is one file under one key, and refuses the key for another content', async () => {
    const key = randomUUID();
    const first = await send({ key });
    expect(first.body.id).toBe(key);
    const second = await send({ key });
    expect({ status: second.status, body: second.body }).toEqual({ status: 201, body: first.body });
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(await send({ key, content: await pictureOf() })).toMatchObject({ status: 422 });
    expect(await ownFiles()).toBe(1);
  });

  it('refuses an id that is taken, by another content or by another person', async () => {
    const clientId = randomUUID();
    await send(withId(clientId));
    expect(await send({ ...withId(clientId), content: await pictureOf() })).toMatchObject({
      status: 422,
      body: { code: 'file_id_reused' },
    });
    expect(await send({ ...withId(clientId), as: other })).toMatchObject({ status: 409, body: { code: 'id_taken' } });
  });

  it('takes no owner, state, size or place from the caller', async () => {
    const more = { personId: other.userId, state: 'removed', bytes: '1', storageKey: 'x', sha256: 'x', version: '9' };
    const { body } = await send(withId(randomUUID(), more));
    const [row] = await app.db
      .select()
      .from(files)
      .where(eq(files.id, String(body.id)));
    expect(row).toMatchObject({ personId: me.userId, state: 'ready', bytes: PDF.length, version: 1 });
    expect(row?.storageKey).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    ['no scope', { fields: {} }, 400, 'validation_failed'],
    ['another scope', { fields: { scope: 'profilePicture' } }, 400, 'validation_failed'],
    ['an id that is none', { fields: { scope: 'document', clientId: '1' } }, 400, 'validation_failed'],
    ['a NUL in a field', { fields: { scope: 'document', note: 'a\0' } }, 400, 'unsafe_text'],
    ['an empty file', { content: '' }, 400, 'file_empty'],
    ['more than 20 MB', { content: Buffer.alloc(FILE_MAX_BYTES + 1) }, 413, 'file_too_large'],
  ])('refuses %s', async (_title, more, status, code) => {
    expect(await send(more)).toMatchObject({
      status,
      body: { code, message: expect.stringMatching(/[؀-ۿ]/) },
    });
  });

  it.each([
    ['a form without a file', (form: FormData) => form.append('scope', 'document'), 'file_missing'],
    [
      'two files',
      (form: FormData) => {
        form.append('file', new File(['a'], 'a'));
        form.append('file', new File(['b'], 'b'));
      },
      'file_missing',
    ],
    [
      'a field twice',
      (form: FormData) => {
        form.append('scope', 'document');
        form.append('scope', 'other');
        form.append('file', new File(['a'], 'a'));
      },
      'malformed_form',
    ],
    [
      'too many fields',
      (form: FormData) => {
        for (let field = 0; field < 30; field += 1) form.append(`field${field}`, '1');
      },
      'malformed_form',
    ],
  ])('refuses %s', async (_title, fill, code) => {
    const form = new FormData();
    fill(form);
    const response = await app.app.request(FILES, { method: 'POST', headers: me.headers, body: form });
    expect({ status: response.status, body: await response.json() }).toMatchObject({ status: 400, body: { code } });
  });

  it('refuses a form that names no boundary or another one, and what is no form', async () => {
    const statusOf = async (type: string) => {
      const headers = { ...me.headers, 'content-type': type };
      return (await app.app.request(FILES, { method: 'POST', headers, body: 'abc' })).status;
    };
    expect(await statusOf('multipart/form-data')).toBe(400);
    expect(await statusOf('multipart/form-data; boundary=x')).toBe(400);
    expect(await statusOf('application/json')).toBe(415);
  });
});

describe('DELETE /files/{id}', () => {
  it('removes the content and gives its space back', async () => {
    const { body } = await send();
    const before = calls.stored().length;
    expect(await calls.remove(String(body.url), me)).toEqual({ status: 200, body: { id: body.id, isDeleted: true } });
    expect(calls.stored()).toHaveLength(before - 1);
    expect((await calls.get(String(body.url), me)).status).toBe(404);
    expect((await calls.remove(String(body.url), me)).status).toBe(404);
    expect(await ownFiles()).toBe(0);
  });

  it('leaves the file of another, and answers as for none', async () => {
    const { body } = await send();
    const [theirs, none] = await Promise.all(
      [String(body.url), `${FILES}/${randomUUID()}`].map((path) => calls.remove(path, other)),
    );
    expect({ ...theirs?.body, traceId: '' }).toEqual({ ...none?.body, traceId: '' });
    expect((await calls.get(String(body.url), me)).status).toBe(200);
  });
});

describe('the space of a person', () => {
  it('is five hundred files, also of many sent at once', async () => {
    await buildFiles(app, me.userId, { count: 497 });
    const before = calls.stored().length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => send()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 507, 507, 507, 507, 507]);
    expect(answers.find(({ status }) => status === 507)?.body).toMatchObject({
      code: 'file_quota_reached',
      message: expect.stringMatching(/[؀-ۿ]/),
    });
    expect(await ownFiles()).toBe(500);
    expect(calls.stored()).toHaveLength(before + 3);
  });

  it('is 200 MB', async () => {
    await buildFiles(app, me.userId, { count: 10, bytes: 20 * MB - Math.ceil(PDF.length / 5) });
    expect((await send()).status).toBe(201);
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 507, 507]);
  });
});

describe('what others have been given', () => {
  const give = async (given: { count: number; bytes?: number }): Promise<string[]> => {
    const ids = await buildFiles(app, me.userId, { ...given, scope: 'attachment' });
    const scopeId = randomUUID();
    await app.db
      .insert(fileGrants)
      .values(ids.map((fileId) => ({ fileId, scope: 'conversation', scopeId, at: new Date() })));
    return ids;
  };
  const attach = () => send({ fields: { scope: 'attachment' } });

  it('takes no room of a person’s own files', async () => {
    await give({ count: 500 });
    await give({ count: 10, bytes: 20 * MB });
    expect((await send()).status).toBe(201);
    expect((await attach()).status).toBe(201);
  });

  it('is 1 GB in thirty days', async () => {
    const [id = ''] = await give({ count: 1, bytes: 1024 * MB });
    expect(await attach()).toMatchObject({ status: 507, body: { code: 'given_quota_reached' } });
    expect((await send()).status).toBe(201);
    const earlier = new Date(Date.now() - 31 * 24 * HOUR_MS);
    await app.db.update(files).set({ createdAt: earlier }).where(eq(files.id, id));
    expect((await attach()).status).toBe(201);
  });
});

describe('an upload that breaks off', () => {
  it('leaves nothing when its body ends in the middle, a hundred times', async () => {
    const before = { rows: await app.db.$count(files), stored: calls.stored() };
    const whole = Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'),
      Buffer.concat(new Array<Buffer>(500).fill(PDF)),
    ]);
    const cut = async (): Promise<number> => {
      let isSent = false;
      const body = new ReadableStream({
        pull(controller) {
          if (isSent) return controller.error(new DOMException('gone', 'AbortError'));
          isSent = true;
          controller.enqueue(whole.subarray(0, whole.length / 2));
        },
      });
      const headers = { ...me.headers, 'content-type': 'multipart/form-data; boundary=x' };
      return (await app.app.request(FILES, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)).status;
    };
    for (let round = 0; round < 20; round += 1)
      expect(await Promise.all(Array.from({ length: 5 }, cut))).toEqual(new Array(5).fill(400));
    expect({ rows: await app.db.$count(files), stored: calls.stored() }).toEqual(before);
    expect((await send()).status).toBe(201);
  });

  it('is refused on a full disk, and goes on once there is space', async () => {
    const { deps } = app;
    const usual = deps.files;
    const clientId = randomUUID();
    const before = calls.stored();
    deps.files = new FolderStore(app.filesDir, { spareBytes: Number.MAX_SAFE_INTEGER });
    expect(await send(withId(clientId))).toMatchObject({ status: 507, body: { code: 'storage_full' } });
    expect(calls.stored()).toEqual(before);
    expect((await calls.get(`${FILES}/${clientId}`, me)).status).toBe(404);
    deps.files = usual;
    expect((await send(withId(clientId))).status).toBe(201);
    expect(await ownFiles()).toBe(1);
  });

  it('is pruned when nobody sends it again, with what it has stored', async () => {
    await buildFiles(app, me.userId, { count: 2 });
    const [left] = await app.db
      .update(files)
      .set({ state: 'storing', updatedAt: app.deps.now() })
      .where(eq(files.id, (await app.db.select().from(files).where(eq(files.personId, me.userId)))[0]?.id ?? ''))
      .returning();
    const before = calls.stored().length;
    await pruneFiles(app.deps);
    expect(calls.stored()).toHaveLength(before);
    app.wait(2 * HOUR_MS);
    await pruneFiles(app.deps);
    expect(calls.stored()).not.toContain(left?.storageKey);
    expect(await ownFiles()).toBe(1);
  });
});

describe('an image', () => {
  it('is made smaller where it is very large, and keeps its proportions', async () => {
    const content = await pictureOf(6_000, 3_000);
    const { body } = await send({ content });
    const { width, height } = await sharp((await calls.get(String(body.url), me)).content).metadata();
    expect([width, height]).toEqual([4_096, 2_048]);
  });
});
