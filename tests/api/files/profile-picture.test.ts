import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PICTURE_MAX_BYTES } from '../../../src/core/wire/file-limits.ts';
import { files } from '../../../src/server/files/file.table.ts';
import { pictureOf } from '../../factories/files.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { fileCalls, PICTURE } from './file-calls.ts';
import { PDF } from './made-files.ts';

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

const send = (content: Buffer, more: object = {}) => calls.upload({ path: PICTURE, as: me, content, ...more });
const shown = async () => JSON.parse((await calls.get(PICTURE, me)).content.toString()) as Record<string, unknown>;
const ready = () => app.db.$count(files, and(eq(files.personId, me.userId), eq(files.state, 'ready')));

describe('users/profile-picture', () => {
  it('is a square of 256 pixels for its owner alone', async () => {
    const { status, body } = await send(await pictureOf(900, 400), { name: 'IMG_0001.HEIC' });
    expect({ status, body }).toEqual({
      status: 201,
      body: { fileId: body.fileId, url: `/api/v1/files/${body.fileId}`, etag: `"${body.fileId}"` },
    });
    expect(await shown()).toEqual(body);
    const { content, headers } = await calls.get(String(body.url), me);
    const { width, height, format } = await sharp(content).metadata();
    expect({ width, height, format, type: headers.get('content-type') }).toEqual({
      width: 256,
      height: 256,
      format: 'webp',
      type: 'image/webp',
    });
    expect((await calls.get(String(body.url), other)).status).toBe(404);
    expect((await calls.get(PICTURE, other)).status).toBe(404);
  });

  it('is enlarged where it is small', async () => {
    const { body } = await send(await pictureOf(20, 20));
    expect((await sharp((await calls.get(String(body.url), me)).content).metadata()).width).toBe(256);
  });

  it('answers 304 for what the caller has', async () => {
    const { body } = await send(await pictureOf());
    const etag = String(body.etag);
    for (const path of [PICTURE, String(body.url)])
      expect(await calls.get(path, me, { 'if-none-match': etag })).toMatchObject({ status: 304, content: Buffer.of() });
    expect((await calls.get(PICTURE, me, { 'if-none-match': '"x"' })).status).toBe(200);
  });

  it('replaces the one before, whose content goes', async () => {
    const first = await send(await pictureOf(8, 8, 'red'));
    const before = calls.stored().length;
    const second = await send(await pictureOf(8, 8, 'blue'));
    expect((await shown()).fileId).toBe(second.body.fileId);
    expect((await calls.get(String(first.body.url), me)).status).toBe(404);
    expect(calls.stored()).toHaveLength(before);
  });

  it('is one, also of many sent at once', async () => {
    const pictures = await Promise.all(['red', 'green', 'blue', 'white', 'black'].map((one) => pictureOf(8, 8, one)));
    const answers = await Promise.all(pictures.map((picture) => send(picture)));
    expect(answers.map(({ status }) => status)).toEqual(new Array(5).fill(201));
    expect(await ready()).toBe(1);
    const { fileId } = await shown();
    expect(answers.map(({ body }) => body.fileId)).toContain(fileId);
  });

  it('is the same picture when it is sent again', async () => {
    const picture = await pictureOf();
    const fields = { clientId: randomUUID() };
    const key = randomUUID();
    const first = await send(picture, { fields, key });
    const again = await send(picture, { fields, key });
    expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: first.body });
    expect(await ready()).toBe(1);
  });

  it('can be removed, also where there is none', async () => {
    await send(await pictureOf());
    for (let time = 0; time < 2; time += 1)
      expect(await calls.remove(PICTURE, me)).toEqual({ status: 200, body: { isDeleted: true } });
    expect((await calls.get(PICTURE, me)).status).toBe(404);
    expect(await app.db.$count(files, eq(files.personId, me.userId))).toBe(0);
  });

  it('is no document, and no more than 2 MB', async () => {
    expect(await send(PDF)).toMatchObject({ status: 415, body: { code: 'file_type_refused', field: 'file' } });
    expect(await send(Buffer.alloc(PICTURE_MAX_BYTES + 1))).toMatchObject({
      status: 413,
      body: { code: 'file_too_large', message: 'حجم فایل باید حداکثر ۲ مگابایت باشد.' },
    });
  });
});
