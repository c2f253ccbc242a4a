import { randomBytes } from 'node:crypto';

const KEY = /^[0-9a-f]{32}$/;
const KEY_BYTES = 16;

/** A name that says nothing of the file or its owner. */
export const newFileKey = (): string => randomBytes(KEY_BYTES).toString('hex');

/** @throws Error for what is no key, so that no caller's text becomes a path */
export function assertFileKey(key: string): void {
  if (!KEY.test(key)) throw new Error('not a key of a file');
}
