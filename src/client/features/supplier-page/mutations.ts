import type { QueryKey } from '@tanstack/react-query';
import type { SupplierPageContent } from '../../../contract/suppliers/supplier-page.ts';
import { read } from '../../data/api.ts';
import { type Intent, stepOf } from '../../data/intents.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';
import { uploadDocument } from '../../data/session/upload-document.ts';
import { readUserInfo } from '../../data/session/user-info.ts';
import { asVersioned, ofSavedVersion, write } from '../../data/write.ts';
import { ownPageKey } from './queries.ts';

interface PageEdit {
  id: string;
  /** Of the draft that was seen. */
  version: number;
  content: SupplierPageContent;
}

/** Of what a user has typed on this device. */
export const pageDraftKey = (sub: string, id: string): string => `supplier-page:${sub}:${id}`;

/** @param publicKey of the read of the public page, which changes too */
export const pageWrites = ({ ownPages }: PrivateApi, publicKey: QueryKey) => {
  const save = ({ id, version, content }: PageEdit, intent: Intent) =>
    read(ownPages[':id'].page.$put({ param: { id }, json: content }, asVersioned(intent, version)));
  const options = {
    area: 'account',
    invalidates: ({ id }: PageEdit) => [ownPageKey(id), publicKey],
    draftKey: ({ id }: PageEdit) => pageDraftKey(readUserInfo()?.sub ?? '', id),
    follows: ofSavedVersion<PageEdit>,
    isFailureShown: false,
  };
  return {
    /** The form shows what is wrong. */
    savePage: () => write({ ...options, name: 'savePage', send: save }),
    /** Saves first what the form has. */
    publishPage: () =>
      write({
        ...options,
        name: 'publishPage',
        send: async (edit: PageEdit, intent) => {
          const { version } = await save(edit, intent);
          return read(
            ownPages[':id'].page.publish.$post({ param: { id: edit.id } }, asVersioned(stepOf(intent, 1), version)),
          );
        },
      }),
  };
};

export const licenceFileWrites = (api: PrivateApi) => ({
  /** The form shows what is wrong with the file. */
  upload: () =>
    write({
      area: 'account',
      name: 'uploadLicenceFile',
      send: (file: File, intent) => uploadDocument(api, { content: file, name: file.name }, intent),
      isFailureShown: false,
    }),
});
