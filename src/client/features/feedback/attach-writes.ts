import type { StoredFile } from '../../../contract/files/file.ts';
import { uuidv7 } from '../../../core/uuidv7.ts';
import { read } from '../../data/api.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';
import { asOperation, write } from '../../data/write.ts';
import { shrinkPicture } from '../../ui/shrink-picture.ts';

const FILES_PATH = '/api/v1/files';
/** Letters of a screen stay legible. */
const SIDE = 2_048;
/** A smaller picture is sent as it is. */
const KEPT_BYTES = 1024 * 1024;

const contentOf = async (file: File): Promise<Blob> =>
  file.type.startsWith('image/') && file.size > KEPT_BYTES
    ? shrinkPicture(file, { side: SIDE, isSquare: false })
    : file;

export const attachWrites = ({ base, fetch }: PrivateApi) => ({
  /** The form shows what is wrong with the file. */
  attach: () =>
    write({
      area: 'feedback',
      name: 'attach',
      send: async (file: File, operationId) => {
        const body = new FormData();
        body.append('clientId', uuidv7());
        body.append('scope', 'document');
        body.append('file', await contentOf(file), file.name);
        const { headers } = asOperation(operationId);
        return read<StoredFile>(fetch(base + FILES_PATH, { method: 'POST', headers, body }));
      },
      isFailureShown: false,
    }),
  /** Nobody misses a file that stays on the server: it is the user's own. */
  remove: () =>
    write({
      area: 'feedback',
      name: 'removeFile',
      send: (id: string, operationId) =>
        read<unknown>(fetch(`${base}${FILES_PATH}/${id}`, { method: 'DELETE', ...asOperation(operationId) })),
      isFailureShown: false,
    }),
});
