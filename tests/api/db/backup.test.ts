import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { persons } from '../../../src/server/account/person/person.table.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { restoreBackup } from '../../../src/server/cli/backup/restore-backup.ts';
import { writeBackup } from '../../../src/server/cli/backup/write-backup.ts';
import { seedIfEmpty } from '../../../src/server/cli/seed.ts';
import { type Database, openDatabase } from '../../../src/server/db/open-database.ts';
import { prepareSnapshot } from '../../../src/server/db/pglite/snapshot.ts';
import { files } from '../../../src/server/files/file.table.ts';
import { checkLedger } from '../../../src/server/ledger/check-ledger.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { operations } from '../../../src/server/platform/command/operation.table.ts';
import { newFileKey } from '../../../src/server/platform/files/file-key.ts';
import { FolderStore } from '../../../src/server/platform/files/folder-store.ts';
import { suppliers } from '../../../src/server/suppliers/supplier.table.ts';
import { openTestDatabase, temporaryRoot } from '../../setup/test-database.ts';
import { bearingCatalog } from '../import/bearing-catalog.ts';
import { catalogDigest } from '../import/catalog-digest.ts';
import { openNamed, openWallet, post, transfer } from '../wallet/ledger-world.ts';
import { onPostgres } from './engine-under-test.ts';

let folder: string;
let store: FolderStore;
let database: Database;
let backup: string;
beforeAll(async () => {
  folder = mkdtempSync(join(temporaryRoot(), 'rasteh-backup-'));
  store = new FolderStore(join(folder, 'files'));
  database = await openTestDatabase();
  await seedIfEmpty(database.db, () => {}, { source: async () => bearingCatalog() });
  await database.db.update(suppliers).set({
    about: 'سطر یک\nسطر دو\t"نقل" \\ پایان 🙂 می‌خواهم',
    certificates: ['a"b', 'ج\n'],
    createdAt: sql`'2026-11-21 04:03:02.123456+03:30'`,
  });
  await database.db.execute(
    sql`update property_values set base_max = 0.1::float8 + 0.2::float8, note = '' where value is not null`,
  );
  await database.db.insert(operations).values({
    actor: 'anonymous',
    id: '01940000-0000-7000-8000-000000000000',
    command: 'test.backup',
    bodyHash: 'hash',
    status: 200,
    answer: '{"text":"سطر\\nدو","n":1.50}',
    at: new Date(),
  });
  await database.db.insert(auditEntries).values({
    id: '01940000-0000-7000-8000-000000000001',
    at: new Date(),
    actor: 'system',
    command: 'test.backup',
    objectType: 'note',
    objectId: '1',
    details: { zeta: 'سطر\nدو "نقل"', a: [1.5, null, true] },
  });
  await buildStoredFiles(database);
  // Entries and transfers refer to each other, and nothing of them is ever changed.
  const bank = await openNamed(database.db, { kind: 'clearing', gateway: 'sandbox', shard: 0 });
  const [payer, receiver] = [await openWallet(database.db), await openWallet(database.db)];
  await post(
    database.db,
    transfer(bank, payer, 900, { kind: 'charge', refKind: 'attempt' }),
    transfer(payer, receiver, 400),
  );
  backup = join(folder, 'whole.jsonl.gz');
  await writeBackup(database, backup, store);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** More than a line of the dump, nothing, and one whose content was removed meanwhile. */
const contents = [randomBytes(1_000_000), Buffer.alloc(0), undefined];
const fileKeys = contents.map(newFileKey);

async function buildStoredFiles({ db }: Database) {
  const personId = uuidv7();
  const now = new Date();
  await db.insert(persons).values({ id: personId, phone: '+989120000099', updatedAt: now });
  for (const [at, content] of contents.entries()) {
    const storageKey = fileKeys[at] ?? '';
    const file = { scope: 'document', state: 'ready', name: 'نقشه', mime: 'image/webp', sha256: '', bytes: 1 } as const;
    await db.insert(files).values({ ...file, id: uuidv7(), personId, storageKey, updatedAt: now });
    if (content) await store.put(storageKey, content);
  }
}

async function openPglite(): Promise<Database> {
  const dataDir = mkdtempSync(join(folder, 'pglite-'));
  return openDatabase({ dataDir, durable: false, snapshot: await prepareSnapshot() });
}

const isLastPart = (line: string, next = '') => line.startsWith('{"part":') && !next.startsWith('{"part":');

/** In the middle of the file. */
const flipped = (bytes: Uint8Array) => bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 4 : byte));

