import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../../src/contract/problem.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { files } from '../../../src/server/files/file.table.ts';
import { endGrants, getGrantedFile, grantFiles, listGrantedFiles } from '../../../src/server/files/file-grants.ts';
import { pruneFiles } from '../../../src/server/files/prune-files.ts';
import { uploadParts, uploads } from '../../../src/server/files/resumable/upload.table.ts';
import { addPart } from '../../../src/server/files/resumable/upload-commands.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const UPLOADS = '/api/v1/files/uploads';
const VERSION = { 'tus-resumable': '1.0.0' };
const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
let me: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  app = await openTestApp();
  me = await signIn(app, newPhone());
  other = await signIn(app, newPhone());
});

afterAll(() => app.close());

/** A PDF of random bytes. */
const pdfOf = (bytes: number) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes), Buffer.from('\n%%EOF\n')]);
const encoded = (text: string) => Buffer.from(text).toString('base64');

async function send(method: string, path: string, as: SignedIn | undefined, headers = {}, body?: Buffer) {
  const response = await app.app.request(path, {
    method,
    headers: { ...VERSION, ...as?.headers, ...headers },
    ...(body && { body: Uint8Array.from(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    problem: text ? (JSON.parse(text) as Problem) : undefined,
  };
}

const start = (length: number, { as = me, id = uuidv7(), scope = 'document' } = {}) =>
  send('POST', UPLOADS, as, {
    'upload-length': String(length),
    'upload-metadata': `filename ${encoded('نقشه.pdf')},scope ${encoded(scope)},clientId ${encoded(id)}`,
  }).then((answer) => ({ ...answer, id, path: `${UPLOADS}/${id}` }));

const part = (path: string, content: Buffer, from: number, to: number, as: SignedIn = me) =>
  send(
    'PATCH',
    path,
    as,
    { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
    content.subarray(from, to),
  );

const offsetOf = async (path: string, as = me) => {
  const { status, headers } = await send('HEAD', path, as);
  return status === 200 ? Number(headers.get('upload-offset')) : status;
};

const readFile = async (id: string, as: SignedIn) => {
  const response = await app.app.request(`/api/v1/files/${id}`, { headers: as.headers });
  return { status: response.status, content: Buffer.from(await response.arrayBuffer()) };
};

/** Uploads a whole file in one part. */
async function upload(scope: string, as = me): Promise<string> {
  const content = pdfOf(100);
  const { id, path } = await start(content.length, { scope, as });
  expect((await part(path, content, 0, content.length, as)).status).toBe(204);
  return id;
}

describe('an upload in parts', () => {
  it('becomes the same file after ten cuts', async () => {
    const content = pdfOf(100_000);
    const { status, headers, id, path } = await start(content.length);
    expect([status, headers.get('location')]).toEqual([201, path]);
    const step = Math.ceil(content.length / 11);
    for (let cut = 0; cut < 11; cut++) {
      const from = await offsetOf(path);
      expect(from).toBe(Math.min(cut * step, content.length));
      expect((await part(path, content, from, from + step)).status).toBe(204);
    }
    expect(await offsetOf(path)).toBe(content.length);
    const { content: stored } = await readFile(id, me);
    const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(sha(stored)).toBe(sha(content));
    expect(await app.db.$count(uploadParts, eq(uploadParts.uploadId, id))).toBe(0);
  });

  it('that is started again under its id goes on', async () => {
    const content = pdfOf(500);
    const first = await start(content.length);
    await part(first.path, content, 0, 200);
    const again = await start(content.length, { id: first.id });
    expect(again.status).toBe(201);
    expect(await offsetOf(first.path)).toBe(200);
  });

  it('takes a part once: sent again, or twice at the same time, it is refused', async () => {
    const content = pdfOf(500);
    const { path } = await start(content.length);
    const both = await Promise.all([part(path, content, 0, 300), part(path, content, 0, 300)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    const late = await part(path, content, 0, 300);
    expect([late.status, late.problem?.code]).toEqual([409, 'upload_refused']);
    expect(await offsetOf(path)).toBe(300);
  });

  it('is finished by the next question, if its server ended after the last part', async () => {
    const content = pdfOf(500);
    const { id, path } = await start(content.length);
    const actor = { kind: 'user' as const, userId: me.userId, sessionId: uuidv7(), roles: [] };
    await addPart(app.deps, { actor, input: { id, start: 0, content } });
    expect((await readFile(id, me)).status).toBe(404);
    expect(await offsetOf(path)).toBe(content.length);
    expect((await readFile(id, me)).status).toBe(200);
  });

  it('is nobody else’s', async () => {
    const content = pdfOf(500);
    const { id, path } = await start(content.length);
    expect(await offsetOf(path, other)).toBe(404);
    expect((await part(path, content, 0, 100, other)).status).toBe(404);
    expect((await send('DELETE', path, other)).status).toBe(404);
    expect((await start(content.length, { id, as: other })).status).toBe(409);
    expect((await send('HEAD', path, undefined)).status).toBe(401);
  });

  it('is refused with a sentence: too large, of a type that is not accepted, of an unknown scope', async () => {
    expect((await start(21 * 1024 * 1024)).problem).toMatchObject({ status: 413 });
    const text = Buffer.from('no picture');
    const { path } = await start(text.length);
    expect((await part(path, text, 0, text.length)).problem).toMatchObject({
      code: 'file_type_refused',
      field: 'file',
    });
    expect(await offsetOf(path)).toBe(404);
    expect((await start(10, { scope: 'profilePicture' })).problem).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
  });

  it('is deleted on request, and after a day', async () => {
    const first = await start(100);
    expect((await send('DELETE', first.path, me)).status).toBe(204);
    expect(await offsetOf(first.path)).toBe(404);
    const late = await start(100);
    await app.db
      .update(uploads)
      .set({ createdAt: new Date(Date.now() - DAY_MS - 1) })
      .where(eq(uploads.id, late.id));
    await pruneFiles(app.deps);
    expect(await offsetOf(late.path)).toBe(404);
  });

  it('takes the place of the oldest unfinished one, of which a person has five', async () => {
    const person = await signIn(app, newPhone());
    const all = [];
    for (let count = 0; count < 6; count++) all.push(await start(100, { as: person }));
    const offsets = await Promise.all(all.map(({ path }) => offsetOf(path, person)));
    expect(offsets).toEqual([404, 0, 0, 0, 0, 0]);
  });
});

describe('a grant', () => {
  const object = { scope: 'request', scopeId: uuidv7() };
  const given = (fileIds: string[]) => ({ ...object, personId: me.userId, fileIds, now: app.deps.now() });
  const found = (id: string) =>
    getGrantedFile(app.db, object, id).then(
      (row) => row.id,
      (error) => error.status,
    );

  it('opens a file to the parties of one object until it ends', async () => {
    const id = await upload('attachment');
    expect(await found(id)).toBe(404);
    await app.db.transaction((tx) => grantFiles(tx, given([id])));
    await app.db.transaction((tx) => grantFiles(tx, given([id])));
    expect(await found(id)).toBe(id);
    expect((await listGrantedFiles(app.db, object)).map((row) => row.id)).toEqual([id]);
    await expect(getGrantedFile(app.db, { ...object, scopeId: uuidv7() }, id)).rejects.toMatchObject({ status: 404 });
    expect((await readFile(id, other)).status).toBe(404);
    await app.db.transaction((tx) => endGrants(tx, object, id));
    expect(await found(id)).toBe(404);
  });

  it('is of one’s own files only', async () => {
    const id = await upload('attachment', other);
    await expect(app.db.transaction((tx) => grantFiles(tx, given([id])))).rejects.toMatchObject({
      code: 'file_unknown',
    });
  });

  it('keeps an attachment, which otherwise goes after a day', async () => {
    const [kept, lost] = [await upload('attachment'), await upload('attachment')];
    const document = await upload('document');
    await app.db.transaction((tx) => grantFiles(tx, given([kept])));
    await app.db
      .update(files)
      .set({ updatedAt: new Date(Date.now() - DAY_MS - 1) })
      .where(eq(files.personId, me.userId));
    await pruneFiles(app.deps);
    const statuses = await Promise.all([kept, lost, document].map(async (id) => (await readFile(id, me)).status));
    expect(statuses).toEqual([200, 404, 200]);
  });
});
