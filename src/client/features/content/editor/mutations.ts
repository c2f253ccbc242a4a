import type { PageContent } from '../../../../contract/content/page.ts';
import { read } from '../../../data/api.ts';
import { type Intent, stepOf } from '../../../data/intents.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { uploadDocument } from '../../../data/session/upload-document.ts';
import { readUserInfo } from '../../../data/session/user-info.ts';
import { asOperation, asVersioned, ofSavedVersion, write } from '../../../data/write.ts';
import { ownContentKey, ownContentsKey, ownRevisionsKey } from './queries.ts';

interface ContentEdit {
  id: string;
  /** Of the draft that was seen. */
  version: number;
  content: PageContent;
}

/** `publishAt`: a time to come; without it, now. */
type Publication = ContentEdit & { publishAt?: string | undefined };

interface NewContent {
  title: string;
  contentTypeId: string;
  supplierId: string | undefined;
}

export const newContentDraftKey = (supplierId: string | undefined): string => `new-content:${supplierId ?? ''}`;

/** Of what a user has typed on this device. */
export const contentDraftKey = (id: string): string => `content:${readUserInfo()?.sub ?? ''}:${id}`;

export const contentWrites = (api: PrivateApi) => {
  const { ownContents } = api;
  const save = ({ id, version, content }: ContentEdit, intent: Intent) =>
    read(ownContents[':id'].$put({ param: { id }, json: content }, asVersioned(intent, version)));
  const options = {
    area: 'content',
    invalidates: ({ id }: { id: string }) => [ownContentKey(id), ownContentsKey, ownRevisionsKey(id)],
    isFailureShown: false,
  };
  const keptAs = <Edit extends ContentEdit>() => ({
    draftKey: ({ id }: Edit) => contentDraftKey(id),
    follows: ofSavedVersion<Edit>,
  });
  return {
    create: () =>
      write({
        area: 'content',
        name: 'createContent',
        invalidates: () => [ownContentsKey],
        isFailureShown: false,
        send: (form: NewContent, intent) =>
          read(ownContents.index.$post({ json: { clientId: intent.newId, ...form } }, asOperation(intent))),
        draftKey: ({ supplierId }) => newContentDraftKey(supplierId),
      }),
    /** The form shows what is wrong. */
    save: () => write({ ...options, ...keptAs<ContentEdit>(), name: 'saveContent', send: save }),
    /** Saves first what the form has. @param publishAt a time to come; without it, now */
    publish: () =>
      write({
        ...options,
        ...keptAs<Publication>(),
        name: 'publishContent',
        send: async ({ publishAt, ...edit }: Publication, intent) => {
          const { version } = await save(edit, intent);
          const json = publishAt === undefined ? {} : { publishAt };
          return read(
            ownContents[':id'].publish.$post({ param: { id: edit.id }, json }, asVersioned(stepOf(intent, 1), version)),
          );
        },
      }),
    withdraw: () =>
      write({
        ...options,
        name: 'withdrawContent',
        isFailureShown: true,
        send: ({ id }: { id: string }, intent) =>
          read(ownContents[':id'].withdraw.$post({ param: { id } }, asOperation(intent))),
      }),
    restore: () =>
      write({
        ...options,
        name: 'restoreContent',
        isFailureShown: true,
        send: ({ id, version, of }: { id: string; version: number; of: number }, intent) =>
          read(
            ownContents[':id'].restore.$post({ param: { id }, json: { version: of } }, asVersioned(intent, version)),
          ),
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
        send: (file: File, intent) => uploadDocument(api, { content: file, name: file.name }, intent),
        isFailureShown: false,
      }),
  };
};
