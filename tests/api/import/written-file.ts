import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryRoot } from '../../setup/test-database.ts';

/** Writes a file that is deleted at the end of the test. */
export function writtenFile(name: string, content: string | Uint8Array): string {
  const folder = mkdtempSync(join(temporaryRoot(), 'rasteh-file-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
