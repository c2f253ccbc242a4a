const COUNTER_LIMIT = 0x1000;
/** The counter starts at random below this, which leaves room for more ids in the same millisecond. */
const COUNTER_START_LIMIT = 0x800;
/** Ids stay in order if the clock is set back by less than this. */
const CLOCK_SKEW_MS = 10_000;
const TAIL_BYTES = 10;
const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

let lastMs = 0;
let counter = 0;

/** 48-bit time, then `bytes` (10 of them) under version 7's fixed bits (RFC 9562 §5.7). */
export function formatUuidv7(ms: number, bytes: Uint8Array): string {
  let hex = ms.toString(16).padStart(12, '0');
  for (let at = 0; at < TAIL_BYTES; at++) {
    const byte = bytes[at] ?? 0;
    hex += hexOfByte[at === 0 ? 0x70 | (byte & 0x0f) : at === 2 ? 0x80 | (byte & 0x3f) : byte];
  }
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Successive ids sort in order of creation, even within a millisecond. */
export function uuidv7(now: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  if (now > lastMs || lastMs - now > CLOCK_SKEW_MS) {
    lastMs = now;
    counter = (((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)) % COUNTER_START_LIMIT;
  } else {
    counter += 1;
    if (counter === COUNTER_LIMIT) {
      lastMs += 1;
      counter = 0;
    }
  }
  bytes[0] = counter >> 8;
  bytes[1] = counter & 0xff;
  return formatUuidv7(lastMs, bytes);
}
