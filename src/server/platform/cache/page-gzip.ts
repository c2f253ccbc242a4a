import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { interleave } from './page-pieces.ts';

/**
 * The text around the nonces, deflated in pieces that end on byte boundaries (full flush: no back-references across).
 * Each nonce goes between two pieces as a stored block (RFC 1951 §3.2.4); header, CRC and length complete the gzip
 * member (RFC 1952).
 */
export type GzipPage = { plain: readonly Buffer[]; deflated: readonly Buffer[] };

// Deflate, no flags, no time, best compression, unknown system.
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
/** An empty final block. */
const LAST_BLOCK = Buffer.from([0x03, 0x00]);
const STORED_BLOCK_MAX_BYTES = 0xffff;
const DEFLATE_OPTIONS = { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_FULL_FLUSH };

const deflate = promisify(deflateRaw);

export async function prepareGzip(plain: readonly Buffer[]): Promise<GzipPage> {
  return { plain, deflated: await Promise.all(plain.map((part) => deflate(part, DEFLATE_OPTIONS))) };
}

function storedBlock(bytes: Buffer): Buffer {
  if (bytes.length > STORED_BLOCK_MAX_BYTES) throw new RangeError('The nonce does not fit into a stored block');
  const block = Buffer.alloc(5 + bytes.length);
  block.writeUInt16LE(bytes.length, 1);
  block.writeUInt16LE(~bytes.length & 0xffff, 3);
  bytes.copy(block, 5);
  return block;
}

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

export function gzipWithNonce(page: GzipPage, nonce: Buffer): Buffer<ArrayBuffer> {
  const block = storedBlock(nonce);
  const blocks = interleave(page.deflated, () => block);
  const trailer = gzipTrailer(interleave(page.plain, () => nonce));
  return Buffer.concat([GZIP_HEADER, ...blocks, LAST_BLOCK, trailer]);
}
