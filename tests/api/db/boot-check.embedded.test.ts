import { describe, expect, it } from 'vitest';
import { checkEncoding, type Queryable } from '../../../src/server/db/boot-check.ts';

/** A fake engine with this encoding and this many trigrams for «پمپ». */
const engine = (encoding: string, trigrams: number | null): Queryable => ({
  query: async (text) => ({
    rows: text.includes('server_encoding') ? [{ server_encoding: encoding }] : [{ count: trigrams }],
  }),
});

describe('checkEncoding', () => {
  it('accepts UTF-8 with trigrams of Persian words', async () => {
    await expect(checkEncoding(engine('UTF8', 4))).resolves.toBeUndefined();
  });

  it('refuses another encoding and names it, in Persian and English', async () => {
    await expect(checkEncoding(engine('SQL_ASCII', 4))).rejects.toThrow(/SQL_ASCII است[\s\S]*encoding is SQL_ASCII/);
  });

  it.each([null, 0])('refuses an engine without trigrams for Persian words (%s)', async (trigrams) => {
    await expect(checkEncoding(engine('UTF8', trigrams))).rejects.toThrow(/LC_CTYPE/);
  });
});
