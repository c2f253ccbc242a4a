import { Blob as NodeBlob } from 'node:buffer';
import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { privateApiAt } from '../../../src/client/data/session/private-api.ts';
import { uploadDocument } from '../../../src/client/data/session/upload-document.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { newCatalog } from '../../factories/catalog.ts';
import { faults, readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { fakeLocks } from './fake-locks.ts';

fakeLocks();
serveCatalog(newCatalog());

// Node's fetch sends forms of its own kind only.
const form = await new Response('', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }).formData();
Object.assign(globalThis, { FormData: form.constructor });

const api = privateApiAt('http://rasteh.test');
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const intent = () => ({ id: uuidv7(), newId: uuidv7() });

/** A PDF of 3 MB: six parts. */
const content = Buffer.concat([
  Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%'),
  Buffer.alloc(3_000_000, 'x'),
  Buffer.from('\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
]);
const file = { content: new NodeBlob([content]) as unknown as Blob, name: 'نقشه.pdf' };

it('sends a large file in parts, and goes on where each lost answer has cut it', async () => {
  const headers = await signInDevice('09351234001');
  const asked: string[] = [];
  const isLost = ({ method }: Request) => asked.push(method) % 2 === 1;
  await renderApp('/', { api: [faults.lost('/files/uploads*', isLost)] });
  const given = intent();
  expect(await uploadDocument(api, file, given)).toEqual({ id: given.newId, name: file.name });
  const stored = await readFromServer<{ sha256: string }[]>(`/users/export`, { headers }).catch(() => undefined);
  expect(JSON.stringify(stored)).toContain(sha(content));
  // Each part went up once.
  expect(asked.filter((method) => method === 'PATCH')).toHaveLength(6);
});

it('says what is wrong with a large file', async () => {
  await signInDevice('09351234002');
  await renderApp('/');
  const unknown = { ...file, content: new NodeBlob([Buffer.alloc(700_000, 'x')]) as unknown as Blob };
  await expect(uploadDocument(api, unknown, intent())).rejects.toMatchObject({
    status: 415,
    problem: { field: 'file', message: expect.stringMatching(/پذیرفته نیست/) },
  });
});

it.each([
  ['a large file', content],
  ['a small file', content.subarray(0, 1_000)],
])('does not wait for a call that hangs: it ends a part of %s', async (_size, bytes) => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const transfer = vi.fn(
    (_input: RequestInfo | URL, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new TypeError('fetch failed')));
      }),
  );
  const hanging = { ...file, content: new NodeBlob([bytes]) as unknown as Blob };
  const upload = uploadDocument({ base: 'http://rasteh.test', transfer }, hanging, intent(), []);
  await vi.waitFor(() => expect(transfer).toHaveBeenCalled());
  limit.abort();
  await expect(upload).rejects.toThrow(TypeError);
  timeout.mockRestore();
});

it('lets its caller end a transfer', async () => {
  await signInDevice('09351234003');
  await renderApp('/');
  const ended = api.transfer('http://rasteh.test/api/v1/files', { signal: AbortSignal.abort() });
  await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
});
