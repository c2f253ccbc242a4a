import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../../db/start-error.ts';
import type { Env } from '../../env.ts';
import { KeyRing, makeSigningKey, type SigningKey } from './key-ring.ts';

const FOLDER = 'keys';
const FILE = 'signing-keys.json';
const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

const part = z.string().regex(/^[\w-]{43}$/);

const signingKeys = z
  .array(z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: part, y: part, d: part, kid: z.string().min(1) }))
  .min(1);

/**
 * The keys of SIGNING_KEYS, else of the data directory, where the first start makes one. Servers that share a database
 * need the same keys.
 * @throws StartError for keys that cannot be used
 */
export async function loadKeys({ SIGNING_KEYS, DATA_DIR }: Pick<Env, 'SIGNING_KEYS' | 'DATA_DIR'>): Promise<KeyRing> {
  if (SIGNING_KEYS !== undefined) return new KeyRing(parseKeys(SIGNING_KEYS, 'SIGNING_KEYS'));
  const path = join(DATA_DIR, FOLDER, FILE);
  const text = (await readIfThere(path)) ?? (await writeFirstKey(path));
  return new KeyRing(parseKeys(text, path));
}

function parseKeys(text: string, source: string): [SigningKey, ...SigningKey[]] {
  try {
    const [first, ...more] = signingKeys.parse(JSON.parse(text));
    if (first) return [first, ...more];
  } catch {
    // The cause would print a part of the key.
  }
  throw new StartError(`کلیدهای امضا در «${source}» خوانا نیست؛ فهرست JSON کلیدهای خصوصی P-256 (JWK) با kid بدهید.`);
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Of two servers that start at once, the second reads what the first has written: a link replaces no file. */
async function writeFirstKey(path: string): Promise<string> {
  const draft = `${path}.${randomUUID()}.part`;
  await mkdir(join(path, '..'), { recursive: true, mode: OWNER_ONLY_FOLDER });
  const file = await open(draft, 'wx', OWNER_ONLY);
  try {
    await file.writeFile(JSON.stringify([makeSigningKey()]));
    await file.sync();
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await file.close();
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
}
