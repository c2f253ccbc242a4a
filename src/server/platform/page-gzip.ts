import { constants, crc32, deflateRawSync } from 'node:zlib';
import { acceptedCodings } from './accept-encoding.ts';

/**
 * A document that is compressed once and yet carries a fresh nonce in every answer. The text between the nonces is
 * deflated piece by piece, each ending on a byte boundary (full flush: nothing refers back over it); a nonce goes between
 * them as a stored block (RFC 1951 §3.2.4), and header, CRC and length make a gzip member of it all (RFC 1952).
 */
export type PreparedPage = {
  /** The text around the nonces: one more than there are nonces. */
  plain: readonly Buffer[];
  deflated: readonly Buffer[];
  bytes: number;
};

export type RenderedPage = { body: Buffer<ArrayBuffer>; encoding: 'gzip' | undefined };

// Deflate, no flags, no time, best compression, unknown system.
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
/** An empty final block. */
const LAST_BLOCK = Buffer.from([0x03, 0x00]);
const STORED_BLOCK_MAX_BYTES = 0xffff;

export function preparePage(html: string, placeholder: string): PreparedPage {
  const plain = html.split(placeholder).map((text) => Buffer.from(text));
  const deflated = plain.map((part) =>
    deflateRawSync(part, { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_FULL_FLUSH }),
  );
  const bytes = [...plain, ...deflated].reduce((sum, part) => sum + part.length, 0);
  return { plain, deflated, bytes };
}

function storedBlock(bytes: Buffer): Buffer {
  if (bytes.length > STORED_BLOCK_MAX_BYTES) throw new RangeError('a nonce longer than a stored block');
  const block = Buffer.alloc(5 + bytes.length);
  block.writeUInt16LE(bytes.length, 1);
  block.writeUInt16LE(~bytes.length & 0xffff, 3);
  bytes.copy(block, 5);
  return block;
}

const interleave = (parts: readonly Buffer[], between: Buffer): Buffer[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]));

function gzipTrailer(content: readonly Buffer[]): Buffer {
  let crc = 0;
  let length = 0;
  for (const part of content) {
    crc = crc32(part, crc);
    length += part.length;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(length >>> 0, 4);
  return trailer;
}

/**
 * The answer with this nonce at every placeholder. It carries no ETag: a 304 would show the old body, with the old
 * nonce, under a policy with the new one, and no script would run.
 */
export function renderPage(page: PreparedPage, nonce: string, acceptEncoding: string | undefined): RenderedPage {
  const nonceBytes = Buffer.from(nonce);
  const content = interleave(page.plain, nonceBytes);
  if (!acceptedCodings(acceptEncoding).includes('gzip')) return { body: Buffer.concat(content), encoding: undefined };
  const blocks = interleave(page.deflated, storedBlock(nonceBytes));
  return { body: Buffer.concat([GZIP_HEADER, ...blocks, LAST_BLOCK, gzipTrailer(content)]), encoding: 'gzip' };
}
