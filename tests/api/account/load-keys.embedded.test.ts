import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeSigningKey } from '../../../src/server/account/keys/key-ring.ts';
import { loadKeys } from '../../../src/server/account/keys/load-keys.ts';

let DATA_DIR: string;

beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'rasteh-keys-'));
});

afterEach(() => rm(DATA_DIR, { recursive: true }));

const load = (SIGNING_KEYS?: string) => loadKeys({ DATA_DIR, SIGNING_KEYS });
const kidsOf = async (SIGNING_KEYS?: string) => (await load(SIGNING_KEYS)).publicKeys.keys.map(({ kid }) => kid);

describe('signing keys', () => {
  it('are made at the first start, for their owner only, and stay', async () => {
    const first = await kidsOf();
    expect(await kidsOf()).toEqual(first);
    const folder = join(DATA_DIR, 'keys');
    expect(await readdir(folder)).toEqual(['signing-keys.json']);
    expect((await stat(join(folder, 'signing-keys.json'))).mode & 0o777).toBe(0o600);
  });

  it('are the same for servers that start at once', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => kidsOf()));
    expect(new Set(all.flat()).size).toBe(1);
  });

  it('come from SIGNING_KEYS where it is set, and then no file is made', async () => {
    const keys = [makeSigningKey(), makeSigningKey()];
    expect(await kidsOf(JSON.stringify(keys))).toEqual(keys.map(({ kid }) => kid));
    expect(await readdir(DATA_DIR)).toEqual([]);
  });

  it.each(['', 'x', '[]', '{}', '[{"kty":"RSA"}]', JSON.stringify([{ ...makeSigningKey(), d: undefined }])])(
    'that cannot be read stop the start: «%s»',
    async (text) => {
      await mkdir(join(DATA_DIR, 'keys'));
      const path = join(DATA_DIR, 'keys/signing-keys.json');
      await writeFile(path, text);
      await expect(load()).rejects.toThrow('کلیدهای امضا');
      expect(await readFile(path, 'utf8')).toBe(text);
    },
  );
});
