import { hash } from 'node:crypto';
import { formatUuidv7 } from '../../../core/ids/uuidv7.ts';

/** 2025-01-01T00:00:00Z: ids of imported rows sort before ids made at run time. */
const EPOCH_MS = 1_735_689_600_000;
/** Each namespace gets a fixed time within the following 2^24 ms (4.7 h), so that a source's rows are adjacent. */
const NAMESPACE_BYTES = 3;
const KEY_BYTES = 10;
/** Length of the time in an id's text. */
const TIME_LENGTH = 13;

const spreads = new Map<string, number>();

function spreadOf(namespace: string): number {
  const known = spreads.get(namespace);
  if (known !== undefined) return known;
  const spread = hash('sha256', namespace, 'buffer').readUIntBE(0, NAMESPACE_BYTES);
  spreads.set(namespace, spread);
  return spread;
}

/** A UUIDv7-shaped id that is the same for the same key on every machine and at every import. */
export function stableId(namespace: string, key: string): string {
  const bytes = hash('sha256', `${namespace}\0${key}`, 'buffer').subarray(0, KEY_BYTES);
  return formatUuidv7(EPOCH_MS + spreadOf(namespace), bytes);
}

/** Numbered ids under one key: they share one hash and differ in their milliseconds. */
export function stableIds(namespace: string, key: string): (number: number) => string {
  const first = stableId(namespace, key);
  const tail = first.slice(TIME_LENGTH);
  const ms = EPOCH_MS + spreadOf(namespace);
  return (number) => {
    const time = (ms + number).toString(16).padStart(12, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}${tail}`;
  };
}
