import { hash } from 'node:crypto';

/** Raise it when stored rows are derived differently from the same source, so that the next run rewrites them. */
const WRITER_VERSION = 1;

/** Of anything JSON can hold; the order of an object's keys does not matter. */
export function contentHash(value: unknown): string {
  return hash('sha256', `${WRITER_VERSION}\n${JSON.stringify(value, sortKeys)}`, 'base64url');
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
