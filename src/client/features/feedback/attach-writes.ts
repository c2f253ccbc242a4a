import { read } from '../../data/api.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';
import { uploadDocument } from '../../data/session/upload-document.ts';
import { asOperation, write } from '../../data/write.ts';
import { attachmentContent } from '../../parts/form/attachment-content.ts';

export const attachWrites = (api: PrivateApi) => ({
  /** The form shows what is wrong with the file. */
  attach: () =>
    write({
      area: 'feedback',
      name: 'attach',
      send: async (file: File, intent) =>
        uploadDocument(api, { content: await attachmentContent(file), name: file.name }, intent),
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
