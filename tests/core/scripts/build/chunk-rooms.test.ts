import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunkRooms } from '../../../../scripts/build/chunk-rooms.ts';
import { chunkGroups } from '../../../../scripts/build/chunks.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const stands = (path: string): boolean =>
  path.endsWith('/')
    ? existsSync(join(ROOT, path))
    : existsSync(join(ROOT, dirname(path))) &&
      readdirSync(join(ROOT, dirname(path))).some((file) => file.startsWith(`${basename(path)}.`));
const groupsOf = (path: string) => chunkGroups.filter(({ test }) => test(`/root/${path}`)).map(({ name }) => name);

describe('the table of chunks', () => {
  it('names only folders and modules that exist, so that a move cannot change a chunk unseen', () => {
    const paths = Object.values(chunkRooms).flat();
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => !stands(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('has a group for each of its chunks', () => {
    const names = new Set(chunkGroups.map(({ name }) => name));
    expect(Object.keys(chunkRooms).filter((name) => name !== '' && !names.has(name))).toEqual([]);
  });

  it('lets the longest path decide, and keeps words with their screens', () => {
    expect(groupsOf('src/client/features/catalog/filters/filter-sheet.tsx')).toEqual(['filters']);
    expect(groupsOf('src/client/features/catalog/filters/applied/filter-check.ts')).toEqual(['applied']);
    expect(groupsOf('src/client/features/address/address-form.tsx')).toEqual(['account']);
    expect(groupsOf('src/client/features/address/address-texts.ts')).toEqual([]);
  });
});
