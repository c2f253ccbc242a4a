import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readRows } from '../../../src/demo/read-data.ts';

const row = z.strictObject({ key: z.string(), d: z.number().optional() });

function fileOf(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'rasteh-rows-')), 'rows.jsonl');
  writeFileSync(path, text);
  return path;
}

describe('readRows', () => {
  it('reads one value a line', () => {
    expect(readRows(fileOf('{"key":"a"}\n{"key":"b","d":2}\n'), row)).toEqual([{ key: 'a' }, { key: 'b', d: 2 }]);
    expect(readRows(fileOf(''), row)).toEqual([]);
  });

  it.each([
    ['a wrong type', '{"key":"a"}\n{"key":2}\n', /:2: .*key/s],
    ['an unknown name', '{"key":"a","e":1}\n', /:1: .*"e"/s],
    ['what is not JSON', '{"key":"a"}\n{"key"\n', /:2: not JSON/],
    ['an empty line', '{"key":"a"}\n\n{"key":"b"}\n', /:2: not JSON/],
  ])('names the line of %s', (_, text, message) => {
    expect(() => readRows(fileOf(text), row)).toThrow(message);
  });
});
