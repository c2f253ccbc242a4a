import { readdirSync } from 'node:fs';
import type { Problem } from '../../../src/contract/problem.ts';
import type { SignedIn } from '../../setup/sign-in.ts';
import type { TestApp } from '../../setup/test-app.ts';

export const FILES = '/api/v1/files';
export const PICTURE = '/api/v1/users/profile-picture';

export interface Upload {
  content: Buffer | string;
  as: SignedIn;
  /** @default files */
  path?: string;
  name?: string;
  /** What the sender says it is. */
  type?: string;
  fields?: Record<string, string>;
  key?: string | undefined;
}

export interface UploadAnswer {
  status: number;
  headers: Headers;
  body: Problem & Record<string, unknown>;
}

export function fileCalls({ app, filesDir }: Pick<TestApp, 'app' | 'filesDir'>) {
  const upload = async (given: Upload): Promise<UploadAnswer> => {
    const { content, as, path = FILES, name = 'a.png', type = 'image/png', key } = given;
    const form = new FormData();
    for (const [field, value] of Object.entries(given.fields ?? (path === FILES ? { scope: 'document' } : {})))
      form.append(field, value);
    form.append('file', new File([Uint8Array.from(Buffer.from(content))], name, { type }));
    const headers = { ...as.headers, ...(key && { 'idempotency-key': key }) };
    const response = await app.request(path, { method: 'POST', headers, body: form });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as UploadAnswer['body'],
    };
  };
  const get = async (path: string, as: SignedIn, headers: Record<string, string> = {}) => {
    const response = await app.request(path, { headers: { ...as.headers, ...headers } });
    const content = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, content };
  };
  const remove = async (path: string, as: SignedIn) => {
    const response = await app.request(path, { method: 'DELETE', headers: as.headers });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  /** The names of all stored contents, finished or not. */
  const stored = (): string[] =>
    readdirSync(filesDir, { recursive: true, withFileTypes: true }).flatMap((one) => (one.isFile() ? one.name : []));
  return { upload, get, remove, stored };
}
