import { isAscii } from 'node:buffer';

/** Length of the character by its first byte and the least second byte, or 0 for a byte that begins none. */
function lengthOf(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  if (lead >= 0xe0 && lead <= 0xef) return 3;
  return lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
}

const isContinuation = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x80 && byte <= 0xbf;

/** Overlong forms, surrogates and code points above U+10FFFF are bad from their second byte on. */
function isSecond(lead: number, byte: number | undefined): boolean {
  if (byte === undefined || !isContinuation(byte)) return false;
  if (lead === 0xe0) return byte >= 0xa0;
  if (lead === 0xed) return byte <= 0x9f;
  if (lead === 0xf0) return byte >= 0x90;
  return lead !== 0xf4 || byte <= 0x8f;
}

/** How many bytes of a character that goes on in the next block stand at the end. */
export function openCharacterAtEnd(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back];
    if (!isContinuation(byte)) return lengthOf(byte ?? 0) > back ? back : 0;
  }
  return 0;
}

/** How many characters of several bytes the bytes have, and the index of each byte that is none of UTF-8. */
export function scanUtf8(bytes: Uint8Array): { characters: number; bad: number[] } {
  const bad: number[] = [];
  let characters = 0;
  if (isAscii(bytes)) return { characters, bad };
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at] ?? 0;
    const length = lengthOf(lead);
    let isWhole = length > 0;
    for (let next = 1; next < length; next++) {
      const byte = bytes[at + next];
      isWhole &&= next === 1 ? isSecond(lead, byte) : isContinuation(byte);
    }
    if (!isWhole) bad.push(at);
    else if (length > 1) characters += 1;
    at += isWhole ? length : 1;
  }
  return { characters, bad };
}
