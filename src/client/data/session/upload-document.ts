import type { StoredFile } from '../../../contract/files/file.ts';
import { read } from '../api.ts';
import type { Intent } from '../intents.ts';
import { asOperation } from '../write.ts';
import type { PrivateApi } from './private-api.ts';

/**
 * Stores a picture or a PDF that belongs to the signed-in user.
 * @throws ApiError with what is wrong with the file
 */
export function uploadDocument(
  { base, transfer }: PrivateApi,
  { content, name }: { content: Blob; name: string },
  intent: Intent,
): Promise<StoredFile> {
  const body = new FormData();
  body.append('clientId', intent.newId);
  body.append('scope', 'document');
  body.append('file', content, name);
  const { headers } = asOperation(intent);
  return read<StoredFile>(transfer(`${base}/api/v1/files`, { method: 'POST', headers, body }));
}
