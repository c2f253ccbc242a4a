import { hash } from 'node:crypto';

/** Raise it when the same source must derive other rows, so that the next run rewrites the stored ones. */
const WRITER_VERSION = 1;

/** Hashes any JSON value; the order of an object's keys does not matter. */
export function contentHash(value: unknown): string {
  return hash('sha256', `${WRITER_VERSION}\n${sortedJson(value)}`, 'base64url');
}

/** JSON with sorted keys and without undefined members. */
function sortedJson(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value !== 'object' || value === null) return String(value ?? null);
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`;
  if (value instanceof Date) return JSON.stringify(value);
  let members = '';
  for (const key of Object.keys(value).sort()) {
    const member = (value as Record<string, unknown>)[key];
    if (member !== undefined) members += `${members === '' ? '' : ','}${JSON.stringify(key)}:${sortedJson(member)}`;
  }
  return `{${members}}`;
}
