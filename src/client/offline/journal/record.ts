/*
 * The records of a journal file: a mark, the length of the content and its CRC-32 (little-endian), then the content as
 * JSON in UTF-8. The mark has bytes that UTF-8 never has, so that a reader finds the next record behind anything.
 */
import { crc32 } from './crc32.ts';

const MARK = [0xff, 0x52, 0xff, 0x4a] as const;
const LENGTH_AT = MARK.length;
const SUM_AT = LENGTH_AT + 4;
const HEAD_BYTES = SUM_AT + 4;

export function encodeRecord(content: unknown): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(content));
  const record = new Uint8Array(HEAD_BYTES + text.length);
  record.set(MARK);
  const view = new DataView(record.buffer);
  view.setUint32(LENGTH_AT, text.length, true);
  view.setUint32(SUM_AT, crc32(text), true);
  record.set(text, HEAD_BYTES);
  return record;
}

export function encodeRecords(contents: readonly unknown[]): Uint8Array<ArrayBuffer> {
  const records = contents.map(encodeRecord);
  const all = new Uint8Array(records.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const record of records) {
    all.set(record, at);
    at += record.length;
  }
  return all;
}

/** Everything readable, in its order. A torn or damaged record is skipped. Never throws. */
export function decodeRecords(bytes: Uint8Array): unknown[] {
  const contents: unknown[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = bytes.indexOf(MARK[0]);
  while (at >= 0 && at + HEAD_BYTES <= bytes.length) {
    const end = at + HEAD_BYTES + view.getUint32(at + LENGTH_AT, true);
    const read =
      isMark(bytes, at) && end <= bytes.length ? contentOf(bytes.subarray(at + HEAD_BYTES, end), view, at) : undefined;
    if (read) contents.push(read.content);
    at = bytes.indexOf(MARK[0], read ? end : at + 1);
  }
  return contents;
}

const isMark = (bytes: Uint8Array, at: number): boolean => MARK.every((byte, offset) => bytes[at + offset] === byte);

function contentOf(text: Uint8Array, view: DataView, at: number): { content: unknown } | undefined {
  if (crc32(text) !== view.getUint32(at + SUM_AT, true)) return undefined;
  try {
    return { content: JSON.parse(new TextDecoder().decode(text)) };
  } catch {
    return undefined;
  }
}
