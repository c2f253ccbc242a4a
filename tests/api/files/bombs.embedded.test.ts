import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILE_MAX_BYTES } from '../../../src/core/wire/file-limits.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { FILES, fileCalls } from './file-calls.ts';
import { gifOf, jpegClaiming, pngOf } from './made-files.ts';

const GROWTH_MAX_BYTES = 200e6;

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

/** Width and height of a WebP's canvas, each less one, in three bytes. */
const webpClaiming = (side: number): Buffer => {
  const canvas = Buffer.alloc(10);
  canvas.writeUIntLE(side - 1, 4, 3);
  canvas.writeUIntLE(side - 1, 7, 3);
  const body = Buffer.concat([Buffer.from('WEBPVP8X\x0a\0\0\0', 'latin1'), canvas]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF'), size, body]);
};

const bombs: [title: string, make: () => Buffer][] = [
  ['a PNG of 30,000 × 30,000', () => pngOf(30_000, 30_000)],
  ['a PNG of one row of 900 million', () => pngOf(1_000_000, 900)],
  [
    'a PNG that claims two thousand million on a side',
    () => {
      const png = pngOf(8, 8);
      png.writeUInt32BE(0x7fffffff, 16);
      png.writeUInt32BE(0x7fffffff, 20);
      return png;
    },
  ],
  ['a JPEG of 65,000 × 65,000', () => jpegClaiming(65_000, 65_000)],
  ['a WebP of 16,000 × 16,000', () => webpClaiming(16_000)],
  ['a GIF of 65,000 × 65,000', () => gifOf(65_000, 1)],
];

describe('an image that is small to send and huge to open', () => {
  it.each(bombs)('%s is refused without the memory for it', async (_title, make) => {
    const content = make();
    const before = { stored: calls.stored(), rss: process.memoryUsage.rss() };
    const { status, body } = await calls.upload({ as: me, content });
    expect({ status, code: body.code }).toEqual({
      status: expect.toBeOneOf([413, 415]),
      code: expect.toBeOneOf(['image_too_large', 'image_unreadable']),
    });
    expect(calls.stored()).toEqual(before.stored);
    expect(process.memoryUsage.rss() - before.rss).toBeLessThan(GROWTH_MAX_BYTES);
  });

  it('many at once are refused without the memory for them', async () => {
    const content = pngOf(30_000, 30_000);
    const before = process.memoryUsage.rss();
    const answers = await Promise.all(Array.from({ length: 10 }, () => calls.upload({ as: me, content })));
    expect(answers.map(({ status }) => status)).toEqual(new Array(10).fill(413));
    expect(process.memoryUsage.rss() - before).toBeLessThan(GROWTH_MAX_BYTES);
  });

  it('keeps the first of many frames', async () => {
    const content = gifOf(1_000, 100_000);
    const before = process.memoryUsage.rss();
    const { status, body } = await calls.upload({ as: me, content });
    expect(status).toBe(201);
    const { pages = 1, width } = await sharp((await calls.get(String(body.url), me)).content).metadata();
    expect({ pages, width }).toEqual({ pages: 1, width: 1_000 });
    expect(process.memoryUsage.rss() - before).toBeLessThan(GROWTH_MAX_BYTES);
  });

  it('keeps the first of a WebP’s many frames', async () => {
    const content = await sharp(gifOf(100, 300), { animated: true }).webp({ loop: 0 }).toBuffer();
    const { status, body } = await calls.upload({ as: me, content });
    expect(status).toBe(201);
    expect((await sharp((await calls.get(String(body.url), me)).content).metadata()).pages ?? 1).toBe(1);
  });

  it('does not unpack what an image carries beside its pixels', async () => {
    const packed = deflateSync(Buffer.alloc(500e6), { level: 9 });
    const content = pngOf(8, 8, [
      ['iCCP', Buffer.concat([Buffer.from('x\0\0'), packed])],
      ['zTXt', Buffer.concat([Buffer.from('y\0\0'), packed])],
    ]);
    const before = process.memoryUsage.rss();
    const { status } = await calls.upload({ as: me, content });
    expect([201, 415]).toContain(status);
    expect(process.memoryUsage.rss() - before).toBeLessThan(GROWTH_MAX_BYTES);
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
