import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtImport, programDigest, programsDir } from '../../../scripts/program-path.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rasteh-program-'));
  for (const path of ['src/server/main.ts', 'src/demo/a.ts', 'src/contract/a.ts', 'src/core/a.ts'])
    write(path, '// first');
  write('scripts/build/program.ts', '');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, content: string): string {
  const full = join(root, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, content);
  return full;
}

const writeBuild = () => {
  const path = join(programsDir(root), programDigest(root), 'import.js');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  return path;
};

test('without a build the import runs from its sources', () => {
  expect(builtImport(root)).toBeUndefined();
});

test('a build of the current sources is used', () => {
  const path = writeBuild();
  expect(builtImport(root)).toBe(path);
});

test('a build of other sources is not used', () => {
  writeBuild();
  write('src/server/db/migrations/0001_new.sql', 'select 1;');
  expect(builtImport(root)).toBeUndefined();
});
