import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bmecatMapping } from '../../../src/server/catalog/import/bmecat/bmecat-mapping.ts';
import { importCatalog, loadCatalogFile } from '../../../src/server/catalog/import/import-catalog.ts';
import { loadMapping } from '../../../src/server/catalog/import/open-record-source.ts';
import { mapping } from '../../../src/server/catalog/import/table/mapping-file.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import type { Database } from '../../../src/server/db/open-database.ts';
import { buildCategory, newCatalog } from '../../factories/catalog.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { productOf, valuesOf } from './stored-products.ts';

const folder = fileURLToPath(new URL('../../../docs/import', import.meta.url));
const names = readdirSync(folder);
const files = names.filter((name) => !name.endsWith('.mapping.json') && extname(name) !== '.md');
const mappingOf = (name: string): string => join(folder, `${basename(name, extname(name))}.mapping.json`);
/** Categories of the demo data that the examples name. */
const existing = ['پیچ شش‌گوش نیم‌رزوه', 'پمپ سانتریفیوژ زمینی', 'شیر توپی فلنجی', 'کابل و متعلقات'];

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const catalog = newCatalog('demo');
  buildCategory(catalog, { key: 'pump', name: 'پمپ' });
  for (const name of existing)
    buildCategory(catalog, { key: name, name, parentKey: name.startsWith('پمپ') ? 'pump' : 'root:Product' });
  await writeCatalog(database.db, catalog);
});
afterAll(() => database.close());

describe('the examples of docs/import', () => {
  test.each(files)('%s is imported completely', async (name) => {
    const path = join(folder, name);
    const file = await loadCatalogFile(path, {
      mapping: existsSync(mappingOf(name)) ? await loadMapping(mappingOf(name), path) : undefined,
      category: name === 'cables.xlsx' ? 'کابل و متعلقات' : undefined,
    });
    const report = await importCatalog(database.db, file);
    expect(report.rejected).toEqual([]);
    expect(report.product.accepted).toBeGreaterThan(0);
    expect(report.features.stored).toBe(report.features.read);
  });

  test('their values are read as the mapping says', async () => {
    expect(await valuesOf(database.db, 'P-15')).toEqual([
      'توان number 1.5 KiloW',
      'دهانه number 0.5 IN',
      'هد number 22.5 M',
    ]);
    expect(await valuesOf(database.db, 'KH-050')).toEqual([
      'قطر نامی number 50 MilliM',
      'فشار نامی number 16 BAR_G',
      'ضریب دبی number 190',
      'آب‌بند multiOption PTFE',
      'آب‌بند multiOption FKM',
      'قطر ساقه number 0.375 IN',
      'Gewicht number 8.6 KiloGM',
    ]);
    expect((await productOf(database.db, 'KH-050')).base.title).toBe('Vanne à boisseau DN 50');
    expect(await valuesOf(database.db, 'RS-1')).toContain('طول number 1250.5 MilliM');
    expect((await productOf(database.db, 'C-15')).offer.priceValidUntil).toBe('2027-03-20');
  });

  test('every key of a mapping is documented and shown', () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const shown = names.filter((name) => name.endsWith('.mapping.json'));
    const texts = shown.map((name) => ({ name, keys: keysOf(JSON.parse(readFileSync(join(folder, name), 'utf8'))) }));
    const tables = texts.filter(({ name }) => !name.startsWith('valves')).flatMap(({ keys }) => [...keys]);
    const bmecat = texts.filter(({ name }) => name.startsWith('valves')).flatMap(({ keys }) => [...keys]);
    for (const key of Object.keys(mapping.shape)) {
      expect(readme, key).toContain(`\`${key}\``);
      expect(tables, key).toContain(key);
    }
    for (const key of ['column', 'columns', 'value', 'known', 'create', 'quantity', 'separator'])
      expect(tables, key).toContain(key);
    for (const key of Object.keys(bmecatMapping.shape)) {
      expect(readme, key).toContain(`\`${key}\``);
      expect(bmecat, key).toContain(key);
    }
  });
});

function keysOf(json: unknown): Set<string> {
  if (typeof json !== 'object' || json === null) return new Set();
  const own = Array.isArray(json) ? [] : Object.keys(json);
  return new Set([...own, ...Object.values(json).flatMap((value) => [...keysOf(value)])]);
}
