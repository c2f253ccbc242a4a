const POLYNOMIAL = 0xedb88320;
const BYTE_BITS = 8;
const BYTES = 256;

const table = Uint32Array.from({ length: BYTES }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < BYTE_BITS; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

/** CRC-32 as in ZIP and PNG. */
export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> BYTE_BITS) ^ (table[(value ^ byte) & 0xff] ?? 0);
  return (value ^ 0xffffffff) >>> 0;
}
