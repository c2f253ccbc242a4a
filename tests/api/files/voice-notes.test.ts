import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { FILES, fileCalls } from './file-calls.ts';

const MB = 1024 * 1024;

let app: TestApp;
let me: SignedIn;

beforeAll(async () => {
  app = await openTestApp();
  me = await signIn(app, newPhone());
});
afterAll(() => app.close());

const latin = (text: string) => Buffer.from(text, 'latin1');
const atom = (type: string, body: Buffer = Buffer.alloc(0)) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + body.length);
  return Buffer.concat([size, latin(type), body]);
};
const track = (handler: string) => atom('hdlr', Buffer.concat([Buffer.alloc(8), latin(handler), Buffer.alloc(12)]));

/** The beginnings of what browsers record. */
const webm = (codecs: string) =>
  Buffer.concat([latin('\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm'), latin(codecs), Buffer.alloc(64)]);
const ogg = (codec: string) => Buffer.concat([latin('OggS'), Buffer.alloc(24), latin(codec), Buffer.alloc(64)]);
const mp4 = (...handlers: string[]) =>
  Buffer.concat([atom('ftyp', latin('isom\0\0\0\0isommp42')), atom('moov', Buffer.concat(handlers.map(track)))]);

const upload = (content: Buffer, scope = 'attachment') =>
  fileCalls(app).upload({ as: me, content, name: 'صدا.bin', fields: { scope } });

describe('a voice note', () => {
  it.each([
    ['webm', webm('A_OPUS'), 'audio/webm', 'صدا.webm'],
    ['ogg', ogg('OpusHead'), 'audio/ogg', 'صدا.ogg'],
    ['mp4', mp4('soun'), 'audio/mp4', 'صدا.m4a'],
  ])('of %s is stored as it is, and sent as an attachment that runs nothing', async (_name, content, mime, name) => {
    const { status, body } = await upload(content);
    expect({ status, body }).toMatchObject({ status: 201, body: { mime, name, bytes: content.length } });
    const read = await fileCalls(app).get(`${FILES}/${body.id}`, me);
    expect(read.content.equals(content)).toBe(true);
    expect(read.headers.get('content-type')).toBe(mime);
    expect(read.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(read.headers.get('content-security-policy')).toContain('sandbox');
  });

  it.each([
    ['pictures in webm', webm('A_OPUS V_VP9')],
    ['pictures in mp4', mp4('soun', 'vide')],
    ['pictures in ogg', ogg('\x80theora')],
    ['webm without a track', webm('')],
    ['mp4 without a track', mp4()],
    ['a name only', latin('RIFF....WAVE')],
  ])('is not %s', async (_name, content) => {
    expect(await upload(content)).toMatchObject({ status: 415, body: { code: 'file_type_refused' } });
  });

  it('is an attachment and no document, and at most 2 MB', async () => {
    expect((await upload(webm('A_OPUS'), 'document')).status).toBe(415);
    const long = await upload(Buffer.concat([webm('A_OPUS'), Buffer.alloc(2 * MB)]));
    expect(long).toMatchObject({
      status: 413,
      body: { code: 'file_too_large', message: expect.stringContaining('۲') },
    });
  });
});
