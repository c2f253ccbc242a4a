import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { decideEncoding, decodedText } from '../../../src/server/catalog/import/decoded-text.ts';
import { importCatalog, loadCatalogFile } from '../../../src/server/catalog/import/import-catalog.ts';
import { scanUtf8 } from '../../../src/server/catalog/import/scan-utf8.ts';
import { parseMapping } from '../../../src/server/catalog/import/table/mapping-file.ts';
import type { Database } from '../../../src/server/db/open-database.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { productOf } from './stored-products.ts';
import { writtenFile } from './written-file.ts';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const mapping = { id: 'کد', title: 'نام', supplier: { value: 'الف' }, category: { value: 'پیچ', create: true } };
const importBytes = async (content: Uint8Array | string, changes: object = {}) => {
  const path = writtenFile('bolts.csv', content);
  return importCatalog(database.db, await loadCatalogFile(path, { mapping: parseMapping({ ...mapping, ...changes }) }));
};
const lines = ['کد;نام', 'A1;پیچ شش‌گوش', 'A2;مهره', 'A3;واشر'];
/** The text with an undecodable byte in place of each `¤`. */
const withBadBytes = (text: string): Buffer =>
  Buffer.concat(
    text.split('¤').flatMap((part, index) => (index === 0 ? [] : [Buffer.from([0xe9])]).concat(Buffer.from(part))),
  );

describe('the encoding of a CSV file', () => {
  test('is decided once: one bad byte does not turn the file into windows-1256', async () => {
    const report = await importBytes(withBadBytes(`${lines.join('\n')}\nA4;caf¤ ¤\nA5;"دو\nسط¤ر"\nA6;میخ`));
    expect(report.product).toMatchObject({ accepted: 4, rejected: 2 });
    expect((await productOf(database.db, 'A1')).base.title).toBe('پیچ شش‌گوش');
    expect(report.rejected.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '5: بایت‌هایی از این ردیف در utf-8 خوانا نیست: سطر ۵: 0xE9، سطر ۵: 0xE9',
      '6: بایت‌هایی از این ردیف در utf-8 خوانا نیست: سطر ۷: 0xE9',
    ]);
  });

  test('a bad byte in the headings refuses the file', async () => {
    await expect(importBytes(withBadBytes(`کد;ن¤ام\n${lines.slice(1).join('\n')}`))).rejects.toThrow('سطر ۱: 0xE9');
  });

  test.each(['utf-16le', 'utf-16be'] as const)('%s is known by its byte order mark', async (encoding) => {
    const bytes = Buffer.from(`\ufeff${lines.join('\n')}`, 'utf16le');
    await importBytes(encoding === 'utf-16le' ? bytes : bytes.swap16());
    expect((await productOf(database.db, 'A2')).base.title).toBe('مهره');
  });

  test('the mapping overrides it', async () => {
    const text = Buffer.from('id;name\nA1;électrovanne', 'latin1');
    await importBytes(text, { id: 'id', title: 'name', encoding: 'windows-1252' });
    expect((await productOf(database.db, 'A1')).base.title).toBe('électrovanne');
  });

  test('an undefined byte of windows-1252 is reported', async () => {
    const text = Buffer.concat([Buffer.from('id;name\nA1;b'), Buffer.from([0x81]), Buffer.from('\nA2;c')]);
    const report = await importBytes(text, { id: 'id', title: 'name', encoding: 'windows-1252' });
    expect(report.product).toMatchObject({ accepted: 1, rejected: 1 });
    expect(report.rejected[0]).toMatchObject({ line: 2, reason: expect.stringContaining('0x81') });
  });

  test('an ASCII file is UTF-8, and Persian bytes of the old code page are windows-1256', async () => {
    expect(await decideEncoding(writtenFile('ascii.csv', 'a;b\n1;2'))).toBe('utf-8');
    const old = Uint8Array.from([0x81, 0xed, 0x8d, 0x3b, 0xe3, 0xe5, 0xd1, 0xe5]);
    expect(await decideEncoding(writtenFile('old.csv', old))).toBe('windows-1256');
  });
});

describe('an XML or JSON file with bad bytes', () => {
  test.each(['bad.xml', 'bad.json'])('%s is refused with the line of each', async (name) => {
    const xml = '<?xml version="1.0"?>\n<BMECAT>\n<T_NEW_CATALOG>¤</T_NEW_CATALOG>\n<x>¤</x></BMECAT>';
    const json = '{"categories": [],\n"manufacturers":\n[{"id": "¤"}],\n"products": ["¤"]}';
    const path = writtenFile(name, withBadBytes(name === 'bad.xml' ? xml : json));
    await expect(loadCatalogFile(path)).rejects.toThrow('سطر ۳: 0xE9، سطر ۴: 0xE9');
  });

  test('a file of one very long line is read, with characters on the borders of its blocks', async () => {
    const text = `a${'پ€😀'.repeat(300_000)}`;
    const parts: string[] = [];
    const bad: unknown[] = [];
    const path = writtenFile('long.xml', text);
    for await (const part of decodedText(path, 'utf-8', (byte) => bad.push(byte))) parts.push(part);
    expect(parts.length).toBeGreaterThan(5);
    expect(parts.join('') === text).toBe(true);
    expect(bad).toEqual([]);
  });

  test('a wrong XML declaration is overridden by the mapping', async () => {
    const xml = `<?xml version="1.0" encoding="utf-8"?><BMECAT><HEADER><CATALOG><CATALOG_ID>Öl</CATALOG_ID></CATALOG></HEADER><T_NEW_CATALOG><PRODUCT/></T_NEW_CATALOG></BMECAT>`;
    const path = writtenFile('latin.xml', Buffer.from(xml, 'latin1'));
    await expect(loadCatalogFile(path)).rejects.toThrow('utf-8');
    expect((await loadCatalogFile(path, { mapping: { encoding: 'windows-1252' } })).source).toBe('öl');
  });
});

describe('scanUtf8', () => {
  test('agrees with the decoder on which texts are whole', () => {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let state = 7;
    const next = (bound: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * bound);
    };
    const parts = ['پ', 'a', '😀', 'é', '€'].map((text) => [...Buffer.from(text)]);
    for (let round = 0; round < 3000; round++) {
      const bytes = Uint8Array.from(
        Array.from({ length: 6 }, () => (next(4) === 0 ? [128 + next(128)] : (parts[next(parts.length)] ?? []))).flat(),
      );
      let isWhole = true;
      try {
        decoder.decode(bytes);
      } catch {
        isWhole = false;
      }
      expect(scanUtf8(bytes).bad.length === 0, Buffer.from(bytes).toString('hex')).toBe(isWhole);
    }
  });
});