const digestsOf = async (from: Database) => {
  const { tables } = await writeBackup(from, join(folder, `${crypto.randomUUID()}.gz`), store);
  return tables;
};

describe('writeBackup and restoreBackup', () => {
  let target: Database;
  beforeEach(async () => {
    target = await openTestDatabase();
  });
  afterEach(() => target.close());

  test('what is restored is what was there, to the last digit', async () => {
    const { header, tables } = await restoreBackup(target, backup, store);
    expect(header).toMatchObject({ engine: database.engine, migration: expect.stringMatching(/^\d{4}_/) });
    expect(await catalogDigest(target.db)).toEqual(await catalogDigest(database.db));
    expect(await digestsOf(target)).toEqual(tables);
    const [read] = await target.db.select({ about: suppliers.about }).from(suppliers).limit(1);
    expect(read?.about).toContain('سطر یک\nسطر دو');
    const { rows } = await target.db.execute(sql`select created_at::text as at from suppliers limit 1`);
    expect(rows).toEqual([{ at: '2026-11-21 00:33:02.123456+00' }]);
    expect(await checkLedger(target.db)).toEqual({ accounts: 3, transfers: 2, faults: [] });
  });

  test('every table of the schema is in it', async () => {
    const [header = ''] = gunzipSync(readFileSync(backup)).toString().split('\n');
    const { rows } = await database.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    const dumped = (JSON.parse(header) as { tables: { name: string }[] }).tables.map(({ name }) => name);
    expect(dumped.toSorted()).toEqual(rows.map(({ name }) => name));
  });

  test('a restored catalogue goes on: the same source again changes nothing', async () => {
    await restoreBackup(target, backup, store);
    const report = await writeCatalog(target.db, bearingCatalog());
    expect(report.offer).toMatchObject({ accepted: 0, updated: 0, unchanged: 2 });
  });

  test('a database that is not empty is left as it is', async () => {
    await writeCatalog(target.db, bearingCatalog('other'));
    const before = await catalogDigest(target.db);
    await expect(restoreBackup(target, backup, store)).rejects.toThrow('خالی نیست');
    expect(await catalogDigest(target.db)).toEqual(before);
  });

  test('brings the contents of files back, with their digests', async () => {
    const { files: dumped } = await writeBackup(database, join(folder, 'files.gz'), store);
    expect(dumped).toEqual({ count: 2, bytes: 1_000_000, missing: 1 });
    const fresh = new FolderStore(join(folder, crypto.randomUUID()));
    expect((await restoreBackup(target, backup, fresh)).filesCount).toBe(2);
    for (const [at, content] of contents.entries()) expect(await fresh.find(fileKeys[at] ?? '')).toEqual(content);
  });

  test('leaves the contents out where a bucket has them', async () => {
    const path = join(folder, 'bucket.gz');
    expect((await writeBackup(database, path, undefined)).files.count).toBe(0);
    expect((await restoreBackup(target, path, store)).filesCount).toBe(0);
  });

  const lines = () => gunzipSync(readFileSync(backup)).toString().split('\n');
  const packed = (changed: string[]) => gzipSync(changed.join('\n'));
  test.each<[string, () => Uint8Array, string]>([
    ['cut off', () => readFileSync(backup).subarray(0, -200), 'ناقص'],
    ['cut off between two lines', () => packed(lines().slice(0, -2)), 'ناقص'],
    ['with a flipped bit', () => flipped(readFileSync(backup)), 'ناقص|این برنامه|ساختار'],
    ['with a changed row', () => packed(lines().map((line) => line.replace('البرز', 'البزر'))), 'ناقص'],
    ['without one row', () => packed(lines().filter((line) => !line.includes('"source_key":"cheap"'))), 'ناقص'],
    [
      'without a part of a file',
      () => packed(lines().filter((line, at, all) => !isLastPart(line, all[at + 1]))),
      'ناقص',
    ],
    ['with a changed file', () => packed(lines().map((line) => line.replace(/^(\{"part":")...../, '$1AAAAA'))), 'ناقص'],
    [
      'without a file',
      () => packed(lines().filter((line) => !line.startsWith('{"file":{') || !line.includes('"bytes":0,'))),
      'ناقص',
    ],
    ['with a row that is no JSON', () => packed(lines().map((line, at) => (at === 2 ? '{"id":' : line))), 'ناقص'],
    [
      'of another schema',
      () => packed(lines().map((line, at) => (at ? line : line.replace('"version",', '')))),
      'ساختار',
    ],
    ['of another program', () => packed(['{"format":"other"}', ...lines().slice(1)]), 'این برنامه'],
    ['that is no gzip', () => Buffer.from('not a dump'), 'ناقص'],
    ['that is empty', () => Buffer.alloc(0), 'ناقص|این برنامه'],
  ])('a dump %s is refused and leaves nothing behind', async (name, content, reason) => {
    const before = await catalogDigest(target.db);
    const path = join(folder, `${name}.gz`);
    writeFileSync(path, content());
    await expect(restoreBackup(target, path, store)).rejects.toThrow(new RegExp(reason));
    expect(await catalogDigest(target.db)).toEqual(before);
  });

  test('a dump that fails leaves no file, and a former one is kept', async () => {
    const path = join(folder, 'kept.gz');
    writeFileSync(path, 'former');
    await target.db.execute(sql`alter table suppliers rename to lost`);
    await expect(writeBackup(target, path, store)).rejects.toThrow();
    expect(readFileSync(path, 'utf8')).toBe('former');
    expect(existsSync(`${path}.part`)).toBe(false);
    await target.db.execute(sql`alter table lost rename to suppliers`);
  });
});

describe.runIf(onPostgres)('a backup across engines', () => {
  test('of PostgreSQL restores into PGlite and back, with equal digests', async () => {
    const pglite = await openPglite();
    const postgres = await openTestDatabase();
    try {
      const { tables } = await restoreBackup(pglite, backup, store);
      const back = join(folder, 'back.gz');
      expect((await writeBackup(pglite, back, store)).tables).toEqual(tables);
      const { header } = await restoreBackup(postgres, back, store);
      expect(header.engine).toBe('pglite');
      expect(await catalogDigest(postgres.db)).toEqual(await catalogDigest(database.db));
    } finally {
      await pglite.close();
      await postgres.close();
    }
  });

  test('taken while others write is one moment, the same in either engine: no transaction is in it by half', async () => {
    const busy = await openTestDatabase();
    const restored = await openTestDatabase();
    const pglite = await openPglite();
    try {
      await writeCatalog(busy.db, bearingCatalog());
      await busy.db.execute(sql`
        insert into search_terms (term, uses) 
        select case when n <= 200 then 'term' else 'still' end || n, 0 from generate_series(1, 30000) n`);
      let isOver = false;
      let round = 0;
      const write = async () => {
        round += 1;
        await busy.db.transaction(async (tx) => {
          await tx.execute(sql`update categories set position = ${round}`);
          await tx.execute(sql`update search_terms set uses = ${round} where term like 'term%'`);
          await tx.update(suppliers).set({ foundedYear: round }).where(eq(suppliers.sourceKey, 'a'));
        });
      };
      await write();
      const writing = (async () => {
        while (!isOver) await write();
      })();
      const path = join(folder, 'busy.gz');
      const before = round;
      const { tables } = await writeBackup(busy, path, store);
      const after = round;
      isOver = true;
      await writing;
      await restoreBackup(restored, path, store);
      await restoreBackup(pglite, path, store);
      expect(await digestsOf(restored)).toEqual(tables);
      expect(await digestsOf(pglite)).toEqual(tables);
      const { rows } = await restored.db.execute<{ round: number }>(sql`
        select position as round from categories union select uses from search_terms where term like 'term%'
        union select founded_year from suppliers where source_key = 'a'`);
      expect(rows).toHaveLength(1);
      expect(rows[0]?.round).toBeGreaterThanOrEqual(Math.max(0, before - 1));
      expect(rows[0]?.round).toBeLessThanOrEqual(after);
      expect(after).toBeGreaterThan(before);
    } finally {
      await busy.close();
      await restored.close();
      await pglite.close();
    }
  });
});

test('writeBackup removes what killed backups left, and leaves the file of one that runs', async () => {
  const [stale, running] = ['stale.part', 'running.part'].map((name) => join(folder, name)) as [string, string];
  for (const file of [stale, running]) writeFileSync(file, '');
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  utimesSync(stale, yesterday, yesterday);
  await writeBackup(database, join(folder, 'next.jsonl.gz'), store);
  expect([stale, running].map((file) => existsSync(file))).toEqual([false, true]);
});
