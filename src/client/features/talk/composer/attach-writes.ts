import type { PrivateApi } from '../../../data/session/private-api.ts';
import { uploadDocument } from '../../../data/session/upload-document.ts';
import { write } from '../../../data/write.ts';
import { attachmentContent } from '../../../parts/form/attachment-content.ts';

export const attachWrites = (api: PrivateApi) => ({
  /** The buttons show what is wrong with the file. */
  attach: () =>
    write({
      area: 'conversations',
      name: 'attach',
      send: async (file: File, intent) =>
        uploadDocument(api, { content: await attachmentContent(file), name: file.name, scope: 'attachment' }, intent),
      isFailureShown: false,
    }),
});
