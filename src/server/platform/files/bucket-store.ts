import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { unavailable } from '../errors/app-error.ts';
import { assertFileKey } from './file-key.ts';
import type { FileStore } from './file-store.ts';

const REGION_DEFAULT = 'us-east-1';
/** Less than a call may take. */
const TIMEOUT_MS = 20_000;
const NOT_FOUND = 404;

/** Files in a bucket of a service with S3's calls, addressed by path: `https://KEY:SECRET@host/bucket/prefix?region=…`. */
export class BucketStore implements FileStore {
  readonly #base: string;
  readonly #client: AwsClient;
  readonly #timeoutMs: number;

  constructor(address: string, { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {}) {
    const url = new URL(address.replace(/^s3:/, 'https:'));
    this.#client = new AwsClient({
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
      service: 's3',
      region: url.searchParams.get('region') ?? REGION_DEFAULT,
      // Whoever waits for the answer retries.
      retries: 0,
    });
    this.#base = `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
    this.#timeoutMs = timeoutMs;
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await this.#send(key, {
      method: 'PUT',
      body: bytes as Uint8Array<ArrayBuffer>,
      headers: { 'x-amz-content-sha256': sha256 },
    });
  }

  async find(key: string): Promise<Buffer | undefined> {
    const response = await this.#send(key, { method: 'GET' });
    if (!response) return undefined;
    return Buffer.from(await response.arrayBuffer().catch(fail));
  }

  async open(key: string): Promise<AsyncIterable<Uint8Array> | undefined> {
    const headers = new AbortController();
    const timer = setTimeout(() => headers.abort(), this.#timeoutMs);
    const response = await this.#send(key, { method: 'GET', signal: headers.signal }).finally(() =>
      clearTimeout(timer),
    );
    // `fetch` itself ends a body that stalls for five minutes.
    return response?.body ?? undefined;
  }

  async remove(key: string): Promise<void> {
    await this.#send(key, { method: 'DELETE' });
  }

  /** Undefined for 404. @throws a 503 problem for every other failure */
  async #send(key: string, init: RequestInit): Promise<Response | undefined> {
    assertFileKey(key);
    const signal = init.signal ?? AbortSignal.timeout(this.#timeoutMs);
    const response = await this.#client.fetch(`${this.#base}/${key}`, { ...init, signal }).catch(fail);
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === NOT_FOUND && init.method !== 'PUT') return undefined;
    return fail(new Error(`the bucket answered ${response.status} to ${init.method}`));
  }
}

function fail(error: unknown): never {
  throw unavailable(error);
}
