import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILE_MAX_BYTES } from '../../../src/core/wire/file-limits.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { FILES, fileCalls } from './file-calls.ts';
import { imageBombs, pngWithPacked } from './image-bombs.ts';
import { gifOf, pngOf } from './made-files.ts';

let app: TestApp;
let me: SignedIn;
let calls: ReturnType<typeof fileCalls>;

beforeAll(async () => {
  app = await openTestApp();
  me = await signIn(app, newPhone());
  calls = fileCalls(app);
  await calls.upload({ as: me, content: pngOf(8, 8) });
});
afterAll(() => app.close());

describe('an image that is small to send and huge to open', () => {
  it.each(imageBombs)('%s is refused', async (_title, make) => {
    const content = make();
    const before = calls.stored();
    const { status, body } = await calls.upload({ as: me, content });
    expect({ status, code: body.code }).toEqual({
      status: expect.toBeOneOf([413, 415]),
      code: expect.toBeOneOf(['image_too_large', 'image_unreadable']),
    });
    expect(calls.stored()).toEqual(before);
  });

  it('many at once are refused', async () => {
    const content = pngOf(30_000, 30_000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => calls.upload({ as: me, content })));
    expect(answers.map(({ status }) => status)).toEqual(new Array(10).fill(413));
  });

  it('keeps the first of many frames', async () => {
    const content = gifOf(1_000, 100_000);
    const { status, body } = await calls.upload({ as: me, content });
    expect(status).toBe(201);
    const { pages = 1, width } = await sharp((await calls.get(String(body.url), me)).content).metadata();
    expect({ pages, width }).toEqual({ pages: 1, width: 1_000 });
  });

  it('keeps the first of a WebP’s many frames', async () => {
    const content = await sharp(gifOf(100, 300), { animated: true }).webp({ loop: 0 }).toBuffer();
    const { status, body } = await calls.upload({ as: me, content });
    expect(status).toBe(201);
    expect((await sharp((await calls.get(String(body.url), me)).content).metadata()).pages ?? 1).toBe(1);
  });

  it('does not unpack what an image carries beside its pixels', async () => {
    const content = pngWithPacked();
    const { status } = await calls.upload({ as: me, content });
    expect([201, 415]).toContain(status);
  });
});

describe('a body that is too much', () => {
  it('is refused by its length before anything of it is read', async () => {
    let isRead = false;
    const body = new ReadableStream(
      {
        pull(controller) {
          isRead = true;
          controller.enqueue(new Uint8Array(1_024));
        },
      },
      { highWaterMark: 0 },
    );
    const headers = {
      ...me.headers,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(FILE_MAX_BYTES + 1e6),
    };
    const response = await app.app.request(FILES, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
    expect({ status: response.status, isRead }).toEqual({ status: 413, isRead: false });
  });

  it('is not read at all from somebody who is not signed in', async () => {
    let isRead = false;
    const body = new ReadableStream(
      {
        pull(controller) {
          isRead = true;
          controller.enqueue(new Uint8Array(1_024));
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const response = await app.app.request(FILES, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
    expect({ status: response.status, isRead }).toEqual({ status: 401, isRead: false });
  });

  it('is read up to the limit where it says no length', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1e6;
        controller.enqueue(new Uint8Array(1e6));
      },
    });
    const headers = { ...me.headers, 'content-type': 'multipart/form-data; boundary=x' };
    const response = await app.app.request(FILES, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(FILE_MAX_BYTES * 1.3);
  });

  it('of a million parts is not parsed', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
    const headers = { ...me.headers, 'content-type': 'multipart/form-data; boundary=x' };
    const body = `${part.repeat(300_000)}--x--\r\n`;
    const response = await app.app.request(FILES, { method: 'POST', headers, body });
    expect({ status: response.status, body: await response.json() }).toMatchObject({
      status: 400,
      body: { code: 'malformed_form' },
    });
  });
});
