import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseEnv } from '../../../../src/server/env.ts';
import { BucketStore } from '../../../../src/server/platform/files/bucket-store.ts';
import { createFileStore } from '../../../../src/server/platform/files/create-file-store.ts';
import { newFileKey } from '../../../../src/server/platform/files/file-key.ts';
import type { FileStore } from '../../../../src/server/platform/files/file-store.ts';
import { FolderStore } from '../../../../src/server/platform/files/folder-store.ts';
import { type BucketService, startBucketService } from '../../../setup/bucket-service.ts';
import { temporaryRoot } from '../../../setup/test-database.ts';

const dir = mkdtempSync(join(temporaryRoot(), 'rasteh-store-'));
const CONTENT = Buffer.from([0, 255, 1, 254, 13, 10]);

let service: BucketService;

beforeAll(async () => {
  service = await startBucketService();
});
afterAll(async () => {
  rmSync(dir, { recursive: true, force: true });
  await service.close();
});
beforeEach(() => {
  service.fault = undefined;
});

const stores: [name: string, make: () => FileStore][] = [
  ['a folder', () => createFileStore(parseEnv({ DATA_DIR: dir }))],
  ['a folder elsewhere', () => createFileStore(parseEnv({ FILES_URL: pathToFileURL(join(dir, 'else')).href }))],
  ['a bucket', () => createFileStore(parseEnv({ FILES_URL: service.url }))],
];

const readAll = async (store: FileStore, key: string) => buffer((await store.open(key)) ?? Readable.from([]));

describe.each(stores)('%s', (_name, make) => {
  it('has what was put, until it is removed', async () => {
    const [store, key] = [make(), newFileKey()];
    expect(await store.find(key)).toBeUndefined();
    await store.put(key, CONTENT);
    await store.put(key, CONTENT);
    expect(await store.find(key)).toEqual(CONTENT);
    expect(await readAll(store, key)).toEqual(CONTENT);
    await store.remove(key);
    await store.remove(key);
    expect(await store.find(key)).toBeUndefined();
    expect(await store.open(key)).toBeUndefined();
  });

  it.each(['', '../../etc/passwd', 'a'.repeat(32).toUpperCase(), `${newFileKey()}/..`, `${newFileKey()}\0`])(
    'takes no %j as a key',
    async (key) => {
      const store = make();
      await expect(store.put(key, CONTENT)).rejects.toThrow('not a key');
      await expect(store.find(key)).rejects.toThrow('not a key');
      await expect(store.open(key)).rejects.toThrow('not a key');
      await expect(store.remove(key)).rejects.toThrow('not a key');
    },
  );
});

describe('a folder', () => {
  it('removes what a killed put has left', async () => {
    const [store, key] = [new FolderStore(dir), newFileKey()];
    const folder = join(dir, key.slice(0, 2));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${key}.1234.part`), CONTENT);
    expect(await store.find(key)).toBeUndefined();
    await store.remove(key);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses what would leave the database without space', async () => {
    const [store, key] = [new FolderStore(dir, { spareBytes: Number.MAX_SAFE_INTEGER }), newFileKey()];
    await expect(store.put(key, CONTENT)).rejects.toMatchObject({ status: 507, code: 'storage_full' });
    expect(await store.find(key)).toBeUndefined();
  });
});

describe('a bucket', () => {
  it('has the content below its prefix, under a name that says nothing', async () => {
    const key = newFileKey();
    await new BucketStore(service.url).put(key, CONTENT);
    expect(service.objects.get(`/bucket/rasteh/${key}`)).toEqual(CONTENT);
  });

  it.each([403, 500, 503])('that answers %i is told apart from a missing file', async (fault) => {
    const [store, key] = [new BucketStore(service.url), newFileKey()];
    await store.put(key, CONTENT);
    service.fault = fault;
    const calls = [
      () => store.put(key, CONTENT),
      () => store.find(key),
      () => store.open(key),
      () => store.remove(key),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  });

  it('that has no such bucket stores nothing without a word', async () => {
    service.fault = 404;
    await expect(new BucketStore(service.url).put(newFileKey(), CONTENT)).rejects.toMatchObject({ status: 503 });
  });

  it('that does not answer, or is not there, holds nobody up', async () => {
    service.fault = 0;
    const silent = new BucketStore(service.url, { timeoutMs: 50 });
    await expect(silent.put(newFileKey(), CONTENT)).rejects.toMatchObject({ status: 503 });
    await expect(silent.open(newFileKey())).rejects.toMatchObject({ status: 503 });
    const gone = new BucketStore('http://KEY:SECRET@127.0.0.1:1/bucket');
    await expect(gone.find(newFileKey())).rejects.toMatchObject({ status: 503 });
  });
});

describe('FILES_URL', () => {
  it.each(['s3://s3.example.com/bucket', 'https://KEY:SECRET@s3.example.com', 'https://KEY@s3.example.com/bucket'])(
    'of a bucket needs a key, its secret and the bucket: %s',
    (url) => expect(() => parseEnv({ FILES_URL: url })).toThrow('FILES_URL: must'),
  );

  it('takes s3:// for https://', () => {
    expect(parseEnv({ FILES_URL: 's3://KEY:SECRET@s3.example.com/bucket' }).FILES_URL).toMatch(/^s3:/);
  });
});
