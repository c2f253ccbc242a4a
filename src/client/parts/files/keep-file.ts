import { uuidv7 } from '../../../core/ids/uuidv7.ts';
import { errorName } from '../../offline/error-name.ts';
import { deviceOutbox } from '../../offline/outbox/device-outbox.ts';
import { attachmentContent } from '../form/attachment-content.ts';
import type { NewFile } from './new-file.ts';

interface Kept {
  kept?: NewFile;
  /** Why it is not kept. */
  fault?: 'full' | 'failed';
}

/** Keeps a chosen file on the device until what names it is sent. */
export async function keepFile(sub: string | null, file: File): Promise<Kept> {
  try {
    const { deviceBlobs } = await import('../../offline/blobs/device-blobs.ts');
    const id = uuidv7();
    const { name } = file;
    const taken = await attachmentContent(file);
    const mime = taken.type || file.type;
    const blob = { id, sub, name, mime, content: await taken.arrayBuffer() };
    await deviceBlobs.keep(blob).catch(async (error: unknown) => {
      if (errorName(error) !== 'QuotaExceededError') throw error;
      const { freeSpace } = await import('../../offline/outbox/free-space.ts');
      await freeSpace();
      await deviceBlobs.keep(blob);
    });
    return { kept: { id, name, mime, isKept: true } };
  } catch (error) {
    return { fault: errorName(error) === 'BlobsFullError' ? 'full' : 'failed' };
  }
}

/** A file that was taken out of what is written. What another tab has sent meanwhile goes with its row. */
export async function dropKept({ id }: NewFile): Promise<void> {
  try {
    const rows = await deviceOutbox.read();
    if (rows.some(({ payload }) => JSON.stringify(payload).includes(id))) return;
    const { deviceBlobs } = await import('../../offline/blobs/device-blobs.ts');
    await deviceBlobs.drop([id]);
  } catch {
    // A later start sweeps it.
  }
}
