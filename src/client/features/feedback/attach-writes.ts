import { read } from '../../data/api.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';
import { uploadDocument } from '../../data/session/upload-document.ts';
import { asOperation, write } from '../../data/write.ts';
import { shrinkPicture } from '../../ui/image/shrink-picture.ts';

/** Letters of a screen stay legible. */
const SIDE = 2_048;
/** A smaller picture is sent as it is. */
const KEPT_BYTES = 1024 * 1024;

const contentOf = async (file: File): Promise<Blob> =>
  file.type.startsWith('image/') && file.size > KEPT_BYTES
    ? shrinkPicture(file, { side: SIDE, isSquare: false })
    : file;

export const attachWrites = (api: PrivateApi) => ({
  /** The form shows what is wrong with the file. */
  attach: () =>
    write({
      area: 'feedback',
      name: 'attach',
      send: async (file: File, intent) =>
        uploadDocument(api, { content: await contentOf(file), name: file.name }, intent),
      isFailureShown: false,
    }),
  /** Nobody misses a file that stays on the server: it is the user's own. */
  remove: () =>
    write({
      area: 'feedback',
      name: 'removeFile',
      send: (id: string, intent) =>
        read<unknown>(api.fetch(`${api.base}/api/v1/files/${id}`, { method: 'DELETE', ...asOperation(intent) })),
      isFailureShown: false,
    }),
});
