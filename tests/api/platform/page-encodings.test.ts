import { randomBytes } from 'node:crypto';
import { gunzipSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PreparedPage, preparePage, renderPage } from '../../../src/server/platform/cache/page-encodings.ts';
import { prepareZstd } from '../../../src/server/platform/cache/page-zstd.ts';

const PLACEHOLDER = '%NONCE%';
const NONCE = 'c29tZSBub25jZSBvZiAxNg==';
const BROWSER = 'gzip, deflate, br, zstd';

const PERSIAN = 'راسته، بازار صنعتی ';
const bytes = fc.uint8Array({ maxLength: 2000, size: 'max' });
const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom('', '"', '<p>', PERSIAN, PERSIAN.repeat(50), '<script nonce="', '">'),
  bytes.map((some) => Buffer.from(some).toString('base64')),
  bytes.map((some) => Buffer.from(some).toString('latin1')),
);
const documents = fc
  .array(piece, { minLength: 1, maxLength: 11 })
  .map((parts) => parts.map((part) => part.replaceAll(PLACEHOLDER, '')).join(PLACEHOLDER));
const nonces = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((some) => Buffer.from(some).toString('base64'));

describe('renderPage', () => {
  it('is a zstd frame of the document with the nonce, for any document with 0 to 10 places', async () => {
    await fc.assert(
      fc.asyncProperty(documents, nonces, nonces, async (html, first, second) => {
        const page = await preparePage(html, PLACEHOLDER);
        for (const nonce of [first, second]) {
          const { body, encoding } = renderPage(page, nonce, BROWSER);
          expect(encoding).toBe('zstd');
          expect(zstdDecompressSync(body).toString()).toBe(html.replaceAll(PLACEHOLDER, nonce));
        }
      }),
    );
  });

  it('is a gzip of the document with the nonce, for any document and any nonce', async () => {
    await fc.assert(
      fc.asyncProperty(documents, fc.base64String({ maxLength: 40 }), async (html, nonce) => {
        const { body, encoding } = renderPage(await preparePage(html, PLACEHOLDER), nonce, 'gzip');
        expect(encoding).toBe('gzip');
        expect(gunzipSync(body).toString()).toBe(html.replaceAll(PLACEHOLDER, nonce));
      }),
    );
  });

  it('leaves earlier answers alone when a later one gets its nonce', async () => {
    const page = await preparePage(`<style nonce="${PLACEHOLDER}"></style>${'ا'.repeat(400_000)}`, PLACEHOLDER);
    const other = NONCE.replace('c29t', 'b3Ro');
    const [first, second] = [NONCE, other].map((nonce) => renderPage(page, nonce, 'zstd').body);
    expect(zstdDecompressSync(first ?? '').toString()).toContain(`nonce="${NONCE}"`);
    expect(zstdDecompressSync(second ?? '').toString()).toContain(`nonce="${other}"`);
  });

  it("references text across a nonce, further back than gzip's 32 kB", async () => {
    const text = randomBytes(30_000).toString('base64');
    const page = await preparePage(`${text}${PLACEHOLDER}${text}`, PLACEHOLDER);
    expect(renderPage(page, NONCE, 'zstd').body.length).toBeLessThan(text.length);
  });

  it.each([
    [BROWSER, 'zstd'],
    ['zstd', 'zstd'],
    ['ZSTD;Q=0.5', 'zstd'],
    ['gzip;q=0.5, zstd;q=0.6', 'zstd'],
    ['*', 'zstd'],
    ['zstd;q=0.5, gzip', 'gzip'],
    ['zstd;q=0, gzip', 'gzip'],
    ['zstd;q=0, *', 'gzip'],
    ['gzip, deflate, br', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br', undefined],
    ['gzip;q=0', undefined],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('answers Accept-Encoding %j with %j', async (accepted, expected) => {
    const { body, encoding } = renderPage(await preparePage(`<p>${PLACEHOLDER}</p>`, PLACEHOLDER), NONCE, accepted);
    expect(encoding).toBe(expected);
    if (!encoding) expect(body.toString()).toBe(`<p>${NONCE}</p>`);
  });

  it("falls back to gzip or plain text for a nonce of another length than zstd's placeholder", async () => {
    const page = await preparePage(`<p>${PLACEHOLDER}</p>`, PLACEHOLDER);
    expect(gunzipSync(renderPage(page, 'short', BROWSER).body).toString()).toBe('<p>short</p>');
    expect(renderPage(page, 'short', 'zstd')).toEqual({ body: Buffer.from('<p>short</p>'), encoding: undefined });
  });

  it('falls back to gzip for a page without zstd', async () => {
    const page: PreparedPage = { ...(await preparePage(`<p>${PLACEHOLDER}</p>`, PLACEHOLDER)), zstd: undefined };
    expect(renderPage(page, NONCE, BROWSER).encoding).toBe('gzip');
    expect(renderPage(page, NONCE, 'zstd').encoding).toBeUndefined();
  });
});

describe('prepareZstd', () => {
  const plain = [`<p nonce="`, `">${PERSIAN.repeat(20)}</p>`].map((part) => Buffer.from(part));

  it('declines a frame in which a nonce shares its block with text', async () => {
    expect(await prepareZstd(plain, async (pieces) => zstdCompressSync(Buffer.concat(pieces)))).toBeUndefined();
  });

  it('declines a frame in which a nonce is not raw', async () => {
    const compress = async (pieces: readonly Buffer[]) => handMadeFrame(pieces, (content) => content[0] === 0xff);
    expect(await prepareZstd(plain, compress)).toBeUndefined();
  });

  it('declines a frame that is not the document', async () => {
    const compress = async (pieces: readonly Buffer[]) => handMadeFrame([...pieces, Buffer.from('more')]);
    expect(await prepareZstd(plain, compress)).toBeUndefined();
  });

  it('declines a frame that cannot be decoded', async () => {
    const compress = async (pieces: readonly Buffer[]) => {
      const frame = handMadeFrame(pieces);
      frame.writeUInt8(0, 0);
      return frame;
    };
    expect(await prepareZstd(plain, compress)).toBeUndefined();
  });

  it('accepts any frame whose nonces are raw', async () => {
    const page = await prepareZstd(plain, async (pieces) => handMadeFrame(pieces));
    expect(page?.nonceOffsets).toHaveLength(1);
  });
});

/** A frame with a Raw_Block (or RLE_Block) per piece, a 1 MB window and no content size. */
function handMadeFrame(pieces: readonly Buffer[], isRun: (content: Buffer) => boolean = () => false): Buffer {
  const blocks = pieces.flatMap((content, index) => {
    const header = Buffer.alloc(3);
    const last = index === pieces.length - 1 ? 1 : 0;
    header.writeUIntLE((content.length << 3) | (isRun(content) ? 2 : 0) | last, 0, 3);
    return [header, isRun(content) ? content.subarray(0, 1) : content];
  });
  return Buffer.concat([Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x50]), ...blocks]);
}
