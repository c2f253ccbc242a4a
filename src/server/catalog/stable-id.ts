import { createHash } from 'node:crypto';
import { formatUuidv7 } from '../../core/uuid.ts';

/** 2025-01-01T00:00:00Z: ids of sources sort before those made in use. */
const EPOCH_MS = 1_735_689_600_000;
/** Namespaces spread over the 2^24 ms (4.7 h) from there, so that the rows of one source lie together. */
const NAMESPACE_BYTES = 3;
const KEY_BYTES = 10;

/** The same UUIDv7-shaped id for the same key, on every machine and at every import. */
export function stableId(namespace: string, key: string): string {
  const spread = createHash('sha256').update(namespace).digest().readUIntBE(0, NAMESPACE_BYTES);
  const bytes = createHash('sha256').update(`${namespace}\0${key}`).digest().subarray(0, KEY_BYTES);
  return formatUuidv7(EPOCH_MS + spread, bytes);
}
