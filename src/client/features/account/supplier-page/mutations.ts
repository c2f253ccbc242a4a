import type { QueryKey } from '@tanstack/react-query';
import type { SupplierPageContent } from '../../../../contract/suppliers/supplier-page.ts';
import { uuidv7 } from '../../../../core/ids/uuidv7.ts';
import { read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { uploadDocument } from '../../../data/session/upload-document.ts';
import { asOperation, write } from '../../../data/write.ts';
import { ownPageKey } from './queries.ts';

interface PageEdit {
  id: string;
  /** Of the draft that was seen. */
  version: number;
  content: SupplierPageContent;
}

const seen = (version: number, operationId: string) => ({
  headers: { ...asOperation(operationId).headers, 'if-match': `"${version}"` },
});

/** @param publicKey of the read of the public page, which changes too */
export const pageWrites = ({ ownPages }: PrivateApi, publicKey: QueryKey) => {
  const save = ({ id, version, content }: PageEdit, operationId: string) =>
    read(ownPages[':id'].page.$put({ param: { id }, json: content }, seen(version, operationId)));
  const options = {
    area: 'account',
    invalidates: ({ id }: PageEdit) => [ownPageKey(id), publicKey],
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
        send: async (edit: PageEdit, operationId) => {
          const { version } = await save(edit, uuidv7());
          return read(ownPages[':id'].page.publish.$post({ param: { id: edit.id } }, seen(version, operationId)));
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
      send: (file: File, operationId) => uploadDocument(api, { content: file, name: file.name }, operationId),
      isFailureShown: false,
    }),
});
