import type { DocumentTypeId } from '../../../../core/trade/document-types.ts';
import { read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { uploadDocument } from '../../../data/session/upload-document.ts';
import { asOperation, write } from '../../../data/write.ts';
import { attachmentContent } from '../../../parts/form/attachment-content.ts';
import { sharedWrite } from '../shared-write.ts';

interface Chosen {
  requestId: string;
  typeId: DocumentTypeId;
  file: File;
}

export const documentWrites = (api: PrivateApi) => ({
  /** Stores a file and gives it to both parties. The part shows what is wrong with it. */
  add: () =>
    write({
      ...sharedWrite,
      name: 'addDocument',
      isFailureShown: false,
      send: async ({ requestId, typeId, file }: Chosen, intent) => {
        const content = await attachmentContent(file);
        const { id: fileId } = await uploadDocument(api, { content, name: file.name, scope: 'attachment' }, intent);
        const { documents } = api.trade[':id'];
        const { headers } = asOperation({ ...intent, id: intent.newId });
        return read(documents.$post({ param: { id: requestId }, json: { typeId, fileId } }, { headers }));
      },
    }),
});
