import { Blob as NodeBlob } from 'node:buffer';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { privateApiAt } from '../../../src/client/data/session/private-api.ts';
import { uploadDocument } from '../../../src/client/data/session/upload-document.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { newCatalog } from '../../factories/catalog.ts';
import { faults, readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { fakeLocks } from './fake-locks.ts';

fakeLocks();
serveCatalog(newCatalog());

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
