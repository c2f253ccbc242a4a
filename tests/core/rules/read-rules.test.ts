import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFaults, sharedAreas } from '../../../scripts/rules/reads.ts';

const root = join(import.meta.dirname, '../../..');
const sources = new Map(
  readdirSync(join(root, 'src/client'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(root, path), readFileSync(path, 'utf8')]),
);

const SCREEN = 'src/client/features/notes/note-screen.tsx';

describe('the rules about reads', () => {
  it('hold in every file of the client', () => {
    expect(sources.size).toBeGreaterThan(300);
    expect([...sources].flatMap(([file, text]) => readFaults(file, text))).toEqual([]);
  });

  it('give each area to one feature', () => {
    expect(sharedAreas(sources)).toEqual([]);
    const home = "publicRead({ area: 'catalog', name: 'count' })";
    expect(sharedAreas(new Map([...sources, ['src/client/features/home/queries.ts', home]]))).toEqual(['catalog']);
  });

  it.each([
    ['options of its own', 'useQuery(queryOptions({ queryKey: key, queryFn }))'],
    ['options of pages of its own', 'infiniteQueryOptions ({ ...options })'],
    ['a literal key', "client.removeQueries({ queryKey: ['notes'] })"],
    ['a policy of its own', "useQuery({ ...reads.notes.list(), meta: { policy: 'public' } })"],
    ['a read of its own', "publicRead({ area: 'notes', name: 'list', queryFn })"],
    ['typed pages of its own', "privatePages<Page<Note>>({ area: 'notes', name: 'list', queryFn })"],
    ['a look into a key', "if (query.queryKey[0] === 'notes') save(query)"],
    ['a look into the text of a key', 'query.queryHash.startsWith(\'["notes"\')'],
  ])('refuse a screen with %s', (_, code) => {
    expect(readFaults(SCREEN, code)).toHaveLength(1);
  });

  it('let the queries of an area make its reads, and nothing of them themselves', () => {
    const file = 'src/client/features/notes/queries.ts';
    expect(readFaults(file, "privateRead({ area: 'notes', name: 'list', queryFn })")).toEqual([]);
    expect(readFaults(file, "queryOptions({ queryKey: ['notes'], meta: { policy: 'public' } })")).toHaveLength(3);
  });
});
