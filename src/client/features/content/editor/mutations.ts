import type { PageContent } from '../../../../contract/content/page.ts';
import { uuidv7 } from '../../../../core/ids/uuidv7.ts';
import { read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { uploadDocument } from '../../../data/session/upload-document.ts';
import { asOperation, write } from '../../../data/write.ts';
import { ownContentKey, ownContentsKey, ownRevisionsKey } from './queries.ts';

interface ContentEdit {
  id: string;
  /** Of the draft that was seen. */
  version: number;
  content: PageContent;
}

interface NewContent {
  id: string;
  title: string;
  contentTypeId: string;
  supplierId: string | undefined;
}

const seen = (version: number, operationId: string) => ({
  headers: { ...asOperation(operationId).headers, 'if-match': `"${version}"` },
});

export const contentWrites = (api: PrivateApi) => {
  const { ownContents } = api;
  const save = ({ id, version, content }: ContentEdit, operationId: string) =>
    read(ownContents[':id'].$put({ param: { id }, json: content }, seen(version, operationId)));
  const options = {
    area: 'content',
    invalidates: ({ id }: { id: string }) => [ownContentKey(id), ownContentsKey, ownRevisionsKey(id)],
    isFailureShown: false,
  };
  return {
    create: () =>
      write({
        ...options,
        name: 'createContent',
        send: ({ id, ...form }: NewContent, operationId) =>
          read(ownContents.index.$post({ json: { clientId: id, ...form } }, asOperation(operationId))),
      }),
    /** The form shows what is wrong. */
    save: () => write({ ...options, name: 'saveContent', send: save }),
    /** Saves first what the form has. @param publishAt a time to come; without it, now */
    publish: () =>
      write({
        ...options,
        name: 'publishContent',
        send: async ({ publishAt, ...edit }: ContentEdit & { publishAt?: string | undefined }, operationId) => {
          const { version } = await save(edit, uuidv7());
          const json = publishAt === undefined ? {} : { publishAt };
          return read(ownContents[':id'].publish.$post({ param: { id: edit.id }, json }, seen(version, operationId)));
        },
      }),
    withdraw: () =>
      write({
        ...options,
        name: 'withdrawContent',
        isFailureShown: true,
        send: ({ id }: { id: string }, operationId) =>
          read(ownContents[':id'].withdraw.$post({ param: { id } }, asOperation(operationId))),
      }),
    restore: () =>
      write({
        ...options,
        name: 'restoreContent',
        isFailureShown: true,
        send: ({ id, version, of }: { id: string; version: number; of: number }, operationId) =>
          read(ownContents[':id'].restore.$post({ param: { id }, json: { version: of } }, seen(version, operationId))),
      }),
    /** Closes the earlier link of the draft. */
    sharePreview: () =>
      write({
        area: 'content',
        name: 'sharePreview',
        isFailureShown: true,
        send: ({ id }: { id: string }) => read(ownContents[':id']['preview-token'].$post({ param: { id } })),
      }),
    /** The field shows what is wrong with the file. */
    upload: () =>
      write({
        area: 'content',
        name: 'uploadPicture',
        send: (file: File, operationId) => uploadDocument(api, { content: file, name: file.name }, operationId),
        isFailureShown: false,
      }),
  };
};
