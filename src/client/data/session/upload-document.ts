import type { StoredFile } from '../../../contract/files/file.ts';
import { read } from '../api.ts';
import type { Intent } from '../intents.ts';
import { asOperation } from '../write.ts';
import { partLimit } from './part-limit.ts';
import type { PrivateApi } from './private-api.ts';
import type { NewFile } from './upload-resumable.ts';

/** A smaller file is one call: it is sent again as a whole. */
const WHOLE_MAX_BYTES = 512 * 1024;

/**
 * Stores a picture or a PDF that belongs to the signed-in user. A larger file goes up in parts: sent again with the same
 * intent, it goes on where it was cut.
 * @param retryDelaysMs pauses between the tries of one part
 * @throws ApiError with what is wrong with the file
 */
export async function uploadDocument(
  { base, transfer }: Pick<PrivateApi, 'base' | 'transfer'>,
  { content, name, scope = 'document' }: NewFile,
  intent: Intent,
  retryDelaysMs?: readonly number[],
): Promise<Pick<StoredFile, 'id' | 'name'>> {
  if (content.size > WHOLE_MAX_BYTES) {
    const { uploadResumable } = await import('./upload-resumable.ts');
    await uploadResumable({ base, transfer }, { content, name, scope }, intent.newId, retryDelaysMs);
    return { id: intent.newId, name };
  }
  const body = new FormData();
  body.append('clientId', intent.newId);
  body.append('scope', scope);
  body.append('file', content, name);
  const { headers } = asOperation(intent);
  return read<StoredFile>(transfer(`${base}/api/v1/files`, { method: 'POST', headers, body, signal: partLimit() }));
}
