import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files } from '../../../src/server/files/file.table.ts';
import { pictureOf } from '../../factories/files.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { fileCalls } from './file-calls.ts';
import { gifOf, PDF, pngOf, zipOf } from './made-files.ts';

const SCRIPT = '<script>alert(1)</script>';
const PHP = '<?php system($_GET["c"]); ?>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const startingWith = (start: string, rest = SCRIPT) => Buffer.concat([hex(start), Buffer.from(rest)]);
const box = (brand: string) =>
  Buffer.concat([hex('00000018'), Buffer.from(`ftyp${brand}\0\0\0\0${brand}mif1`), Buffer.alloc(64)]);

let app: TestApp;
let me: SignedIn;
let calls: ReturnType<typeof fileCalls>;

beforeAll(async () => {
  app = await openTestApp();
  me = await signIn(app, newPhone());
  calls = fileCalls(app);
});
afterAll(() => app.close());

/** Each as an image by its name and declared type. */
const refused: [title: string, content: Buffer | string][] = [
  ['a page', `<!doctype html><body>${SCRIPT}`],
  ['a page behind spaces', `\n\n   <html>${SCRIPT}</html>`],
  ['a page with a mark of its encoding', `\ufeff<html>${SCRIPT}</html>`],
  ['a vector image', SVG],
  ['a vector image with a declaration', `<?xml version="1.0"?>${SVG}`],
  ['a packed vector image', gzipSync(SVG)],
  ['a script', 'fetch("/api/v1/users/export")'],
  ['a PHP page', PHP],
  ['a shell script', '#!/bin/sh\nrm -rf /'],
  ['a program of Windows', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
  ['a program of Linux', startingWith('7f454c46 02010100')],
  ['a program for browsers', startingWith('0061736d 01000000')],
  ['a class of Java', startingWith('cafebabe 00000034')],
  ['an archive', zipOf('a.txt', 'a')],
  ['an archive that leaves its folder', zipOf('../../../etc/cron.d/x', 'x')],
  ['a workbook', zipOf('xl/workbook.xml', '<workbook/>')],
  ['a gzip', gzipSync('x'.repeat(1_000_000))],
  ['a 7z', startingWith('377abcaf271c 0004')],
  ['a RAR', startingWith('526172211a0701 00')],
  ['an executable package', startingWith('edabeedb')],
  ['a bitmap of Windows', startingWith('424d', `${SCRIPT}${'x'.repeat(64)}`)],
  ['a TIFF', startingWith('49492a00 08000000')],
  ['an icon', startingWith('00000100 0100')],
  ['a HEIC', box('heic')],
  ['an AVIF', box('avif')],
  ['a film', box('isom')],
  ['a font', startingWith('00010000 00')],
  ['a database', Buffer.from('SQLite format 3\0')],
  ['plain text', 'سلام'],
  ['zeros', Buffer.alloc(4_096)],
  ['a script with the beginning of a GIF', `GIF89a=1;/*${' '.repeat(20)}*/alert(1)`],
  ['a page with the beginning of a PNG', startingWith('89504e470d0a1a0a')],
  ['PHP with the beginning of a JPEG', startingWith('ffd8ffe000104a464946', PHP)],
  ['a page with the beginning of a WebP', Buffer.from(`RIFF\x40\0\0\0WEBPVP8 ${SCRIPT.repeat(3)}`, 'latin1')],
  ['half a PNG', pngOf(20, 20).subarray(0, 50)],
  ['a PDF behind a page', Buffer.concat([Buffer.from(`<html>${SCRIPT}</html>`), PDF])],
  ['a PDF with a page in its first lines', PDF.toString('latin1').replace('\n', `\n%${SCRIPT}\n`)],
  ['a PDF with an archive behind it', Buffer.concat([PDF, zipOf('x.js', 'alert(1)')])],
  ['a PDF with a page behind it', Buffer.concat([PDF, Buffer.from(`<html>${SCRIPT}`)])],
  ['a PDF without an end', PDF.subarray(0, 60)],
];

/** Each is an image, and something else besides. */
const cleaned: [title: string, make: () => Promise<Buffer>][] = [
  ['an archive behind it', async () => Buffer.concat([await pictureOf(), zipOf('x.php', PHP)])],
  ['PHP behind it', async () => Buffer.concat([await pictureOf(), Buffer.from(PHP)])],
  [
    'a page behind it',
    async () =>
      Buffer.concat([
        await sharp(await pictureOf())
          .jpeg()
          .toBuffer(),
        Buffer.from(SCRIPT),
      ]),
  ],
  ['a script among its texts', async () => pngOf(8, 8, [['tEXt', Buffer.from(`Comment\0${SCRIPT}${PHP}`)]])],
  [
    'its place and a script in its notes',
    async () =>
      sharp(await pictureOf())
        .withExif({
          IFD0: { Copyright: SCRIPT + PHP },
          IFD3: { GPSLatitude: '35/1 41/1 0/1', GPSLongitude: '51/1 25/1 0/1' },
        })
        .jpeg()
        .toBuffer(),
  ],
  [
    'a page in its metadata',
    async () =>
      sharp(await pictureOf())
        .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SCRIPT}</x:xmpmeta>`)
        .webp()
        .toBuffer(),
  ],
  ['frames behind its first', async () => Buffer.concat([gifOf(8, 5), Buffer.from(PHP)])],
];

describe('what is not what it says it is', () => {
  it.each(refused)('%s is refused', async (_title, content) => {
    const { status, body } = await calls.upload({ as: me, content, name: 'عکس.jpg', type: 'image/jpeg' });
    expect({ status, body }).toMatchObject({
      status: 415,
      body: { code: expect.stringMatching(/^(file_type_refused|image_unreadable)$/), field: 'file' },
    });
    expect(body.message).toMatch(/[؀-ۿ]/);
  });

  it('leaves nothing', async () => {
    expect(await app.db.$count(files)).toBe(0);
    expect(calls.stored()).toEqual([]);
  });
});

describe('an image with more in it', () => {
  it.each(cleaned)('loses %s', async (_title, make) => {
    const sent = await make();
    const { status, body } = await calls.upload({ as: me, content: sent, name: 'x.php', type: 'text/html' });
    expect({ status, body }).toMatchObject({ status: 201, body: { mime: 'image/webp', name: 'x.webp' } });
    const { content } = await calls.get(String(body.url), me);
    expect(content.length).toBe(body.bytes);
    const { format, exif, xmp, iptc, pages = 1 } = await sharp(content).metadata();
    expect({ format, exif, xmp, iptc, pages }).toEqual({ format: 'webp', pages: 1 });
    for (const more of ['<script', '<?php', 'PK\u0003\u0004']) expect(content.includes(more)).toBe(false);
  });
});

describe('a stored file', () => {
  it.each([
    ['an image', () => pictureOf(), 'image/webp'],
    ['a PDF', async () => PDF, 'application/pdf'],
  ])('%s is handed over as its type, to be saved and not to be run', async (_title, make, type) => {
    const { body } = await calls.upload({ as: me, content: await make(), name: 'a.html', type: 'text/html' });
    const { status, headers } = await calls.get(String(body.url), me);
    expect({ status, headers: Object.fromEntries(headers) }).toMatchObject({
      status: 200,
      headers: {
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
        'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''a\.(webp|pdf)$/),
      },
    });
  });

  it.each([
    ['../../etc/passwd.png', 'passwd.webp'],
    ['..\\..\\windows\\system.png', 'system.webp'],
    ['/absolute/نقشهٔ پمپ.png', 'نقشهٔ پمپ.webp'],
    ['null\0byte.php\0.png', 'nullbyte.php.webp'],
    ['invoice\u202egnp.exe', 'invoicegnp.webp'],
    ['\u2066hidden\u2069\u200f.png', 'hidden.webp'],
    ['line\r\nSet-Cookie: a=b.png', 'lineSet-Cookie_ a=b.webp'],
    ['"><script>.png', '___script_.webp'],
    ['.htaccess', 'file.webp'],
    ['...', 'file.webp'],
    ['پیوست‌های من.PDF', 'پیوست‌های من.webp'],
    [`${'ن'.repeat(300)}.png`, `${'ن'.repeat(120)}.webp`],
    [`${'😀'.repeat(200)}.png`, `${'😀'.repeat(120)}.webp`],
  ])('sent as %j is called %s', async (name, expected) => {
    const { status, body } = await calls.upload({ as: me, content: await pictureOf(), name });
    expect({ status, name: body.name }).toEqual({ status: 201, name: expected });
    const { headers } = await calls.get(String(body.url), me);
    expect(decodeURIComponent(headers.get('content-disposition')?.split("''")[1] ?? '')).toBe(expected);
    expect(calls.stored().every((one) => /^[0-9a-f]{32}$/.test(one))).toBe(true);
  });

  it('is upright after its notes are gone', async () => {
    const lying = await sharp(await pictureOf(30, 20))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await calls.upload({ as: me, content: lying });
    const { width, height } = await sharp((await calls.get(String(body.url), me)).content).metadata();
    expect([width, height]).toEqual([20, 30]);
  });
});
