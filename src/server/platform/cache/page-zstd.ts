import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { constants, createZstdCompress, zstdDecompress } from 'node:zlib';
import { interleave } from './page-pieces.ts';

/**
 * A Zstandard frame (RFC 8878) of a document in which each nonce is a Raw_Block. Blocks are byte-aligned and the frame has
 * no checksum, so overwriting its bytes replaces a nonce.
 */
export type ZstdPage = { frame: Buffer; nonceOffsets: readonly number[] };

/** Compresses the pieces into one frame in which no block spans two of them. */
type CompressPieces = (pieces: readonly Buffer[]) => Promise<Buffer>;

/** 16 bytes in base64. */
export const NONCE_LENGTH = 24;
const LEVEL = 19;
const MAGIC_BYTES = 4;
const BLOCK_HEADER_BYTES = 3;
const RAW_BLOCK = 0;
const RLE_BLOCK = 1;
const DICTIONARY_ID_BYTES = [0, 1, 2, 4] as const;
const CONTENT_SIZE_BYTES = [0, 2, 4, 8] as const;
/** Differs from every placeholder in every byte. */
const PROOF_NONCE = Buffer.alloc(NONCE_LENGTH, 'proof+nonce/');

const decompress = promisify(zstdDecompress);

/**
 * The nonce's placeholder during compression. UTF-8 has no 0xff and no two adjacent lead bytes, so the encoder cannot
 * reference any part of it from the text: replacing its bytes changes nothing else.
 */
function placeholder(index: number): Buffer {
  const bytes = hash('sha256', String(index), 'buffer').subarray(0, NONCE_LENGTH);
  for (const [at, byte] of bytes.entries()) bytes[at] = byte | 0xc0;
  bytes[0] = 0xff;
  return bytes;
}

const compressPieces: CompressPieces = (pieces) => {
  const encoder = createZstdCompress({
    // The encoder sizes its tables by it: an 80 kB page takes 20 ms instead of 100 ms.
    pledgedSrcSize: pieces.reduce((sum, piece) => sum + piece.length, 0),
    flush: constants.ZSTD_e_flush,
    params: { [constants.ZSTD_c_compressionLevel]: LEVEL, [constants.ZSTD_c_checksumFlag]: 0 },
  });
  const frame = buffer(encoder);
  for (const piece of pieces) if (piece.length > 0) encoder.write(piece);
  encoder.end();
  return frame;
};

function firstBlockOffset(frame: Buffer): number {
  const descriptor = frame.readUInt8(MAGIC_BYTES);
  const isSingleSegment = (descriptor & 0x20) !== 0;
  const contentSizeFlag = descriptor >> 6;
  const contentSizeBytes = contentSizeFlag === 0 && isSingleSegment ? 1 : (CONTENT_SIZE_BYTES[contentSizeFlag] ?? 0);
  const dictionaryIdBytes = DICTIONARY_ID_BYTES[descriptor & 3] ?? 0;
  return MAGIC_BYTES + 1 + (isSingleSegment ? 0 : 1) + dictionaryIdBytes + contentSizeBytes;
}

/** The offsets of the contents, if each is a Raw_Block and they are in this order. */
function rawBlockOffsets(frame: Buffer, contents: readonly Buffer[]): number[] | undefined {
  const offsets: number[] = [];
  let isLast = false;
  for (let at = firstBlockOffset(frame); !isLast; ) {
    const header = frame.readUIntLE(at, BLOCK_HEADER_BYTES);
    const type = (header >> 1) & 3;
    const size = header >> 3;
    const start = at + BLOCK_HEADER_BYTES;
    if (type === RAW_BLOCK && contents[offsets.length]?.equals(frame.subarray(start, start + size)))
      offsets.push(start);
    isLast = (header & 1) === 1;
    at = start + (type === RLE_BLOCK ? 1 : size);
  }
  return offsets.length === contents.length ? offsets : undefined;
}

async function isDocument(frame: Buffer, document: Buffer): Promise<boolean> {
  try {
    return document.equals(await decompress(frame, { maxOutputLength: Math.max(document.length, 1) }));
  } catch {
    return false;
  }
}

/**
 * @param plain the pieces of text around the nonces
 * @returns undefined if the nonces in the frame cannot be replaced, which it tests with another nonce
 */
export async function prepareZstd(
  plain: readonly Buffer[],
  compress: CompressPieces = compressPieces,
): Promise<ZstdPage | undefined> {
  const placeholders = plain.slice(1).map((_, index) => placeholder(index));
  const frame = await compress(interleave(plain, placeholder));
  const nonceOffsets = rawBlockOffsets(frame, placeholders);
  if (!nonceOffsets) return undefined;
  const page = { frame, nonceOffsets };
  const expected = Buffer.concat(interleave(plain, () => PROOF_NONCE));
  return (await isDocument(zstdWithNonce(page, PROOF_NONCE), expected)) ? page : undefined;
}

export function zstdWithNonce(page: ZstdPage, nonce: Buffer): Buffer<ArrayBuffer> {
  if (nonce.length !== NONCE_LENGTH) throw new RangeError(`The nonce must have ${NONCE_LENGTH} bytes`);
  const body = Buffer.from(page.frame);
  for (const offset of page.nonceOffsets) nonce.copy(body, offset);
  return body;
}
