import { uuidv7 } from '../../../core/ids/uuidv7.ts';
import { ApiError } from '../../data/api.ts';
import { uploadDocument } from '../../data/session/upload-document.ts';
import { deviceBlobs } from '../../offline/blobs/device-blobs.ts';
import type { OutboxCall } from '../../offline/outbox/operation.ts';
import type { NewFile } from './new-file.ts';

/** The server keeps for a day what nothing names. */
const SENT_MS = 12 * 60 * 60_000;
/** What the server says of a write whose files it does not know. */
const UNKNOWN: ReadonlySet<number> = new Set([404, 409, 422]);
/** The outbox itself waits longer. */
const RETRY_DELAYS_MS = [0, 1_000];

/**
 * Sends the files that wait on the device, one after the other. What was cut goes on where it was.
 * @throws ApiError with what is wrong with a file
 */
export async function sendFiles(
  api: Pick<OutboxCall<unknown>, 'base' | 'transfer'>,
  files: readonly NewFile[],
): Promise<void> {
  for (const { id } of files) {
    const kept = await deviceBlobs.find(id);
    // What the device has lost may be with the server: it knows.
    if (!kept || Math.abs(Date.now() - (kept.sentAt ?? 0)) < SENT_MS) continue;
    const content = new File([kept.content], kept.name, { type: kept.mime });
    // The object's id makes it the same file; a key would answer for one that is gone since.
    const intent = { id: uuidv7(), newId: id };
    await uploadDocument(api, { content, name: kept.name, scope: 'attachment' }, intent, RETRY_DELAYS_MS);
    await deviceBlobs.noteSent(id, Date.now());
  }
}

/** The next try sends the files again: the server may have lost them. @throws the error */
export async function sendAgain(files: readonly NewFile[], error: unknown): Promise<never> {
  if (error instanceof ApiError && UNKNOWN.has(error.status))
    for (const { id } of files) await deviceBlobs.noteSent(id, null).catch(() => {});
  throw error;
}
